import FilterAnalysis
import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import ScryfallCards
@testable import ScryfallDialect

/// A certain fix changes no answer: the query after it finds the same printings of the sample cards, or the query before
/// it was refused.
@Suite struct CertainFixAnswerTests {
  private static let table = QueryTable(CardCollection.sample.library)

  /// The answer of a query; nil if it is refused.
  private static func answer(_ text: String) -> String? {
    if AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.contains(where: { $0.severity == .error }) {
      return nil
    }
    return table.answer(text).refusal == nil ? table.printings(text) : nil
  }

  /// The first certain fix of a query that changes its answer.
  private static func check(_ text: String) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    for diagnostic in query.diagnostics {
      for fix in diagnostic.fixes where query.isCertain(fix, of: diagnostic) {
        guard let before = answer(text), let fixed = fix.applied(to: query.source)?.description else { continue }
        if answer(fixed) != before { return "\(diagnostic.id) of `\(text)`: `\(fixed)`" }
      }
    }
    return nil
  }

  @Test func symbolsAndSlashes() {
    for text in ["o:{T}", "o:{W}{U}", "name:fire/ice", "name:fire//ice", "a || b", "NOT t:elf", "t:elf is:\"foil\""] {
      #expect(Self.check(text) == nil)
    }
  }

  /// 100,000 with `FILTERQ_CASES=100000`.
  @Test func damagedQueries() throws {
    let texts = try OwnCorpus.valid()
    let failure = checkProperty(
      "certain fixes of damaged queries", cases: PropertyCases.count(long: 5_000),
      seed: PropertyCases.seed(default: 51),
      generate: { random in DamagedText.damaged(texts[random.below(texts.count)], using: &random) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { Self.check($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
