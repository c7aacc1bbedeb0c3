import FilterAST
import FilterSemantics
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
    var run = StoreRun(self, plan)
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

/// Searches the fewest of some sets that have no row in common.
///
/// A greedy pass finds an irreducible choice first. Then smaller sizes are tried in turn: a row that is still in all
/// chosen sets must be missing from the next one, so only those sets are tried, for the row with the fewest of them
/// among a handful. A set that was tried before its siblings is not tried again below them.
struct EmptyingSearch {
  /// The maximum number of tried choices before the greedy answer is used. Each takes time linear in the words of a
  /// set: a few milliseconds in all for a list of cards.
  static let maximumSteps = 4_000

  let sets: [Bitset]
  private var steps = 0

  /// A search among sets of equal size without a common row.
  init(_ sets: [Bitset]) {
    self.sets = sets
  }

  /// The indices of the chosen sets, ascending, and whether no smaller choice exists.
  mutating func run() -> (indices: [Int], isSmallest: Bool) {
    guard let first = sets.first, first.size > 0 else { return ([], true) }
    let all = Bitset(allOf: first.size)
    let greedy = irreducible(all)
    for size in 1..<max(1, greedy.count) {
      var isTried = [Bool](repeating: false, count: sets.count)
      if let found = choose(size, leaving: all, &isTried) { return (found.sorted(), true) }
      if steps > EmptyingSearch.maximumSteps { return (greedy, false) }
    }
    return (greedy, true)
  }

  /// An irreducible choice. Each round intersects the sets in order until nothing is left: the last one is needed, and
  /// those after it are not. Linear in the sets times the chosen ones.
  private func irreducible(_ all: Bitset) -> [Int] {
    var chosen: [Int] = []
    var left = all
    var end = sets.count
    while !left.isEmpty {
      var rest = left
      var index = 0
      while index < end {
        rest.formIntersection(sets[index])
        if rest.isEmpty { break }
        index += 1
      }
      // The sets have a row in common after all.
      if index == end { break }
      chosen.append(index)
      left.formIntersection(sets[index])
      end = index
    }
    return chosen.reversed()
  }

  private mutating func choose(_ size: Int, leaving left: Bitset, _ isTried: inout [Bool]) -> [Int]? {
    steps += 1
    if steps > EmptyingSearch.maximumSteps { return nil }
    let missing = setsToTry(left, isTried)
    var tried: [Int] = []
    defer { for index in tried { isTried[index] = false } }
    for index in missing {
      var rest = left
      rest.formIntersection(sets[index])
      if rest.isEmpty { return [index] }
      isTried[index] = true
      tried.append(index)
      if size > 1, let found = choose(size - 1, leaving: rest, &isTried) { return [index] + found }
    }
    return nil
  }

  /// The sets that lack a row: of the first few rows, the one with the fewest such sets.
  private func setsToTry(_ left: Bitset, _ isTried: [Bool]) -> [Int] {
    var least: [Int]?
    var looked = 0
    left.forEach { row in
      let missing = sets.indices.filter { !isTried[$0] && !sets[$0].contains(row) }
      if missing.count < least?.count ?? .max { least = missing }
      looked += 1
      return looked < 8 && !missing.isEmpty
    }
    return least ?? []
  }
}
