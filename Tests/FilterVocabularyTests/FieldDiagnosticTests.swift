import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

/// Contradictions in a field, a list of values, a palette or a symbol.
@Suite struct FieldDiagnosticTests {
  @Test func theMessageIsExact() {
    let rows =
      Self.kinds + Self.sources + Self.phrases + Self.comparatives + Self.values + Self.palettes
      + Self.symbols
    for example in rows {
      example.check()
    }
  }

  static let kinds: [DiagnosticExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"comparesColumns\": ①true, \"isColumn\": ②true, \"whole\": ③true",
      "only fields of numbers have 'comparesColumns'; remove it or change the kind",
      "only fields of numbers have 'isColumn'; remove it or change the kind",
      "only fields of numbers have 'whole'; remove it or change the kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"operators\": [\":\", ①\"<\"]",
      "'<' needs values with an order; kind 'text' has none"),
    .field(
      "\"name\": \"a\", \"kind\": \"flag\", \"values\": [\"v\"], \"summary\": \"\", \"colon\": ①\">=\"",
      "'>=' needs values with an order; kind 'flag' has none"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"values\": ①[\"few\"], \"summary\": \"\"",
      "a field of numbers can only have the values 'even' and 'odd'"),
    DiagnosticExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"ordered-enumeration\", \"summary\": \"\"}]}",
      "a field of kind 'ordered-enumeration' needs 'values', the smallest first"),
    DiagnosticExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"enumeration\", \"summary\": \"\"}]}",
      "a field of kind 'enumeration' needs 'values', 'catalogs' or \"closed\": false"),
    DiagnosticExample(
      "{\"name\": \"x\", \"fields\": [①{\"name\": \"a\", \"kind\": \"colors\", \"summary\": \"\"}]}",
      "a field of kind 'colors' needs 'palette'"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"palette\": ①\"eyes\"",
      "only fields of kind 'colors' have 'palette'; remove it or change the kind"),
    .field(
      "\"name\": \"a\", \"kind\": \"colors\", \"summary\": \"\", \"palette\": ①\"eyes\"", "unknown palette 'eyes'"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"catalogs\": [①\"cities\"]",
      "unknown catalog 'cities'; add it to 'externalCatalogs' if the host provides it"),
    DiagnosticExample(
      """
      {"name": "x", "externalCatalogs": ["cities"],
       "fields": [{"name": "a", "kind": "catalog", "summary": "", "catalogs": [①"citys"]}]}
      """, "unknown catalog 'citys'; did you mean 'cities'?"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"popularity\": ①101",
      "'popularity' must be a whole number from 0 to 100"),
  ]

  static let sources: [DiagnosticExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"source\": ①\"\"", "'source' must not be empty"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"source\": ①[]", "'source' must not be empty"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"source\": [\"b\", ①2]",
      "'source' must contain strings, found a number"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"source\": ①3",
      "'source' must be a string, a list of strings or an object, found a number"),
    .column(
      "\"column\": \"total\", ①\"colum\": 1", "unknown key 'colum' of a source in a table; did you mean 'column'?"),
    .column("\"column\": ①\"\"", "'column' must not be empty"),
    .source("①{}", "a source in a table needs either 'column' or 'expression'"),
    .source(
      "①{\"column\": \"a\", \"expression\": \"b\"}", "a source in a table needs either 'column' or 'expression'"),
    .column("\"column\": \"a\", \"scale\": ①7", "'scale' must be a whole number from 0 to 6"),
    .column(
      "\"column\": \"a\", \"scale\": ①2, \"type\": \"text\"",
      "'scale' is for whole numbers; remove it or write \"type\": \"integer\""),
    .column(
      "\"column\": \"a\", \"type\": ①\"money\"",
      """
      unknown type 'money'; use integer, numeric, double, text, boolean, date, timestamp, timestamptz, seconds, \
      milliseconds, microseconds, interval, uuid, inet, array or json
      """),
    .column(
      "\"column\": \"sku\", \"table\": ①\"lines\"", "'table' needs 'key', the column that belongs to a row of the list"),
    .column(
      "\"column\": \"sku\", \"key\": ①\"a\", \"reference\": ②\"b\"", "'key' needs 'table'", "'reference' needs 'table'"),
    .column(
      "\"column\": \"sku\", \"key\": \"order_id\", \"table\": ①\"a..b\"",
      "'a..b' is not the name of a table; write one to three names with points between them"),
  ]

  @Test func aSourceMayBeInATable() throws {
    func column(_ source: String) throws -> ColumnSource? {
      let fields = "[{\"name\": \"a\", \"kind\": \"number\", \"source\": {\(source)}}]"
      let json = "{\"name\": \"x\", \"table\": \"app.orders\", \"fields\": \(fields)}"
      let vocabulary = try Vocabulary(json: json)
      #expect(vocabulary.table == "app.orders")
      #expect(try Vocabulary(json: vocabulary.json).fields == vocabulary.fields)
      return vocabulary.field(named: "a")?.column
    }
    #expect(
      try column("\"column\": \"total_cents\", \"scale\": 2") == ColumnSource(column: "total_cents", scale: 2))
    #expect(
      try column("\"expression\": \"payload->>'city'\", \"type\": \"text\"")
        == ColumnSource(expression: "payload->>'city'", type: .text))
    #expect(
      try column("\"table\": \"order_lines\", \"key\": \"order_id\", \"column\": \"sku\"")
        == ColumnSource(column: "sku", table: "order_lines", key: "order_id"))
    #expect(ColumnSource.parts(of: "app.\"order \"\"lines\"\".x\"") == ["app", "order \"lines\".x"])
    #expect(ColumnSource.parts(of: "a.b.c.d") == [] && ColumnSource.parts(of: "\"a") == [])
  }

  @Test func aSourceIsATextOrAListOfAlternatives() throws {
    func field(_ source: String) throws -> Field {
      let fields = "[{\"name\": \"a.b\", \"aliases\": [\"b\"], \(source)\"kind\": \"text\", \"summary\": \"\"}]"
      return try #require(try Vocabulary(json: "{\"name\": \"x\", \"fields\": \(fields)}").field(named: "a.b"))
    }
    #expect(try field("").sources == [])
    #expect(try field("").sourceNames == ["a.b", "b"])
    #expect(try field("\"source\": \"user.login\", ").sourceNames == ["user.login"])
    #expect(try field("\"source\": [\"/user/login\", \"Login\"], ").sources == ["/user/login", "Login"])
  }

  static let phrases: [DiagnosticExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①\"are tall\"",
      "'phrase' needs a placeholder for the value: {is} or {value}"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①②\"are {vlaue}\"",
      "unknown placeholder '{vlaue}'; use {is}, {is|more|less}, {value}, {place} or {s}",
      "'phrase' needs a placeholder for the value: {is} or {value}"),
    .field(
      "\"name\": \"a\", \"kind\": \"text\", \"summary\": \"\", \"phrase\": ①②\"are {is} {IS} {\"",
      "unknown placeholder '{IS}'; use {is}, {is|more|less}, {value}, {place} or {s}",
      "unknown placeholder '{'; use {is}, {is|more|less}, {value}, {place} or {s}"),
  ]

  static let comparatives: [DiagnosticExample] = [
    .field("\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": \"have {is|more|less} leg{s}\""),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": ①②\"are {is|rarer}\"",
      "unknown placeholder '{is|rarer}'; use {is}, {is|more|less}, {value}, {place} or {s}",
      "'phrase' needs a placeholder for the value: {is} or {value}"),
    .field(
      "\"name\": \"a\", \"kind\": \"number\", \"summary\": \"\", \"phrase\": ①\"have {s} {value} {is||}\"",
      "unknown placeholder '{is||}'; use {is}, {is|more|less}, {value}, {place} or {s}"),
  ]

  static let values: [DiagnosticExample] = [
    .field(
      "\"name\": \"a\", \"kind\": \"enumeration\", \"summary\": \"\", \"values\": [\"x\", ①\"X\", ②\"\", ③1]",
      "'X' is already the value 'x' of the field 'a'", "'text' must not be empty",
      "expected a value object { … }, found a number"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": [{"text": "x", "aliases": ["y"]}, ①{"text": "z", "aliases": ["Y"]}]
      """, "'Y' is already the value 'x' of the field 'a'"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": ["red", "green", ①②{"text": "warm", "members": ["red", "grean", "warm"]}]
      """, "unknown member 'grean' of 'warm'; did you mean 'green'?",
      "the member 'warm' of 'warm' is a group; list single values"),
    .field(
      """
      "name": "a", "kind": "enumeration", "summary": "",
      "values": ["light-red", {"text": "warm", "members": ["light-red"]}, ①②{"text": "all", "members": ["warm", "Light Red"]}]
      """, "the member 'warm' of 'all' is a group; list single values",
      "unknown member 'Light Red' of 'all'; did you mean 'light-red'?"),
    .root(
      "\"catalogs\": [{\"name\": \"c\", \"values\": [\"x\", ①\"x\"]}, {\"name\": ②\"c\", \"values\": []}]",
      "'x' is already the value 'x' of the catalog 'c'", "duplicate catalog 'c'"),
    .root(
      "\"catalogs\": [{\"name\": \"c\", \"values\": []}], \"externalCatalogs\": [①\"c\", \"d\", ②\"d\"]",
      "the catalog 'c' is in this file; remove it from 'externalCatalogs'",
      "duplicate catalog 'd'"),
  ]

  static let palettes: [DiagnosticExample] = [
    .root(
      "\"palettes\": [{\"name\": \"p\", \"colors\": ①[]}, {\"name\": ②\"p\", \"colors\": [③{\"letter\": \"r\"}]}]",
      "a palette needs one to six colors, found 0", "duplicate palette 'p'",
      "missing required key 'name' of a color"),
    .root(
      """
      "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}, {"letter": ①"rd", "name": "b"},
        {"letter": ②"R", "name": "c"}, {"letter": ③"r", "name": "d"}, ④{"letter": "e", "name": "Red"}]}]
      """,
      "'rd' is not a letter from a to z", "'R' is not a letter from a to z",
      "duplicate letter 'r'", "duplicate name 'Red'"),
    .root(
      """
      "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red", "srgb": ①"red"},
        {"letter": "g", "name": "green", "srgb": ②7}, {"letter": "b", "name": "blue", "srgb": "#0E68ab"}]}]
      """,
      "'red' is not a color; write '#' and six hexadecimal digits", "'srgb' must be a string, found a number"),
    .root(
      "\"palettes\": [{\"name\": \"p\", \"colors\": ①["
        + (0..<7).map { "{\"letter\": \"\(Array("abcdefg")[$0])\", \"name\": \"n\($0)\"}" }.joined(separator: ", ")
        + "]}]",
      "a palette needs one to six colors, found 7"),
    .root(
      """
      "palettes": [{"name": "p", "colors": [{"letter": "r", "name": "red"}, {"letter": "g", "name": "green"}],
        "nicknames": [{"name": "gruul", "letters": ①"rx"}, {"name": "none", "letters": ②""}],
        "countWords": [{"word": "all", "count": ③3}], "manyWords": ["m", ④"Gruul"]}]
      """,
      "unknown letter 'x'; the letters of the palette are rg", "'letters' must not be empty",
      "'count' must be a whole number from 0 to 2", "duplicate name 'Gruul'"),
  ]

  static let symbols: [DiagnosticExample] = [
    .root(
      """
      "symbols": [{"code": ①"w", "kind": "color"}, {"code": ②"{W}", "kind": "color"}, {"code": "W", "kind": "color"},
        {"code": ③"W", "kind": "color"}, {"code": ④"", "kind": "color", "halves": ⑤-1}], "bareSymbols": ⑥"wW"
      """,
      "the code 'w' must be in capitals, without braces and spaces",
      "the code '{W}' must be in capitals, without braces and spaces", "duplicate symbol 'W'",
      "'code' must not be empty", "'halves' must be a whole number from 0 to 1000000000",
      "'bareSymbols' must be lower-case letters; write w for {W}")
  ]
}
