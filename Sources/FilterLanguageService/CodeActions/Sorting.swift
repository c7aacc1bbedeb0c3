import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// The operands of the nearest level that is out of order, or those selected, in order.
  func sortedLevel() -> [Rewrite] {
    for nodes in surroundings {
      guard let first = nodes.first else { continue }
      guard nodes.count > 1 || reading.isLevel(first), let level = nodes.count > 1 ? tree.parent(of: first) : first
      else { continue }
      let operands = nodes.count > 1 ? nodes : reading.operands(of: level)
      guard let order = TermOrder(reading).permutation(of: operands, in: level) else { continue }
      var edits: [TextEdit] = []
      var substitution = Substitution()
      for (place, operand) in operands.enumerated() {
        let range = tree.range(of: operand)
        let other = operands[order[place]]
        substitution.queries[operand] = reading.query(of: other)
        let edit = TextEdit(
          replacing: source.bytes[range.start..<range.end], at: range.start, with: Array(tree.text(of: other).utf8))
        if let edit { edits.append(edit) }
      }
      return [
        Rewrite(
          title: "Sort the terms", kind: .refactorRewrite, edits: edits, expected: reading.query(substitution))
      ]
    }
    return []
  }
}

/// The order terms are best read in: what is asked for before what is excluded, terms before groups, names before the fields of
/// the vocabulary in its order, directives at the end.
struct TermOrder {
  private let reading: QueryReading

  init(_ reading: QueryReading) {
    self.reading = reading
  }

  /// For each place of some operands the index of the one that belongs there; nil where they are in order, or a directive would
  /// leave its branch or group, or overtake another one.
  func permutation(of operands: [SyntaxNodeID], in level: SyntaxNodeID) -> [Int]? {
    let isOr = reading.tree.kind(of: level) == .disjunction
    for operand in operands where isOr || reading.leaf(operand) == nil {
      if reading.holdsDirective(operand) { return nil }
    }
    let keys = operands.map { key(of: $0) }
    let order = operands.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    return order.elementsEqual(operands.indices) ? nil : order
  }

  private func key(of node: SyntaxNodeID) -> (Int, Int) {
    guard let leaf = reading.leaf(node) else { return (reading.isNegated(node) ? 3 : 1, 0) }
    if reading.holdsDirective(node) { return (4, 0) }
    let rank = leaf.minus.isEmpty ? 0 : 2
    switch leaf.term {
    case .name: return (rank, -1)
    case .filter(_, field: let name, _, _), .regex(_, field: let name, _, _):
      return (rank, reading.vocabulary.fieldID(named: name)?.index ?? Int.max)
    }
  }
}
