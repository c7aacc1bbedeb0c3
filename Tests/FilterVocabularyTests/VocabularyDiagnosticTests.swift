import FilterVocabulary
import Testing
import _FilterTestSupport

/// Errors in a file, each with its position and message.
@Suite struct VocabularyDiagnosticTests {
  @Test func theMessageIsExact() {
    let rows = Self.keys + Self.types + Self.choices + Self.names
    for example in rows {
      example.check()
    }
  }

  static let keys: [DiagnosticExample] = [
    DiagnosticExample("①[]", "expected a vocabulary object { … }, found a list"),
    DiagnosticExample(
      "①②{}", "missing required key 'name' of a vocabulary", "missing required key 'fields' of a vocabulary"
    ),
    DiagnosticExample("{\"name\": \"x\", \"fields\": ①[]}", "a vocabulary needs at least one field"),
    .root("①\"sumary\": \"\"", "unknown key 'sumary' of a vocabulary; did you mean 'summary'?"),
    .root("①\"xyz\": 1", "unknown key 'xyz' of a vocabulary"),
    .field(
      "\"name\": \"a\", ①\"type\": \"text\", \"kind\": \"text\", \"summary\": \"\"",
      "unknown key 'type' of a field; did you mean 'kind'?"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", ①\"mutliplicity\": \"one\"",
      "unknown key 'mutliplicity' of a field; did you mean 'multiplicity'?"),
    .root(
      "\"catalogs\": [①{\"name\": \"c\", ②\"valeus\": []}]", "missing required key 'values' of a catalog",
      "unknown key 'valeus' of a catalog; did you mean 'values'?"),
    .root("\"limits\": {①\"regex\": 1}", "unknown key 'regex' of the limits; did you mean 'regexes'?"),
    .root("①\"a\\u0007\\nb\": 1", "unknown key 'a\\u0007\\u000ab' of a vocabulary"),
    .root(
      "①\"a very long key that nobody would ever write by hand\": 1",
      "unknown key 'a very long key that nobody would ever w…' of a vocabulary"),
  ]

  static let types: [DiagnosticExample] = [
    .root("\"summary\": ①1", "'summary' must be a string, found a number"),
    .root("\"summary\": ①null", "'summary' must be a string, found null"),
    .root("\"$schema\": ①true", "'$schema' must be a string, found a boolean"),
    .root("\"notes\": ①\"a\"", "'notes' must be a list, found a string"),
    .root(
      "\"notes\": [\"a\", ①1, ②\"\"]", "'notes' must contain strings, found a number",
      "'notes' must not contain an empty string"),
    .root("\"catalogs\": [①\"c\"]", "expected a catalog object { … }, found a string"),
    .root("\"catalogs\": ①{}", "'catalogs' must be a list, found an object"),
    .root("\"limits\": ①[]", "expected the limits object { … }, found a list"),
    .root("\"limits\": {\"number\": ①-1}", "'number' must be a whole number from 0"),
    .root("\"limits\": {\"number\": ①\"1\"}", "'number' must be a number, found a string"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"regex\": ①\"yes\", \"aliases\": ②\"b\"",
      "'regex' must be true or false, found a string", "'aliases' must be a list, found a string"),
    .field(
      "\"name\": \"a\", \"kind\": ①1, \"summary\": \"\"", "expected the name of a kind, found a number"),
    .field("\"name\": ①1, \"kind\": \"text\", \"summary\": \"\"", "'name' must be a string, found a number"),
    DiagnosticExample(
      "{\"name\": ①\"\", \"fields\": ②{}}", "'name' must not be empty", "'fields' must be a list, found an object"),
    DiagnosticExample("{\"name\": \"x\", \"fields\": [①1]}", "expected a field object { … }, found a number"),
  ]

  static let choices: [DiagnosticExample] = [
    .field(
      "\"name\": \"a\", \"kind\": ①\"numbr\", \"summary\": \"\"",
      """
      unknown kind 'numbr'; use text, path, number, number-or-text, date, year, instant, duration, size, colors, \
      cost, devotion, enumeration, ordered-enumeration, flag, absent-flag, boolean, catalog, uuid, integer-id, version, \
      address or directive
      """),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": [\":\", ①\"=<\", ②\":\"]",
      "unknown operator '=<'; use :, =, !=, <, <=, > or >=", "duplicate operator ':'"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"multiplicity\": ①\"few\"",
      "unknown multiplicity 'few'; use one, optional, perPart or many"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"confidence\": ①\"maybe\"",
      "unknown confidence 'maybe'; use sure, likely or guess"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": ①[]",
      "'operators' must not be empty; omit it for the operators of the kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": ①\":=\"",
      "'operators' must be a list, found a string"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"colon\": ①\":\"",
      "'colon' must be the operator that ':' stands for: =, !=, <, <=, > or >="),
    .root(
      "\"symbols\": [{\"code\": \"W\", \"kind\": ①\"mana\"}]",
      """
      unknown kind of symbol 'mana'; use color, colorless, snow, variable, generic, half, infinite, hybrid, two-hybrid, \
      colorless-hybrid, phyrexian, hybrid-phyrexian, special or text
      """),
  ]

  static let names: [DiagnosticExample] = [
    .field(
      "\"name\": ①\"$\", \"aliases\": [②\"a b\", ③\"\", \"ok\"], \"kind\": \"text\", \"summary\": \"\"",
      "'$' is not a field name; it needs a letter or _, then letters, digits, _, - and single dots",
      "'a b' is not a field name; it needs a letter or _, then letters, digits, _, - and single dots",
      "'aliases' must not contain an empty string"),
    .field(
      "\"name\": ①\"\", \"kind\": \"text\", \"summary\": \"\"",
      "'' is not a field name; it needs a letter or _, then letters, digits, _, - and single dots"),
    .field(
      "\"name\": ①\"Age\", \"kind\": \"text\", \"summary\": \"\"",
      "a field name must be lower-case; write 'age'"),
    .field(
      "\"name\": \"a\", \"aliases\": [\"b\", ①\"a\", ②\"b\"], \"kind\": \"text\", \"summary\": \"\"",
      "'a' is already a name of the field 'a'", "'b' is already a name of the field 'a'"),
    DiagnosticExample(
      """
      {"name": "x", "fields": [
        {"name": "a", "aliases": ["b"], "kind": "text", "summary": ""},
        {"name": ①"b", "aliases": [②"a"], "kind": "text", "summary": ""}]}
      """,
      "'b' is already a name of the field 'a'", "'a' is already a name of the field 'a'"),
    .root("\"nameField\": ①\"c\"", "unknown field 'c'; did you mean 'a'?"),
    .root("\"nameField\": ①\"title\"", "unknown field 'title'"),
    .root("\"absentFields\": [①\"a\"]", "'a' is not absent; it is a name of the field 'a'"),
    .root(
      "\"absentFields\": [①\"x y\", \"c\", ②\"c\"]",
      "'x y' is not a field name; it needs a letter or _, then letters, digits, _, - and single dots",
      "duplicate absent field 'c'"),
    .root(
      "\"absentFields\": [{\"name\": \"z\", \"replacement\": ①\"weight\"}]", "unknown field 'weight'"),
    .root(
      #""patternShorthands": [{"spelling": ①"id", "summary": "", "pattern": "a"}]"#,
      #"the shorthand 'id' must be a backslash and 1 to 15 letters; in JSON a backslash is written twice"#),
    .root(
      #"""
      "patternShorthands": [
        {"spelling": "\\id", "summary": "", "pattern": "a"}, ①{"spelling": "\\id", "summary": "", "pattern": "b"}]
      """#,
      #"duplicate shorthand '\id'"#),
    .root("\"zeroWords\": [①\"X\"]", "a word must be lower-case; write 'x'"),
  ]
}
