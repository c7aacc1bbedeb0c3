import FilterSQL

/// A table whose rows belong to those of another: the one that a row refers to, or the rows that refer to it.
struct RelatedTable: Sendable {
  /// The name by which records and fields have it: `customer`, `order_lines`.
  var label: String
  let name: TableName
  /// The columns of this table, each with that of the other table which it equals.
  let references: [(column: String, key: String)]
  var columns: [TableColumnSchema]
  /// Whether a row of the other table may have several rows of this one.
  let isList: Bool
  /// The tables between the other table and this one.
  var through: [ChildTable.Step] = []
  /// The tables to which this one refers.
  var further: [RelatedTable] = []

  /// The rows that belong to a row, as conditions and fields name them.
  var child: ChildTable { ChildTable(name, references: references, through: through, isSingle: !isList) }

  /// This table and those to which it refers, as they belong to a row of the other table.
  var all: [RelatedTable] {
    [self]
      + further.map { table in
        var table = table
        table.label = "\(label).\(table.label)"
        table.through = through + [ChildTable.Step(name, references)]
        return table
      }
  }

  /// Whether the rows of a row are found without looking through the whole table.
  var isIndexed: Bool {
    if !isList { return true }
    guard let first = references.first?.column, let column = columns.first(where: { $0.name == first }) else {
      return false
    }
    return column.leadsIndex || column.keyPlace == 1
  }

  /// The maximum number of related tables of a table.
  static let maximumCount = 16
  /// The maximum number of tables to which one of them refers.
  static let maximumFurther = 4

  /// Gives related tables distinct labels that no column has; those without one are left out, and so are the columns that
  /// only repeat a key.
  static func labelled(
    _ tables: [RelatedTable], besides columns: [TableColumnSchema], limit: Int = maximumCount
  ) -> [RelatedTable] {
    var taken = Set(columns.map { $0.name.lowercased() })
    var labelled: [RelatedTable] = []
    for var table in tables where labelled.count < limit {
      let candidates = [table.referringLabel, table.name.table].compactMap { $0 }
      guard let label = candidates.first(where: { !taken.contains($0.lowercased()) }) else { continue }
      taken.insert(label.lowercased())
      table.label = label
      // A link table has the keys, so that none of these columns repeats one.
      let keys = table.through.isEmpty ? table.references.map { $0.column } : []
      table.columns.removeAll { keys.contains($0.name) }
      table.further = Self.labelled(table.further, besides: table.columns, limit: maximumFurther)
      labelled.append(table)
    }
    return labelled
  }

  /// The name of the only column that refers to a row, without `_id`; nil for a list and for a column of another name.
  private var referringLabel: String? {
    guard !isList, references.count == 1, let name = references.first?.key else { return nil }
    for ending in ["_id", "Id", "ID"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      return String(name.dropLast(ending.count))
    }
    return nil
  }
}
