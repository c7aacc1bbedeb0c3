import DataStreams
package import FilterVocabulary

/// Looks for values that the kinds of their fields cannot read, record by record. Used by one task at a time.
package final class OtherValueFinder {
  private let list: ItemList
  private let row: ItemRow
  private let readings: [(field: Int, content: ItemContent)]
  /// The first such value of each field, with the number of its record from 1, by the index of the field.
  package private(set) var found: [Int: (text: String, record: Int)] = [:]
  private var records = 0
  private let skipsMarks: Bool

  /// Looks at some fields of a vocabulary, for marks of missing values too unless they are skipped.
  package init(_ vocabulary: Vocabulary, fields: [Int], skipsMarks: Bool = false) {
    self.skipsMarks = skipsMarks
    list = ItemList(vocabulary, fields: Set(fields))
    row = list.row(checks: .wanted)
    let vocabulary = list.vocabulary
    readings = fields.map { ($0, ItemContent(vocabulary.fields[$0], in: vocabulary)) }
  }

  /// Whether each field has such a value.
  package var isFinished: Bool { found.count == readings.count }

  /// Looks at a record; false once each field has such a value.
  package func take(_ raw: RawItem, of text: ItemText) -> Bool {
    records += 1
    guard case .record = row.read(raw, of: text) else { return true }
    for (field, content) in readings where found[field] == nil {
      row.forEachScalar(of: field) { bytes in
        if content.reads(bytes) { return true }
        let text = String(decoding: bytes, as: UTF8.self)
        if skipsMarks, content.vocabulary.isNullMark(text) { return true }
        found[field] = (text, records)
        return false
      }
    }
    return !isFinished
  }
}

extension RecordSample {
  /// The knowledge of the sample about the values that the kind of a field of its vocabulary cannot read.
  package func others(of field: Field, in vocabulary: Vocabulary) -> OtherValues {
    guard let observed = observed(field) else { return .unknown }
    if !observed.marks.isEmpty || observed.booleans > 0 && field.kind != .boolean { return .possible }
    let content = ItemContent(field, in: vocabulary)
    return observed.distinct.keys.allSatisfy { Self.reads($0, content) } ? .unknown : .possible
  }

  /// Whether the sample has values of a field, none of which its kind can read.
  package func hasNoneOfKind(_ field: Field, in vocabulary: Vocabulary) -> Bool {
    guard field.kind.leavesOthers, let observed = observed(field), observed.values > 0, !observed.hasMoreTexts else {
      return false
    }
    if observed.numbers > 0 && field.kind != .boolean || observed.booleans > 0 { return false }
    let content = ItemContent(field, in: vocabulary)
    return !observed.distinct.keys.contains { Self.reads($0, content) }
  }

  private static func reads(_ text: String, _ content: ItemContent) -> Bool {
    var text = text
    return text.withUTF8 { content.reads($0) }
  }

  /// Why the values of a field are texts although some are numbers or days, and what compares those:
  /// `3 of 5 values are numbers; the others: a, b; --field score:number compares those`. Empty for other fields.
  package func kindNote(of field: Field) -> String {
    switch field.kind {
    case .text, .catalog, .enumeration: break
    default: return ""
    }
    guard let observed = observed(field)?.readingMarks(as: field.kind) else { return "" }
    let kinds: [(noun: String, kind: ValueKind, shapes: TextShape)] = [
      ("numbers", .number, .number), ("days or times", .date, [.day, .instant]), ("durations", .duration, .duration),
      ("sizes", .size, .size), ("versions", .version, .version), ("addresses", .address, .address),
    ]
    let shapes: [TextShape] = [.number, .day, .instant, .duration, .size, .version, .address]
    if observed.numbers == 0, shapes.allSatisfy({ observed.share($0) == 0 }) { return "" }
    let texts = observed.distinct.map { (text: $0.key, number: $0.value, shape: TextShape($0.key)) }
    let counted = kinds.map { kind -> (noun: String, kind: ValueKind, count: Int, others: [String]) in
      var (count, others) = (kind.kind == .number ? observed.numbers : 0, [(text: String, count: Int)]())
      for (text, number, shape) in texts {
        if shape.isDisjoint(with: kind.shapes) { others.append((text, number)) } else { count += number }
      }
      others.sort { ($1.count, $0.text) < ($0.count, $1.text) }
      return (kind.noun, kind.kind, count, others.map { $0.text })
    }
    guard let most = counted.max(by: { $0.count < $1.count }), most.count > 0, most.count < observed.values else {
      return ""
    }
    let shown = most.others.prefix(4).map { $0.utf8.count > 20 ? "\($0.prefix(20))…" : $0 }
    let more = most.others.count > shown.count || observed.hasMoreTexts ? ", …" : ""
    return "\(most.count) of \(observed.values) values are \(most.noun); the others: "
      + shown.joined(separator: ", ") + more + "; --field \(field.name):\(most.kind.rawValue) compares those"
  }
}
