import FilterSemantics

/// What a query finds in a store.
public struct FilterResult: Hashable, Sendable {
  /// The items.
  public let items: Bitset
  /// The variants that answer the query, where it asks about variants; nil where any variant of an item does.
  public let variants: Bitset?
  /// Whether some text was given up because a pattern with look-around took too many steps on it: the item may be
  /// missing.
  public let wasCutShort: Bool

  /// How many items there are. Linear in the words of the set.
  public var count: Int { items.count }

  /// The places of the items in the list, ascending, at most so many.
  public func rows(limit: Int = .max) -> [Int] { items.rows(limit: limit) }

  /// Whether nothing is found.
  public var isEmpty: Bool { items.isEmpty }

  /// A page of the items: so many places in the list at most, ascending, behind the first `offset` ones. A negative offset is 0;
  /// one behind the last item gives none. Linear in the words of the set and the page.
  public func rows(limit: Int, offset: Int) -> [Int] { items.rows(limit: limit, offset: offset) }

  /// What came and went since another result over the same store.
  public func changes(since previous: FilterResult) -> ResultChanges {
    ResultChanges(
      inserted: Bitset.difference(items, previous.items), removed: Bitset.difference(previous.items, items))
  }
}

/// The difference between two results.
public struct ResultChanges: Hashable, Sendable {
  /// The items that were not found before.
  public let inserted: Bitset
  /// The items that are no longer found.
  public let removed: Bitset

  /// Whether nothing changed.
  public var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }
}

extension ColumnStore {
  /// The variants of an item that answer a query, ascending from 0: which printings to show. All of them where the query does not
  /// ask about variants; none where the item is not found or does not exist.
  public func variants(of item: Int, in result: FilterResult) -> [Int] {
    if !result.items.contains(item) || item >= count { return [] }
    let all = variants(of: item)
    guard let found = result.variants else { return Array(0..<all.count) }
    return all.filter { found.contains($0) }.map { $0 - all.lowerBound }
  }

  /// Runs a plan over all items, from scratch.
  public func run(_ plan: FilterPlan) -> FilterResult {
    var run = StoreRun(self, plan)
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
