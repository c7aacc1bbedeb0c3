import FilterAST
import FilterSemantics

/// The result of a conjunction that is narrowed repeatedly, as items and as variants, each computed on first use.
struct CountingBase: Sendable {
  let rows: StoreRun.Rows
  /// Whether some text was given up while computing it.
  let wasCutShort: Bool
  private var other: Bitset?
  private var itemCount: Int?

  init(_ rows: StoreRun.Rows, wasCutShort: Bool) {
    self.rows = rows
    self.wasCutShort = wasCutShort
  }

  /// The result as items.
  mutating func items(_ store: ColumnStore) -> Bitset {
    if !rows.isOfVariant { return rows.bits }
    if let other { return other }
    let items = store.items(of: rows.bits)
    other = items
    return items
  }

  /// The result as variants.
  mutating func variants(_ store: ColumnStore) -> Bitset {
    if rows.isOfVariant { return rows.bits }
    if let other { return other }
    let variants = store.variants(of: rows.bits)
    other = variants
    return variants
  }

  /// The number of items.
  mutating func count(_ store: ColumnStore) -> Int {
    if let itemCount { return itemCount }
    let count = items(store).count
    itemCount = count
    return count
  }
}

extension StoreRun {
  /// How many items of a base pass all operands. The last operand is counted without building a set.
  mutating func count(_ operands: [FilterPlan.Node], within base: inout CountingBase, _ runs: VariantRuns?) -> Int {
    var left = operands.sorted { cost($0) < cost($1) }
    guard let last = left.popLast(), !base.rows.bits.isEmpty else { return base.count(store) }
    if left.isEmpty { return count(last, within: &base, runs) }
    var narrower = CountingBase(conjunction(left, within: base.rows), wasCutShort: false)
    return narrower.rows.bits.isEmpty ? 0 : count(last, within: &narrower, runs)
  }

  private mutating func count(_ operand: FilterPlan.Node, within base: inout CountingBase, _ runs: VariantRuns?) -> Int
  {
    if let left = narrowed(base.rows, by: operand) {
      return left.isOfVariant && runs != nil ? store.items(of: left.bits).count : left.bits.count
    }
    // A text of items with a base of variants: only the remaining items are tested.
    if base.rows.isOfVariant, runs != nil,
      let left = narrowed(Rows(bits: base.items(store), isOfVariant: false), by: operand)
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

/// The last variant of each item, to count sets of variants by item, one word at a time.
///
/// The variants of an item are a run of bits. All bits of the run except the last are added to those in the set: if
/// one is set, the sum carries into the last bit, and no sum carries further.
struct VariantRuns: Sendable {
  private let ends: [UInt64]
  private let others: [UInt64]

  /// The runs of a store with variants. Linear in the items.
  init(_ store: ColumnStore) {
    var ends = Bitset(size: store.variantCount)
    for start in store.variantStarts.dropFirst() where start > 0 { ends.insert(Int(start) - 1) }
    self.ends = ends.words
    self.others = ends.complement.words
  }

  /// How many items have a variant in both sets.
  func itemCount(of left: Bitset, and right: Bitset) -> Int { itemCount(of: left, with: right) { $0 & $1 } }

  /// How many items have a variant in the first set and not in the second.
  func itemCount(of left: Bitset, andNot right: Bitset) -> Int { itemCount(of: left, with: right) { $0 & ~$1 } }

  @inline(__always)
  private func itemCount(of left: Bitset, with right: Bitset, by join: (UInt64, UInt64) -> UInt64) -> Int {
    var total = 0
    var carry: UInt64 = 0
    left.words.withUnsafeBufferPointer { left in
      right.words.withUnsafeBufferPointer { right in
        for index in 0..<min(left.count, right.count, ends.count) {
          let bits = join(left[index], right[index])
          let (sum, first) = (bits & others[index]).addingReportingOverflow(others[index])
          let (next, second) = sum.addingReportingOverflow(carry)
          carry = first || second ? 1 : 0
          total &+= ((next | bits) & ends[index]).nonzeroBitCount
        }
      }
    }
    return total
  }
}
