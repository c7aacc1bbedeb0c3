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
  /// The tables between a row of the list and the table, those next to the row first.
  package var through: [Step] = []

  /// A table between two others: its columns that equal those of the one before it.
  package struct Step: Hashable, Sendable {
    package let table: TableName
    package let references: [Reference]

    /// A step to the rows of a table.
    package init(_ table: TableName, _ references: [(column: String, key: String)]) {
      self.table = table
      self.references = references.map { Reference(column: $0.column, key: $0.key) }
    }
  }

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

  /// A table that is joined by several columns, perhaps through others.
  package init(
    _ table: TableName, references: [(column: String, key: String)], through: [Step] = [], isSingle: Bool = false
  ) {
    source = .table(table, references.map { Reference(column: $0.column, key: $0.key) })
    self.isSingle = isSingle
    self.through = through
  }

  private init(_ source: Source) { self.source = source }

  /// The elements of an array in a column of the row.
  public static func array(_ column: String) -> ChildTable { ChildTable(.array(column)) }

  /// The elements of a JSON array in a column of the row. A value that is no array is its only element.
  public static func json(_ column: String) -> ChildTable { ChildTable(.json(column)) }

  /// The rows of a table that belong to a row called `alias`, as the text from `FROM` to the end of the links; empty for an
  /// array.
  ///
  /// - Parameter row: The name of a row of the table; those between have it with a number.
  package func rows(called row: String, of alias: String, in dialect: SQLDialect) -> String {
    guard case .table(let table, let references) = source else { return "" }
    var (from, before) = ("", alias)
    var links: [String] = []
    for (index, step) in (through + [Step(table, references.map { ($0.column, $0.key) })]).enumerated() {
      let name = index == through.count ? row : "\(row)\(index + 1)"
      let equal = step.references.map {
        "\(name).\(dialect.identifier($0.column)) = \(before).\(dialect.identifier($0.key))"
      }
      let source = "\(dialect.identifier(step.table)) \(name)"
      if index == 0 {
        (from, links) = ("FROM \(source)", equal)
      } else {
        from += " JOIN \(source) ON \(SQLText.all(equal))"
      }
      before = name
    }
    return "\(from) WHERE \(SQLText.all(links))"
  }

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
