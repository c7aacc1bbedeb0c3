import FilterAST
import FilterParser
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// Replacing a leaf in the text equals replacing it in the query, for any text and any replacement.
@Suite struct SourceReplacementLawTests {
  /// A text and the replacement of one of its leaves.
  struct Case {
    let text: String
    let replacement: FilterQuery<FilterTerm>
  }

  @Test func theReparsedQueryIsTheReplacedOne() {
    let failure = checkProperty(
      "replacement of a leaf", cases: PropertyCases.count(default: 3_000), seed: PropertyCases.seed(default: 33),
      generate: { random in
        Case(
          text: RandomText.text(length: 8, using: &random),
          replacement: RandomQuery.query(leaves: 1 + random.below(3), using: &random))
      },
      shrink: { value in
        RandomText.shrinks(of: value.text).map { Case(text: $0, replacement: value.replacement) }
          + RandomQuery.shrinks(of: value.replacement).map { Case(text: value.text, replacement: $0) }
      },
      describe: { "`\($0.text)` with \($0.replacement)" },
      law: { SourceReplacementLawTests.flaw(in: $0) })
    #expect(failure == nil)
  }

  private static func flaw(in value: Case) -> String? {
    let parsed = ParsedQuery(parsing: value.text)
    guard let query = parsed.query else { return nil }
    for (index, leaf) in query.leaves.enumerated() {
      let edits = parsed.edits(replacingLeaf: index, with: value.replacement)
      guard let replaced = parsed.source.applying(edits) else { return "unsorted edits" }
      let range = parsed.range(ofLeaf: index)
      if value.replacement.flattened() != nil, edits.map(\.range) != [range] { return "other edits: \(edits)" }
      var seen = -1
      let expected = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
        seen += 1
        return seen == index ? value.replacement : .term(term)
      }?.flattened()
      let again = ParsedQuery(parsing: replaced).query
      if again != expected {
        let readings = [again, expected].map { $0?.description ?? "nothing" }
        return "leaf \(index) (\(leaf)): `\(replaced)` is \(readings[0]), not \(readings[1])"
      }
    }
    return nil
  }
}
