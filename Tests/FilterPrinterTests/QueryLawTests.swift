import FilterAST
import FilterParser
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

  /// Ranges in the syntax of lists, whatever their ends are.
  @Test func lawsOfRanges() {
    let failure = checkProperty(
      "laws of ranges", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 50),
      generate: { random -> FilterQuery<FilterTerm> in
        let terms = (0..<(1 + random.below(4))).map { _ in FilterQuery.term(Self.range(using: &random)) }
        return random.chance(50) ? .and(.positive, terms) : .or(.negative, terms)
      },
      shrink: { RandomQuery.shrinks(of: $0) }, describe: { $0.description },
      law: { LawsOfQueries.check($0, syntax: .lists) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// A query about one element that is not closed prints as one that is, whatever stands after it.
  @Test func brokenQueriesAboutElementsPrintBack() {
    let syntax = SyntaxOptions(.lists, objectLists: ["items"])
    for (text, printed) in [
      ("-(a items:(sku<", "-(a items:(sku<))"), ("items:(sku:x (b", "items:(sku:x (b))"),
      ("-(a items:(sku:\"x y", "-(a items:(sku:\"x y\"))"), ("items:(sku:\"x\\", "items:(sku:\"x\\\\\")"),
      ("items:(sku:x)", "items:(sku:x)"), ("items:(sku:it's", "items:(sku:it's)"),
      ("items:(sku:'it", "items:(sku:'it')"),
    ] {
      let query = ParsedQuery(parsing: text, syntax: syntax).query
      #expect(query?.canonicalText == printed)
      #expect(ParsedQuery(parsing: printed, syntax: syntax).query == query, "\(text)")
    }
  }

  private static let ends = [
    "1", "-5", ".5", "1.", "-.5", "-x", "1,000", "12,5", "a..b", "1...", "TO", "or", "not", "*", "**", "::1", "/x/",
    "a/b",
    "01/02/2026", "10:30", "[1", "2}", "{3}", "(4)", "$me", "1.9.0", "=3", "!=3", "~a", "a|b", "a&&b", "2026-01-01",
    "3%",
    "", " ", "é", "x\"", "it's",
  ]

  private static func range(using random: inout SeededGenerator) -> FilterTerm {
    func end() -> FilterRange.End {
      let text = random.chance(70) ? ends[random.below(ends.count)] : RandomQuery.value(using: &random)
      let value = random.chance(80) ? FilterValue(text) : FilterValue(quoted: text)
      return FilterRange.End(value, isIncluded: random.chance(70))
    }
    let range =
      switch random.below(4) {
      case 0: FilterRange(from: end())
      case 1: FilterRange(to: end())
      default: FilterRange(from: end(), to: end())
      }
    let relation: RangeRelation = random.chance(70) ? .within : .outside
    return .range(random.chance(30) ? .negative : .positive, field: "took", relation, range)
  }
}
