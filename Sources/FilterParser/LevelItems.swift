import FilterLexer

/// The operands and connectives of one level (the text, or the inside of a group) in a row, however the tree divides them
/// into branches. It is what fixes are made from: to take an operand out, its neighbours must be known.
struct LevelItems {
  /// A connective that stands in a gap between operands.
  struct Connective {
    let tokens: Range<Int>
    /// The word, where it counts; nil where it is passed over.
    let word: TokenKind?
  }

  /// The operands, in order.
  private(set) var operands: [Int] = []
  /// The connectives before each operand, and behind the last one: always one more than operands.
  private(set) var gaps: [[Connective]] = [[]]
  /// How many nodes and tokens were looked at.
  private(set) var steps = 0

  /// Reads the level of a group or of the root. Linear in its nodes and tokens, those of inner groups not counted.
  init(of container: Int, in tree: SyntaxTree) {
    var token = tree.nodes[container].firstToken
    read(container, in: tree, token: &token)
    pass(to: tree.nodes[container].endToken, in: tree, token: &token)
  }

  /// The connective that counts in the gap before operand `index`.
  func word(beforeOperand index: Int) -> TokenKind? {
    for connective in gaps[index] {
      if let word = connective.word { return word }
    }
    return nil
  }

  private mutating func read(_ parent: Int, in tree: SyntaxTree, token: inout Int) {
    var child = tree.nodes[parent].firstChild
    while child >= 0 {
      let node = tree.nodes[child]
      steps += 1
      pass(to: node.firstToken, in: tree, token: &token)
      switch node.kind {
      case .conjunction, .disjunction: read(child, in: tree, token: &token)
      case .leadingConnective, .repeatedConnective:
        gaps[gaps.count - 1].append(Connective(tokens: node.firstToken..<node.endToken, word: nil))
      case let kind where kind.isOperand:
        operands.append(child)
        gaps.append([])
      default: break
      }
      token = max(token, node.endToken)
      child = node.nextSibling
    }
  }

  /// Notes the connectives among the tokens that belong to no child.
  private mutating func pass(to end: Int, in tree: SyntaxTree, token: inout Int) {
    while token < end {
      steps += 1
      let kind = tree.tokens[token].kind
      if kind.isConnective { gaps[gaps.count - 1].append(Connective(tokens: token..<token + 1, word: kind)) }
      token += 1
    }
  }
}
