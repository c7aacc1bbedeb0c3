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
      "replacement of a leaf", cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 33),
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
      let range = parsed.range(ofLeaf: index)
      if let new = value.replacement.flattened(), new != .term(leaf), edits.map(\.range) != [range] {
        return "other edits: \(edits)"
      }
      let flaw = Self.flaw(of: edits, parsed, query) { $0 == index ? value.replacement : .term($1) }
      if let flaw { return "leaf \(index) (\(leaf)): \(flaw)" }
    }
    return nil
  }

  /// The reason why edits do not give the query with other leaves.
  private static func flaw(
    of edits: [TextEdit], _ parsed: ParsedQuery, _ query: FilterQuery<FilterTerm>,
    _ transform: (Int, FilterTerm) -> FilterQuery<FilterTerm>?
  ) -> String? {
    guard let replaced = parsed.source.applying(edits) else { return "unsorted edits" }
    var seen = -1
    let expected = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
      seen += 1
      let new = transform(seen, term)
      return new == .term(term) ? new : new?.written(in: parsed.syntax)
    }?.flattened()
    let again = ParsedQuery(parsing: replaced, syntax: parsed.syntax).query
    if again == expected { return nil }
    let readings = [again, expected].map { $0?.description ?? "nothing" }
    return "`\(replaced)` is \(readings[0]), not \(readings[1])"
  }

  private static let pieces = [
    "f:", "f:(", "f:[", "f:{", "f!=", "-f:", "g>", "f in (", "(", ")", "]", ",", "|", "..", " TO ", "a", "b", "1", "3",
    "a,b", "(a or b)", "(a -b)", "1..3", "[1 TO 3]", "-", "not ", "NOT ", " or ", " and ", " ", " ", " ", "x", "\"y\"",
    "/u", "/r/", "tcp/ip", "*",
  ]

  private static let replacements: [FilterQuery<FilterTerm>] = [
    .filter("g", .colon, "x"), .filter("f", .colon, "c"), .filter("f", .colon, "a,b"), .filter("f", .equal, "1..3"),
    .name("not") && .filter("f", .colon, "c"), .filter("f", .colon, "c") || .name("in"), .filter("f", .colon, "/u/v"),
    .filter("f", .colon, FilterValue(quoted: "c")), .filter("h", .greater, "/r/"), .and(.positive, []),
    -(.name("tcp/ip") || .name("x")),
  ]

  /// The same in the syntax of lists, with several values and ranges.
  @Test func theReparsedQueryOfAListIsTheReplacedOne() {
    let failure = checkProperty(
      "replacement of a leaf of a list", cases: PropertyCases.count(long: 4_000),
      seed: PropertyCases.seed(default: 34),
      generate: { random in
        let text = (0...random.below(8)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
        return Case(text: text, replacement: Self.replacements[random.below(Self.replacements.count)])
      },
      shrink: { value in RandomText.shrinks(of: value.text).map { Case(text: $0, replacement: value.replacement) } },
      describe: { "`\($0.text)` with \($0.replacement)" },
      law: { value in
        let parsed = ParsedQuery(parsing: value.text, syntax: .lists)
        guard let query = parsed.query else { return nil }
        for index in query.leaves.indices {
          let edits = parsed.edits(replacingLeaf: index, with: value.replacement)
          let flaw = Self.flaw(of: edits, parsed, query) { $0 == index ? value.replacement : .term($1) }
          if let flaw { return "leaf \(index): \(flaw)" }
        }
        // All leaves of a field, every second leaf.
        for step in [1, 2] {
          let transform: (Int, FilterTerm) -> FilterQuery<FilterTerm>? = { index, term in
            switch term {
            case .filter(_, field: "f", _, _) where index % step == 0: value.replacement
            default: .term(term)
            }
          }
          if let flaw = Self.flaw(of: parsed.edits(transformingLeaves: transform), parsed, query, transform) {
            return "every leaf of a field: \(flaw)"
          }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
