import FilterEvaluation
import FilterItems
import FilterSQL
import FilterVocabulary

/// The binding of a table that is inferred from its description.
extension TableSchema {
  /// The fields whose kind the type of their column decides, whatever a sample of the rows has.
  func declaredFields(in dialect: SQLDialect) -> [DeclaredField] {
    columns.compactMap { column in
      if dialect == .sqlite, column.type.contains("bool") { return DeclaredField(column.name, .boolean) }
      let kind: ValueKind?
      switch column.storage(in: dialect, isStrict: isStrict) {
      case .integer, .numeric, .double: kind = dialect == .sqlite ? nil : .number
      case .boolean: kind = .boolean
      case .date: kind = .date
      case .timestamp: kind = .instant
      case .decimal, .text, .epoch, .writtenTime, .other: kind = nil
      }
      return kind.map { DeclaredField(column.name, $0) }
    }
  }

  /// Where the fields of a vocabulary stand.
  func binding(of vocabulary: Vocabulary, in dialect: SQLDialect) -> TableBinding {
    var binding = TableBinding(name)
    binding.alias = rowName(binding.alias)
    for field in vocabulary.fields where !field.isDirective && field.kind != .flag {
      let sources = field.sourceNames
      if let column = columns.first(where: { sources.contains($0.name) }) {
        binding[field.name] = self.column(column, of: field, in: dialect)
      }
    }
    return binding
  }

  private func column(_ column: TableColumnSchema, of field: Field, in dialect: SQLDialect) -> ColumnBinding? {
    var storage = column.storage(in: dialect, isStrict: isStrict)
    if storage == .text, field.kind == .date || field.kind == .instant { storage = .writtenTime }
    // A field of several forms is read by the toolkit.
    if field.form != .plain, storage != .text, storage != .writtenTime { storage = .other }
    return ColumnBinding(column.name, storage, isOptional: column.isOptional, values: column.values)
  }
}

extension TableColumnSchema {
  /// The form in which the column stores values, by its declared type.
  func storage(in dialect: SQLDialect, isStrict: Bool) -> ColumnStorage {
    if dialect == .sqlite { return affinity }
    if let storage = storageOfCluster(in: dialect) { return storage }
    let words = type.prefix { $0 != "(" }.split(separator: " ")
    let zone = type.hasSuffix("with time zone") ? " with time zone" : ""
    switch zone.isEmpty ? words.joined(separator: " ") : (words.first ?? "") + zone {
    case "smallint", "integer", "bigint", "int2", "int4", "int8", "tinyint", "int", "utinyint", "usmallint", "uinteger":
      return .integer
    case "numeric", "decimal": return .numeric(scale: scale)
    case "double precision", "double", "float8": return .double
    case "text", "character varying", "character", "varchar", "bpchar", "citext", "name": return .text
    case "boolean", "bool": return .boolean
    case "date": return .date
    case "timestamp", "timestamp without time zone", "timestamp_ns", "timestamp_ms", "timestamp_s":
      return .timestamp(hasZone: false)
    case "timestamp with time zone", "timestamptz": return .timestamp(hasZone: true)
    default: return values == nil ? .other : .text
    }
  }

  /// The form in SQLite: by its rules of affinity. (https://www.sqlite.org/datatype3.html)
  private var affinity: ColumnStorage {
    if type.contains("int") || type.contains("bool") { return .integer }
    if type.contains("char") || type.contains("clob") || type.contains("text") { return .text }
    if type.isEmpty || type.contains("blob") { return .other }
    if type.contains("real") || type.contains("floa") || type.contains("doub") { return .double }
    // Days and times are texts or numbers.
    if type.contains("date") || type.contains("time") { return .text }
    return .numeric(scale: nil)
  }

  /// The digits after the point of `numeric(12, 2)`.
  private var scale: Int? {
    guard let open = type.firstIndex(of: "("), let close = type.firstIndex(of: ")"), open < close else { return nil }
    let parts = type[type.index(after: open)..<close].split(separator: ",").map { Int($0.filter { $0.isNumber }) }
    return parts.count == 2 ? parts[1] : parts.count == 1 ? 0 : nil
  }
}
