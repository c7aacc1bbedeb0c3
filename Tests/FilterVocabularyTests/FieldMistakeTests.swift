import FilterTestSupport
import FilterVocabulary
import Testing

/// What does not go together in a field, a list of values, a palette or a symbol.
@Suite struct FieldMistakeTests {
  @Test(arguments: kinds + phrases + comparatives + values + palettes + symbols) func theMistakeIsNamed(
    example: MistakeExample
  ) {
    example.check()
  }

  static let kinds: [MistakeExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"comparesColumns\": ①true, \"isColumn\": ②true, \"whole\": ③true",
      "Only fields of numbers have 'comparesColumns': remove it, or change the kind",
      "Only fields of numbers have 'isColumn': remove it, or change the kind",
      "Only fields of numbers have 'whole': remove it, or change the kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"operators\": [\":\", ①\"<\"]",
      "Values of the kind 'text' have no order, so '<' means nothing"),
    .field(
      "\"name\": \"a\", \"kind\": \"flag\", \"values\": [\"v\"], \"summary\": \"\", \"colon\": ①\">=\"",
      "Values of the kind 'flag' have no order, so '>=' means nothing"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"values\": ①[\"few\"], \"summary\": \"\"",
      "The only words for numbers are 'even' and 'odd': other values need another kind"),
    MistakeExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"ordered-enumeration\", \"summary\": \"\"}]}",
      "A field of the kind 'ordered-enumeration' needs 'values', the smallest first"),
    MistakeExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"enumeration\", \"summary\": \"\"}]}",
      "A field of the kind 'enumeration' needs 'values' or 'catalogs', or 'closed' with the value false"),
    MistakeExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"colors\", \"summary\": \"\"}]}",
      "A field of the kind 'colors' needs 'palette'"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"palette\": ①\"eyes\"",
      "Only fields of the kind 'colors' have a palette: remove it, or change the kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"colors\", \"summary\": \"\", \"palette\": ①\"eyes\"", "There is no palette 'eyes'"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"catalogs\": [①\"cities\"]",
      "There is no catalog 'cities': name it in 'externalCatalogs' if the host brings it along"),
    MistakeExample(
      """
      {"name": "x", "externalCatalogs": ["cities"],
       "fields": [{"name": "a", "kind": "catalog", "summary": "", "catalogs": [①"citys"]}]}
      """, "There is no catalog 'citys': did you mean 'cities'?"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"popularity\": ①101",
      "'popularity' must be a whole number from 0 to 100"),
  ]

  static let phrases: [MistakeExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①\"are tall\"",
      "The phrase does not say where the value goes: put {is} or {value} into it"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①②\"are {vlaue}\"",
      "'{vlaue}' stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}",
      "The phrase does not say where the value goes: put {is} or {value} into it"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①②\"are {is} {IS} {\"",
      "'{IS}' stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}",
      "'{' stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}"),
  ]

  static let comparatives: [MistakeExample] = [
    .field("\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": \"have {is|more|less} leg{s}\""),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": ①②\"are {is|rarer}\"",
      "'{is|rarer}' stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}",
      "The phrase does not say where the value goes: put {is} or {value} into it"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": ①\"have {s} {value} {is||}\"",
      "'{is||}' stands for nothing in a phrase: write {is}, {is|more|less}, {value} or {s}"),
  ]

  static let values: [MistakeExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"enumeration\", \"summary\": \"\", \"values\": [\"x\", ①\"X\", ②\"\", ③1]",
      "'X' is the value 'x' of the field 'a' already", "'text' must not be empty",
      "Here must stand a value, { … }, not a number"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": [{"text": "x", "aliases": ["y"]}, ①{"text": "z", "aliases": ["Y"]}]
      """, "'Y' is the value 'x' of the field 'a' already"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": ["red", "green", ①②{"text": "warm", "members": ["red", "grean", "warm"]}]
      """, "'warm' stands for 'grean', which is no value here: did you mean 'green'?",
      "'warm' stands for the group 'warm': name single values"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": ["light-red", {"text": "warm", "members": ["light-red"]}, ①②{"text": "all", "members": ["warm", "Light Red"]}]
      """, "'all' stands for the group 'warm': name single values",
      "'all' stands for 'Light Red', which is no value here: did you mean 'light-red'?"),
    .root(
      "\"catalogs\": [{\"name\": \"c\", \"values\": [\"x\", ①\"x\"]}, {\"name\": ②\"c\", \"values\": []}]",
      "'x' is the value 'x' of the catalog 'c' already", "The catalog 'c' stands here a second time"),
    .root(
      "\"catalogs\": [{\"name\": \"c\", \"values\": []}], \"externalCatalogs\": [①\"c\", \"d\", ②\"d\"]",
      "The catalog 'c' stands in this file: remove it from 'externalCatalogs'",
      "The catalog 'd' stands here a second time"),
  ]

  static let palettes: [MistakeExample] = [
    .root(
      "\"palettes\": [{\"name\": \"p\", \"colors\": ①[]}, {\"name\": ②\"p\", \"colors\": [③{\"letter\": \"r\"}]}]",
      "A palette has one to six colors, not 0", "The palette 'p' stands here a second time",
      "'name' is missing: a color cannot do without"),
    .root(
      """
      "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}, {"letter": ①"rd", "name": "b"},
        {"letter": ②"R", "name": "c"}, {"letter": ③"r", "name": "d"}, ④{"letter": "e", "name": "Red"}]}]
      """,
      "'rd' is no letter for a color: write one of a to z", "'R' is no letter for a color: write one of a to z",
      "The letter 'r' stands here a second time", "The name 'Red' stands here a second time"),
    .root(
      "\"palettes\": [{\"name\": \"p\", \"colors\": ①["
        + (0..<7).map { "{\"letter\": \"\(Array("abcdefg")[$0])\", \"name\": \"n\($0)\"}" }.joined(separator: ", ")
        + "]}]",
      "A palette has one to six colors, not 7"),
    .root(
      """
      "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}, {"letter": "g", "name": "green"}],
        "nicknames": [{"name": "gruul", "letters": ①"rx"}, {"name": "none", "letters": ②""}],
        "countWords": [{"word": "all", "count": ③3}], "manyWords": ["m", ④"Gruul"]}]
      """,
      "No color of the palette has the letter 'x': its letters are rg", "'letters' must not be empty",
      "'count' must be a whole number from 0 to 2", "The name 'Gruul' stands here a second time"),
  ]

  static let symbols: [MistakeExample] = [
    .root(
      """
      "symbols": [{"code": ①"w", "kind": "color"}, {"code": ②"{W}", "kind": "color"}, {"code": "W", "kind": "color"},
        {"code": ③"W", "kind": "color"}, {"code": ④"", "kind": "color", "halves": ⑤-1}], "bareSymbols": ⑥"wW"
      """,
      "The code 'w' is written in capitals, without braces and spaces",
      "The code '{W}' is written in capitals, without braces and spaces", "The symbol 'W' stands here a second time",
      "'code' must not be empty", "'halves' must be a whole number from 0 to 1000000000",
      "'bareSymbols' holds small letters only: write w for {W}")
  ]
}
