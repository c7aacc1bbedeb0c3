/// The columns of related tables that records have. Only what is asked for is read: a row is not to show the columns of
/// another table.
struct RelatedColumns {
  /// The names after those of the tables, in lower case, by the label of the table; an empty one stands for all columns.
  private var names: [String: Set<String>] = [:]

  /// No columns.
  init() {}

  /// All columns of tables.
  init(all tables: [RelatedTable]) {
    for table in tables { names[table.label.lowercased()] = [""] }
  }

  /// The columns that names of fields mean: `customer.name`, `lines`.
  init(_ sources: some Sequence<String>, of tables: [RelatedTable]) {
    for source in sources.lazy.map({ $0.lowercased() }) {
      for label in tables.lazy.map({ $0.label.lowercased() }) {
        if source == label { names[label, default: []].insert("") }
        if source.hasPrefix(label + ".") { names[label, default: []].insert(String(source.dropFirst(label.count + 1))) }
      }
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// These columns and others.
  func union(_ other: RelatedColumns) -> RelatedColumns {
    var union = self
    union.names.merge(other.names) { $0.union($1) }
    return union
  }

  /// A table with these columns alone; nil without one.
  func columns(of table: RelatedTable) -> RelatedTable? {
    guard let names = names[table.label.lowercased()] else { return nil }
    if names.contains("") { return table }
    var table = table
    table.columns.removeAll { column in
      let column = column.name.lowercased()
      return !names.contains { $0 == column || $0.hasPrefix(column + ".") }
    }
    table.further = table.further.compactMap { RelatedColumns(names, of: [$0]).columns(of: $0) }
    return table.columns.isEmpty && table.further.isEmpty ? nil : table
  }
}
