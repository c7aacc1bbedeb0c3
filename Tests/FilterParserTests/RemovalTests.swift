import FilterAST
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Removing an operand from a text. The removed text is between `①` and `②`.
@Suite struct RemovalTests {
  @Test func amongOperandsOfAnd() {
    expectRemoval("①a② b c", "b c")
    expectRemoval("a ①b② c", "a c")
    expectRemoval("a b ①c②", "a b")
    expectRemoval("a and ①b② and c", "a and c")
    expectRemoval("①a② and b", "b")
    expectRemoval("a and ①b②", "a")
    expectRemoval("a and ①b② c", "a and c")
    expectRemoval("a ①b② and c", "a and c")
  }

  @Test func amongOperandsOfOr() {
    expectRemoval("①a② or b", "b")
    expectRemoval("a or ①b②", "a")
    expectRemoval("a or ①b② or c", "a or c")
    expectRemoval("a OR ①b② or c", "a OR c")
  }

  /// An `or` outlives an `and`, as it would if the operand had never been there.
  @Test func betweenTwoKindsOfConnective() {
    expectRemoval("a or ①b② and c", "a or c")
    expectRemoval("a and ①b② or c", "a or c")
    expectRemoval("a or ①b② c", "a or c")
    expectRemoval("a ①b② or c", "a or c")
  }

  @Test func groupsAndWhatIsInThem() {
    expectRemoval("a ①(b or c)②", "a")
    expectRemoval("a or ①-(b c)② or d", "a or d")
    expectRemoval("a (①b② or c)", "a (c)")
    expectRemoval("a (b or ①c②)", "a (b)")
    // A group that becomes empty is removed as well, with its prefix.
    expectRemoval("a (①b②)", "a")
    expectRemoval("a or -((①b②))", "a")
    expectRemoval("-(①b②) or a", "a")
    expectRemoval("( ①a② b )", "( b )")
  }

  @Test func theOnlyOperand() {
    expectRemoval("①a②", "")
    expectRemoval(" ①-t:elf② ", " ")
    expectRemoval("(①a②)", "")
  }

  @Test func whiteSpaceGoesOnOneSide() {
    expectRemoval("a  ①b②  c", "a  c")
    expectRemoval("a\n①b② c", "a c")
    expectRemoval("(a)①b②(c)", "(a) (c)")
    expectRemoval("a/①b②/c", "a/ /c")
    expectRemoval("\"a\"①b②", "\"a\"")
    expectRemoval("a , ①b② , c", "a , , c")
  }

  @Test func termsInAnyState() {
    expectRemoval("a or ①t:②", "a")
    expectRemoval("①pow!② or a", "a")
    expectRemoval("a ①>=3② b", "a b")
    expectRemoval("a ①\"b c②", "a")
    expectRemoval("a or ①--b② or c", "a or c")
    expectRemoval("a ①-② b", "a b")
  }

  @Test func whatIsNoOperandOrBranchStays() {
    let parsed = ParsedQuery(parsing: "or a b or c)")
    var stack = [parsed.tree.root]
    while let node = stack.popLast() {
      stack += parsed.tree.children(of: node)
      let kind = parsed.tree.kind(of: node)
      let canGo = kind.isOperand || kind == .conjunction || kind == .disjunction
      #expect(parsed.edits(removing: node).isEmpty == !canGo, "\(kind)")
    }
  }

  /// In a valid text the query loses exactly the leaf, and the text stays valid.
  @Test func theQueryLosesTheLeafAndNothingElse() {
    let failure = checkProperty(
      "removal of a leaf", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 23),
      generate: { RandomText.text(length: 8, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let parsed = ParsedQuery(parsing: text)
        guard parsed.outcome == .valid, let query = parsed.query else { return nil }
        for (index, node) in parsed.leafNodes.enumerated() {
          guard let removed = parsed.source.applying(parsed.edits(removing: node)) else { return "unsorted edits" }
          var seen = -1
          let expected = query.transformLeaves { leaf -> FilterQuery<FilterTerm>? in
            seen += 1
            return seen == index ? nil : .term(leaf)
          }?.flattened()
          let again = ParsedQuery(parsing: removed)
          if again.query != expected { return "without leaf \(index): `\(removed)`" }
          if again.outcome != (expected == nil ? .empty : .valid) {
            return "without leaf \(index): `\(removed)` is damaged"
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  private func expectRemoval(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(text)
    let parsed = ParsedQuery(parsing: marked.text)
    var operands: [SyntaxNodeID] = []
    var stack = [parsed.tree.root]
    while let node = stack.popLast() {
      stack += parsed.tree.children(of: node)
      if parsed.tree.kind(of: node).isOperand, parsed.tree.range(of: node) == marked.range(from: 1, to: 2) {
        operands.append(node)
      }
    }
    #expect(operands.count == 1, "`\(marked.text)`", sourceLocation: sourceLocation)
    let edits = operands.first.map { parsed.edits(removing: $0) } ?? []
    let removed = parsed.source.applying(edits)
    #expect(removed?.description == expected, "`\(marked.text)`", sourceLocation: sourceLocation)
    if let removed { expectLaws(removed, sourceLocation: sourceLocation) }
  }
}
