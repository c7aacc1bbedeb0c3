import FilterTestSupport
import Testing

@testable import FilterParser

/// The list of nodes, a few of which are kept in place, agrees with an array.
@Suite struct NodeListTests {
  @Test func aListIsItsArray() {
    var random = SeededGenerator(seed: 61)
    for count in 0..<9 {
      for _ in 0..<50 {
        let nodes = (0..<count).map { _ in NodeListTests.node(using: &random) }
        let copied = nodes.withUnsafeBufferPointer { NodeList($0) }
        for list in [NodeList(nodes), copied] {
          #expect(Array(list) == nodes)
          #expect(list.indices.map { list[$0] } == nodes)
          #expect(list.withUnsafeBufferPointer { Array($0) } == nodes)
        }
        #expect(copied == NodeList(nodes))
        #expect(copied.hashValue == NodeList(nodes).hashValue)
        if count > 0 {
          var others = nodes
          others[random.below(count)].nextSibling = 1_000
          #expect(NodeList(others) != copied)
          #expect(NodeList(Array(nodes.dropLast())) != copied)
        }
      }
    }
  }

  private static func node(using random: inout SeededGenerator) -> SyntaxTree.Node {
    let kind = SyntaxKind.allCases[random.below(SyntaxKind.allCases.count)]
    var node = SyntaxTree.Node(kind: kind, firstToken: random.below(100), endToken: random.below(100))
    node.isComplete = random.chance(50)
    node.parent = random.below(100)
    node.firstChild = random.below(100) - 1
    node.nextSibling = random.below(100) - 1
    return node
  }
}
