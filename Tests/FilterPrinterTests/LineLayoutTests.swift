import FilterAST
import FilterParser
import FilterPrinter
import Testing
import _FilterTestSupport

/// Queries over several lines.
@Suite struct LineLayoutTests {
  private static let example =
    "t:creature (c:rg or id<=esper -(pow>3 tou>3)) -o:\"draw a card\" or lightning bolt or -(t:elf or t:orc)"

  @Test func whatFitsStaysInOneLine() {
    expectLayout("t:elf c:g", width: 9, ["t:elf c:g"])
    expectLayout("t:elf c:g", width: 80, ["t:elf c:g"])
    expectLayout("t:elf or c:g", width: 12, ["t:elf or c:g"])
    expectLayout("t:elf or c:g", width: 11, ["t:elf", "  or c:g"])
    expectLayout("draw", width: 0, ["draw"])
    #expect(QueryPrinter(style: .lines(width: 10)).print(.and(.positive, [])) == "")
  }

  @Test func operandsGetALineEach() {
    expectLayout("t:elf c:g", width: 8, ["t:elf", "  c:g"])
    expectLayout("t:elf or c:g", width: 8, ["t:elf", "  or c:g"])
    expectLayout("a b or c d", width: 5, ["a b", "  or c", "    d"])
  }

  @Test func groupsAreDividedOnlyWhereTheyMustBe() {
    expectLayout(
      LineLayoutTests.example, width: 60,
      [
        "t:creature",
        "  (c:rg or id<=esper -(pow>3 tou>3))",
        "  -o:\"draw a card\"",
        "  or lightning bolt",
        "  or -(t:elf or t:orc)",
      ])
    expectLayout(
      LineLayoutTests.example, width: 24,
      [
        "t:creature",
        "  (c:rg",
        "    or id<=esper",
        "      -(pow>3 tou>3))",
        "  -o:\"draw a card\"",
        "  or lightning bolt",
        "  or -(t:elf or t:orc)",
      ])
  }

  @Test func atWidthOneEveryTermHasItsLine() {
    expectLayout("-(a or b) c", width: 1, ["-(a", "  or b)", "  c"])
    expectLayout("a (b or (c d))", width: 1, ["a", "  (b", "    or c", "      d)"])
    expectLayout("a b", width: -5, ["a", "  b"])
  }

  @Test func widthsAreCountedInCharacters() {
    expectLayout("é é", width: 3, ["é é"])
    expectLayout("é é", width: 2, ["é", "  é"])
  }

  @Test func everyLayoutReadsBackAndKeepsItsWidth() {
    let failure = checkProperty(
      "layouts", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 31),
      generate: { random in RandomQuery.query(leaves: 1 + random.below(10), using: &random) },
      shrink: { RandomQuery.shrinks(of: $0) }, describe: { $0.description },
      law: { query in
        for width in [0, 1, 12, 30, 60] {
          if let reason = LineLayoutTests.flaw(in: query, width: width) { return "width \(width): \(reason)" }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// An error in the layout of a query; nil if there is none.
  private static func flaw(in query: FilterQuery<FilterTerm>, width: Int) -> String? {
    let text = QueryPrinter(style: .lines(width: width)).print(query)
    if ParsedQuery(parsing: text).query != query.flattened() { return "`\(text)` reads as another query" }
    // A value may contain line breaks, which are kept.
    if query.canonicalText.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return nil }
    for (index, line) in text.split(separator: "\n").enumerated() {
      if index > 0, !line.hasPrefix(" ") { return "`\(line)` does not begin with a space" }
      let isDivisible = ParsedQuery(parsing: String(line)).leafNodes.count > 1
      if line.unicodeScalars.count > width, isDivisible { return "`\(line)` is too long" }
    }
    return nil
  }

  private func expectLayout(
    _ text: String, width: Int, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let query = ParsedQuery(parsing: text).query ?? .and(.positive, [])
    let printed = QueryPrinter(style: .lines(width: width)).print(query)
    #expect(printed == lines.joined(separator: "\n"), sourceLocation: sourceLocation)
    let reason = LineLayoutTests.flaw(in: query, width: width)
    #expect(reason == nil, sourceLocation: sourceLocation)
  }
}
