import FilterAST
import FilterSemantics
import FilterText

extension ColumnStore {
  /// Why a plan finds nothing; nil where it finds something, and where it is refused, which says why itself.
  ///
  /// Runs each operand over everything, so it is for queries that have come to rest. The search for the fewest operands is
  /// bounded; see ``GuiltyTerms/isSmallest``. Takes an eighth of a byte an item (or variant) and operand.
  public func guilty(_ plan: FilterPlan) -> GuiltyTerms? {
    if plan.isRefused { return nil }
    let nodes = plan.root.map { $0.conjuncts } ?? []
    var run = StoreRun(self, plan)
    let rows = nodes.map { run.rows($0) }
    // One level for all: where one speaks of variants, all operands must hold for one and the same.
    let isOfVariant = !variantStarts.isEmpty && rows.contains { $0.isOfVariant }
    let sets = rows.map { isOfVariant && !$0.isOfVariant ? variants(of: $0.bits) : $0.bits }

    let size = isOfVariant ? variantCount : count
    var failsOne = Bitset(size: size)
    var failsMore = Bitset(size: size)
    for set in sets {
      let missing = set.complement
      var again = failsOne
      again.formIntersection(missing)
      failsMore.formUnion(again)
      failsOne.formUnion(missing)
    }
    if failsOne != Bitset(allOf: size) { return nil }

    var search = EmptyingSearch(sets)
    let found = search.run()
    let operands = nodes.indices.map { place -> GuiltyTerms.Operand in
      // Found without it: what fails it and nothing else.
      var without = sets[place].complement
      without.subtract(failsMore)
      let leaves = nodes[place].leaves
      return GuiltyTerms.Operand(
        leaves: leaves, ranges: leaves.map { plan.leaves[$0].range },
        count: isOfVariant ? items(of: sets[place]).count : sets[place].count,
        countWithout: isOfVariant ? items(of: without).count : without.count)
    }
    return GuiltyTerms(
      operands: operands, guilty: found.places, isSmallest: found.isSmallest, wasCutShort: run.wasCutShort)
  }
}

extension FilterPlan.Node {
  /// The operands of the conjunction that it is, those of conjunctions in it included; itself where it is none.
  var conjuncts: [FilterPlan.Node] {
    guard case .all(let operands) = self else { return [self] }
    var all: [FilterPlan.Node] = []
    for operand in operands { all += operand.conjuncts }
    return all
  }

  /// The leaves in it, in the order of the text.
  var leaves: [Int] {
    switch self {
    case .leaf(let leaf, _): return [leaf]
    case .all(let operands), .any(let operands):
      var all: [Int] = []
      for operand in operands { all += operand.leaves }
      return all
    }
  }
}
