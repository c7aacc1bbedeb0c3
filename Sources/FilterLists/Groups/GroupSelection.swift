import FilterItems
package import FilterVocabulary

/// Some of the groups of a result, in an order of their own.
package struct GroupSelection: Sendable {
  package enum Key: Equatable, Sendable {
    /// The number of items.
    case count
    /// The value of a column.
    case column(Int)
    /// A number of the group.
    case aggregate(Int)
  }

  /// The key of the order, and whether the greatest comes first; nil for the usual order.
  package var order: (key: Key, isDescending: Bool)?
  package var offset = 0
  package var limit: Int?

  /// All groups in the usual order.
  package init() {}

  /// The name of the column of counts beside others.
  package static func countName(beside columns: [GroupColumn]) -> String {
    columns.contains { $0.column.name == "count" } ? "items" : "count"
  }

  /// The key of a name: a column, a number, or the counts.
  package static func key(
    named name: String, _ columns: [GroupColumn], _ aggregates: [Aggregate], in vocabulary: Vocabulary
  ) -> Key? {
    let column = ItemColumn(name, in: vocabulary)
    if let index = columns.firstIndex(where: { $0.column == column || $0.column.name == name || $0.name == name }) {
      return .column(index)
    }
    if let index = aggregates.firstIndex(where: { $0.column.name == name }) { return .aggregate(index) }
    return name == countName(beside: columns) ? .count : nil
  }
}
