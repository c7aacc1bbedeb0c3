import FilterSemantics

/// The result of a query over a store.
public struct FilterResult: Hashable, Sendable {
  /// The matching items, one bit for each row of the store.
  public let items: Bitset
  /// The matching variants; nil if the query is not about variants, so that any variant matches.
  public let variants: Bitset?
  /// Whether some text was given up because a pattern with look-around took too many steps; items may be missing.
  public let wasCutShort: Bool

  /// The number of items. Linear in the size of the list divided by 64.
  public var count: Int { items.count }

  /// The first matching rows, ascending, at most `limit`.
  public func rows(limit: Int = .max) -> [Int] { items.rows(limit: limit) }

  /// Whether no item matches.
  public var isEmpty: Bool { items.isEmpty }

  /// A page of matching rows: at most `limit` after the first `offset`, ascending. A negative offset counts as 0; an
  /// offset after the last item gives none. Linear in the size of the list divided by 64, and in the page.
  public func rows(limit: Int, offset: Int) -> [Int] { items.rows(limit: limit, offset: offset) }

  /// The changes since another result over the same store.
  package func changes(since previous: FilterResult) -> ResultChanges {
    let differences = Bitset.differences(of: items, and: previous.items)
    return ResultChanges(inserted: differences.left, removed: differences.right)
  }
}

/// The difference between two results.
public struct ResultChanges: Hashable, Sendable {
  /// The items that were not found before.
  public let inserted: Bitset
  /// The items that are no longer found.
  public let removed: Bitset

  /// Whether no row was inserted or removed.
  public var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }
}

extension ColumnStore {
  /// The matching variants of an item, ascending from 0. All variants if the query is not about variants; empty if the
  /// item is not found or does not exist.
  public func variants(of item: Int, in result: FilterResult) -> [Int] {
    if !result.items.contains(item) || item >= count { return [] }
    let all = variants(of: item)
    guard let found = result.variants else { return Array(0..<all.count) }
    return all.filter { found.contains($0) }.map { $0 - all.lowerBound }
  }

  /// The matching variants, or all variants of the items if the query is not about variants.
  package func variants(of result: FilterResult) -> Bitset { result.variants ?? variants(of: result.items) }

  /// A result narrowed to some variants: the items with a matching one among them.
  package func narrowed(_ result: FilterResult, toVariants allowed: Bitset) -> FilterResult {
    var variants = variants(of: result)
    variants.formIntersection(allowed)
    return FilterResult(
      items: items(of: variants), variants: variantStarts.isEmpty ? nil : variants, wasCutShort: result.wasCutShort)
  }

  /// Runs a plan over all items.
  public func run(_ plan: FilterPlan) -> FilterResult {
    var run = StoreRun(self, plan: plan)
    return result(&run)
  }

  func result(_ run: inout StoreRun) -> FilterResult {
    let rows = run.run()
    if rows.isOfVariant, !variantStarts.isEmpty {
      return FilterResult(items: items(of: rows.bits), variants: rows.bits, wasCutShort: run.wasCutShort)
    }
    return FilterResult(items: rows.bits, variants: nil, wasCutShort: run.wasCutShort)
  }
}

#if !hasFeature(Embedded)
  extension ColumnStore {
    /// Runs a plan, searching texts and patterns with several tasks, each in a part of the rows. Useful for patterns
    /// without a fixed text over many long texts; short queries are faster with ``run(_:)``.
    public func run(_ plan: FilterPlan, tasks: Int) async -> FilterResult {
      var memory = LeafMemory(capacity: max(1, plan.leaves.count))
      var wasCutShort = false
      for leaf in plan.leaves {
        guard case .text(let test) = leaf.test, memory.bits(of: leaf.test) == nil, let column = columns[test.field],
          StoreRun.isWorthTasks(test, on: column)
        else { continue }
        let rows = await column.rows(test, tasks: max(1, min(tasks, 64)))
        wasCutShort = wasCutShort || rows.wasCutShort
        memory.remember(rows.bits, of: leaf.test)
      }
      var run = StoreRun(self, plan: plan, memory: memory)
      let result = result(&run)
      return FilterResult(
        items: result.items, variants: result.variants, wasCutShort: result.wasCutShort || wasCutShort)
    }
  }

  extension StoreRun {
    /// Whether a test reads enough text to pay for several tasks.
    static func isWorthTasks(_ test: TextTest, on column: Column) -> Bool {
      guard let texts = column.texts else { return false }
      if case .matches = test.kind { return true }
      return texts.arena(test).bytes.count > 1 << 20
    }
  }

  extension Column {
    fileprivate func rows(_ test: TextTest, tasks: Int) async -> (bits: Bitset, wasCutShort: Bool) {
      guard let column = texts else { return (Bitset(size: base), false) }
      let rowCount = rowCount
      let parts = await withTaskGroup(of: (bits: Bitset, wasCutShort: Bool).self) { group in
        for task in 0..<tasks {
          let rows = rowCount * task / tasks..<rowCount * (task + 1) / tasks
          group.addTask {
            var probe = TextProbe(test)
            var bits = Bitset(size: rowCount)
            column.add(&probe, among: rows, to: &bits)
            return (bits, probe.wasCutShort)
          }
        }
        var parts: [(bits: Bitset, wasCutShort: Bool)] = []
        for await part in group { parts.append(part) }
        return parts
      }
      var bits = Bitset(size: rowCount)
      for part in parts { bits.formUnion(part.bits) }
      return (folded(bits), parts.contains { $0.wasCutShort })
    }
  }
#endif
