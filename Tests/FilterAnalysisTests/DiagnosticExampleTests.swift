import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// What people type wrongly: the first message, and the query after each fix.
@Suite struct DiagnosticExampleTests {
  struct Row: CustomTestStringConvertible {
    let query: String
    let message: String
    let fixed: [String]

    init(_ query: String, _ message: String, _ fixed: String...) {
      self.query = query
      self.message = message
      self.fixed = fixed
    }

    var testDescription: String { query }
  }

  @Test func reads() {
    for row in Self.terms + Self.marks + Self.logic {
      let query = AnalyzedQuery(parsing: row.query, vocabulary: .scryfall)
      let first = query.diagnostics.first { $0.severity != .hint }
      #expect(first?.message == row.message, "\(row.testDescription)")
      let fixed = first?.fixes.map { $0.applied(to: query.source)?.description ?? "?" } ?? []
      #expect(fixed == row.fixed, "\(row.testDescription)")
      #expect(
        Set(first?.fixes.map(\.title) ?? []).count == fixed.count,
        "\(row.testDescription): two fixes have the same title")
    }
  }

  private static let terms = [
    Row("tpe:elf", "unknown field 'tpe'; did you mean 'type'?", "type:elf", "t:elf"),
    Row("foo:bar", "unknown field 'foo'; this term is ignored"),
    Row("colour_identity:wu", "unknown field 'colour_identity'; did you mean 'id'?", "id:wu", "identity:wu"),
    Row("text:draw", "unknown field 'text'; did you mean 'o'?", "o:draw", "oracle:draw"),
    Row("f:modren", "unknown value 'modren' for 'format'; did you mean 'modern'?", "f:modern"),
    Row("t:creture", "unknown value 'creture' for 'type'; did you mean 'creature'?", "t:creature"),
    Row(
      "t:\"legendary creture\"",
      "unknown value '\"legendary creture\"' for 'type'; did you mean '\"legendary creature\"'?",
      "t:\"legendary creature\""),
    Row("kw:flyng", "unknown value 'flyng' for 'keyword'; did you mean 'flying'?", "kw:flying"),
    Row("year>=20", "'20' is not a year; a year has four digits", "year>=2020", "year>=1920"),
    Row("year:99", "'99' is not a year; a year has four digits", "year:1999", "year:2099"),
    Row("year>soon", "'soon' is not a year; a year has four digits"),
    Row("usd>1.5.2", "'1.5.2' is not a number", "usd>1.5"),
    Row(
      "c:purple",
      "'purple' is not a set of colors; the colors are white (w), blue (u), black (b), red (r) and green (g)"),
    Row("c:azorious", "'azorious' is not a set of colors; did you mean 'azorius'?", "c:azorius"),
    Row("date:2020-3-7", dateMessage, "date:2020-03-07"),
  ]

  private static let dateMessage =
    "'2020-3-7' is not a date such as 2020, 2020-03 or 2020-03-17, nor a listed name; did you mean '2020-03-07'?"

  private static let marks = [
    Row("++e:dom t:elf", "missing space after '++'", "++ e:dom t:elf"),
    Row("++!\"Lightning Bolt\"", "missing space after '++'", "++ !\"Lightning Bolt\""),
    Row("@@t:elf", "missing space after '@@'", "@@ t:elf"),
    Row("t:elf,c:g", "a space separates terms, not a comma", "t:elf c:g"),
    Row("mv=3,t:elf,-c:g", "a space separates terms, not a comma", "mv=3 t:elf -c:g"),
    Row("/^light/", "a pattern needs a field; write name:/^light/", "name:/^light/"),
    Row("t:elf (/^light bolt$/)", "a pattern needs a field; write name:/^light bolt$/", "t:elf (name:/^light bolt$/)"),
    Row("mv≥3", "'≥' is not an operator; write '>='", "mv>=3"),
    Row("pow ≤ 3 t:elf", "'≤' is not an operator; write '<='", "pow<=3 t:elf"),
    Row("mv≠3", "'≠' is not an operator; write '!='", "mv!=3"),
    Row(
      "mv:≥3", "'≥3' is not a number or a numeric field; did you mean 'mv>=3'?", "mv>=3", "mv:3", "mv=3"),
    Row("c:w/u", "a slash ends an unquoted value", "c:wu", "(c:w or c:u)"),
    Row("-id<=white/blue t:elf", "a slash ends an unquoted value", "-id<=wu t:elf", "-(id<=white or id<=blue) t:elf"),
  ]

  private static let logic = [
    Row("t:elf t:elf", "'t:elf' is written twice", "t:elf"),
    Row(
      "-(t:elf or c:g) t:elf", "'-(t:elf or c:g)' excludes 't:elf'; nothing matches", "-(t:elf or c:g)", "-(c:g) t:elf"),
    Row(
      "t:elf -(t:elf or c:g)", "'-(t:elf or c:g)' excludes 't:elf'; nothing matches", "t:elf -(c:g)", "-(t:elf or c:g)"),
    Row(
      "legal:commander banned:commander",
      "'legal:commander' and 'banned:commander' exclude each other; nothing matches", "legal:commander",
      "banned:commander"),
    Row(
      "restricted:vintage banned:vintage",
      "'restricted:vintage' and 'banned:vintage' exclude each other; nothing matches", "restricted:vintage",
      "banned:vintage"),
  ]

  @Test func aQuoteAfterAGluedShorthandIsPartOfThatDiagnostic() {
    for text in ["++!\"Lightning Bolt\"", "t:elf ++\"draw a card\" c:g", "@@'a b'"] {
      let found = AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics
      #expect(found.map { "\($0.id)" } == ["glued-term"], "\(text)")
    }
    let unrelated = AnalyzedQuery(parsing: "++!bolt c\"", vocabulary: .scryfall).diagnostics
    #expect(unrelated.contains { $0.id == SyntaxDiagnosticKind.unopenedQuote.id })
  }

  /// Terms of the same shapes that are fine.
  @Test func saysNothing() {
    let rows: [String] = [
      "t:elemental", "t:legend", "t:creatur", "kw:first", "fire/ice", "w/ u", "1/1 counter/token", "c:wu", "++ e:dom",
      "++", "c++", "legal:commander banned:modern", "legal:vintage -restricted:vintage", "-legal:modern banned:modern",
      "o:draw,discard", "name:\"a,t:elf\"", "≥", "x≥b", "year=2020",
    ]
    for text in rows {
      let found = AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.filter { $0.severity == .warning }
      #expect(found.map { "\($0)" } == [], "\(text)")
    }
  }
}
