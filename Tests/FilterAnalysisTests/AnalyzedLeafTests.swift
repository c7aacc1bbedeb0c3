import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The ranges of the parts of a term, and which fixes are certain.
@Suite struct AnalyzedLeafTests {
  /// Prefix, field, operator and value of the only term, as texts.
  private func parts(_ text: String) -> [String] {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    guard let leaf = query.leaves.first else { return [] }
    return [leaf.minus, leaf.field, leaf.comparison, leaf.value].map { $0.map { query.source[$0] } ?? "nil" }
  }

  @Test func partsOfTerms() {
    let rows: [(String, [String])] = [
      ("t:elf", ["", "t", ":", "elf"]), ("-pow>=3", ["-", "pow", ">=", "3"]),
      ("o:\"draw a card\"", ["", "o", ":", "\"draw a card\""]),
      ("o:/^tap/", ["", "o", ":", "/^tap/"]), ("bolt", ["", "nil", "nil", "bolt"]),
      ("-bolt", ["-", "nil", "nil", "bolt"]),
      ("!\"Sol Ring\"", ["", "nil", "nil", "\"Sol Ring\""]), ("-!bolt", ["-", "nil", "nil", "bolt"]),
      ("++", ["", "nil", "nil", "++"]),
      ("c=>r", ["", "c", "=>", "r"]), ("--t:elf", ["--", "t", ":", "elf"]),
    ]
    for (text, expected) in rows {
      #expect(parts(text) == expected, "\(text)")
    }
  }

  @Test func leavesAreThoseOfTheQuery() {
    let query = AnalyzedQuery(parsing: "t:elf (c:g or -(pow>3)) t: order:cmc", vocabulary: .scryfall)
    #expect(query.leaves.map { "\($0.term)" } == ["t:elf", "c:g", "-pow>3", "order:cmc"])
    #expect(query.leaves.map { query.source[$0.range] } == ["t:elf", "c:g", "pow>3", "order:cmc"])
    #expect(query.leaves.map { $0.isDirective } == [false, false, false, true])
    #expect(AnalyzedQuery(parsing: "", vocabulary: .scryfall).leaves.isEmpty)
    #expect(AnalyzedQuery(parsing: "t:", vocabulary: .scryfall).leaves.isEmpty)
  }

  @Test func theFirstFixIsCertain() throws {
    let rows: [(String, Bool)] = [
      ("t:elf or", true), ("(t:elf", true), ("t: elf", true), ("t:elf t:elf", false), ("mv>3 mv>5", false),
      ("-mv>3", true),
      ("pow=1t:goblin", true), ("is:\"foil\"", true), ("a || b", false), ("order:cmc order:name", false),
      ("f:modren", false), ("tpe:elf", false), ("t>=elf", false), ("mv>3 mv<2", false), ("-pow>3", false),
      ("modern t:elf", false),
      ("- x", false), ("cmc3", false),
    ]
    for (text, expected) in rows {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      let diagnostic = try #require(query.diagnostics.first { !$0.fixes.isEmpty }, "\(text)")
      #expect(query.isCertain(diagnostic.fixes[0], of: diagnostic) == expected, "\(text): \(diagnostic)")
    }
  }

  /// The certain one of several fixes is the intended one: the space is removed, and no field is guessed for the
  /// operator.
  @Test(arguments: [("mv >3", "mv>3"), ("t:elf pow >=4", "t:elf pow>=4")])
  func theSpaceBeforeAnOperatorGoes(_ text: String, _ expected: String) throws {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    let diagnostic = try #require(query.diagnostics.first { $0.id.name == "space-before-operator" })
    let fix = try #require(diagnostic.fixes.first)
    #expect(fix.applied(to: query.source)?.description == expected)
    #expect(query.isCertain(fix, of: diagnostic))
  }

  @Test func aFixOfAnotherTextIsNotCertain() throws {
    let query = AnalyzedQuery(parsing: "t:elf or", vocabulary: .scryfall)
    let diagnostic = try #require(query.diagnostics.first)
    let foreign = Fix(title: "?", edits: [TextEdit(range: SourceRange(start: 90, end: 99), replacement: "")])
    #expect(!query.isCertain(foreign, of: diagnostic))
  }
}
