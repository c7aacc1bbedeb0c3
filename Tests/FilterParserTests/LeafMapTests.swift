import FilterAST
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// The map between the leaves of the queries and the nodes of the tree, both ways.
@Suite struct LeafMapTests {
  @Test func leavesAreMadeFromTheirNodesInOrder() {
    expectLeaves("t:elf (c:g or -bolt) ++", complete: ["t:elf", "c:g", "-bolt", "++"])
    expectLeaves("-(a b) or \"c d\" o:/e/", complete: ["a", "b", "\"c d\"", "o:/e/"])
    expectLeaves("t: a Fire! >=3 b -", complete: ["a", "Fire!", "b"], partial: ["t:", "a", "Fire!", ">=3", "b", "-"])
    expectLeaves("a or () --b", complete: ["a", "--b"])
    expectLeaves("(a \"b c", complete: ["a", "\"b c"])
    expectLeaves("c:>=u", complete: [], partial: ["c:>=u"])
    expectLeaves("or () )", complete: [])
    expectLeaves("", complete: [])
  }

  @Test func onlyTermsAreLeaves() {
    let parsed = ParsedQuery(parsing: "a (b or t:)")
    #expect(parsed.leafIndex(of: parsed.tree.root) == nil)
    let group = parsed.tree.children(of: parsed.tree.root).first { parsed.tree.kind(of: $0) == .conjunction }
    #expect(group.flatMap { parsed.leafIndex(of: $0) } == nil)
    let unfinished = parsed.partialLeafNodes[2]
    #expect(parsed.leafIndex(of: unfinished) == nil)
  }

  @Test func indicesOutsideTheLeavesHaveNoRange() {
    let parsed = ParsedQuery(parsing: "a t: b")
    #expect(parsed.range(ofLeaf: 1) == SourceRange(start: 5, end: 6))
    #expect(parsed.range(ofLeaf: 2) == nil)
    #expect(parsed.range(ofLeaf: -1) == nil)
    #expect(parsed.range(ofLeaf: .max) == nil)
  }

  @Test func theMapHoldsForAnyText() {
    let failure = checkProperty(
      "leaves and nodes", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 22),
      generate: { RandomText.text(length: 10, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { LeafMapTests.flaw(in: ParsedQuery(parsing: $0)) })
    #expect(failure == nil)
  }

  /// An error in the map of a text; nil if there is none.
  private static func flaw(in parsed: ParsedQuery) -> String? {
    if parsed.leafNodes.count != parsed.query?.leaves.count ?? 0 { return "leaves without nodes" }
    if parsed.partialLeafNodes.count != parsed.partialQuery?.leaves.count ?? 0 { return "partial leaves without nodes" }
    for (index, node) in parsed.leafNodes.enumerated() {
      if parsed.leafIndex(of: node) != index { return "leaf \(index) is not that of its node" }
      if parsed.range(ofLeaf: index) != parsed.tree.range(of: node) { return "leaf \(index) has another range" }
      if !parsed.partialLeafNodes.contains(node) { return "leaf \(index) is no partial leaf" }
    }
    for (index, node) in parsed.partialLeafNodes.enumerated() {
      if parsed.termRanges[index] != parsed.tree.range(of: node) { return "term \(index) has another range" }
      if !parsed.tree.kind(of: node).isTerm { return "partial leaf \(index) is no term" }
    }
    var end = 0
    for range in parsed.termRanges {
      if range.start < end || range.isEmpty { return "the terms overlap or are empty at \(range)" }
      end = range.end
    }
    return nil
  }

  private func expectLeaves(
    _ text: String, complete: [String], partial: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = ParsedQuery(parsing: text)
    #expect(parsed.leafNodes.map { parsed.tree.text(of: $0) } == complete, "`\(text)`", sourceLocation: sourceLocation)
    let terms = parsed.termRanges.map { parsed.source[$0] }
    #expect(terms == partial ?? complete, "`\(text)`", sourceLocation: sourceLocation)
    #expect(parsed.tree.terms == parsed.partialLeafNodes, sourceLocation: sourceLocation)
    #expect(LeafMapTests.flaw(in: parsed) == nil, "`\(text)`", sourceLocation: sourceLocation)
  }
}
