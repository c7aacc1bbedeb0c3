package import FilterItems

/// The use of a query, which decides the effect of its errors.
public enum QueryUse: Sendable {
  /// It is run as a whole: a term that cannot be used refuses it.
  case whole
  /// It is still typed: as `whole`, except that syntax errors do not count.
  case typed
  /// It is run with the part that can be used.
  case tolerant
}

/// The number of items around found ones that are shown too.
package struct ItemContext: Hashable, Sendable {
  package var before = 0
  package var after = 0

  package init(before: Int = 0, after: Int = 0) { (self.before, self.after) = (before, after) }

  package var isEmpty: Bool { before == 0 && after == 0 }
}

/// The part of a result that is read.
public struct RowRequest: Sendable {
  /// The maximum number of rows; nil for all. Below zero it counts as 0.
  public var limit: Int?
  /// The number of rows to skip. Below zero it counts as 0.
  public var offset = 0
  /// The names of the columns whose values are read: fields of ``ListColumns``. An unknown one has no value.
  public var columns: [String] = []
  /// Whether the titles of items are read.
  public var readsTitles = false
  /// Whether the records of items are read.
  public var readsRecords = false
  /// The only items whose rows are wanted, by their numbers; nil for all. Rows of others are not counted.
  public var items: Set<Int>?
  /// Whether records have all columns of related tables, and not only those that the query or ``columns`` names.
  package var readsRelated = false
  /// Whether only the number of rows is wanted, and no row.
  package var countsOnly = false
  /// Makes a collector of the values of the columns, by which a list that reads files passes them in parts, as
  /// ``RowNote/collected(_:)``. Other lists pass rows.
  package var collector: (@Sendable () -> any RowCollector)?
  /// The items around the rows that are passed too, as ``ListRow/isContext`` says; only a list that reads files has them.
  package var context = ItemContext()
  /// Whether the texts of the list's own table are read, with the parts that the query matched.
  package var readsCells = false
  /// The maximum number of rows that are sorted here because the storage cannot. More rows stay in the order of the list.
  package var maximumSorted = Int.max

  /// At most `limit` rows after the first `offset`, with the values of some columns.
  public init(limit: Int? = nil, offset: Int = 0, columns: [String] = []) {
    (self.limit, self.offset, self.columns) = (limit, offset, columns)
  }

  /// The number of rows up to the last one that is read; nil without a limit.
  public var end: Int? {
    limit.map { limit in
      let (end, isOver) = max(0, limit).addingReportingOverflow(max(0, offset))
      return isOver ? .max : end
    }
  }
}

extension RowRequest {
  /// The number of rows that a storage has to give; nil for all, from which the rows of ``items`` are selected.
  package var storageLimit: Int? { items == nil ? end : nil }
}

/// Selects the rows of a request from all those of a plan, one after another.
public struct RowSelection: Sendable {
  private let request: RowRequest
  private var count = 0

  /// A selection that begins with the first row of the plan.
  public init(_ request: RowRequest) { self.request = request }

  /// Whether no further row is requested.
  public var isComplete: Bool { request.end.map { count >= $0 } ?? false }

  /// Whether the next row, one of an item, is requested. Called once for each row.
  public mutating func selects(_ item: Int) -> Bool {
    if request.items?.contains(item) == false { return false }
    count += 1
    return count > request.offset
  }
}
