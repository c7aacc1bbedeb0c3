import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The query as a formula; nil where it has no condition.
  var formula: Formula? {
    guard let query = parsed.query else { return nil }
    let formula = Formula(query) { !leaves[$0].isDirective && !leaves[$0].isForeignConnective }
    return formula.root == nil ? nil : formula
  }

  /// Whether the logic may have anything to say: terms of different aspects never exclude, repeat or imply each other, and most
  /// queries have no others. A quick look that spares the whole reasoning.
  var mayHaveLogicFindings: Bool {
    var seen: [Int] = []
    for leaf in leaves where !leaf.isDirective {
      guard let condition = leaf.condition else {
        if seen.contains(-1) { return true }
        seen.append(-1)
        continue
      }
      if vocabulary.isDecidedAlone(condition) { return true }
      let aspect = vocabulary.aspect(of: condition)
      if seen.count > 32 || seen.contains(aspect) { return true }
      seen.append(aspect)
    }
    return false
  }

  /// What the logic of the query says about it. Bounds: see `LogicReview`.
  func logicFindings(of formula: Formula) -> [LogicFinding] {
    let conditions: [Condition?] = leaves.map { $0.condition ?? .unknown($0.term.with(polarity: .positive)) }
    var review = LogicReview(formula, ConditionSpaces(conditions, in: vocabulary))
    review.run()
    if review.findings.contains(where: { $0.kind == .contradiction }) { return review.findings }
    let hasParts = review.spaces.spaces.contains { $0.isMany && vocabulary.multiplicity(of: $0.key) == .perPart }
    guard hasParts else { return review.findings }
    var within = LogicReview(
      formula, ConditionSpaces(conditions, in: vocabulary, singleParts: true), isWithinPart: true)
    within.run()
    return review.findings + within.findings
  }

  /// The node that covers exactly the leaves of a range, or the smallest around them; nil for a leaf that does not exist.
  func node(coveringLeaves range: Range<Int>) -> SyntaxNodeID? {
    guard range.lowerBound < range.upperBound, leaves.indices.contains(range.lowerBound),
      leaves.indices.contains(range.upperBound - 1)
    else { return nil }
    let last = leaves[range.upperBound - 1].range
    var node = leaves[range.lowerBound].node
    while !parsed.tree.range(of: node).encloses(last), let parent = parsed.tree.parent(of: node) { node = parent }
    return node
  }

  /// The bytes of a node of the formula: of a group with its parentheses.
  func sourceRange(of node: Int, in formula: Formula) -> SourceRange {
    let leaves = formula.nodes[node].leaves
    if leaves.count == 1 { return self.leaves[leaves.lowerBound].range }
    guard var node = self.node(coveringLeaves: leaves) else { return source.range }
    while let parent = parsed.tree.parent(of: node), parsed.tree.kind(of: parent) == .group { node = parent }
    return parsed.tree.range(of: node)
  }
}

extension Vocabulary {
  /// A number for what a condition speaks of. Conditions with different numbers have nothing to do with each other; those with
  /// equal ones may.
  fileprivate func aspect(of condition: Condition) -> Int {
    switch condition {
    case .name: -2
    case .date, .namedDay: -3
    case .listed(let field, _, let value):
      // Flags are told apart by their values.
      self[field].kind == .flag || self[field].kind == .absentFlag ? 1_000 + value.place : field.index
    default: condition.field?.index ?? -1
    }
  }

  /// Whether a condition may hold for nothing or for everything all by itself: `id>=c`, `r>bonus`.
  fileprivate func isDecidedAlone(_ condition: Condition) -> Bool {
    switch condition {
    case .colors(let id, let comparison, let value):
      guard let palette = palette(of: self[id]) else { return false }
      let sets = palette.satisfyingSets(comparison, value, colon: self[id].colon)
      return sets == 0 || sets.nonzeroBitCount == palette.setCount
    case .listed(let id, let relation, _): return relation != .equal && self[id].kind == .orderedEnumeration
    case .number(let id, _, let number): return self[id].isWhole && !number.isWhole
    default: return false
    }
  }
}
