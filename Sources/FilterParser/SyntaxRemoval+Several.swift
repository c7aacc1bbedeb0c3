import FilterLexer
public import FilterText

extension SyntaxRemoval {
  /// The tokens to remove with some operands and branches: the pieces themselves, the connectives that would lose an
  /// operand, and groups that would be empty. Linear in the levels around them and in the nodes of the tree.
  mutating func runs(removing pieces: [Int]) -> [Range<Int>] {
    var removed: [Int: Set<Int>] = [:]
    for piece in pieces {
      let isEnd =
        tree.nodes[piece].kind == .valueTerm && tree.nodes[tree.nodes[piece].parent].kind == .valueRange
      // An end of a range is removed with the range.
      let node = isEnd ? tree.nodes[piece].parent : piece
      let container = container(of: node)
      let (first, last) = ordinals(of: node, in: level(of: container))
      removed[container, default: []].formUnion(first...last)
    }
    var runs: [Range<Int>] = []
    // A container comes after what it contains.
    for container in tree.nodes.indices {
      guard let ordinals = removed[container] else { continue }
      let level = level(of: container)
      if ordinals.count == level.operandCount, tree.nodes[container].kind.isGroup {
        let outer = self.container(of: container)
        removed[outer, default: []].insert(self.ordinals(of: container, in: self.level(of: outer)).first)
      } else {
        runs += self.runs(removing: ordinals, of: level)
      }
    }
    return runs
  }

  /// The tokens of some operands of a level, and of the connectives around each row of them but one.
  private func runs(removing ordinals: Set<Int>, of level: LevelItems) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < level.operandCount {
      guard ordinals.contains(start) else {
        start += 1
        continue
      }
      var end = start
      while end < level.operandCount, ordinals.contains(end) {
        let node = tree.nodes[level.operand(end)]
        runs.append(node.firstToken..<node.endToken)
        end += 1
      }
      let isFirst = start == 0
      let isLast = end == level.operandCount
      var gaps = Array((isFirst ? start + 1 : start)...(isLast && !isFirst ? end - 1 : end))
      if !isFirst, !isLast {
        // `or` stays rather than `and`, as if the operands had never been there.
        let kept =
          gaps.firstIndex { level.word(beforeOperand: $0).map { $0 != .and } ?? false }
          ?? gaps.firstIndex { !level.gap($0).isEmpty }
        gaps.remove(at: kept ?? 0)
      }
      for gap in gaps { runs += level.gap(gap).map { $0.tokens } }
      start = end
    }
    return runs
  }
}

extension ParsedQuery {
  /// The edits that remove some terms, groups and branches from the text, together with the connectives and parentheses
  /// that would become meaningless. They do not overlap, whatever is removed. Other nodes are passed over. Linear in the
  /// tree.
  public func edits(removing nodes: [SyntaxNodeID]) -> [TextEdit] {
    let pieces = nodes.filter { node in
      let kind = tree.kind(of: node)
      return kind.isOperand || kind == .conjunction || kind == .disjunction
    }
    var removal = SyntaxRemoval(tree)
    let runs = removal.runs(removing: pieces.map { $0.index })
    return removal.edits(deleting: runs)
  }
}
