import FilterLexer
import FilterText

/// Makes the tree of a text.
///
/// The parser cannot fail: tokens that it cannot use become nodes of the tree. The pattern of a production:
///
///
/// 1. note where it begins: `let start = position` (a token) and `let mark = height` (a height of the node stack);
/// 2. look at the kind of the current token and consume it with `position += 1`, or call another production;
/// 3. close with `finish(kind, from: start, adopting: mark)`, which adopts every node finished since as a child.
///
/// A missing part is an empty node (`missing(_:)`), a token that cannot be used a node of its own (`finish` with an
/// unexpected kind); the first of either sets `damage`, so that a text without errors is never searched for
/// diagnostics.
///
/// Every loop consumes a token per turn or ends, and only `parseGroup` recurses, with limited depth. So time is linear
/// in the tokens and the stack is bounded.
///
/// This file contains the cursor and the node stack, `Parser+Levels` connectives and groups, `Parser+Terms` terms,
/// `Parser+Values` the values of a field.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  /// Whether a field may have several values and patterns without slashes, as in the syntax of lists.
  let readsValues: Bool
  var position = 0
  var nodes: NodeBuffer
  /// The node stack: finished nodes without a parent, in the order of the text. It needs no memory of its own: until a
  /// node is adopted, its `nextSibling` is the node below it.
  private(set) var top = -1
  private(set) var height = 0
  var damage: Damage = []
  /// Whether a term is complete.
  var hasTerm = false
  /// Whether the values that are parsed have a field.
  var valuesHaveField = false
  /// Whether a bare value that begins with an operator is damage.
  var valuesHaveOperators = false
  /// Number of loop iterations; used by the growth tests.
  var steps = 0

  /// The memory of all three arguments must outlive the parser.
  private init(
    bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, readsValues: Bool, nodes: NodeBuffer
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.readsValues = readsValues
    self.nodes = nodes
  }

  /// The result of parsing a text: the nodes, the root last; the damage; whether a term is complete; and the number of loop
  /// iterations. A tuple, of which the parts are taken without a copy of the nodes.
  typealias Outcome = (nodes: NodeList, damage: Damage, hasTerm: Bool, steps: Int)

  /// Parses the tokens of a text.
  ///
  /// A function of its own: inside its caller, which keeps both arrays, the references to them would be counted twice.
  @inline(never)
  static func parse(_ bytes: [UInt8], _ tokens: [Token], _ syntax: SyntaxOptions) -> Outcome {
    let readsValues = syntax.base == .lists
    // The parser uses raw buffers: counting references at each access would take half the time.
    return bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        // A token adds at most itself, two missing neighbors and one node around it (`:` is a term without field and
        // value, and `: :` a conjunction); the text adds its root and perhaps a missing operand.
        NodeBuffer.collect(atMost: tokens.count * 4 + 4) { fill(&$0, bytes: bytes, tokens: tokens, readsValues) }
      }
    }
  }

  @inline(never)
  private static func fill(
    _ buffer: inout NodeBuffer, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>,
    _ readsValues: Bool
  ) -> (damage: Damage, hasTerm: Bool, steps: Int) {
    var parser = Parser(bytes: bytes, tokens: tokens, readsValues: readsValues, nodes: buffer)
    parser.parseLevel(depth: 0)
    // At depth 0 only the end of the text ends a level.
    parser.position = tokens.count
    parser.finish(.query, from: 0, adopting: 0)
    buffer = parser.nodes
    return (parser.damage, parser.hasTerm, parser.steps)
  }

  /// The kind of the current token; nil at the end of the text.
  @inline(__always) var current: TokenKind? {
    position < tokens.count ? tokens[position].kind : nil
  }

  /// Ends a node that began at token `start`, before the current token, and adopts the nodes finished since `mark`.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, from start: Int, adopting mark: Int) {
    finish(kind, from: start, to: position, adopting: mark)
  }

  mutating func finish(_ kind: SyntaxKind, from start: Int, to end: Int, adopting mark: Int) {
    let index = nodes.count
    var node = SyntaxTree.Node(kind: kind, firstToken: start, endToken: end)
    var next = -1
    while height > mark {
      let below = nodes[top].nextSibling
      nodes[top].parent = index
      nodes[top].nextSibling = next
      next = top
      top = below
      height -= 1
      steps &+= 1
    }
    node.firstChild = next
    node.nextSibling = top
    nodes.append(node)
    top = index
    height += 1
  }

  /// Makes an empty node before the current token.
  mutating func missing(_ kind: SyntaxKind, cause: Damage = .recovered) { missing(kind, at: position, cause) }

  /// Makes an empty node before the token at `index`.
  mutating func missing(_ kind: SyntaxKind, at index: Int, _ cause: Damage = .recovered) {
    damage.insert(cause)
    finish(kind, from: index, to: index, adopting: height)
  }

  /// Makes a node of the tokens from `start` to the current one, which cannot be used. If the newest node of the level
  /// has the same kind and only trivia lies between, that node grows instead, so that a run of them is one diagnostic.
  mutating func unexpected(_ kind: SyntaxKind, from start: Int, since mark: Int) {
    damage.insert(.recovered)
    if height > mark, nodes[top].kind == kind {
      var between = nodes[top].endToken
      while between < start, tokens[between].kind.isTrivia { between += 1 }
      steps &+= between &- nodes[top].endToken
      if between == start {
        nodes[top].endToken = position
        return
      }
    }
    finish(kind, from: start, adopting: height)
  }

  /// The first token of the oldest node since `mark`.
  func firstToken(since mark: Int) -> Int {
    guard height > mark else { return position }
    var node = top
    for _ in mark + 1..<height { node = nodes[node].nextSibling }
    return nodes[node].firstToken
  }

  /// The token after the newest node.
  var endOfNewestNode: Int { height > 0 ? nodes[top].endToken : position }

  mutating func skipTrivia() {
    while position < tokens.count, tokens[position].kind.isTrivia {
      position += 1
      steps &+= 1
    }
  }
}

/// The kinds of damage in a text; `ParsedQuery.Outcome` is derived from them.
struct Damage: OptionSet, Hashable {
  let rawValue: UInt8

  /// A closing delimiter is missing at the end.
  static let unclosed = Damage(rawValue: 1)
  /// Something was skipped or supplied.
  static let recovered = Damage(rawValue: 2)
  /// A word ends in a quote that was never opened: readable, but worth a diagnostic.
  static let suspicious = Damage(rawValue: 4)
}

/// Memory for nodes whose number is not known yet: on the stack for short queries, then on the heap.
///
/// The lexer's `TokenBuffer` is similar. A generic type for both, in another module, would not be specialized, which
/// would cost more than the whole parser.
struct NodeBuffer {
  /// Number of nodes kept on the stack: a kilobyte, more than most queries need.
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
    @inline(__always) nonmutating _modify { yield &memory[index] }
  }

  /// Sets whether the newest node is a complete term.
  @inline(__always)
  func markNewest(isComplete: Bool) { memory[count &- 1].isComplete = isComplete }

  /// Moves from the stack to heap memory of the maximum size.
  @inline(never)
  private mutating func moveToHeap() {
    let larger = UnsafeMutablePointer<SyntaxTree.Node>.allocate(capacity: bound)
    larger.moveInitialize(from: memory, count: count)
    memory = larger
    capacity = bound
    isOnHeap = true
  }

  /// The nodes that `fill` appends, at most `bound`, in a list of the right size. Those of a long text are collected in
  /// the array itself; the system never provides the pages it does not use.
  @inline(__always)
  static func collect(
    atMost bound: Int, _ fill: (inout NodeBuffer) -> (damage: Damage, hasTerm: Bool, steps: Int)
  ) -> Parser.Outcome {
    if bound > 4096 {
      var outcome: (damage: Damage, hasTerm: Bool, steps: Int) = ([], false, 0)
      let nodes = [SyntaxTree.Node](unsafeUninitializedCapacity: bound) { memory, count in
        guard let base = memory.baseAddress else { return }
        var buffer = NodeBuffer(base, capacity: bound, bound: bound)
        outcome = fill(&buffer)
        count = buffer.count
      }
      return (NodeList(nodes), outcome.damage, outcome.hasTerm, outcome.steps)
    }
    return withUnsafeTemporaryAllocation(of: SyntaxTree.Node.self, capacity: stackCapacity) { memory in
      guard let base = memory.baseAddress else { return (NodeList([]), [], false, 0) }
      var buffer = NodeBuffer(base, capacity: stackCapacity, bound: max(bound, stackCapacity))
      let (damage, hasTerm, steps) = fill(&buffer)
      defer { if buffer.isOnHeap { buffer.memory.deallocate() } }
      let nodes = NodeList(UnsafeBufferPointer(start: buffer.memory, count: buffer.count))
      return (nodes, damage, hasTerm, steps)
    }
  }
}
