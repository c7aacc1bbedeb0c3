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
  /// The toolkit's own keys as they are: millionths of numbers, ordinals of days, microseconds of instants, ranks. What
  /// lies beside a whole number reads better as above or below that.
  init(_ keys: ClosedRange<Int64>, of kind: ValueKind) {
    let isOfMillionths = kind == .number || kind == .numberOrText || kind == .duration
    let unit = isOfMillionths ? FixedNumber.scale : .max
    let isSingle = keys.lowerBound == keys.upperBound
    if keys.lowerBound > .min {
      includesFirst = isSingle || (keys.lowerBound - 1) % unit != 0
      first = .integer(includesFirst ? keys.lowerBound : keys.lowerBound - 1)
    }
    if keys.upperBound < .max {
      includesLast = isSingle || (keys.upperBound + 1) % unit != 0
      last = .integer(includesLast ? keys.upperBound : keys.upperBound + 1)
    }
  }
}
