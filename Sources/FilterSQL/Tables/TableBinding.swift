/// A table, view or query of a database that holds a list, and where each of its fields stands in it.
///
/// ```swift
/// var orders = TableBinding(TableName("app", "orders"), alias: "o")
/// orders["status"] = ColumnBinding("status", .text)
/// orders["total"] = ColumnBinding("total_cents", .decimal(scale: 2), isOptional: false)
/// orders["sku"] = ColumnBinding("sku", .text, of: ChildTable(TableName("order_lines"), "order_id", ofKey: "id"))
/// let plan = list.plan("status:paid total>100")
/// let condition = orders.condition(for: plan, under: list.vocabulary, in: .postgresql)
/// ```
///
/// Names are identifiers whatever they contain. Expressions are SQL, so a binding with expressions is taken only from
/// whom the database itself would be entrusted to.
public struct TableBinding: Hashable, Sendable {
  /// The table, view or table function whose rows are the items.
  public var table: TableName
  /// The name by which conditions call a row of the table.
  public var alias: String
  /// The bindings by the name of the field in the vocabulary.
  package private(set) var columns: [String: ColumnBinding] = [:]
  /// The further tables of a list that the program exported; nil for a person's own table.
  package var export: ExportedList?

  /// The name of a row of another table beside a row called `alias`.
  package static func childAlias(beside alias: String) -> String { alias == "c" ? "d" : "c" }

  /// A table without bound fields.
  ///
  /// - Parameter alias: The name of a row in conditions; by default the first letter of the table's name, or `t`.
  public init(_ table: TableName, alias: String? = nil) {
    self.table = table
    let letter = table.table.lowercased().unicodeScalars.first { $0.value >= 0x61 && $0.value <= 0x7A }
    self.alias = alias ?? letter.map { String($0) } ?? "t"
  }

  /// Where a field stands, by its name in the vocabulary; nil for a field that the table does not have.
  public subscript(field: String) -> ColumnBinding? {
    get { columns[field] }
    set { columns[field] = newValue }
  }
}

/// Where a field of a list stands in a database: a column or an expression, how it is stored, and what is known of it.
public struct ColumnBinding: Hashable, Sendable {
  /// The place of the value.
  package enum Source: Hashable, Sendable {
    /// A column of the table, or of the child table.
    case column(String)
    /// An expression in SQL.
    case expression(String)
    /// The element of an array.
    case element
  }

  package var source: Source
  /// The form in which values are stored.
  public var storage: ColumnStorage
  /// Whether a value may be missing.
  public var isOptional: Bool
  /// The table with a row for each value of a list of values; nil for a value in the row itself.
  public var child: ChildTable?
  /// All values that the column can have, as the database spells them, where they are known: those of an enumerated
  /// type, of a constraint, or read from an index. Nil if there may be others.
  public var values: [String]?
  /// The index of the column's trigrams in SQLite, by which the engine's own comparison finds texts; nil without one.
  public var trigrams: TrigramTable?
  /// Whether the engine pads texts with blanks, which it leaves out where they are cast.
  package var isPadded = false
  /// How a field of an exported list is stored; nil in a person's own table.
  package var exported: ExportedField?

  /// A column.
  ///
  /// - Parameters:
  ///   - column: Its name, which is one identifier whatever it contains.
  ///   - isOptional: Whether a value may be missing.
  ///   - child: The table that the column is of, if it has a row for each value of a list.
  ///   - values: All values that the column can have; nil if there may be others.
  public init(
    _ column: String, _ storage: ColumnStorage, isOptional: Bool = true, of child: ChildTable? = nil,
    values: [String]? = nil
  ) {
    source = .column(column)
    (self.storage, self.isOptional, self.child, self.values) = (storage, isOptional, child, values)
  }

  /// An expression in SQL, in which the row is called by the alias of the table. It becomes a part of statements as it
  /// is, so it must not come from a stranger.
  public init(expression: String, _ storage: ColumnStorage, values: [String]? = nil) {
    source = .expression(expression)
    (self.storage, isOptional, child, self.values) = (storage, true, nil, values)
  }
}
