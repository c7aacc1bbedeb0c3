import FilterLexer
import FilterText

/// Makes the tree of a text.
///
/// The parser is total: it has no way to fail, and what it cannot use becomes nodes of the tree. How a production is
/// written:
///
/// 1. note where it begins: `let start = position` (a token) and `let mark = height` (a place in the node stack);
/// 2. look at the kind of the current token and consume it with `position += 1`, or call another production;
/// 3. close with `finish(kind, from: start, adopting: mark)`, which takes every node finished since as a child.
///
/// A hole is an empty node (`missing(_:)`), a piece that fits nowhere a node of its own (`finish` with an unexpected kind);
/// the first of either sets `damage`, so that a healthy text is never searched for damage again.
///
/// Every loop consumes a token a turn or ends, and recursion happens in one place (`parseGroup`), which counts its depth. So
/// time is linear in the tokens and the stack is bounded, whatever the text.
///
/// Files: this one holds the cursor and the node stack, `Parser+Levels` connectives and groups, `Parser+Terms` terms.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  var position = 0
  var nodes: NodeBuffer
  /// The node stack: finished nodes that have no parent yet, in the order of the text. It needs no memory of its own: until
  /// a node is adopted, its `nextSibling` names the one below it.
  private(set) var top = -1
  private(set) var height = 0
  var damage: Damage = []
  /// How many turns all loops made: the measure of the growth tests.
  var steps = 0

  /// The memory of all three must outlive the parser.
  private init(
    bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, nodes: NodeBuffer
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
  }

  /// The nodes of a text, the root last; what is wrong with it; and how many turns the loops made.
  static func parse(
    bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>
  ) -> (nodes: [SyntaxTree.Node], damage: Damage, steps: Int) {
    var damage: Damage = []
    var steps = 0
    // A token brings at most itself, two missing neighbours and one node around it (`:` is a term without field and value,
    // and `: :` a conjunction); the text brings its root and perhaps a missing operand.
    let nodes = NodeBuffer.collect(atMost: tokens.count * 4 + 4) { buffer in
      var parser = Parser(bytes: bytes, tokens: tokens, nodes: buffer)
      parser.parseLevel(depth: 0)
      // Outside all groups nothing stops a level but the end of the text.
      parser.position = tokens.count
      parser.finish(.query, from: 0, adopting: 0)
      buffer = parser.nodes
      damage = parser.damage
      steps = parser.steps
    }
    return (nodes, damage, steps)
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
  mutating func missing(_ kind: SyntaxKind, _ cause: Damage = .recovered) {
    missing(kind, at: position, cause)
  }

  /// Makes an empty node before the token at `index`.
  mutating func missing(_ kind: SyntaxKind, at index: Int, _ cause: Damage = .recovered) {
    damage.insert(cause)
    finish(kind, from: index, to: index, adopting: height)
  }

  /// Makes a node of the tokens from `start` to the current one, which fit nowhere. Where the newest node of the level is of
  /// the same kind and only trivia lies between, that node grows instead, so that a long run of damage is one finding.
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

  /// The token behind the newest node.
  var endOfNewestNode: Int {
    height > 0 ? nodes[top].endToken : position
  }

  mutating func skipTrivia() {
    while position < tokens.count, tokens[position].kind.isTrivia {
      position += 1
      steps &+= 1
    }
  }
}

/// What is wrong with a text, in the parser's words; `ParsedQuery.Outcome` is made of it.
struct Damage: OptionSet, Hashable {
  let rawValue: UInt8

  /// A closing delimiter is missing at the end.
  static let unclosed = Damage(rawValue: 1)
  /// Something was skipped or supplied.
  static let recovered = Damage(rawValue: 2)
  /// A word ends in a quote that was never opened: readable, but worth a remark.
  static let suspicious = Damage(rawValue: 4)
}
