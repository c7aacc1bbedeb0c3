import DataFiles
import DataStreams
import FilterEvaluation
package import FilterSQL
import FilterText
import FilterVocabulary
import Foundation

/// Writes a list as files of JSON lines into a folder, for engines that read files themselves, with the statements that
/// load them in `load.sql`.
package struct EngineFolder: ContentWriter {
  package private(set) var schema: SQLSchema
  private let path: String
  private let dialect: SQLDialect
  private var written = WrittenContent()
  private var pieces = 0

  /// Makes the folder, which must be new or empty.
  package init(_ path: String, _ schema: SQLSchema, _ dialect: SQLDialect) throws(EngineError) {
    self.schema = schema
    self.path = path
    self.dialect = dialect
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard try files.contentsOfDirectory(atPath: path).isEmpty else {
        throw EngineError(.unusable, "the folder '\(EngineText.shown(path))' is not empty; name a new one")
      }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.unreachable, "cannot make the folder '\(EngineText.shown(path))'")
    }
  }

  /// Writes a piece: a file for each table that has rows.
  package mutating func append(_ content: SQLContent) throws(EngineError) {
    let rests = written.add(content, to: schema)
    // Rows of the files before lack the column.
    if !rests.isEmpty { schema = schema.keepingRests(of: rests) }
    let content = content.under(schema)
    switch dialect.layout {
    case .arrays:
      var json = JSONWriter()
      NestedContent(content, schema, &written.codes).write(&json, &written.codes)
      try write(json.bytes, as: .items)
    case .tables:
      for table in schema.tables { try write(rows(of: table, content), as: table) }
    }
    pieces += 1
  }

  /// Writes the entries about the list, and the statements that load it.
  package mutating func finish(_ about: SQLAbout) throws(EngineError) {
    let (about, costs) = written.about(about, schema)
    var json = JSONWriter()
    for row in costs { EngineFolder.write(row, ["field", "code", "cost"], to: &json) }
    try write(json.bytes, to: SQLSchema.Table.costs + ".jsonl")
    json = JSONWriter()
    for row in about.rows { EngineFolder.write(row, ["name", "value"], to: &json) }
    try write(json.bytes, to: SQLSchema.Table.about + ".jsonl")
    let statements = LoadingStatements(schema, dialect, folder: URL(filePath: path).standardizedFileURL.path)
    for (name, all) in [(EngineFolder.loadingFile, statements.all), (EngineFolder.removingFile, statements.removing)] {
      try write(Array((all.joined(separator: ";\n") + ";\n").utf8), to: name)
    }
  }

  /// The name of the file with the statements that make and fill the tables. They fail if a table of a name exists.
  package static let loadingFile = "load.sql"
  /// The name of the file with the statements that remove the tables again.
  package static let removingFile = "remove.sql"

  /// The statements of a file of a folder, in order.
  package static func statements(_ file: String = loadingFile, in path: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    return text.components(separatedBy: ";\n").filter { !$0.isEmpty }
  }

  /// Whether a file of a folder is one that this writes for a list.
  package static func isOwn(_ name: String) -> Bool {
    name.hasSuffix(".jsonl") || name == loadingFile || name == removingFile
  }

  private mutating func rows(of table: SQLSchema.Table, _ content: SQLContent) -> [UInt8] {
    var json = JSONWriter()
    let names = schema.columns(of: table).map { $0.name }
    var rows = content.rows(of: table, &written.codes)
    while let row = rows.next(&written.codes) { EngineFolder.write(row, names, to: &json) }
    return json.bytes
  }

  private func write(_ bytes: [UInt8], as table: SQLSchema.Table) throws(EngineError) {
    let number = "\(pieces)"
    let zeros = String(repeating: "0", count: max(0, 5 - number.count))
    try write(bytes, to: "\(schema.name(of: table))-\(zeros)\(number).jsonl")
  }

  private func write(_ bytes: [UInt8], to name: String) throws(EngineError) {
    do throws(OutputFileError) {
      try OutputFile.write(bytes, to: "\(path)/\(name)", .otherThan([]))
    } catch {
      throw EngineError(.unreachable, error.message)
    }
  }

  /// A row as a line. Missing values are left out.
  private static func write(_ row: [SQLValue], _ names: [String], to json: inout JSONWriter) {
    json.object { json in
      for (name, value) in zip(names, row) { json.pair(name, value) }
    }
    json.newline()
  }
}

extension JSONWriter {
  /// A value under a name; a missing one is left out.
  mutating func pair(_ name: String, _ value: SQLValue) {
    switch value {
    case .null, .array: break
    case .integer(let number):
      key(name)
      json("\(number)".utf8)
    case .boolean(let isTrue):
      key(name)
      json((isTrue ? "true" : "false").utf8)
    case .decimal(let number), .double(let number):
      key(name)
      json(number.description.utf8)
    case .text(let text), .date(let text), .timestamp(let text, hasZone: _): pair(name, text)
    }
  }
}

/// The statements that load the files of a folder.
private struct LoadingStatements {
  private let schema: SQLSchema
  private let dialect: SQLDialect
  private let folder: String

  init(_ schema: SQLSchema, _ dialect: SQLDialect, folder: String) {
    self.schema = schema
    self.dialect = dialect
    self.folder = folder
  }

  private typealias Loaded = (table: String, columns: [(name: String, type: String)])

  /// The names of the files of a table, of which there may be several.
  private func files(_ table: String) -> String {
    let isInPieces = table != SQLSchema.Table.about && table != SQLSchema.Table.costs
    return "\(table)\(isInPieces ? "-*" : "").jsonl"
  }

  /// The folder as a path pattern, with special characters escaped.
  private func escapedFolder(_ special: Set<Character>, _ escape: (Character) -> String) -> String {
    folder.map { special.contains($0) ? escape($0) : String($0) }.joined()
  }

  /// The tables, with those about the list last.
  private var tables: [Loaded] {
    let nested = dialect.layout == .arrays
    let content: [Loaded] =
      nested
      ? [(schema.name(of: .items), schema.nestedColumns(in: dialect).map { ($0.name, $0.type) })]
      : schema.tables.map { table in
        (
          schema.name(of: table),
          schema.columns(of: table).map {
            ($0.name, $0.result == .integer ? dialect.types.integer : dialect.types.text)
          }
        )
      }
    return content + SQLSchema.aboutTables(in: dialect).reversed()
  }

  /// The statements that make and fill the tables, in order.
  var all: [String] { schema.definition(in: dialect) + tables.flatMap { load($0.table, $0.columns) } }

  /// The statements that remove the tables.
  var removing: [String] { tables.map { "DROP TABLE IF EXISTS \(dialect.identifier($0.table))" } }

  private func load(_ table: String, _ columns: [(name: String, type: String)]) -> [String] {
    let path = dialect.literal("\(folder)/\(files(table))")
    let name = dialect.identifier(table)
    let names = columns.map { dialect.identifier($0.name) }
    switch dialect {
    case .duckdb:
      let path = dialect.literal(escapedFolder(["*", "?", "["]) { "[\($0)]" } + "/\(files(table))")
      let map = zip(names, columns).map { "\($0): \(dialect.literal($1.type))" }.joined(separator: ", ")
      return [
        "INSERT INTO \(name) SELECT \(names.joined(separator: ", ")) FROM read_json(\(path), "
          + "format = 'newline_delimited', columns = {\(map)})"
      ]
    case .clickhouse: return ["INSERT INTO \(name) FROM INFILE \(path) FORMAT JSONEachRow"]
    case .spark:
      let path = LoadingStatements.option(escapedFolder(["*", "?", "[", "]", "{", "}", "\\"]) { "\\\($0)" })
      let lines = dialect.identifier(table + "_lines")
      let typed = zip(names, columns).map { "\($0) \($1.type)" }.joined(separator: ", ")
      // Copied into columns, which a query reads much faster than lines.
      return [
        "DROP VIEW IF EXISTS \(lines)",
        "CREATE TEMPORARY VIEW \(lines) (\(typed)) USING JSON OPTIONS (path \(path), "
          + "pathGlobFilter '\(files(table))')",
        "INSERT INTO \(name) SELECT * FROM \(lines)",
        "DROP VIEW \(lines)",
      ]
    default:
      return ["-- load \(path) into \(name)"]
    }
  }

  /// A text as an option of Spark, which accepts only literals: special characters are escaped as code units.
  private static func option(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let isPlain =
        unit < 0x80 && (Character(Unicode.Scalar(UInt8(unit))).isLetter || "/_.- 0123456789".utf16.contains(unit))
      let digits = String(unit, radix: 16)
      return isPlain
        ? String(UnicodeScalar(UInt8(unit))) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "'\(units.joined())'"
  }
}

/// A piece as one object of JSON for each item, with its parts, values and variants as arrays.
private struct NestedContent {
  private typealias Part = (part: Int, values: [SQLValue])

  private let content: SQLContent
  private let schema: SQLSchema
  /// For items and variants, the further parts of each row, and the words of each field and row.
  private var parts: [[Int: [Part]]] = [[:], [:]]
  private var words: [[Int: [[String]]]] = [[:], [:]]

  init(_ content: SQLContent, _ schema: SQLSchema, _ codes: inout SQLCostCodes) {
    self.content = content
    self.schema = schema
    for level in 0..<(schema.hasVariants ? 2 : 1) {
      let isOfVariants = level == 1
      var found: [Int: [Part]] = [:]
      content.forEachPart(ofVariants: isOfVariants, &codes) { found[$0, default: []].append(($1, $2)) }
      parts[level] = found
      let count = content.count(ofVariants: isOfVariants)
      var all: [Int: [[String]]] = [:]
      for field in schema.valueFields(ofVariants: isOfVariants) {
        var found: [[String]] = Array(repeating: [], count: count)
        content.forEachWord(in: field) { word, rows in
          for row in rows { found[Int(row)].append(word) }
        }
        all[field] = found
      }
      words[level] = all
    }
  }

  /// Writes a line for each item.
  func write(_ json: inout JSONWriter, _ codes: inout SQLCostCodes) {
    for item in 0..<content.count(ofVariants: false) {
      json.object { json in
        write(item, ofVariants: false, &json, &codes)
        if schema.hasVariants {
          json.key("variants")
          json.array(content.variants(of: item)) { json, variant in
            json.object { write(variant, ofVariants: true, &$0, &codes) }
          }
        }
      }
      json.newline()
    }
  }

  private func write(_ row: Int, ofVariants: Bool, _ json: inout JSONWriter, _ codes: inout SQLCostCodes) {
    let level = ofVariants ? 1 : 0
    let table: SQLSchema.Table = ofVariants ? .variants : .items
    for (column, value) in zip(schema.columns(of: table), content.row(row, ofVariants: ofVariants, &codes))
    where !(ofVariants && column.name == "item") {
      json.pair(column.name, value)
    }
    for (column, value) in zip(
      schema.apartColumns(ofVariants: ofVariants), content.apart(row, ofVariants: ofVariants))
    { json.pair(column.name, value) }
    for field in schema.valueFields(ofVariants: ofVariants) {
      json.pair(schema.name(of: SQLSchema.Column(field: field, part: .values)), words[level][field]?[row] ?? [])
    }
    let columns = schema.partColumns(ofVariants: ofVariants)
    if columns.isEmpty { return }
    json.key("parts")
    json.array(parts[level][row] ?? []) { json, part in
      json.object { json in
        for (column, value) in zip(columns, part.values) { json.pair(schema.name(of: column), value) }
      }
    }
  }
}
