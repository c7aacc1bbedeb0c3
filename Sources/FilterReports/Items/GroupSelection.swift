import FilterItems
import FilterLists
import FilterVocabulary

/// Some of the groups of a result, in an order of their own.
struct GroupSelection {
  enum Key: Equatable {
    /// The number of items.
    case count
    /// The value of a column.
    case column(Int)
    /// A number of the group.
    case aggregate(Int)
  }

  /// The key of the order, and whether the greatest comes first; nil for the usual order.
  var order: (key: Key, isDescending: Bool)?
  var offset = 0
  var limit: Int?

  /// All groups in the usual order.
  init() {}

  /// The selection of `--sort`, `--top`, `--offset` and `--limit` among groups.
  init(
    _ options: ItemSearchOptions, _ columns: [GroupColumn], _ aggregates: [Aggregate], in vocabulary: Vocabulary
  ) {
    (offset, limit) = (options.offset, options.top ?? options.limit)
    if let sort = options.sort {
      order = Self.key(named: sort.column, columns, aggregates, in: vocabulary).map { ($0, sort.isDescending) }
    } else if options.top != nil {
      order = (aggregates.isEmpty ? .count : .aggregate(0), true)
    } else if columns.first?.bucket != nil {
      order = (.column(0), false)
    }
  }

  /// The name of the column of counts beside others.
  static func countName(beside columns: [GroupColumn]) -> String {
    columns.contains { $0.column.name == "count" } ? "items" : "count"
  }

  /// The key of a name: a column, a number, or the counts.
  static func key(
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
