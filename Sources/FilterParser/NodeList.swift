/// The nodes of a tree, children before parents.
///
/// Up to four are kept in place: nearly nine of ten queries have no more, and making and freeing an array of them takes
/// longer than parsing them.
@usableFromInline
struct NodeList: RandomAccessCollection, Sendable {
  private typealias Four = (SyntaxTree.Node, SyntaxTree.Node, SyntaxTree.Node, SyntaxTree.Node)

  private var few: Four
  /// All nodes if there are more than four, else nil.
  private let many: [SyntaxTree.Node]?
  @usableFromInline let count: Int

  private static let capacity = 4
  private static let none = SyntaxTree.Node(kind: .query, firstToken: 0, endToken: 0)

  @usableFromInline var startIndex: Int { 0 }
  @usableFromInline var endIndex: Int { count }

  /// Keeps an array, or copies up to four nodes of it.
  init(_ nodes: [SyntaxTree.Node]) {
    if nodes.count > NodeList.capacity {
      few = (NodeList.none, NodeList.none, NodeList.none, NodeList.none)
      many = nodes
      count = nodes.count
    } else {
      self = nodes.withUnsafeBufferPointer { NodeList($0) }
    }
  }

  /// Copies nodes.
  init(_ nodes: UnsafeBufferPointer<SyntaxTree.Node>) {
    few = (NodeList.none, NodeList.none, NodeList.none, NodeList.none)
    count = nodes.count
    if nodes.count > NodeList.capacity {
      many = Array(nodes)
    } else {
      many = nil
      // At most four nodes, so they fit; nodes are plain bytes.
      withUnsafeMutableBytes(of: &few) { $0.copyMemory(from: UnsafeRawBufferPointer(nodes)) }
    }
  }

  /// The node at an index, which must be in range.
  @usableFromInline
  subscript(index: Int) -> SyntaxTree.Node {
    if let many { return many[index] }
    precondition(index >= 0 && index < count, "no such node")
    switch index {
    case 0: return few.0
    case 1: return few.1
    case 2: return few.2
    default: return few.3
    }
  }

  /// Calls `body` with the nodes in memory that is valid during the call.
  @inline(__always)
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<SyntaxTree.Node>) -> Result) -> Result {
    if let many { return many.withUnsafeBufferPointer(body) }
    // A tuple of one type is laid out like an array of it.
    return withUnsafeBytes(of: few) {
      let nodes = $0.assumingMemoryBound(to: SyntaxTree.Node.self)
      return body(UnsafeBufferPointer(rebasing: nodes[..<count]))
    }
  }
}

extension NodeList: Hashable {
  @usableFromInline static func == (left: NodeList, right: NodeList) -> Bool { left.elementsEqual(right) }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for node in self { hasher.combine(node) }
  }
}
