import FilterLexer
import FilterParser
import FilterText

/// The pieces of one level (the text, or a group with its parentheses) as a list, however the tree divides them into
/// branches.
struct LevelPieces {
  enum Kind: Hashable {
    /// `(` or its prefix. The beginning of the text counts as one.
    case opening
    /// `)`
    case closing
    case operand
    case connective(TokenKind)
    case trivia(TokenKind)
  }

  /// 12 bytes, since a level may have a piece for each byte of a text. Offsets have 32 bits, like those of tokens.
  struct Piece {
    private let start: UInt32
    private let end: UInt32
    let kind: Kind

    init(kind: Kind, range: SourceRange) {
      self.kind = kind
      self.start = UInt32(truncatingIfNeeded: range.start)
      self.end = UInt32(truncatingIfNeeded: range.end)
    }

    var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }

    /// Whether a space is required between this piece and another such piece.
    var isWord: Bool {
      switch kind {
      case .operand, .connective: true
      default: false
      }
    }
  }

  private(set) var pieces: [Piece] = []
  private(set) var operands: [SyntaxNodeID] = []
  /// Whether the level itself has missing parts or tokens that cannot be used.
  private(set) var isDamaged = false

  /// Reads a level. Linear in its nodes and tokens, excluding those of inner groups.
  init(of container: SyntaxNodeID, in tree: SyntaxTree) {
    var token = tree.tokens(of: container).lowerBound
    // At most one piece per token. A growing list would be in memory twice; pages that are not used are never provided.
    if container == tree.root { pieces.reserveCapacity(tree.tokens.count) }
    read(container, in: tree, token: &token)
    pass(to: tree.tokens(of: container).upperBound, in: tree, token: &token)
  }

  private mutating func read(_ parent: SyntaxNodeID, in tree: SyntaxTree, token: inout Int) {
    for child in tree.children(of: parent) {
      let run = tree.tokens(of: child)
      pass(to: run.lowerBound, in: tree, token: &token)
      switch tree.kind(of: child) {
      case .conjunction, .disjunction: read(child, in: tree, token: &token)
      case let kind where kind.isOperand:
        operands.append(child)
        pieces.append(Piece(kind: .operand, range: tree.range(of: child)))
        if kind == .group, isOpenOrEmpty(child, in: tree) { isDamaged = true }
        if kind != .group, holdsDamage(child, in: tree) { isDamaged = true }
      default: isDamaged = true
      }
      token = Swift.max(token, run.upperBound)
    }
  }

  /// Whether a group is not closed, or contains no term.
  private func isOpenOrEmpty(_ group: SyntaxNodeID, in tree: SyntaxTree) -> Bool {
    if tree.child(.missingClosingParenthesis, of: group) != nil { return true }
    return !tree.tokens(of: group).contains { token in
      let kind = tree.tokens[token].kind
      switch kind {
      case .leftParenthesis, .rightParenthesis, .minus: return false
      default: return !kind.isTrivia && !kind.isConnective
      }
    }
  }

  /// Whether a term, or a value of a group, has missing parts or tokens that cannot be used. An empty group has none.
  private func holdsDamage(_ node: SyntaxNodeID, in tree: SyntaxTree) -> Bool {
    var isEmpty = tree.kind(of: node).isGroup
    for child in tree.children(of: node) {
      isEmpty = false
      if isDamage(tree.kind(of: child)) || holdsDamage(child, in: tree) { return true }
    }
    return isEmpty
  }

  private func isDamage(_ kind: SyntaxKind) -> Bool { kind.isMissing || kind.isUnexpected }

  private mutating func pass(to end: Int, in tree: SyntaxTree, token: inout Int) {
    while token < end {
      let kind = tree.tokens[token].kind
      let range = tree.tokens[token].range
      switch kind {
      case .leftParenthesis, .minus: pieces.append(Piece(kind: .opening, range: range))
      case .rightParenthesis: pieces.append(Piece(kind: .closing, range: range))
      case _ where kind.isConnective: pieces.append(Piece(kind: .connective(kind), range: range))
      default: pieces.append(Piece(kind: .trivia(kind), range: range))
      }
      token += 1
    }
  }
}
