import FilterQueryKit

/// The items that a query finds, as a collection: no item is copied. Indices are positions among the found items.
public struct SearchResults<Item: Sendable>: RandomAccessCollection, Sendable {
  /// All items of the list.
  public let items: [Item]
  /// The rows of the found items, ascending: positions in ``items``. Nil for all items.
  private var kept: [Int32]?
  /// The result of the query; nil if it was none yet.
  private(set) var result: FilterResult?

  /// All items of a list.
  init(items: [Item]) { self.items = items }

  mutating func show(_ found: FoundItems) {
    kept = found.rows
    result = found.result
  }

  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The number of found items.
  public var endIndex: Int { kept?.count ?? items.count }

  /// A found item by its position. Constant time.
  public subscript(position: Int) -> Item { items[row(at: position)] }

  /// The row of a found item: its position among all items, which identifies it for a view. Constant time.
  public func row(at position: Int) -> Int { kept.map { Int($0[position]) } ?? position }

  /// The position of a row among the found items; nil if it is not found. Logarithmic time.
  public func position(ofRow row: Int) -> Int? {
    guard let kept else { return items.indices.contains(row) ? row : nil }
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(kept[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return low < kept.count && Int(kept[low]) == row ? low : nil
  }
}

/// The found items of an answer, prepared off the main actor.
struct FoundItems: Sendable {
  let result: FilterResult
  /// The rows; nil if all items are found.
  let rows: [Int32]?
  /// Nil without a former result.
  let changes: ResultChanges?
}
