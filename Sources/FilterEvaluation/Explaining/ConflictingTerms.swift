public import FilterText

/// Why a query finds nothing: its operands, and a smallest set of them that exclude each other.
///
/// The operands are those of the top-level conjunction: terms, groups of alternatives, and each part of a group that
/// is a conjunction itself, such as `-(a or b)`. A query that is not a conjunction has one operand.
public struct ConflictingTerms: Hashable, Sendable {
  /// The operands, in the order of the text.
  public var operands: [Operand]
  /// The indices in ``operands`` of a smallest set that finds nothing, ascending. Without any one of them the rest
  /// finds something. Empty for a list without items.
  public var conflict: [Int]
  /// Whether no smaller set exists. If the search was cut short, it is only known that no operand of the set can be
  /// left out.
  public var isSmallest: Bool
  /// Whether some text was given up because a pattern with look-around took too many steps; a result may be missing.
  public var wasCutShort: Bool

  /// One operand of the query.
  public struct Operand: Hashable, Sendable {
    /// The indices of its terms in ``FilterPlan/leaves``, ascending.
    public var leaves: [Int]
    /// The ranges of its terms in the text, in bytes.
    public var ranges: [SourceRange]
    /// How many items the operand finds by itself.
    public var count: Int
    /// How many items the query finds without it.
    public var countWithout: Int
  }

  /// The indices in ``operands`` of those that find nothing by themselves, ascending.
  public var unsatisfiable: [Int] { operands.indices.filter { operands[$0].count == 0 } }

  /// The indices in ``operands`` of those without which the query finds something, ascending.
  public var decisive: [Int] { operands.indices.filter { operands[$0].countWithout > 0 } }
}

extension ColumnStore {
  /// Why a plan finds nothing; nil if it finds something or is refused.
  ///
  /// Runs each operand over all items, so call it when the query no longer changes. The search for the smallest
  /// conflict is bounded; see ``ConflictingTerms/isSmallest``. Uses one bit per item (or variant) and operand.
  public func conflictingTerms(of plan: FilterPlan) -> ConflictingTerms? {
    if plan.isRefused { return nil }
    let nodes = plan.root.map { $0.conjuncts } ?? []
    var run = StoreRun(self, plan: plan)
    let rows = nodes.map { run.rows($0) }
    // If one operand is about variants, all operands must hold for the same variant.
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
    let operands = nodes.indices.map { index -> ConflictingTerms.Operand in
      // Found without it: the rows that fail only this operand.
      var without = sets[index].complement
      without.subtract(failsMore)
      let leaves = nodes[index].leaves
      return ConflictingTerms.Operand(
        leaves: leaves, ranges: leaves.map { plan.leaves[$0].range },
        count: isOfVariant ? items(of: sets[index]).count : sets[index].count,
        countWithout: isOfVariant ? items(of: without).count : without.count)
    }
    return ConflictingTerms(
      operands: operands, conflict: found.indices, isSmallest: found.isSmallest, wasCutShort: run.wasCutShort)
  }
}

extension FilterPlan {
  /// The operands that must all hold, each as a plan of its own, with its leaves; empty for a plan without conditions.
  package var operands: [(plan: FilterPlan, leaves: [Int])] {
    (root?.conjuncts ?? []).map { node in
      (FilterPlan(reading: reading, leaves: leaves, root: node, source: source), node.leaves)
    }
  }
}

extension FilterPlan.Node {
  /// The operands of nested conjunctions; the node itself if it is not a conjunction.
  var conjuncts: [FilterPlan.Node] {
    guard case .all(let operands) = self else { return [self] }
    var all: [FilterPlan.Node] = []
    for operand in operands { all += operand.conjuncts }
    return all
  }

  /// The leaves of the node, in the order of the text.
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
