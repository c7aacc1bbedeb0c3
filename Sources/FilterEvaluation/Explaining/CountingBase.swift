import FilterAST
import FilterSemantics

/// What a conjunction finds, to be narrowed again and again: as items and as variants, each made when it is first needed.
struct CountingBase: Sendable {
  let rows: StoreRun.Rows
  /// Whether some text was given up on the way to it.
  let wasCutShort: Bool
  private var other: Bitset?
  private var itemCount: Int?

  init(_ rows: StoreRun.Rows, wasCutShort: Bool) {
    self.rows = rows
    self.wasCutShort = wasCutShort
  }

  /// The items.
  mutating func items(_ store: ColumnStore) -> Bitset {
    if !rows.isOfVariant { return rows.bits }
    if let other { return other }
    let items = store.items(of: rows.bits)
    other = items
    return items
  }

  /// The variants.
  mutating func variants(_ store: ColumnStore) -> Bitset {
    if rows.isOfVariant { return rows.bits }
    if let other { return other }
    let variants = store.variants(of: rows.bits)
    other = variants
    return variants
  }

  /// How many items there are.
  mutating func count(_ store: ColumnStore) -> Int {
    if let itemCount { return itemCount }
    let count = items(store).count
    itemCount = count
    return count
  }
}

extension StoreRun {
  /// How many items of a base pass all of some operands. The last operand is not made into a set of what is left: it is counted
  /// against what the others leave.
  mutating func count(_ operands: [FilterPlan.Node], within base: inout CountingBase, _ runs: VariantRuns?) -> Int {
    var left = operands.sorted { cost($0) < cost($1) }
    guard let last = left.popLast(), !base.rows.bits.isEmpty else { return base.count(store) }
    if left.isEmpty { return count(last, within: &base, runs) }
    var narrower = CountingBase(conjunction(left, within: base.rows), wasCutShort: false)
    return narrower.rows.bits.isEmpty ? 0 : count(last, within: &narrower, runs)
  }

  private mutating func count(_ operand: FilterPlan.Node, within base: inout CountingBase, _ runs: VariantRuns?) -> Int
  {
    if let left = narrowed(base.rows, operand) {
      return left.isOfVariant && runs != nil ? store.items(of: left.bits).count : left.bits.count
    }
    // A text of items in variants: the items that are left are looked at, not everything.
    if base.rows.isOfVariant, runs != nil,
      let left = narrowed(Rows(bits: base.items(store), isOfVariant: false), operand)
    {
      return left.bits.count
    }
    var operand = operand
    var isExcluded = false
    if case .leaf(let leaf, .negative) = operand {
      isExcluded = true
      operand = .leaf(leaf, .positive)
    }
    let found = rows(operand)
    guard let runs else {
      let base = base.rows.bits
      return isExcluded ? base.count(andNot: found.bits) : base.count(and: found.bits)
    }
    if found.isOfVariant {
      let base = base.variants(store)
      return isExcluded ? runs.itemCount(of: base, andNot: found.bits) : runs.itemCount(of: base, and: found.bits)
    }
    let items = base.items(store)
    return isExcluded ? items.count(andNot: found.bits) : items.count(and: found.bits)
  }
}
