/// Where nodes are collected while their number is not known: on the stack for the queries people type, then on the heap.
///
/// It is a sister of the lexer's `TokenBuffer`. As one generic type in a module below, neither would be specialised, which
/// costs more than the whole parser does.
struct NodeBuffer {
  /// What fits on the stack without a thought: a kilobyte, and more than most queries need.
  private static let stackCapacity = 40

  private var memory: UnsafeMutablePointer<SyntaxTree.Node>
  private var capacity: Int
  private var isOnHeap = false
  private let bound: Int
  private(set) var count = 0

  private init(_ memory: UnsafeMutablePointer<SyntaxTree.Node>, capacity: Int, bound: Int) {
    self.memory = memory
    self.capacity = capacity
    self.bound = bound
  }

  @inline(__always)
  mutating func append(_ node: SyntaxTree.Node) {
    if count == capacity { moveToHeap() }
    memory.advanced(by: count).initialize(to: node)
    count &+= 1
  }

  /// A node that was appended.
  subscript(index: Int) -> SyntaxTree.Node {
    @inline(__always) get { memory[index] }
    @inline(__always) nonmutating set { memory[index] = newValue }
  }

  /// Leaves the stack for as much memory as can be needed at all.
  @inline(never)
  private mutating func moveToHeap() {
    let larger = UnsafeMutablePointer<SyntaxTree.Node>.allocate(capacity: bound)
    larger.moveInitialize(from: memory, count: count)
    memory = larger
    capacity = bound
    isOnHeap = true
  }

  /// The nodes `fill` appends, no more than `bound`, in an array of just their number. For a long text they are collected in
  /// the array itself; of the memory it does not need, the system never provides the pages.
  static func collect(atMost bound: Int, _ fill: (inout NodeBuffer) -> Void) -> [SyntaxTree.Node] {
    if bound > 4096 {
      return Array(unsafeUninitializedCapacity: bound) { memory, count in
        guard let base = memory.baseAddress else { return }
        var buffer = NodeBuffer(base, capacity: bound, bound: bound)
        fill(&buffer)
        count = buffer.count
      }
    }
    return withUnsafeTemporaryAllocation(of: SyntaxTree.Node.self, capacity: stackCapacity) { memory in
      guard let base = memory.baseAddress else { return [] }
      var buffer = NodeBuffer(base, capacity: stackCapacity, bound: max(bound, stackCapacity))
      fill(&buffer)
      defer { if buffer.isOnHeap { buffer.memory.deallocate() } }
      return Array(UnsafeBufferPointer(start: buffer.memory, count: buffer.count))
    }
  }
}
