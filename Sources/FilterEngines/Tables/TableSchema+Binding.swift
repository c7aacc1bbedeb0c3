import DataStreams
import FilterEvaluation
import FilterItems
import FilterSQL
import FilterVocabulary

/// The binding of a table that is inferred from its description.
extension TableSchema {
  /// The fields whose kind the type of their column decides, whatever a sample of the rows has.
  func declaredFields(in dialect: SQLDialect) -> [DeclaredField] {
    func declared(_ columns: [TableColumnSchema], _ prefix: String) -> [DeclaredField] {
      columns.compactMap { column in
        kind(of: column, in: dialect).map { DeclaredField(prefix + column.name, $0) }
      }
    }
    // Fields of lists are those of the sample, since a declared one is of one value.
    return declared(columns, "") + allRelated.filter { !$0.isList }.flatMap { declared($0.columns, $0.label + ".") }
  }

  /// The fields of columns of which no row that was read has a value: their types decide. Those of a list are left out.
  func unseenFields(of vocabulary: Vocabulary, in dialect: SQLDialect) -> [DeclaredField] {
    let sources = vocabulary.fields.flatMap { $0.sourceNames.map { $0.lowercased() } }
    func unseen(_ columns: [TableColumnSchema], _ prefix: String) -> [DeclaredField] {
      columns.compactMap { column in
        let name = (prefix + column.name).lowercased()
        if sources.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) { return nil }
        return DeclaredField(prefix + column.name, usualKind(of: column, in: dialect))
      }
    }
    return unseen(columns, "") + allRelated.filter { !$0.isList }.flatMap { unseen($0.columns, $0.label + ".") }
  }

  /// The kind of a column without values, by its type.
  private func usualKind(of column: TableColumnSchema, in dialect: SQLDialect) -> ValueKind {
    if let kind = kind(of: column, in: dialect) { return kind }
    let type = column.type
    if dialect == .sqlite, type.contains("date") || type.contains("timestamp") {
      return type.contains("time") ? .instant : .date
    }
    switch column.storage(in: dialect, isStrict: isStrict) {
    case .integer, .decimal, .numeric, .double: return .number
    default: return .text
    }
  }

  private func kind(of column: TableColumnSchema, in dialect: SQLDialect) -> ValueKind? {
    if dialect == .sqlite, column.type.contains("bool") { return .boolean }
    switch column.storage(in: dialect, isStrict: isStrict) {
    case .integer, .numeric, .double: return dialect == .sqlite ? nil : .number
    case .boolean: return .boolean
    case .date: return .date
    case .timestamp: return .instant
    case .interval: return .duration
    case .uuid: return .uuid
    case .inet: return .address
    case .decimal, .text, .epoch, .orderedTime, .writtenTime, .other: return nil
    }
  }

  /// Where the fields of a vocabulary stand.
  ///
  /// - Throws: `.unusable` for a source in a vocabulary file that is not in the database.
  func binding(of vocabulary: Vocabulary, in dialect: SQLDialect) throws(EngineError) -> TableBinding {
    var binding = TableBinding(name)
    binding.alias = rowName(binding.alias)
    let related = allRelated
    for field in vocabulary.fields where !field.isDirective && field.kind != .flag && field.kind != .absentFlag {
      if let source = field.column {
        binding[field.name] = try column(source, of: field, in: dialect)
      } else if let (column, table) = column(of: field, among: related) {
        var bound = self.column(column, of: field, in: dialect)
        if let table {
          // The elements of an array in another table are looked at one by one.
          if column.element != nil { bound = ColumnBinding(column.name, .other) }
          bound?.child = table.child
        }
        binding[field.name] = bound
      }
    }
    return binding
  }

  /// The column that a field is read from, and its table if that is a related one.
  private func column(of field: Field, among related: [RelatedTable]) -> (TableColumnSchema, RelatedTable?)? {
    for source in field.sourceNames {
      if let column = columns.first(where: { $0.name == source }) { return (column, nil) }
      let parts = JSONPointer(source)?.parts ?? source.split(separator: ".").map { String($0) }
      if parts.count == 1, let column = columns.first(where: { $0.name == parts[0] }) { return (column, nil) }
      if let last = parts.last, case let label = parts.dropLast().joined(separator: "."),
        let table = related.first(where: { $0.label == label }),
        let column = table.columns.first(where: { $0.name == last })
      {
        return (column, table)
      }
    }
    return nil
  }

  private func column(_ column: TableColumnSchema, of field: Field, in dialect: SQLDialect) -> ColumnBinding? {
    if let element = column.element {
      let storage = self.storage(element, of: field, in: dialect)
      return ColumnBinding(elementsOf: .array(column.name), storage)
    }
    let storage = storage(column, of: field, in: dialect)
    var bound = ColumnBinding(column.name, storage, isOptional: column.isOptional, values: column.values)
    bound.trigrams = column.trigrams
    bound.isPadded = dialect == .postgresql && storage == .text && column.isPadded
    return bound
  }

  private func storage(_ column: TableColumnSchema, of field: Field, in dialect: SQLDialect) -> ColumnStorage {
    // The elements of an array stand in JSON, where engines would look for other spellings.
    if column.isJSON { return .other }
    var storage = column.storage(in: dialect, isStrict: isStrict)
    if storage == .text, field.kind == .date || field.kind == .instant { storage = .writtenTime }
    // A field of several forms is read by the toolkit.
    if field.form != .plain, storage != .text, storage != .writtenTime { storage = .other }
    return storage
  }

  // MARK: vocabulary files

  /// The column of a source in a vocabulary file.
  private func column(
    _ source: ColumnSource, of field: Field, in dialect: SQLDialect
  ) throws(EngineError) -> ColumnBinding? {
    let other = source.table.isEmpty ? nil : ofFields.first { $0.label == field.name }
    let known = other?.columns ?? columns
    let shown = EngineText.shown((other?.name ?? name).shown)
    for wanted in [source.column, source.table.isEmpty ? "" : source.key] where !wanted.isEmpty {
      if known.contains(where: { $0.name == wanted }) { continue }
      throw EngineError(
        .unusable,
        "the field '\(EngineText.shown(field.name))': the table '\(shown)' has no column '\(EngineText.shown(wanted))'; "
          + "it has \(SchemaReader.list(known.map { $0.name }))")
    }
    if !source.reference.isEmpty, !columns.contains(where: { $0.name == source.reference }) {
      throw EngineError(
        .unusable,
        "the field '\(EngineText.shown(field.name))': the table '\(EngineText.shown(name.shown))' has no column "
          + "'\(EngineText.shown(source.reference))'")
    }
    let column = known.first { $0.name == source.column }
    let key = self.key
    do throws(SQLObstacle) {
      var bound = try ColumnBinding(
        source, of: field, key: key.count == 1 ? key[0].name : nil,
        declared: column.map { storage($0, of: field, in: dialect) }, isOptional: column?.isOptional ?? true,
        values: column?.values)
      bound?.trigrams = column?.trigrams
      return bound
    } catch {
      throw EngineError(.unusable, error.reason)
    }
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
    case "uuid": return .uuid
    case "inet" where dialect == .postgresql: return .inet
    case "interval" where dialect == .postgresql: return .interval
    default: return values == nil ? .other : .text
    }
  }

  /// Whether a type of texts of a fixed length pads them with blanks, which mean nothing.
  var isPadded: Bool { ["character", "bpchar"].contains(type.prefix { $0 != "(" }) }

  /// The elements of an array of plain values; nil for another type.
  var element: TableColumnSchema? {
    guard type.hasSuffix("[]"), !type.hasSuffix("[][]"), type != "json[]" else { return nil }
    return TableColumnSchema(name: name, type: String(type.dropLast(2)), isOptional: true, keyPlace: 0)
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
