import FilterLexer
public import FilterText

/// Removes parts of a text so that the rest keeps its meaning.
struct SyntaxRemoval {
  let tree: SyntaxTree
  private var levels: [Int: LevelItems] = [:]
  /// Number of tokens and runs visited; used by the growth tests.
  private(set) var steps = 0

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The level inside a group or the root; cached.
  mutating func level(of container: Int) -> LevelItems {
    if let known = levels[container] { return known }
    let level = LevelItems(of: container, in: tree)
    levels[container] = level
    steps += level.steps
    return level
  }

  /// The group or root that contains a node.
  func container(of node: Int) -> Int {
    var parent = tree.nodes[node].parent
    while parent >= 0, !tree.nodes[parent].kind.isGroup, tree.nodes[parent].kind != .query {
      parent = tree.nodes[parent].parent
    }
    return parent
  }

  /// The tokens to remove with an operand or branch: the piece itself, and the connective that would lose its operand.
  /// If the piece is the whole content of its group, the group is removed.
  mutating func runs(removing piece: Int) -> [Range<Int>] {
    var node = piece
    while true {
      steps += 1
      let container = container(of: node)
      let level = level(of: container)
      let own = tree.nodes[node].firstToken..<tree.nodes[node].endToken
      let (first, last) = ordinals(of: node, in: level)
      let before = level.gap(first)
      let after = level.gap(last + 1)
      steps += before.count + after.count
      if last - first + 1 == level.operandCount {
        if tree.nodes[container].kind.isGroup {
          node = container
          continue
        }
        return [own] + after.map { $0.tokens }
      }
      if first == 0 { return [own] + after.map { $0.tokens } }
      if last == level.operandCount - 1 { return before.map { $0.tokens } + [own] }
      if before.isEmpty || after.isEmpty { return [own] }
      // One of two connectives stays: `or` rather than `and`, as if the operand had never been there.
      let keepsAfter = level.word(beforeOperand: first) == .and && level.word(beforeOperand: last + 1) == .or
      return keepsAfter ? before.map { $0.tokens } + [own] : [own] + after.map { $0.tokens }
    }
  }

  /// The first and the last operand of a level that a piece covers.
  func ordinals(of piece: Int, in level: LevelItems) -> (first: Int, last: Int) {
    if let ordinal = level.ordinal(ofOperand: piece) { return (ordinal, ordinal) }
    let run = tree.nodes[piece].firstToken..<tree.nodes[piece].endToken
    let first = level.firstOrdinal { tree.nodes[$0].firstToken >= run.lowerBound }
    let end = level.firstOrdinal { tree.nodes[$0].endToken > run.upperBound }
    return (first, max(first, end - 1))
  }

  /// The edits that delete runs of tokens. Runs separated by white space only become one, and white space on one side
  /// is deleted too. A space replaces a run if its neighbors would otherwise be joined.
  func edits(deleting runs: [Range<Int>]) -> [TextEdit] { merged(runs).map { edit(deleting: $0) } }

  func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, isBlank(last.upperBound..<max(run.lowerBound, last.upperBound)) {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        result.append(run)
      }
    }
    return result
  }

  private func isBlank(_ run: Range<Int>) -> Bool { run.allSatisfy { tree.tokens[$0].kind == .whitespace } }

  private func edit(deleting run: Range<Int>) -> TextEdit {
    let range = tree.range(ofTokens: run)
    var next = run.upperBound
    while kind(at: next) == .whitespace { next += 1 }
    if kind(at: next) == .field || kind(at: next) == .leftParenthesis,
      let word = tree.negatingWord(before: run.lowerBound)
    {
      let start = tree.tokens[word].range
      return TextEdit(
        range: SourceRange(start: start.start, end: tree.tokens[next].range.start),
        replacement: "\"\(tree.source[start])\" ")
    }
    let left = kind(at: run.lowerBound - 1)
    let right = kind(at: run.upperBound)
    // The values of a list have no blanks between them.
    if left == .valueSeparator || right == .valueSeparator || left == .comparison || left == .rangeOperator {
      return .delete(range)
    }
    let opensBefore = left == nil || left == .leftParenthesis || left == .valueOpening
    let closesAfter = right == nil || right == .rightParenthesis || right == .valueClosing
    if left == .whitespace, right == .whitespace || closesAfter {
      return .delete(SourceRange(start: tree.tokens[run.lowerBound - 1].range.start, end: range.end))
    }
    if right == .whitespace, opensBefore {
      return .delete(SourceRange(start: range.start, end: tree.tokens[run.upperBound].range.end))
    }
    if left == .whitespace || right == .whitespace || opensBefore || closesAfter { return .delete(range) }
    return TextEdit(range: range, replacement: " ")
  }

  func kind(at token: Int) -> TokenKind? { tree.tokens.indices.contains(token) ? tree.tokens[token].kind : nil }
}

extension SyntaxTree {
  /// The bare word `not` before a token of a text in the syntax of lists, where it would negate a field or group that
  /// moves up to it; nil without one.
  package func negatingWord(before token: Int) -> Int? {
    guard base == .lists else { return nil }
    var index = token - 1
    while index >= 0, tokens[index].kind == .whitespace { index -= 1 }
    return index >= 0 && isNegatingWord(index) ? index : nil
  }

  /// Whether a text in the syntax of lists has a word that may be an operator after or before another: `not`, `in`.
  package var hasOperatorWords: Bool {
    guard base == .lists else { return false }
    return tokens.indices.contains { index in
      let range = tokens[index].range
      return isOperatorWord(index)
        || tokens[index].kind == .comparison && range.length > 3
          && source.bytes[range.start..<range.end].contains { $0.isLetter }
    }
  }

  /// Whether a token is the word or the name `not` or `in`, in any letter case.
  func isOperatorWord(_ token: Int) -> Bool {
    let (kind, range) = (tokens[token].kind, tokens[token].range)
    return (kind == .word || kind == .field) && range.length < 4
      && ["not", "in"].contains(source[range].lowercased())
  }

  /// Whether a token of a text in the syntax of lists is the bare word `not`, in any letter case, and no exact name.
  package func isNegatingWord(_ token: Int) -> Bool {
    guard base == .lists, tokens[token].kind == .word, tokens[token].range.length == 3,
      source[tokens[token].range].lowercased() == "not"
    else { return false }
    var before = token - 1
    while before >= 0, tokens[before].kind == .slash { before -= 1 }
    return before < 0 || tokens[before].kind != .exclamation
  }
}

extension ParsedQuery {
  /// The edits that remove a term, group or branch from the text, together with the connective or parentheses that
  /// would become meaningless. Empty for any other node. Linear in the operands of the enclosing groups.
  public func edits(removing node: SyntaxNodeID) -> [TextEdit] {
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction else { return [] }
    var removal = SyntaxRemoval(tree)
    let runs = removal.runs(removing: node.index)
    return removal.edits(deleting: runs)
  }
}

/// The operands and connectives of one level (the text, or the inside of a group) as a list, however the tree divides
/// them into branches. Fixes need it: removing an operand depends on its neighbors.
struct LevelItems {
  /// A connective in a gap between operands. 12 bytes, since there may be one for each word of a text.
  struct Connective {
    private let first: Int32
    private let end: Int32
    /// The word if it counts; nil if it is skipped.
    let word: TokenKind?

    fileprivate init(_ tokens: Range<Int>, word: TokenKind?) {
      self.first = Int32(truncatingIfNeeded: tokens.lowerBound)
      self.end = Int32(truncatingIfNeeded: tokens.upperBound)
      self.word = word
    }

    var tokens: Range<Int> { Int(first)..<Int(end) }
  }

  /// The nodes of the operands, in ascending order.
  private var operands: [Int32] = []
  private var connectives: [Connective] = []
  /// The first connective before each operand, and the first after the last operand: always one more than operands.
  private var gaps: [Int32] = [0]
  /// Number of nodes and tokens visited.
  private(set) var steps = 0

  /// Reads the level of a group or of the root. Linear in its nodes and tokens, excluding those of inner groups.
  init(of container: Int, in tree: SyntaxTree) {
    var token = tree.nodes[container].firstToken
    read(container, in: tree, token: &token)
    pass(to: tree.nodes[container].endToken, in: tree, token: &token)
  }

  var operandCount: Int { operands.count }

  /// The node of an operand.
  func operand(_ ordinal: Int) -> Int { Int(operands[ordinal]) }

  /// The ordinal of the operand with this node; nil if it is not an operand of the level.
  func ordinal(ofOperand node: Int) -> Int? {
    let ordinal = firstOrdinal { $0 >= node }
    return ordinal < operands.count && operand(ordinal) == node ? ordinal : nil
  }

  /// The first operand whose node satisfies `predicate`, which must hold for all that follow; `operandCount` if there
  /// is none.
  func firstOrdinal(where predicate: (Int) -> Bool) -> Int { operands.partitioningIndex { predicate(Int($0)) } }

  /// The connectives before an operand; those after the last operand for the ordinal `operandCount`.
  func gap(_ ordinal: Int) -> ArraySlice<Connective> {
    let end = ordinal + 1 < gaps.count ? Int(gaps[ordinal + 1]) : connectives.count
    return connectives[Int(gaps[ordinal])..<end]
  }

  /// The connective that counts before an operand; nil if there is none.
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

  /// Records the connectives among the tokens that belong to no child.
  private mutating func pass(to end: Int, in tree: SyntaxTree, token: inout Int) {
    while token < end {
      steps += 1
      let kind = tree.tokens[token].kind
      if kind.isConnective { connectives.append(Connective(token..<token + 1, word: kind)) }
      token += 1
    }
  }
}
