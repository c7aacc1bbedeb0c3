import FilterLexer
import FilterText

/// Makes the tree of a text.
///
/// The parser is total: it has no way to fail, and what it cannot use becomes nodes of the tree. How a production is
/// written:
///
/// 1. note where it begins: `let start = position` (a token) and `let mark = pending.count` (a place in the node stack);
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
  let source: SourceText
  let tokens: [Token]
  var position = 0
  var nodes: [SyntaxTree.Node] = []
  /// Finished nodes that have no parent yet, in the order of the text.
  var pending: [Int] = []
  var damage: Damage = []
  /// How many turns all loops made: the measure of the growth tests.
  var steps = 0

  init(source: SourceText, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    nodes.reserveCapacity(min(tokens.count, tokens.count / 2 + 4))
  }

  mutating func parse() -> SyntaxTree {
    parseLevel(depth: 0)
    // Outside all groups nothing stops a level but the end of the text.
    position = tokens.count
    finish(.query, from: 0, adopting: 0)
    return SyntaxTree(source: source, tokens: tokens, nodes: nodes)
  }

  /// The kind of the current token; nil at the end of the text.
  var current: TokenKind? {
    position < tokens.count ? tokens[position].kind : nil
  }

  /// Ends a node that began at token `start`, before the current token, and adopts the nodes finished since `mark`.
  mutating func finish(_ kind: SyntaxKind, from start: Int, adopting mark: Int) {
    finish(kind, from: start, to: position, adopting: mark)
  }

  mutating func finish(_ kind: SyntaxKind, from start: Int, to end: Int, adopting mark: Int) {
    let index = nodes.count
    var node = SyntaxTree.Node(kind: kind, firstToken: start, endToken: end)
    var next = -1
    for place in stride(from: pending.count - 1, through: mark, by: -1) {
      let child = pending[place]
      nodes[child].parent = index
      nodes[child].nextSibling = next
      next = child
      steps &+= 1
    }
    node.firstChild = next
    pending.removeLast(pending.count - mark)
    nodes.append(node)
    pending.append(index)
  }

  /// Makes an empty node before the current token.
  mutating func missing(_ kind: SyntaxKind, _ cause: Damage = .recovered) {
    missing(kind, at: position, cause)
  }

  /// Makes an empty node before the token at `index`.
  mutating func missing(_ kind: SyntaxKind, at index: Int, _ cause: Damage = .recovered) {
    damage.insert(cause)
    finish(kind, from: index, to: index, adopting: pending.count)
  }

  /// Makes a node of the tokens from `start` to the current one, which fit nowhere. Where the newest node of the level is of
  /// the same kind and only trivia lies between, that node grows instead, so that a long run of damage is one finding.
  mutating func unexpected(_ kind: SyntaxKind, from start: Int, since mark: Int) {
    damage.insert(.recovered)
    if pending.count > mark, let last = pending.last, nodes[last].kind == kind {
      var between = nodes[last].endToken
      while between < start, tokens[between].kind.isTrivia { between += 1 }
      steps &+= between &- nodes[last].endToken
      if between == start {
        nodes[last] = SyntaxTree.Node(kind: kind, firstToken: nodes[last].firstToken, endToken: position)
        return
      }
    }
    finish(kind, from: start, adopting: pending.count)
  }

  mutating func skipTrivia() {
    while position < tokens.count, tokens[position].kind.isTrivia {
      position += 1
      steps &+= 1
    }
  }
}

/// What is wrong with a text, in the parser's words; `ParsedQuery.Outcome` is made of it.
struct Damage: OptionSet {
  let rawValue: UInt8

  /// A closing delimiter is missing at the end.
  static let unclosed = Damage(rawValue: 1)
  /// Something was skipped or supplied.
  static let recovered = Damage(rawValue: 2)
  /// A word ends in a quote that was never opened: readable, but worth a remark.
  static let suspicious = Damage(rawValue: 4)
}
