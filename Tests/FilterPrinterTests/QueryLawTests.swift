import FilterAST
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// Laws 3, 4 and 5 over random trees with hostile values.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release --filter QueryLawTests`.
@Suite struct QueryLawTests {
  @Test func lawsOfRandomTrees() {
    let failure = checkProperty(
      "laws of queries", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 3),
      generate: { random in RandomQuery.query(leaves: 1 + random.below(8), using: &random) },
      shrink: { RandomQuery.shrinks(of: $0) }, describe: { $0.description }, law: { LawsOfQueries.check($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// The same trees, written with every redundancy the language allows: the text means the tree, and obeys the laws of
  /// texts, tidying among them.
  @Test func lawsOfLooseTexts() {
    let failure = checkProperty(
      "laws of loosely written queries", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 4),
      generate: { random -> String in
        guard let query = RandomQuery.query(leaves: 1 + random.below(8), using: &random).flattened() else { return "" }
        return RandomQuery.looseText(of: query, using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { LawsOfText.check(SourceText($0)) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
