import FilterAST
import FilterSemantics

extension ColumnStore {
  /// The places of the first items that a plan finds, ascending. Stops as soon as there are enough: the cheap terms are run over
  /// everything, a text or pattern only until enough items have it.
  public func rows(_ plan: FilterPlan, limit: Int) -> [Int] {
    if limit <= 0 { return [] }
    var run = StoreRun(self, plan)
    return run.firstRows(limit: limit)
  }
}

extension StoreRun {
  mutating func firstRows(limit: Int) -> [Int] {
    guard !plan.isRefused, let root = plan.root else { return run().bits.rows(limit: limit) }
    switch root {
    case .leaf(let leaf, .positive):
      guard case .text(let test) = plan.leaves[leaf].test, let column = store.columns[test.field],
        !column.isOfVariant || store.variantStarts.isEmpty
      else { break }
      var probe = TextProbe(test)
      return column.firstRows(&probe, limit: limit)
    case .all(let operands):
      if let rows = firstRows(ofAll: operands, limit: limit) { return rows }
    default: break
    }
    let rows = run()
    return (rows.isOfVariant ? store.items(of: rows.bits) : rows.bits).rows(limit: limit)
  }

  /// Of a conjunction the cheap operands as sets, then the texts and patterns on one item after the other. Nil where it has no
  /// text, or speaks of variants.
  private mutating func firstRows(ofAll operands: [FilterPlan.Node], limit: Int) -> [Int]? {
    var cheap: [FilterPlan.Node] = []
    var texts: [(column: Column, probe: TextProbe, isWanted: Bool)] = []
    for operand in operands {
      if case .leaf(let leaf, let polarity) = operand, case .text(let test) = plan.leaves[leaf].test,
        let column = store.columns[test.field], !column.isOfVariant || store.variantStarts.isEmpty, !isIndexed(test)
      {
        texts.append((column, TextProbe(test), polarity == .positive))
      } else {
        cheap.append(operand)
      }
    }
    if texts.isEmpty || cheap.isEmpty { return nil }
    let rows = rows(.all(cheap))
    if rows.isOfVariant, !store.variantStarts.isEmpty { return nil }
    var found: [Int] = []
    rows.bits.forEach { row in
      for place in texts.indices
      where texts[place].column.passes(row, &texts[place].probe) != texts[place].isWanted {
        return true
      }
      found.append(row)
      return found.count < limit
    }
    return found
  }
}
