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
    .integer(key.floor(power: power(of: kind))?.number ?? (key.isNegative ? .min : .max))
  }
}
