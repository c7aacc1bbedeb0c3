import FilterEvaluation
import FilterSQL
import FilterVocabulary

/// A small engine for the conditions of all dialects: three-valued, over the rows of a list, without indexes or tricks.
/// What a function is called differs between dialects, what it means does not.
struct PlainEngine {
  typealias Row = [String: Value]
  typealias Expression = (_ rows: [String: Row]) throws -> Value

  /// A value of an expression.
  indirect enum Value: Equatable {
    case null
    case integer(Int64)
    case text([UInt8])
    case truth(Bool)
    case words([[UInt8]])
    case rows([Row])

    init(_ value: SQLValue) {
      switch value {
      case .null, .array: self = .null
      case .integer(let number): self = .integer(number)
      case .boolean(let isTrue): self = .truth(isTrue)
      case .decimal(let number), .double(let number): self = .integer(number.whole(power: -6) ?? 0)
      case .text(let text), .date(let text), .timestamp(let text, hasZone: _): self = .text(Array(text.utf8))
      }
    }
  }

  /// What the engine cannot read.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private var tables: [String: [Row]] = [:]

  /// The tables of a list; an item has its parts, variants and values too, as in the layout of arrays.
  init(_ content: SQLContent, _ schema: SQLSchema, _ codes: inout SQLCostCodes) {
    for table in schema.tables {
      let names = schema.columns(of: table).map { $0.name }
      var content = content.rows(of: table, &codes)
      var rows: [[SQLValue]] = []
      while let row = content.next(&codes) { rows.append(row) }
      tables[schema.name(of: table)] = rows.map { row in
        Dictionary(zip(names, row.map { Value($0) })) { first, _ in first }
      }
    }
    let variants = nested(.variants, schema)
    tables[schema.name(of: .variants)] = variants
    tables[schema.name(of: .items)] = nested(.items, schema).map { row in
      var row = row
      let id = row["id"]
      row["variants"] = .rows(variants.filter { $0["item"] == id })
      return row
    }
  }

  /// The rows of items or variants with arrays of their parts and values.
  private func nested(_ table: SQLSchema.Table, _ schema: SQLSchema) -> [Row] {
    let isOfVariants = table == .variants
    let owner = isOfVariants ? "variant" : "item"
    func rows(_ table: SQLSchema.Table, of id: Value?) -> [Row] {
      (tables[schema.name(of: table)] ?? []).filter { $0[owner] == id }
    }
    return (tables[schema.name(of: table)] ?? []).map { row in
      let id = row["id"]
      var row = row
      row["parts"] = .rows(rows(.parts(ofVariants: isOfVariants), of: id))
      for field in schema.valueFields(ofVariants: isOfVariants) {
        let words = rows(.values(field: field), of: id).compactMap { $0["value"]?.bytes }
        row[schema.name(of: SQLSchema.Column(field: field, part: .values))] = .words(words)
      }
      return row
    }
  }

  /// The items that a statement finds, in the order of the table.
  func items(_ statement: SQLStatement) throws -> [Int] {
    guard statement.text.hasPrefix(ToyStatements.start) else { throw Problem(description: statement.text) }
    var reader = ConditionReader(
      String(statement.text.dropFirst(ToyStatements.start.count)), statement.parameters, tables)
    let condition = try reader.condition()
    return try (tables["toys"] ?? []).filter { try condition(["t": $0]) == .truth(true) }
      .compactMap { $0["id"]?.number.map { Int($0) } }
  }
}

extension PlainEngine.Value {
  var bytes: [UInt8]? {
    if case .text(let bytes) = self { return bytes }
    return nil
  }

  var number: Int64? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// Whether a condition holds; nil if that is unknown.
  var isTrue: Bool? {
    if case .truth(let isTrue) = self { return isTrue }
    return nil
  }

  init(_ isTrue: Bool?) { self = isTrue.map { .truth($0) } ?? .null }
}
