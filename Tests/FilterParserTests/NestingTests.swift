import FilterAST
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Groups within groups: up to the limit as written, beyond it passed over.
@Suite struct NestingTests {
  @Test func theLimitIsDocumented() {
    #expect(ParsedQuery.maximumNesting == 128)
  }

  @Test(arguments: [1, 127, 128]) func groupsUpToTheLimitAreRead(depth: Int) {
    let parsed = ParsedQuery(parsing: nested(depth))
    #expect(parsed.outcome == .valid)
    // Each level adds its own operand; the innermost holds two.
    #expect(parsed.query?.leaves.count == depth + 1)
    #expect(groupCount(parsed) == depth)
    expectBasicLaws(parsed)
  }

  @Test(arguments: [129, 130, 500]) func groupsBeyondTheLimitArePassedOver(depth: Int) {
    let parsed = ParsedQuery(parsing: nested(depth))
    #expect(parsed.outcome == .recovered)
    #expect(parsed.query?.leaves.count == depth + 1)
    #expect(groupCount(parsed) == ParsedQuery.maximumNesting)
    #expect(parsed.diagnostics.map(\.id.name) == ["nesting-too-deep"])
    expectBasicLaws(parsed)
    #expect(ParsedQuery(parsing: parsed.autoclosed).outcome == .valid)
    #expect(ParsedQuery(parsing: parsed.autoclosed).query == parsed.query)
  }

  @Test func theFirstExcessIsTheDiagnostic() throws {
    let open = String(repeating: "(", count: 128)
    let marked = MarkedText(open + "a ①-(②b) (c" + String(repeating: ")", count: 129))
    let parsed = ParsedQuery(parsing: marked.text)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.range == marked.range(from: 1, to: 2))
    // The parentheses are passed over with their prefix.
    #expect(parsed.query?.description == "(and a b c)")
  }

  /// The `)` of parentheses beyond the limit closes them and no other group.
  @Test func excessClosesProperly() {
    for depth in [127, 128, 129, 131, 200] {
      let inner = "(a)"
      let text = String(repeating: "(", count: depth) + inner + String(repeating: ")", count: depth) + " b) c"
      let parsed = ParsedQuery(parsing: text)
      let surplus = parsed.diagnostics.filter { $0.id.name == "surplus-parenthesis" }
      #expect(surplus.count == 1, "\(depth) deep")
      #expect(surplus.first?.range.start == 2 * depth + 5, "\(depth) deep")
      #expect(parsed.query?.description == "(and a b c)", "\(depth) deep")
    }
  }

  @Test(arguments: [127, 128, 129, 1_000]) func groupsThatAreNeverClosedAreAnswered(depth: Int) {
    let parsed = ParsedQuery(parsing: String(repeating: "(", count: depth) + "a")
    #expect(parsed.query?.description == "a")
    let unclosed = parsed.diagnostics.filter { $0.id.name == "unclosed-group" }
    #expect(unclosed.count == min(depth, ParsedQuery.maximumNesting))
    #expect(parsed.outcome == (depth > ParsedQuery.maximumNesting ? .recovered : .autoclosed))
    #expect(ParsedQuery(parsing: parsed.autoclosed).outcome == .valid)
    expectBasicLaws(parsed)
  }

  @Test func aMegabyteOfParenthesesIsAnswered() {
    let open = ParsedQuery(parsing: String(repeating: "(", count: 1_000_000))
    #expect(open.outcome == .empty)
    // A group without a term is one diagnostic, the excess nesting another.
    #expect(open.diagnostics.map(\.id.name) == ["unclosed-group", "nesting-too-deep"])
    let both = ParsedQuery(
      parsing: String(repeating: "(", count: 500_000) + "a" + String(repeating: ")", count: 500_000))
    #expect(both.query?.description == "a")
    #expect(both.diagnostics.map(\.id.name) == ["nesting-too-deep"])
    let pairs = ParsedQuery(parsing: String(repeating: "(a) ", count: 250_000))
    #expect(pairs.outcome == .valid)
    #expect(pairs.query?.leaves.count == 250_000)
  }

  /// `(x0 (x1 (x2 … y)))`, with alternating `or` and `and` so that no level is spliced into the next.
  private func nested(_ depth: Int) -> String {
    var text = "y"
    for level in 0..<depth { text = "(x\(level)\(level % 2 == 0 ? " or " : " ")\(text))" }
    return text
  }

  private func groupCount(_ parsed: ParsedQuery) -> Int {
    var count = 0
    var stack = [parsed.tree.root]
    while let node = stack.popLast() {
      if parsed.tree.kind(of: node) == .group { count += 1 }
      stack += parsed.tree.children(of: node)
    }
    return count
  }

  private func expectBasicLaws(_ parsed: ParsedQuery, sourceLocation: SourceLocation = #_sourceLocation) {
    let reason = LawsOfText.lossless(parsed) ?? LawsOfText.inBounds(parsed) ?? LawsOfText.autoclosing(parsed)
    #expect(reason == nil, sourceLocation: sourceLocation)
  }
}
