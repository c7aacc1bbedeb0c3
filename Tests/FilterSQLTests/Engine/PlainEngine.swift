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
      case .decimal(let number): self = .integer(number.millionths)
      case .text(let text), .date(let text), .timestamp(let text, hasZone: _): self = .text(Array(text.utf8))
      }
    }
  }

  /// What the engine cannot read.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private var tables: [String: [Row]] = [:]

  /// The tables of a list; an item has its parts, variants and words too, as in the layout of arrays.
  init(_ content: SQLContent, _ schema: SQLSchema, _ codes: inout SQLCostCodes) {
    var all: [SQLSchema.Table: [Row]] = [:]
    for table in schema.tables {
      let names = schema.columns(of: table).map { $0.name }
      func row(_ values: [SQLValue]) -> Row {
        Dictionary(zip(names, values.map { Value($0) })) { first, _ in first }
      }
      switch table {
      case .items, .variants:
        let isOfVariants = table == .variants
        for index in 0..<content.count(ofVariants: isOfVariants) {
          all[table, default: []].append(row(content.row(index, ofVariants: isOfVariants, &codes)))
        }
      case .itemParts, .variantParts:
        content.forEachPart(ofVariants: table == .variantParts, &codes) { owner, part, values in
          all[table, default: []].append(
            row([.integer(Int64(owner)), .integer(Int64(part))] + values))
        }
      case .itemValues, .variantValues:
        content.forEachWord(ofVariants: table == .variantValues) { field, word, owners in
          for owner in owners {
            all[table, default: []].append(
              row([.integer(Int64(field)), .text(word), .integer(Int64(owner))]))
          }
        }
      }
    }
    func nested(
      _ table: SQLSchema.Table, _ parts: SQLSchema.Table, _ values: SQLSchema.Table, _ owner: String
    ) -> [Row] {
      (all[table] ?? []).map { row in
        let id = row["id"]
        var row = row
        row["parts"] = .rows((all[parts] ?? []).filter { $0[owner] == id })
        for field in schema.valueFields(ofVariants: table == .variants) {
          let words = (all[values] ?? []).filter {
            $0[owner] == id && $0["field"] == .integer(Int64(field))
          }
          row["f\(field)_values"] = .words(words.compactMap { $0["word"]?.bytes })
        }
        return row
      }
    }
    let variants = nested(.variants, .variantParts, .variantValues, "variant")
    all[.variants] = variants
    all[.items] = nested(.items, .itemParts, .itemValues, "item").map { row in
      var row = row
      let id = row["id"]
      row["variants"] = .rows(variants.filter { $0["item"] == id })
      return row
    }
    for (table, rows) in all { tables[table.rawValue] = rows }
  }

  /// The items that a statement finds, in the order of the table.
  func items(_ statement: SQLStatement) throws -> [Int] {
    let start = "SELECT i.id FROM fq_items i WHERE "
    guard statement.text.hasPrefix(start) else { throw Problem(description: statement.text) }
    var reader = ConditionReader(
      String(statement.text.dropFirst(start.count)), statement.parameters, tables)
    let condition = try reader.condition()
    return try (tables["fq_items"] ?? []).filter { try condition(["i": $0]) == .truth(true) }
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
