import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Large and expensive texts are handled. Quadratic time would not finish.
@Suite(.longTier) struct AnalysisGrowthTests {
  private static let size = 8_000

  private func repeated(_ part: String) -> String {
    String(repeating: part, count: Self.size / part.utf8.count)
  }

  @Test func hostileRepeats() {
    let rows: [String] = [
      "t:elf ", "-t:elf t:elf ", "mv>3 mv<2 ", "(mv>3 or mv<2) ", "foo:bar ", "f:modren ", "a ", "modern ", "cmc3 ",
      "o:/a/ ", "o:/(/ ",
      "order:cmc ", "(order:cmc) ", "pow=1t:goblin ", "t:goblin, ", "|| ", "NOT t:elf ", "-pow>3 ", "a b or ",
      "is:foil not:foil ",
      "id<=wu id>=r ", "t:flying ", ":elf ", "t:<elf ", "((", "-(", "\"", "{", "c:rx ", "date:2020-1-1 ",
    ]
    for part in rows {
      let query = AnalyzedQuery(parsing: repeated(part), vocabulary: .scryfall)
      let found = query.diagnostics
      #expect(found.allSatisfy { query.source.range.encloses($0.range) }, "\(part)")
      #expect(!query.englishExplanation.phrases.isEmpty, "\(part)")
      if let parsed = query.parsed.query {
        #expect(parsed.simplified(in: .scryfall).query.canonicalLength <= parsed.canonicalLength, "\(part)")
        #expect(
          !Vocabulary.scryfall.key(of: parsed).text.isEmpty || SearchRequest(parsed, in: .scryfall).filter == nil,
          "\(part)")
      }
    }
  }

  @Test func differentTermsOfOneField() {
    let number = (0..<3_000).map { "mv>\($0)" }.joined(separator: " ")
    let word = (0..<3_000).map { "o:w\($0)" }.joined(separator: " or ")
    let regex = (0..<2_000).map { "o:/r\($0)/ -o:/r\($0)/" }.joined(separator: " ")
    for text in [number, word, regex] {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      #expect(query.leaves.count >= 3_000)
      #expect(query.diagnostics.allSatisfy { query.source.range.encloses($0.range) })
    }
  }

  @Test func longValues() {
    let long = String(repeating: "ab", count: 50_000)
    for text in [
      "f:\(long)", "\(long):elf", "o:\"\(long)\" o:\"\(long)a\"", "\(long) \(long)b", "c:\(long)", "m:\(long)",
      "date:\(long)",
    ] {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      #expect(query.diagnostics.allSatisfy { $0.message.utf8.count < 400 })
    }
  }

  @Test func puzzlesAreGivenUp() {
    // Each clause of three with shuffled signs: a search without a budget would not end.
    let clauses = (0..<60).map { index in
      (0..<3).map { "\((index * 7 + $0 * 3) % 5 < 2 ? "-" : "")otag:v\((index * 11 + $0 * 17) % 25)" }.joined(
        separator: " or ")
    }
    let text = clauses.map { "(\($0))" }.joined(separator: " ")
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    #expect(query.diagnostics.allSatisfy { query.source.range.encloses($0.range) })
  }
}

extension FilterQuery where Term == FilterTerm {
  fileprivate var canonicalLength: Int { canonicalText.utf8.count }
}
