import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// The conditions of a long query beyond the limit are counted.
@Suite struct ExplanationLimitTests {
  private let limit = EnglishExplanation.conditionLimit

  private func english(_ text: String) -> String {
    AnalyzedQuery(parsing: text, vocabulary: .scryfall).englishExplanation.description
  }

  @Test(arguments: ["o:w# ", "o:w# or ", "-o:w# ", "(o:w# or c:g) ", "-(o:w# c:g) "]) func theRestIsCounted(
    piece: String
  ) {
    func text(_ count: Int) -> String {
      (0..<count).map { piece.replacing("#", with: "\($0)") }.joined()
    }
    let terms = piece.contains("c:g") ? 2 : 1
    let full = english(text(limit / terms))
    #expect(!full.contains("more condition"))
    let one = english(text(limit / terms) + "mv>3")
    #expect(one.hasSuffix("; 1 more condition is omitted"))
    let many = english(text(3_000))
    #expect(many.hasSuffix("; \(3_000 * terms - limit) more conditions are omitted"))
    #expect(many.utf8.count < full.utf8.count + 100)
  }

  @Test func numbersOfConditions() {
    #expect(limit == 500)
    let text = (0..<500).map { "o:w\($0) " }.joined()
    #expect(english(text).hasSuffix(" and “w499” in their rules text"))
    #expect(english(text + "o:w500").hasSuffix(" and “w499” in their rules text; 1 more condition is omitted"))
  }

  @Test func directivesAndOmissionsFollow() {
    let text = (0..<(limit + 2)).map { "o:w\($0) " }.joined() + "order:cmc foo:bar"
    #expect(
      english(text).hasSuffix(
        "; 2 more conditions are omitted; sorted by mana value; the term “foo:bar” is not understood"))
    let repeated = english(String(repeating: "t:elf ", count: 3 * limit))
    #expect(repeated.hasPrefix("Elf cards; “t:elf”, ") && repeated.hasSuffix(" and \(2 * limit - 1) more are repeated"))
    let wrong = english((0..<(limit + 7)).map { "foo:x\($0) " }.joined())
    #expect(wrong.hasSuffix("and 7 more are not understood"))
  }
}
