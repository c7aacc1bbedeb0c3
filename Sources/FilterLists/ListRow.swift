public import FilterItems
package import FilterText

/// A row of a result, with what was requested.
public struct ListRow: Sendable {
  /// The number of the item.
  public let item: Int
  /// The variant that the row shows; the item itself in a list without variants.
  public let variant: Int
  /// The text that names the item; empty if it has none.
  public var title = ""
  /// The record, which is JSON or a line of cells, without a line break at its end.
  public var record: [UInt8] = []
  /// Whether the record is JSON, and not a line of cells.
  package var isJSON = true
  /// The file and the line of the record, and its number in the file from 1, where they are known with it.
  package var place: (file: String, line: Int, number: Int)?
  /// The values of the columns that were requested, in their order.
  public var values: [ItemValue] = []
  /// The texts of the list's own table.
  package var cells: [HighlightedText] = []
  /// Whether the item was not found, and stands beside one that was.
  package var isContext = false

  /// A row of an item, with nothing read yet.
  public init(item: Int, variant: Int? = nil) {
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

/// Some rows of a result.
public struct ListPage: Sendable {
  /// The rows, in the order of the plan.
  public let rows: [ListRow]
  /// The facts that are known after them.
  public let end: RowsEnd
}

/// The facts about a result after its rows.
public struct RowsEnd: Sendable {
  /// The number of all rows of the plan; nil if it takes another request.
  public var total: Int?
  /// Whether a pattern hit its step limit on a text, so that rows may be missing.
  public var wasCutShort = false
  /// Whether the rows are in the order of the list because there are too many to sort.
  package var isUnsorted = false

  /// Facts of which none needs to be known.
  public init(total: Int? = nil, wasCutShort: Bool = false) {
    (self.total, self.wasCutShort) = (total, wasCutShort)
  }
}

/// The error of a list that cannot be read.
public struct ListFailure: Error, Hashable, Sendable {
  /// The kinds of failure that callers distinguish.
  public enum Kind: Hashable, Sendable {
    /// The request was ended by ``SearchableList/cancel``.
    case cancelled
    /// The request took longer than the storage permits.
    case timedOut
    /// The storage does not run the query; it runs others.
    case refused
    /// Everything else.
    case other
  }

  /// The kind of failure.
  public let kind: Kind
  /// The reason, as a sentence without a full stop.
  public let message: String

  /// A failure with its reason.
  public init(_ message: String, _ kind: Kind = .other) { (self.kind, self.message) = (kind, message) }
}
