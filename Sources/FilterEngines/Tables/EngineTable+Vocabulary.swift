import DataStreams
import FilterEvaluation
import FilterItems
import FilterSQL
import FilterVocabulary

extension EngineTable {
  /// The number of the first rows that are read with the rows of related tables, and of those in a list.
  private static let relatedSample = (rows: 200, list: 50)
  /// The number of bytes of records after which no more are read, with those of related tables and without.
  private static let sampledBytes = 4 << 20

  /// The vocabulary of a table, from its schema and its first rows.
  static func inferred(
    _ schema: TableSchema, on connection: any EngineConnection
  ) throws(EngineError) -> Vocabulary {
    var sample = RecordSample()
    let scratch = JSONScratch()
    let dialect = connection.dialect
    let name = dialect.identifier(schema.name)
    let row = schema.rowName("t")
    func read(_ columns: TableRecord, _ tail: String) throws(EngineError) {
      var bytes = 0
      try connection.run(
        SQLStatement("SELECT \(columns.sql) FROM \(name) \(row) \(tail)", dialect: dialect, results: columns.results)
      ) { row in
        let record = columns.json(row[...])
        record.withUnsafeBufferPointer { try? sample.add(json: $0, scratch: scratch) }
        bytes += record.count
        return bytes < sampledBytes
      }
    }
    let plain = TableRecord(schema, alias: row, in: dialect)
    if schema.related.isEmpty {
      try read(plain, "LIMIT \(RecordSample.usualRecords)")
    } else {
      let related = TableRecord(
        schema, alias: row, in: dialect, related: RelatedColumns(all: schema.related), limit: relatedSample.list)
      try read(related, "LIMIT \(relatedSample.rows)")
      try read(plain, "LIMIT \(RecordSample.usualRecords - relatedSample.rows) OFFSET \(relatedSample.rows)")
    }
    let declared = schema.declaredFields(in: dialect)
    var vocabulary = Vocabulary.inferred(from: sample, named: schema.name.table, declaring: declared)
    let unseen = schema.unseenFields(of: vocabulary, in: dialect)
    if !unseen.isEmpty {
      vocabulary = Vocabulary.inferred(from: sample, named: schema.name.table, declaring: declared + unseen)
    }
    vocabulary.describe(by: schema)
    let inferred = vocabulary
    vocabulary = inferred.noting { _, field in
      sample.others(of: field, in: inferred) == .possible ? .possible : .absent
    }
    // The name of a row of another table is none of this one.
    let isOfRelated = schema.related.contains { vocabulary.nameField.hasPrefix($0.label.lowercased() + ".") }
    return vocabulary.replacing(table: schema.name.written, nameField: isOfRelated ? "" : nil)
  }
}

extension TableSchema {
  /// Adds the tables that a vocabulary file names for its fields, and leaves out those that none of its fields is about.
  mutating func addTables(of vocabulary: Vocabulary, _ reader: SchemaReader) throws(EngineError) {
    let sources = vocabulary.fields.flatMap { $0.sourceNames }
    related = related.filter { table in sources.contains { $0.hasPrefix(table.label + ".") } }
    for field in vocabulary.fields {
      guard let source = field.column, let name = TableName(written: source.table) else { continue }
      let other = try reader.schema(of: name)
      let reference = source.reference.isEmpty ? (key.count == 1 ? key[0].name : "") : source.reference
      ofFields.append(
        RelatedTable(
          label: field.name, name: other.name, references: [(column: source.key, key: reference)],
          columns: other.columns, isList: true))
    }
  }

  /// The values of fields with a source in a vocabulary file, as keys of a record.
  func members(of vocabulary: Vocabulary, _ binding: TableBinding, in dialect: SQLDialect) -> [TableRecord.Member] {
    let writer = RecordWriter(dialect: dialect)
    return vocabulary.fields.compactMap { field in
      guard let source = field.column, let column = binding[field.name] else { return nil }
      let table = source.table.isEmpty ? nil : ofFields.first { $0.label == field.name }
      let row = table == nil ? binding.alias : TableBinding.childAlias(beside: binding.alias)
      let written =
        source.expression.isEmpty ? "\(row).\(dialect.identifier(source.column))" : "(\(source.expression))"
      let value = writer.value(written, column.storage, isJSON: source.type == .json)
      guard let table else {
        return TableRecord.Member(key: field.name, value: value, isJSON: source.type == .json)
      }
      return TableRecord.Member(
        key: field.name,
        value: writer.list(of: value, isJSON: source.type == .json, table, row: row, alias: binding.alias), isJSON: true
      )
    }
  }
}

extension RecordWriter {
  /// A stored value as the toolkit reads it: in whole units, with the zone of an instant.
  func value(_ value: String, _ storage: ColumnStorage, isJSON: Bool) -> String {
    switch storage {
    case .decimal(let scale):
      return "(\(value) / 1\(String(repeating: "0", count: max(0, scale))).0)"
    // An instant as a number is read by its size.
    case .epoch where dialect.tables.instant.isEmpty, .interval where dialect.tables.seconds.isEmpty: return value
    // Engines have microseconds.
    case .epoch(.nanoseconds): return value
    case .epoch(let unit):
      let factor = "1" + String(repeating: "0", count: unit.power)
      return SQLTemplate.filled(dialect.tables.instant, unit.power == 0 ? value : "(\(value) * \(factor))")
    case .interval: return SQLTemplate.filled(dialect.tables.seconds, value)
    default:
      return isJSON ? json(value) : value
    }
  }

  /// A value that may be JSON, as JSON.
  func json(_ value: String) -> String {
    switch dialect {
    case .sqlite: "CASE WHEN json_valid(\(value)) THEN \(value) ELSE json_quote(\(value)) END"
    case .postgresql: "\(value)::jsonb"
    default: value
    }
  }
}

extension Vocabulary {
  /// Adds what the schema says of columns: comments as summaries, and the values that a type or a constraint lists, in
  /// their order if the type has one.
  fileprivate mutating func describe(by schema: TableSchema) {
    var changed = fields
    func describe(_ columns: [TableColumnSchema], _ label: String?) {
      for column in columns where !column.comment.isEmpty || column.values != nil {
        let name = label.map { "\($0).\(column.name)" } ?? column.name
        guard let index = changed.firstIndex(where: { $0.sourceNames.contains(name) }) else { continue }
        if !column.comment.isEmpty {
          changed[index].summary = String(column.comment.split(separator: "\n").first ?? "")
        }
        if let values = column.values { changed[index].list(values, isOrdered: column.isOrdered) }
      }
    }
    describe(schema.columns, nil)
    for table in schema.allRelated { describe(table.columns, table.label) }
    self = replacing(fields: changed)
  }
}

extension Field {
  /// Gives a field of words all values that it can have. Those of a type with an order are compared by it.
  fileprivate mutating func list(_ all: [String], isOrdered: Bool) {
    guard kind == .text || kind == .enumeration || kind == .catalog, multiplicity != .many else { return }
    let known = values
    let listed = all.map { text in known.first { $0.text == text } ?? FieldValue(text) }
    if isOrdered, Set(all.map { ValueSpelling.folded($0) }).count == all.count {
      self = Field(
        name, aliases: aliases, label: label, sources: sources, .orderedEnumeration, isClosed: true, values: listed,
        multiplicity: multiplicity, category: category, summary: summary, phrase: phrase, examples: examples,
        popularity: popularity)
    } else if kind != .text {
      values = listed
    }
  }
}
