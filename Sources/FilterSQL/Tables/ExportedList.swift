import FilterEvaluation
import FilterVocabulary

/// How an exported list stands in its tables, apart from the columns of its fields.
package struct ExportedList: Hashable, Sendable {
  /// The full-text table of trigrams.
  let trigrams: String
  /// The facts about the content.
  var facts = SQLFacts()
}

/// How a field of an exported list stands in the columns of its row and in a table of values.
package struct ExportedField: Hashable, Sendable {
  let contents: FieldContents
  /// Whether it is in the rows of variants.
  let isOfVariant: Bool
  /// The names of its columns by what they hold.
  let columns: [SQLSchema.Part: String]
  /// The table of its values, or of the words of its texts.
  let values: String
  /// The table of the further parts of its items or variants.
  let parts: String
}

extension SQLSchema {
  /// The binding of the fields to the tables of the list.
  var binding: TableBinding {
    var binding = columns
    binding.export?.facts = facts
    return binding
  }

  /// Makes the binding from the names.
  func makeBinding() -> TableBinding {
    let table = name(of: .items)
    let letter = table.first.map { String($0) } ?? ""
    // Other rows have the letters of variants, parts and words.
    let isFree = letter >= "a" && letter <= "z" && !["v", "p", "w", "x"].contains(letter)
    var binding = TableBinding(TableName(table), alias: isFree ? letter : "i")
    binding.export = ExportedList(trigrams: trigramTable)
    for contents in fields.compactMap({ $0 }) {
      let field = contents.field
      var columns: [Part: String] = [:]
      for part in Part.allCases { columns[part] = names.columns[Column(field: field, part: part)] }
      var column = ColumnBinding(columns[.key] ?? "", columns[.key] == nil ? .other : .integer)
      column.exported = ExportedField(
        contents: contents, isOfVariant: isOfVariants(contents), columns: columns,
        values: name(of: .values(field: field)),
        parts: name(of: .parts(ofVariants: isOfVariants(contents))))
      binding[vocabulary.fields[field].name] = column
    }
    return binding
  }
}

extension StoredRange {
  /// The toolkit's own keys as whole numbers: see ``ExportedKeys``. What lies beside a number reads better as above or
  /// below it.
  init(exported keys: NumberRange, of kind: ValueKind) {
    let power = ExportedKeys.power(of: kind)
    guard let wholes = keys.wholes(power: power) else {
      self = .nothing
      return
    }
    let isNumber = kind == .number || kind == .numberOrText || kind == .duration
    let isSingle = wholes.lowerBound == wholes.upperBound
    if let lower = keys.lower {
      includesFirst = isSingle || !isNumber || keys.includesLower || lower.whole(power: power) == nil
      first = .integer(includesFirst ? wholes.lowerBound : wholes.lowerBound - 1)
    }
    if let upper = keys.upper {
      includesLast = isSingle || !isNumber || keys.includesUpper || upper.whole(power: power) == nil
      last = .integer(includesLast ? wholes.upperBound : wholes.upperBound + 1)
    }
  }
}

/// The keys in the columns of an exported list.
enum ExportedKeys {
  /// The power of ten of which keys are multiples: millionths for numbers, durations and sizes; ordinals of days,
  /// microseconds of instants and ranks are whole.
  static func power(of kind: ValueKind) -> Int {
    switch kind.traits.family {
    case .number, .amount: -6
    case .time: kind == .year ? -6 : 0
    default: 0
    }
  }

  /// The key of a value; clamped to 64 bits.
  static func value(of key: DecimalNumber, _ kind: ValueKind) -> SQLValue {
    .integer(floor(of: key, kind))
  }

  private static func floor(of key: DecimalNumber, _ kind: ValueKind) -> Int64 {
    key.floor(power: power(of: kind))?.number ?? (key.isNegative ? .min : .max)
  }

  /// The text that tells a value from others of its key: its bytes have the order of numbers, the sign before the power of
  /// ten of the first digit and the digits. Nil where the key is exact; such a value is less than the others of its key.
  static func rest(of key: DecimalNumber, _ kind: ValueKind) -> String? {
    // Below the least key are all that clamp to it.
    if let whole = key.whole(power: power(of: kind)), whole > .min { return nil }
    let digits = key.magnitude.text(zeros: 0).utf8.prefix { $0 != UInt8(ascii: "e") }
      .filter { $0 != UInt8(ascii: ".") }.drop { $0 == UInt8(ascii: "0") }
    let power = Int64(key.exponent) + Int64(digits.count) + 1_000_000_000
    func written(_ sign: String, _ power: Int64) -> String {
      let text = String(power)
      return sign + String(repeating: "0", count: max(0, 10 - text.utf8.count)) + text
    }
    if !key.isNegative { return written("1", power) + String(decoding: Array(digits), as: UTF8.self) }
    // Larger magnitudes come first, and a number before those that go on with further digits.
    let complement = digits.map { UInt8(ascii: "9") - $0 + UInt8(ascii: "0") }
    return written("0", 9_999_999_999 - power) + String(decoding: complement, as: UTF8.self) + "~"
  }
}
