import FilterTestSupport
import FilterVocabulary
import Testing

/// Mistakes in what a file says, each with its place and its whole message.
@Suite struct VocabularyMistakeTests {
  @Test(arguments: keys + types + choices + names) func theMistakeIsNamed(example: MistakeExample) {
    example.check()
  }

  static let keys: [MistakeExample] = [
    MistakeExample("①[]", "Here must stand a vocabulary, { … }, not a list"),
    MistakeExample(
      "①②{}", "'name' is missing: a vocabulary cannot do without", "'fields' is missing: a vocabulary cannot do without"
    ),
    MistakeExample("{\"name\": \"x\", \"fields\": ①[]}", "A vocabulary needs at least one field"),
    .root("①\"sumary\": \"\"", "'sumary' is no key of a vocabulary: did you mean 'summary'?"),
    .root("①\"xyz\": 1", "'xyz' is no key of a vocabulary: remove it"),
    .field(
      "\"name\": \"a\", ①\"type\": \"text\", \"kind\": \"text\", \"summary\": \"\"",
      "'type' is no key of a field: did you mean 'kind'?"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", ①\"mutliplicity\": \"one\"",
      "'mutliplicity' is no key of a field: did you mean 'multiplicity'?"),
    .root(
      "\"catalogs\": [①{\"name\": \"c\", ②\"valeus\": []}]", "'values' is missing: a catalog cannot do without",
      "'valeus' is no key of a catalog: did you mean 'values'?"),
    .root("\"limits\": {①\"regex\": 1}", "'regex' is no key of the limits: did you mean 'regexes'?"),
    .root("①\"a\\u0007\\nb\": 1", "'a\\u0007\\u000ab' is no key of a vocabulary: remove it"),
    .root(
      "①\"a very long key that nobody would ever write by hand\": 1",
      "'a very long key that nobody would ever w…' is no key of a vocabulary: remove it"),
  ]

  static let types: [MistakeExample] = [
    .root("\"summary\": ①1", "'summary' must be a text, not a number"),
    .root("\"summary\": ①null", "'summary' must be a text, not null"),
    .root("\"$schema\": ①true", "'$schema' must be a text, not true or false"),
    .root("\"notes\": ①\"a\"", "'notes' must be a list, not a text"),
    .root(
      "\"notes\": [\"a\", ①1, ②\"\"]", "'notes' must hold texts, not a number", "A text of 'notes' must not be empty"),
    .root("\"catalogs\": [①\"c\"]", "Here must stand a catalog, { … }, not a text"),
    .root("\"catalogs\": ①{}", "'catalogs' must be a list, not an object"),
    .root("\"limits\": ①[]", "Here must stand the limits, { … }, not a list"),
    .root("\"limits\": {\"number\": ①-1}", "'number' must be a whole number from 0"),
    .root("\"limits\": {\"number\": ①\"1\"}", "'number' must be a number, not a text"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"regex\": ①\"yes\", \"aliases\": ②\"b\"",
      "'regex' must be true or false, not a text", "'aliases' must be a list, not a text"),
    .field(
      "\"name\": \"a\", \"kind\": ①1, \"summary\": \"\"", "Here must stand the name of a kind, not a number"),
    .field("\"name\": ①1, \"kind\": \"text\", \"summary\": \"\"", "'name' must be a text, not a number"),
    MistakeExample(
      "{\"name\": ①\"\", \"fields\": ②{}}", "'name' must not be empty", "'fields' must be a list, not an object"),
    MistakeExample("{\"name\": \"x\", \"fields\": [①1]}", "Here must stand a field, { … }, not a number"),
  ]

  static let choices: [MistakeExample] = [
    .field(
      "\"name\": \"a\", \"kind\": ①\"numbr\", \"summary\": \"\"",
      """
      'numbr' is no kind: write text, number, number-or-text, date, year, colors, cost, devotion, enumeration, \
      ordered-enumeration, flag, absent-flag, catalog, uuid, integer-id or directive
      """),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": [\":\", ①\"=<\", ②\":\"]",
      "'=<' is no operator: write :, =, !=, <, <=, > or >=", "The operator ':' stands here a second time"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"multiplicity\": ①\"few\"",
      "'few' is no multiplicity: write one, optional, perPart or many"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"confidence\": ①\"maybe\"",
      "'maybe' is no confidence: write sure, likely or guess"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": ①[]",
      "A field takes at least one operator: leave 'operators' out for those of its kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"operators\": ①\":=\"",
      "'operators' must be a list, not a text"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"colon\": ①\":\"",
      "'colon' says what ':' stands for: write =, !=, <, <=, > or >="),
    .root(
      "\"symbols\": [{\"code\": \"W\", \"kind\": ①\"mana\"}]",
      """
      'mana' is no kind of symbol: write color, colorless, snow, variable, generic, half, infinite, hybrid, two-hybrid, \
      colorless-hybrid, phyrexian, hybrid-phyrexian, special or text
      """),
  ]

  static let names: [MistakeExample] = [
    .field(
      "\"name\": ①\"$\", \"aliases\": [②\"a b\", ③\"\", \"ok\"], \"kind\": \"text\", \"summary\": \"\"",
      "'$' is no field name: it begins with a letter or _, followed by letters, digits, _ and -",
      "'a b' is no field name: it begins with a letter or _, followed by letters, digits, _ and -",
      "A text of 'aliases' must not be empty"),
    .field(
      "\"name\": ①\"\", \"kind\": \"text\", \"summary\": \"\"",
      "'' is no field name: it begins with a letter or _, followed by letters, digits, _ and -"),
    .field(
      "\"name\": ①\"Age\", \"kind\": \"text\", \"summary\": \"\"",
      "A field name is written in small letters: write 'age'"),
    .field(
      "\"name\": \"a\", \"aliases\": [\"b\", ①\"a\", ②\"b\"], \"kind\": \"text\", \"summary\": \"\"",
      "'a' is a name of the field 'a' already", "'b' is a name of the field 'a' already"),
    MistakeExample(
      """
      {"name": "x", "fields": [
        {"name": "a", "aliases": ["b"], "kind": "text", "summary": ""},
        {"name": ①"b", "aliases": [②"a"], "kind": "text", "summary": ""}]}
      """,
      "'b' is a name of the field 'a' already", "'a' is a name of the field 'a' already"),
    .root("\"nameField\": ①\"c\"", "There is no field 'c': did you mean 'a'?"),
    .root("\"nameField\": ①\"title\"", "There is no field 'title'"),
    .root("\"absentFields\": [①\"a\"]", "'a' is not absent: it is a name of the field 'a'"),
    .root(
      "\"absentFields\": [①\"x y\", \"c\", ②\"c\"]",
      "'x y' is no field name: it begins with a letter or _, followed by letters, digits, _ and -",
      "The absent field 'c' stands here a second time"),
    .root(
      "\"absentFields\": [{\"name\": \"z\", \"replacement\": ①\"weight\"}]", "There is no field 'weight'"),
    .root("\"zeroWords\": [①\"X\"]", "A word is written in small letters: write 'x'"),
  ]
}
