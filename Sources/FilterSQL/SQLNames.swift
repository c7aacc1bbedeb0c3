import FilterEvaluation
import FilterRegex
import FilterVocabulary

/// The names of the tables, columns and indexes of an exported list, made from the names of the list and its fields.
///
/// A name has lower-case letters, digits and underscores, and at most 63 bytes, which is what PostgreSQL keeps. Two that
/// would be the same, also without letter case, get numbers. The same list always gets the same names.
struct SQLNames: Sendable {
  private(set) var columns: [SQLSchema.Column: String] = [:]
  private(set) var supplements: [SQLSchema.Supplement: String] = [:]
  private(set) var tables: [SQLSchema.Table: String] = [:]
  private(set) var trigrams = ""
  /// The names of the indexes by table and column.
  private(set) var indexes: [String: [String: String]] = [:]
  /// The names that the list needs among those of tables and indexes, as they are compared.
  private(set) var relations: Set<String> = []

  /// Without names.
  init() {}

  /// The names of a schema.
  init(_ table: String, _ schema: SQLSchema) {
    nameColumns(schema)
    var names = Pool(limit: 50, taken: [SQLSchema.Table.about, SQLSchema.Table.costs])
    let base = names.take(SQLNames.word(table, isASCII: true, or: "items"), endings: ["_pkey"])
    // PostgreSQL makes an index of that ending for a primary key.
    tables[.items] = base
    func take(_ word: String) -> String { names.take(base + "_" + word, endings: ["_pkey"]) }
    tables[.variants] = schema.hasVariants ? take("variants") : nil
    for isOfVariants in schema.hasVariants ? [false, true] : [false] {
      tables[.parts(ofVariants: isOfVariants)] = take(isOfVariants ? "variant_parts" : "parts")
      for field in schema.valueFields(ofVariants: isOfVariants) {
        tables[.values(field: field)] = take(word(of: field, schema) + (schema.isOfWords(field) ? "_words" : ""))
      }
    }
    for isOfVariants in [false, true] where !schema.supplements(ofVariants: isOfVariants, apart: true).isEmpty {
      tables[.apart(ofVariants: isOfVariants)] = take("records")
    }
    trigrams = names.take(base + "_trigrams", endings: SQLSchema.trigramEndings)
    for table in schema.tables {
      for column in schema.indexedColumns(of: table, self) {
        let name = tables[table] ?? ""
        indexes[name, default: [:]][column] = names.take("\(name)_by_\(column)")
      }
    }
    relations = names.taken.subtracting([SQLSchema.Table.about, SQLSchema.Table.costs])
  }

  private func word(of field: Int, _ schema: SQLSchema) -> String {
    SQLNames.word(schema.vocabulary.fields[field].name, or: "field")
  }

  private mutating func nameColumns(_ schema: SQLSchema) {
    var names = Pool(limit: 63, taken: SQLNames.reserved)
    for field in schema.fields.compactMap({ $0 }) {
      var parts = schema.columns(of: field)
      if schema.hasValues(field) { parts.append(SQLSchema.Column(field: field.field, part: .values)) }
      for column in parts where column.part != .exact {
        columns[column] = names.take(word(of: field.field, schema), suffix: SQLNames.suffix(of: column.part, field))
      }
    }
    for supplement in schema.supplements {
      supplements[supplement] = names.take(SQLNames.word(supplement.name, or: "x"))
    }
    // Last, so that the other names do not depend on the content.
    for field in schema.fields.compactMap({ $0 }) {
      for column in schema.columns(of: field) where column.part == .exact {
        columns[column] = names.take(word(of: field.field, schema), suffix: SQLNames.suffix(of: .exact, field))
      }
    }
  }

  private static func suffix(of part: SQLSchema.Part, _ field: FieldContents) -> String {
    switch part {
    case .text: "_folded"
    case .letters: "_letters"
    case .selfReferring: "_self"
    case .words: "_marked"
    case .cased: "_cased"
    case .key: field.shape == .costs ? "_code" : field.shape == .numberedValues ? "_number" : ""
    case .exact: "_exact"
    case .values: field.hasWords ? "_words" : ""
    }
  }

  /// The columns that every list has, and those that engines add.
  private static let reserved: Set<String> = [
    "id", "item", "variant", "part", "parts", "variants", "rowid", "oid", "tableoid",
    "xmin", "cmin", "xmax", "cmax", "ctid",
  ]

  /// The name of the table of a list: the noun of its items, or the name of the list.
  static func table(of vocabulary: Vocabulary) -> String {
    vocabulary.itemNamePlural == "items" ? vocabulary.name : vocabulary.itemNamePlural
  }

  /// A text as a part of a name: in lower case, with underscores for what is neither letter nor digit. Linear.
  static func word(_ text: String, isASCII: Bool = false, or empty: String) -> String {
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      let isKept = scalar.value < 0x80 ? scalar.isOfName : !isASCII && ScalarSet.word.contains(scalar.value)
      word.unicodeScalars.append(isKept ? scalar : "_")
    }
    let kept = word.drop { $0 == "_" }
    guard let last = kept.lastIndex(where: { $0 != "_" }) else { return empty }
    // SQLite keeps such names for itself.
    return kept.hasPrefix("sqlite_") ? "list_" + kept[...last] : String(kept[...last])
  }

  /// Names, each of which is given once.
  private struct Pool {
    let limit: Int
    /// The names without letter case.
    private(set) var taken: Set<String>

    init(limit: Int, taken: Set<String>) { (self.limit, self.taken) = (limit, taken) }

    /// The name of a stem and a suffix, with a number after the stem if it, or it with one of the further endings, was
    /// given before.
    mutating func take(_ stem: String, suffix: String = "", endings: [String] = []) -> String {
      var number = 1
      while true {
        let end = (number == 1 ? "" : "_\(number)") + suffix
        let name = SQLNames.capped(stem, limit - end.utf8.count) + end
        let all = ([""] + endings).map { name.lowercased() + $0 }
        number += 1
        if all.contains(where: { taken.contains($0) }) { continue }
        taken.formUnion(all)
        return name
      }
    }
  }

  /// The first bytes of a text, as far as they are whole characters.
  private static func capped(_ text: String, _ limit: Int) -> String {
    var kept = ""
    for scalar in text.unicodeScalars {
      if kept.utf8.count + String(scalar).utf8.count > limit { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept
  }
}

extension Unicode.Scalar {
  fileprivate var isOfName: Bool {
    switch self {
    case "a"..."z", "0"..."9", "_": true
    default: false
    }
  }
}
