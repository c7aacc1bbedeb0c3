package import FilterItems
package import FilterVocabulary

/// A column by whose values rows are grouped, and their bucket: `state`, `time:hour`, `took:10ms`.
package struct GroupColumn: Hashable, Sendable {
  /// The column as output: its name is the column's, with the bucket.
  package let column: ItemColumn
  /// The name of the column whose values are read.
  package let name: String
  package let bucket: ValueBucket?

  /// The column of a text that names one of a list, and a bucket after a colon.
  ///
  /// - Throws: A message if the column has no such bucket.
  package init(_ text: String, in list: ListColumns) throws(GroupFailure) {
    let (name, bucket) = GroupColumn.split(text, in: list)
    self.name = name
    let column = ItemColumn(name, in: list.fields)
    guard let bucket else {
      (self.column, self.bucket) = (column, nil)
      return
    }
    guard let found = ValueBucket(bucket, of: column.kind) else {
      throw GroupFailure("'\(text)' names no group of '\(name)'; \(GroupColumn.advice(for: column))")
    }
    self.bucket = found
    self.column = column.renamed("\(column.name):\(bucket)")
  }

  /// A column without a bucket.
  package init(_ column: ItemColumn) { (self.column, name, bucket) = (column, column.name, nil) }

  /// The name of a column, and the text of its bucket. A column whose own name has a colon is one without a bucket.
  package static func split(_ text: String, in list: ListColumns) -> (name: String, bucket: String?) {
    guard list.column(text) == nil, let colon = text.lastIndex(of: ":") else { return (text, nil) }
    let name = String(text[..<colon])
    return list.column(name) == nil ? (text, nil) : (name, String(text[text.index(after: colon)...]))
  }

  private static func advice(for column: ItemColumn) -> String {
    switch column.kind {
    case .date, .year, .instant: "write one of \(ValueBucket.names.joined(separator: ", ")), or a length such as 15m"
    case .duration: "write a length such as 10ms"
    case .size: "write a size such as 10MB"
    case nil, .number, .numberOrText: "write a width such as 10"
    default: "only numbers, sizes, durations and times are grouped by a width"
    }
  }

  /// The texts by which a value is grouped: one for each element of a list. Empty for an item without a value.
  package func texts(of value: ItemValue, in zone: ZoneRules) -> [String] {
    let texts = value.scalarTexts
    if texts.isEmpty { return [""] }
    guard let bucket else { return texts }
    var seen: [String] = []
    for text in texts {
      let label = bucket.label(of: .text(text), column.form, in: zone) ?? text
      if !seen.contains(label) { seen.append(label) }
    }
    return seen
  }

  /// The key by which a group is sorted.
  package func sortKey(of text: String) -> ItemSortKey {
    let value: ItemValue = text.isEmpty ? .nothing : .text(text)
    // The beginnings of times are in the order of their texts.
    if bucket != nil, [.date, .year, .instant].contains(column.kind) { return ItemSortKey(value, kind: .text) }
    return column.sortKey(of: value)
  }
}

/// A refusal of a group or of a number of groups: a sentence without a full stop.
package struct GroupFailure: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
