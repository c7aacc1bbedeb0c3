package import FilterItems

/// The first rows in the order of their keys.
package struct SortedRows {
  private struct Row {
    let row: ListRow
    let key: ItemSortKey
    /// Its place among the rows that were added.
    let number: Int
  }

  private var kept: FirstInOrder<Row>
  private var count = 0

  /// Keeps at most `limit` rows.
  package init(limit: Int, isDescending: Bool) {
    kept = FirstInOrder(limit: limit) { one, other in
      ItemSortKey.isBefore(one.key, other.key, isDescending: isDescending) ?? (one.number < other.number)
    }
  }

  /// Adds a row, which comes after those before it with the same key.
  package mutating func add(_ row: @autoclosure () -> ListRow, _ key: ItemSortKey) {
    count += 1
    if kept.wants(Row(row: ListRow(item: 0), key: key, number: count)) {
      kept.add(Row(row: row(), key: key, number: count))
    }
  }

  /// The kept rows in order.
  package var rows: [ListRow] { kept.sorted.map { $0.row } }
}
