/// Where the values or objects of a list are that belong to a row: a table that refers to it, one that it refers to, or an
/// array in it.
public struct ChildTable: Hashable, Sendable {
  /// The source of a row for each value or object.
  package enum Source: Hashable, Sendable {
    /// A table with columns that equal those of the row.
    case table(TableName, [Reference])
    /// A column of an array.
    case array(String)
    /// A column of a JSON array.
    case json(String)
  }

  package var source: Source
  /// Whether a row of the list has at most one row of it.
  package var isSingle = false

  /// A column of the other table, and that of the row of the list which it equals.
  package struct Reference: Hashable, Sendable {
    package let column: String
    package let key: String
  }

  /// A table whose column `column` has the value of `key` in the row of the list. With the key of that table as `column`
  /// it is a table to which the rows of the list refer.
  public init(_ table: TableName, _ column: String, ofKey key: String) {
    source = .table(table, [Reference(column: column, key: key)])
  }

  /// A table that is joined by several columns.
  package init(_ table: TableName, references: [(column: String, key: String)], isSingle: Bool = false) {
    source = .table(table, references.map { Reference(column: $0.column, key: $0.key) })
    self.isSingle = isSingle
  }

  private init(_ source: Source) { self.source = source }

  /// The elements of an array in a column of the row.
  public static func array(_ column: String) -> ChildTable { ChildTable(.array(column)) }

  /// The elements of a JSON array in a column of the row. A value that is no array is its only element.
  public static func json(_ column: String) -> ChildTable { ChildTable(.json(column)) }

  /// Whether it is an array and no table.
  var isArray: Bool {
    if case .array = source { return true }
    return false
  }
}

extension ColumnBinding {
  /// The elements of an array of the row.
  ///
  /// - Parameters:
  ///   - array: A ``ChildTable/array(_:)`` or ``ChildTable/json(_:)``.
  ///   - storage: The form of an element.
  public init(elementsOf array: ChildTable, _ storage: ColumnStorage, values: [String]? = nil) {
    source = .element
    (self.storage, isOptional, child, self.values) = (storage, true, array, values)
  }
}
