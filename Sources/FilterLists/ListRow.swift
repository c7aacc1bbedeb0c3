package import FilterItems
package import FilterText

/// The use of a query, which decides the effect of its errors.
package enum QueryUse: Sendable {
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
package struct RowRequest: Sendable {
  package var limit: Int?
  /// The number of rows to skip.
  package var offset = 0
  /// The names of the columns whose values are read.
  package var columns: [String] = []
  package var readsRecords = false
  /// Whether records have all columns of related tables, and not only those that the query or ``columns`` names.
  package var readsRelated = false
  /// Whether only the number of rows is wanted, and no row.
  package var countsOnly = false
  /// Makes a collector of the values of the columns, by which a list that reads files passes them in parts, as
  /// ``RowNote/collected(_:)``. Other lists pass rows.
  package var collector: (@Sendable () -> any RowCollector)?
  /// The items around the rows that are passed too, as ``ListRow/isContext`` says; only a list that reads files has them.
  package var context = ItemContext()
  package var readsTitles = false
  /// Whether the texts of the list's own table are read, with the parts that the query matched.
  package var readsCells = false
  /// The only items whose rows are wanted; nil for all.
  package var items: Set<Int>?
  /// The maximum number of rows that are sorted here because the storage cannot. More rows stay in the order of the list.
  package var maximumSorted = Int.max

  package init(limit: Int? = nil, offset: Int = 0, columns: [String] = []) {
    (self.limit, self.offset, self.columns) = (limit, offset, columns)
  }

  /// The number of rows up to the last one; nil without a limit.
  package var end: Int? {
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

/// Selects the rows of a request from those that a storage gives, one after another.
package struct RowSelection {
  private let request: RowRequest
  private var count = 0

  package init(_ request: RowRequest) { self.request = request }

  /// Whether the next row, one of an item, is requested.
  package mutating func selects(_ item: Int) -> Bool {
    if request.items?.contains(item) == false { return false }
    count += 1
    return count > request.offset
  }
}

/// A row of a result, with what was requested.
package struct ListRow: Sendable {
  package let item: Int
  /// The variant that the row shows; the item itself in a list without variants.
  package let variant: Int
  /// The text that names the item; empty if it has none.
  package var title = ""
  /// The record without a line break at its end.
  package var record: [UInt8] = []
  /// Whether the record is JSON, and not a line of cells.
  package var isJSON = true
  /// The file and the line of the record, and its number in the file from 1, where they are known with it.
  package var place: (file: String, line: Int, number: Int)?
  /// The values of the columns.
  package var values: [ItemValue] = []
  /// The texts of the list's own table.
  package var cells: [HighlightedText] = []
  /// Whether the item was not found, and stands beside one that was.
  package var isContext = false

  package init(item: Int, variant: Int? = nil) {
    self.item = item
    self.variant = variant ?? item
  }
}

/// A text, and the parts of it that a query matched.
package struct HighlightedText: Hashable, Sendable {
  package let text: String
  /// Ranges of bytes, in order.
  package let marked: [SourceRange]

  package init(_ text: String, marked: [SourceRange] = []) {
    self.text = text
    self.marked = marked
  }
}

/// The facts about a result after its rows.
package struct RowsEnd: Sendable {
  /// The number of all rows; nil if it takes another request.
  package var total: Int?
  /// Whether a pattern hit its step limit on a text.
  package var wasCutShort = false
  /// Whether the rows are in the order of the list because there are too many to sort.
  package var isUnsorted = false

  package init(total: Int? = nil, wasCutShort: Bool = false) {
    (self.total, self.wasCutShort) = (total, wasCutShort)
  }
}

/// The error of a list that cannot be read.
package struct ListFailure: Error, Hashable, Sendable {
  /// The kinds of failure that callers distinguish.
  package enum Kind: Hashable, Sendable {
    case cancelled
    case timedOut
    /// An engine does not run the query; it runs others.
    case refused
    case other
  }

  package let kind: Kind
  /// A sentence without a full stop.
  package let message: String

  package init(_ message: String, _ kind: Kind = .other) { (self.kind, self.message) = (kind, message) }
}
