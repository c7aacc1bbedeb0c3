import FilterAST
import FilterPrinter
import FilterTestSupport
import Testing

/// Laws 3, 4 and 5 over random trees with hostile values.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release --filter QueryLawTests`.
@Suite struct QueryLawTests {
  @Test func lawsOfRandomTrees() {
    let failure = checkProperty(
      "laws of queries", cases: PropertyCases.count(default: 4_000), seed: PropertyCases.seed(default: 3),
      generate: { random in RandomQuery.query(leaves: 1 + random.below(8), using: &random) },
      shrink: { RandomQuery.shrinks(of: $0) }, describe: { $0.description }, law: { LawsOfQueries.check($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
