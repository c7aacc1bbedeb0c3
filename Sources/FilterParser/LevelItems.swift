import FilterLexer

/// The operands and connectives of one level (the text, or the inside of a group) in a row, however the tree divides them
/// into branches. It is what fixes are made from: to take an operand out, its neighbours must be known.
struct LevelItems {
  /// A connective that stands in a gap between operands: 12 bytes, since there may be one for each word of a text.
  struct Connective {
    private let first: Int32
    private let end: Int32
    /// The word, where it counts; nil where it is passed over.
    let word: TokenKind?

    fileprivate init(_ tokens: Range<Int>, word: TokenKind?) {
      self.first = Int32(truncatingIfNeeded: tokens.lowerBound)
      self.end = Int32(truncatingIfNeeded: tokens.upperBound)
      self.word = word
    }

    var tokens: Range<Int> { Int(first)..<Int(end) }
  }

  /// The nodes of the operands, in order, which is also the order of the nodes.
  private var operands: [Int32] = []
  private var connectives: [Connective] = []
  /// Where the connectives before each operand begin, and those behind the last one: always one more than operands.
  private var gaps: [Int32] = [0]
  /// How many nodes and tokens were looked at.
  private(set) var steps = 0

  /// Reads the level of a group or of the root. Linear in its nodes and tokens, those of inner groups not counted.
  init(of container: Int, in tree: SyntaxTree) {
    var token = tree.nodes[container].firstToken
    read(container, in: tree, token: &token)
    pass(to: tree.nodes[container].endToken, in: tree, token: &token)
  }

  var operandCount: Int { operands.count }

  /// The node of an operand.
  func operand(_ ordinal: Int) -> Int { Int(operands[ordinal]) }

  /// Which operand a node is; nil where it is none of the level.
  func ordinal(ofOperand node: Int) -> Int? {
    let ordinal = firstOrdinal { $0 >= node }
    return ordinal < operands.count && operand(ordinal) == node ? ordinal : nil
  }

  /// The first operand whose node is one that `isBehind`, which is so for all that follow it; the number of operands where
  /// there is none.
  func firstOrdinal(where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = operands.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(operand(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The connectives before an operand; behind the last one for the number of operands.
  func gap(_ ordinal: Int) -> ArraySlice<Connective> {
    let end = ordinal + 1 < gaps.count ? Int(gaps[ordinal + 1]) : connectives.count
    return connectives[Int(gaps[ordinal])..<end]
  }

  /// The connective that counts in the gap before an operand.
  func word(beforeOperand ordinal: Int) -> TokenKind? {
    for connective in gap(ordinal) {
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
        connectives.append(Connective(node.firstToken..<node.endToken, word: nil))
      case let kind where kind.isOperand:
        operands.append(Int32(truncatingIfNeeded: child))
        gaps.append(Int32(truncatingIfNeeded: connectives.count))
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
      if kind.isConnective { connectives.append(Connective(token..<token + 1, word: kind)) }
      token += 1
    }
  }
}
