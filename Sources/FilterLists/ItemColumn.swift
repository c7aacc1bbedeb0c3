import DataStreams
package import FilterEvaluation
package import FilterItems
package import FilterText
package import FilterVocabulary

/// A column of the output.
package struct ItemColumn: Hashable, Sendable {
  /// The name of the field as the data spells it, or that of the source.
  package private(set) var name: String
  /// The names of the field; empty for a source that is not a field.
  private let fieldNames: [String]
  /// Whether its values are numbers, which are aligned at the right and written to JSON without quotes.
  package let isNumber: Bool
  /// Whether its values are booleans.
  package let isBoolean: Bool
  /// The kind of the field; nil for a source that is not a field.
  package let kind: ValueKind?
  /// How the data writes its values.
  package let form: WrittenForm
  private let zone: ZoneRules
  /// The texts in lower case that stand for no value.
  private let nullMarks: Set<String>

  /// A column for a name given by the user.
  package init(_ name: String, in vocabulary: Vocabulary) {
    let field = vocabulary.fieldID(ofColumn: name).map { vocabulary[$0] }
    self.name = field?.dataName ?? name
    fieldNames = field.map { [$0.name] + $0.aliases } ?? []
    kind = field?.kind
    form = field?.form ?? .plain
    zone = vocabulary.timeZone
    isNumber = [.number, .size, .duration, .year, .integerID].contains(field?.kind)
    isBoolean = field?.kind == .boolean
    nullMarks = kind?.leavesOthers == true ? vocabulary.foldedNullMarks : []
  }

  /// A column of counts.
  package init(counting name: String) {
    (self.name, fieldNames, kind, form, zone, isNumber, isBoolean) = (name, [], .number, .plain, .utc, true, false)
    nullMarks = []
  }
}

extension ItemColumn {
  /// The same column under another name.
  package func renamed(_ name: String) -> ItemColumn {
    var column = self
    column.name = name
    return column
  }

  /// Whether a text stands for no value.
  package func isMissing(_ text: String) -> Bool { text.isEmpty || nullMarks.contains(text.lowercased()) }

  /// Whether a part of a value says nothing or something else: a number, a time.
  package var isReadWhole: Bool { isNumber || [.date, .instant, .address, .version].contains(kind) }

  /// Whether its values are numbers, times or short codes, and no texts.
  package var isValue: Bool { isReadWhole || kind == .numberOrText }

  /// The key that rows are sorted by, for a value of the column.
  package func sortKey(of value: ItemValue) -> ItemSortKey { ItemSortKey(value, kind: kind, form: form, in: zone) }

  /// Highlights matches of the plan; empty for a column that is not a field.
  package func highlighter(of plan: FilterPlan, in vocabulary: Vocabulary) -> TextHighlighter {
    TextHighlighter(plan, field: fieldNames.lazy.compactMap { vocabulary.fieldID(spelled: $0) }.first?.index ?? -1)
  }

  /// Writes the values of columns as a JSON object.
  package static func write(_ values: [ItemValue], of columns: [ItemColumn], to json: inout JSONWriter) {
    json.object { json in
      for (column, value) in zip(columns, values) {
        json.key(column.name)
        column.write(value, to: &json)
      }
    }
  }

  /// Writes a value of the column as JSON. In a column of numbers or flags, other values are written as text, and marks of
  /// missing values as null.
  package func write(_ value: ItemValue, to json: inout JSONWriter) {
    switch value {
    case .nothing: json.null()
    case .boolean(let flag): json.bool(flag)
    case .number(let text): json.json(text.utf8)
    case .text(let text) where !nullMarks.isEmpty && nullMarks.contains(text.lowercased()): json.null()
    case .text(let text) where isNumber && JSONNumberText.isNumber(text): json.json(text.utf8)
    case .text(let text) where isBoolean:
      if let flag = value.flag { json.bool(flag) } else { json.string(text) }
    case .text(let text): json.string(text)
    case .list(let values):
      json.array(values) { json, value in write(value, to: &json) }
    }
  }
}

/// The spelling of numbers in JSON.
enum JSONNumberText {
  /// Whether a text is a number of JSON as it is written.
  static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 1))
      do throws(JSONError) {
        try scanner.number()
        return scanner.offset == bytes.count
      } catch { return false }
    }
  }
}
