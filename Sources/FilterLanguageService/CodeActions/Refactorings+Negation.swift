import FilterAST
import FilterParser
import FilterText

extension Refactorings {
  /// Negates the selected nodes, or removes their negation.
  func negation() -> [Rewrite] {
    let nodes = negatedNodes
    guard !nodes.contains(where: { reader.holdsDirective($0) }), let written = reader.written(nodes) else {
      return []
    }
    let title: String
    if case .term(let operand) = written, operand.polarity == .negative {
      title = "Remove the negation of " + ActionTitle.quoted(operand.positiveText)
    } else {
      title = "Negate " + ActionTitle.quoted(text(of: nodes))
    }
    return rewrite(title, nodes: nodes, as: written.negated, showsResult: false).map { [$0] } ?? []
  }

  /// The selected nodes; the content of a group is negated by the minus of the group.
  private var negatedNodes: [SyntaxNodeID] {
    guard selected.count == 1, var node = selected.first else { return selected }
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
      guard let group = nodes.first, tree.kind(of: group) == .group, reader.isNegated(group),
        let content = reader.content(of: group), reader.isLevel(content)
      else { continue }
      if reader.holdsDirective(group) { return nil }
      let isOr = tree.kind(of: content) == .conjunction
      let operands = reader.operands(of: content).compactMap { negated($0, joinedByOr: isOr) }
      return rewrite(
        "Move the negation inward", nodes: nodes, as: isOr ? .or(.positive, operands) : .and(.positive, operands))
    }
    return nil
  }

  /// `-a -b` as `-(a or b)`, `-a or -b` as `-(a b)`: the nearest adjacent negated operands, or the selected ones.
  private func negationOutwards() -> Rewrite? {
    for nodes in surroundings {
      guard let run = negatedRun(around: nodes), let first = run.first, let parent = tree.parent(of: first) else {
        continue
      }
      // `-(-a or -b)` would become `-(-(a b))`.
      let isWhole = run.count == reader.operands(of: parent).count
      if isWhole, let group = tree.parent(of: parent), reader.isNegated(group) { return nil }
      let isOr = tree.kind(of: parent) == .conjunction
      let operands = run.compactMap { negated($0, joinedByOr: isOr) }
      return rewrite(
        "Factor out the negation", nodes: run, as: isOr ? .or(.negative, operands) : .and(.negative, operands))
    }
    return nil
  }

  /// The negation of an operand of a branch. A group that loses its minus also loses its parentheses if its content is
  /// the same kind of branch: `-(a or b)` within `or` becomes `a or b`. Other groups keep them for clarity.
  private func negated(_ operand: SyntaxNodeID, joinedByOr isOr: Bool) -> WrittenQuery? {
    if reader.isNegated(operand), tree.kind(of: operand) == .group, let content = reader.content(of: operand),
      tree.kind(of: content) == (isOr ? .disjunction : .conjunction)
    {
      return reader.written(content)
    }
    return reader.written(operand)?.negated
  }

  /// Two or more adjacent negated operands: around one, within a level, or the selected ones.
  private func negatedRun(around nodes: [SyntaxNodeID]) -> [SyntaxNodeID]? {
    guard let first = nodes.first else { return nil }
    if nodes.count > 1 { return nodes.allSatisfy { isMovable($0) } ? nodes : nil }
    guard let level = reader.isLevel(first) ? first : tree.parent(of: first), reader.isLevel(level) else {
      return nil
    }
    var run: [SyntaxNodeID] = []
    var isWanted = level == first
    for operand in reader.operands(of: level) {
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

  /// Whether the minus of an operand can be moved. That of `-mv>3` cannot if the source does not read it as a negation,
  /// because a group around the term would be read differently.
  private func isMovable(_ node: SyntaxNodeID) -> Bool {
    guard reader.isNegated(node), !reader.holdsDirective(node) else { return false }
    return reader.leaf(node).map { !reader.isMisreadIfNegated($0) } ?? true
  }
}
