import FilterAST
import FilterParser
import FilterText

extension Refactorings {
  /// What is in focus, excluded where it was asked for, and the other way round: there it then finds exactly what it did not.
  func negation() -> [Rewrite] {
    let nodes = negatedFocus
    guard !nodes.contains(where: { reading.holdsDirective($0) }), let written = reading.written(nodes) else {
      return []
    }
    let title: String
    if case .term(let operand) = written, operand.polarity == .negative {
      title = "Remove the negation of " + ActionTitle.quoted(operand.asked)
    } else {
      title = "Negate " + ActionTitle.quoted(text(of: nodes))
    }
    return rewrite(title, nodes, as: written.negated, showsResult: false).map { [$0] } ?? []
  }

  /// What a group holds is negated by the group's own prefix.
  private var negatedFocus: [SyntaxNodeID] {
    guard focus.count == 1, var node = focus.first else { return focus }
    while let parent = tree.parent(of: node), tree.kind(of: parent) == .group { node = parent }
    return [node]
  }

  private func text(of nodes: [SyntaxNodeID]) -> String {
    guard let first = nodes.first, let last = nodes.last else { return "" }
    return source[tree.range(of: first).union(tree.range(of: last))]
  }

  /// De Morgan's laws, in both directions.
  func movedNegations() -> [Rewrite] {
    (negationInwards().map { [$0] } ?? []) + (negationOutwards().map { [$0] } ?? [])
  }

  /// `-(a or b)` as `-a -b`, `-(a b)` as `-a or -b`: the nearest negated group of several operands.
  private func negationInwards() -> Rewrite? {
    for nodes in surroundings where nodes.count == 1 {
      guard let group = nodes.first, tree.kind(of: group) == .group, reading.isNegated(group),
        let content = reading.content(of: group), reading.isLevel(content)
      else { continue }
      if reading.holdsDirective(group) { return nil }
      let isOr = tree.kind(of: content) == .conjunction
      let operands = reading.operands(of: content).compactMap { negated($0, joinedByOr: isOr) }
      return rewrite(
        "Move the negation inwards", nodes, as: isOr ? .or(.positive, operands) : .and(.positive, operands))
    }
    return nil
  }

  /// `-a -b` as `-(a or b)`, `-a or -b` as `-(a b)`: the nearest negated neighbours, or those that are selected.
  private func negationOutwards() -> Rewrite? {
    for nodes in surroundings {
      guard let run = negatedRun(around: nodes), let first = run.first, let parent = tree.parent(of: first) else {
        continue
      }
      // `-(-a or -b)` would become `-(-(a b))`.
      let isWhole = run.count == reading.operands(of: parent).count
      if isWhole, let group = tree.parent(of: parent), reading.isNegated(group) { return nil }
      let isOr = tree.kind(of: parent) == .conjunction
      let operands = run.compactMap { negated($0, joinedByOr: isOr) }
      return rewrite(
        "Put the negation in front of a group", run, as: isOr ? .or(.negative, operands) : .and(.negative, operands))
    }
    return nil
  }

  /// The opposite of an operand that comes to stand in a branch. A group that loses its prefix there loses its parentheses too
  /// where it is joined as the branch is: `-(a or b)` beside `or` is `a or b`. Others keep them, if only to be read with ease.
  private func negated(_ operand: SyntaxNodeID, joinedByOr isOr: Bool) -> WrittenQuery? {
    if reading.isNegated(operand), tree.kind(of: operand) == .group, let content = reading.content(of: operand),
      tree.kind(of: content) == (isOr ? .disjunction : .conjunction)
    {
      return reading.written(content)
    }
    return reading.written(operand)?.negated
  }

  /// Two or more negated operands side by side: around one, within a level, or those selected.
  private func negatedRun(around nodes: [SyntaxNodeID]) -> [SyntaxNodeID]? {
    guard let first = nodes.first else { return nil }
    if nodes.count > 1 { return nodes.allSatisfy { isMovable($0) } ? nodes : nil }
    guard let level = reading.isLevel(first) ? first : tree.parent(of: first), reading.isLevel(level) else {
      return nil
    }
    var run: [SyntaxNodeID] = []
    var isWanted = level == first
    for operand in reading.operands(of: level) {
      if isMovable(operand) {
        run.append(operand)
        isWanted = isWanted || operand == first
        continue
      }
      if isWanted, run.count > 1 { return run }
      run = []
      isWanted = level == first
    }
    return isWanted && run.count > 1 ? run : nil
  }

  /// Whether the prefix of an operand can be taken off. That of a bare `-mv>3` cannot where the source does not read it as the
  /// opposite: a group around the term would be read differently.
  private func isMovable(_ node: SyntaxNodeID) -> Bool {
    guard reading.isNegated(node), !reading.holdsDirective(node) else { return false }
    return reading.leaf(node).map { !reading.isMisreadWhereNegated($0) } ?? true
  }
}
