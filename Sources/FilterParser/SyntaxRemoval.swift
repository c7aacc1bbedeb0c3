import FilterLexer
public import FilterText

/// Takes pieces out of a text so that what is left reads as it did without them.
struct SyntaxRemoval {
  let tree: SyntaxTree
  private var levels: [Int: LevelItems] = [:]
  /// How many tokens and runs were looked at: part of the measure of the growth tests.
  private(set) var steps = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// The level a group or the root holds, read once.
  mutating func level(of container: Int) -> LevelItems {
    if let known = levels[container] { return known }
    let level = LevelItems(of: container, in: tree)
    levels[container] = level
    steps += level.steps
    return level
  }

  /// The group or root that holds a node.
  func container(of node: Int) -> Int {
    var parent = tree.nodes[node].parent
    while parent >= 0, tree.nodes[parent].kind == .conjunction || tree.nodes[parent].kind == .disjunction {
      parent = tree.nodes[parent].parent
    }
    return parent
  }

  /// The tokens that go when an operand goes, or a branch of several: the piece itself, and the connective that would be
  /// left without an operand. Where it is all its group holds, the group goes.
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
        if tree.nodes[container].kind == .group {
          node = container
          continue
        }
        return [own] + after.map { $0.tokens }
      }
      if first == 0 { return [own] + after.map { $0.tokens } }
      if last == level.operandCount - 1 { return before.map { $0.tokens } + [own] }
      if before.isEmpty || after.isEmpty { return [own] }
      // Of two connectives one must go; an `or` outlives an `and`, as it would if the operand had never been there.
      let keepsAfter = level.word(beforeOperand: first) == .and && level.word(beforeOperand: last + 1) == .or
      return keepsAfter ? before.map { $0.tokens } + [own] : [own] + after.map { $0.tokens }
    }
  }

  /// The first and the last operand of a level that a piece covers.
  private func ordinals(of piece: Int, in level: LevelItems) -> (first: Int, last: Int) {
    if let ordinal = level.ordinal(ofOperand: piece) { return (ordinal, ordinal) }
    let run = tree.nodes[piece].firstToken..<tree.nodes[piece].endToken
    let first = level.firstOrdinal { tree.nodes[$0].firstToken >= run.lowerBound }
    let behind = level.firstOrdinal { tree.nodes[$0].endToken > run.upperBound }
    return (first, max(first, behind - 1))
  }

  /// The edits that delete runs of tokens: runs with only white space between them become one, and white space on one side
  /// goes with them. Where two texts would be glued together, a space takes the place of a run.
  func edits(deleting runs: [Range<Int>]) -> [TextEdit] {
    merged(runs).map { edit(deleting: $0) }
  }

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

  private func isBlank(_ run: Range<Int>) -> Bool {
    run.allSatisfy { tree.tokens[$0].kind == .whitespace }
  }

  private func edit(deleting run: Range<Int>) -> TextEdit {
    let range = tree.range(ofTokens: run)
    let left = kind(at: run.lowerBound - 1)
    let right = kind(at: run.upperBound)
    let opensBefore = left == nil || left == .leftParenthesis
    let closesBehind = right == nil || right == .rightParenthesis
    if left == .whitespace, right == .whitespace || closesBehind {
      return .delete(SourceRange(start: tree.tokens[run.lowerBound - 1].range.start, end: range.end))
    }
    if right == .whitespace, opensBefore {
      return .delete(SourceRange(start: range.start, end: tree.tokens[run.upperBound].range.end))
    }
    if left == .whitespace || right == .whitespace || opensBefore || closesBehind { return .delete(range) }
    return TextEdit(range: range, replacement: " ")
  }

  func kind(at token: Int) -> TokenKind? {
    tree.tokens.indices.contains(token) ? tree.tokens[token].kind : nil
  }
}

extension ParsedQuery {
  /// The edits that take a piece (a term, a group or a branch) out of the text, with the connective or the parentheses that
  /// would be left without meaning. Empty where `node` is none. Linear in the operands of the groups around it.
  public func edits(removing node: SyntaxNodeID) -> [TextEdit] {
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction else { return [] }
    var removal = SyntaxRemoval(tree)
    let runs = removal.runs(removing: node.index)
    return removal.edits(deleting: runs)
  }
}
