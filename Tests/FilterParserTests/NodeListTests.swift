import Testing
import _FilterTestSupport

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

  /// A list can be read like any collection, below, at and above the number of nodes that are kept in place.
  @Test func aListIsReadLikeItsArray() {
    for count in 0..<11 {
      var random = SeededGenerator(seed: UInt64(count) + 64)
      for _ in 0..<40 {
        let nodes: [SyntaxTree.Node] = (0..<count).map { _ in NodeListTests.node(using: &random) }
        let list = NodeList(nodes)
        #expect(list.count == count && list.isEmpty == nodes.isEmpty, "\(count)")
        #expect(list.startIndex == 0 && list.endIndex == count, "\(count)")
        #expect(Array(list.indices) == Array(nodes.indices), "\(count)")
        #expect(list.first == nodes.first, "\(count)")
        #expect(list.last == nodes.last, "\(count)")
        #expect(Array(list.reversed()) == Array(nodes.reversed()), "\(count)")
        let start = random.below(count + 1)
        let end = start + random.below(count - start + 1)
        #expect(Array(list[start..<end]) == Array(nodes[start..<end]), "\(count)")
        #expect(list.distance(from: start, to: end) == end - start, "\(count)")
        #expect(list.filter { $0.isComplete } == nodes.filter { $0.isComplete }, "\(count)")
        #expect(list.firstIndex { $0.isComplete } == nodes.firstIndex { $0.isComplete }, "\(count)")
      }
    }
  }

  /// Lists are equal exactly if their arrays are, also of different counts and after any change of one node.
  @Test func listsAreEqualLikeTheirArrays() {
    var random = SeededGenerator(seed: 65)
    let few: [SyntaxTree.Node] = (0..<2).map { _ in NodeListTests.node(using: &random) }
    var arrays: [[SyntaxTree.Node]] = []
    for _ in 0..<120 { arrays.append((0..<random.below(7)).map { _ in few[random.below(2)] }) }
    for left in arrays {
      for right in arrays {
        let lists = (NodeList(left), NodeList(right))
        if (lists.0 == lists.1) != (left == right) { Issue.record("\(left.count) nodes and \(right.count)") }
        if left == right, lists.0.hashValue != lists.1.hashValue { Issue.record("two hashes of \(left.count) nodes") }
      }
    }
    let lists = Set(arrays.map { NodeList($0) })
    #expect(lists.count == Set(arrays).count)
    #expect(arrays.allSatisfy { lists.contains(NodeList($0)) })
  }

  /// A copy keeps its nodes while another list takes the place of the original.
  @Test func copiesAreIndependent() {
    var random = SeededGenerator(seed: 66)
    var list = NodeList([])
    var nodes: [SyntaxTree.Node] = []
    for _ in 0..<300 {
      let (copy, array) = (list, nodes)
      if random.chance(45) {
        nodes = Array(nodes.dropFirst())
      } else {
        nodes.append(NodeListTests.node(using: &random))
      }
      if nodes.count > 6 { nodes.removeAll() }
      list = NodeList(nodes)
      #expect(Array(copy) == array)
      #expect(Array(list) == nodes)
      #expect((copy == list) == (array == nodes))
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
