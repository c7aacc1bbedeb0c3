import FilterEvaluation
import FilterRegex
import FilterVocabulary

/// Texts and words over a person's own table.
extension TableRenderer {
  /// A test of words or of their keys.
  mutating func words(
    _ test: LeafTest, _ field: Int, _ column: ColumnBinding, row: String, _ leaf: Int
  ) -> BoundCondition {
    let value = value(column, row: row)
    if let listed = listed(leaf, field, column, value) { return listed }
    if case .spans(_, let spans) = test, spans == [.all], column.storage == .text,
      vocabulary.fields[field].kind.traits.keyed == nil
    {
      return present(column, value)
    }
    guard case .values(_, let words) = test else { return .unknown("the order of the values is not stored") }
    switch (column.storage, vocabulary.fields[field].kind) {
    case (.boolean, .boolean):
      let wanted = Set(words)
      let flags = [true, false].filter { wanted.contains(FieldValue.booleans[$0 ? 0 : 1].text) }
      if flags.isEmpty { return .fails }
      if flags.count == 2 { return present(column, value) }
      return BoundCondition(
        sql: flags[0] ? value : "NOT \(value)", opposite: flags[0] ? "NOT \(value)" : value,
        missing: missing(column, value))
    case (.integer, .boolean):
      let numbers = words.compactMap { word in FieldValue.booleans.firstIndex { $0.text == word } }.map {
        Int64(1 - $0)
      }
      return any(of: numbers.map { .integer($0) }, column, value)
    case (.integer, .integerID):
      let numbers = words.compactMap { word in Int64(word).flatMap { "\($0)" == word ? $0 : nil } }
      return numbers.count == words.count
        ? any(of: numbers.map { .integer($0) }, column, value) : .unknown("an identifier is no number")
    case (.text, let kind) where kind.traits.family == .word:
      return texts(words.map { Array($0.utf8) }, isCollated: true, isWhole: true, column, value)
    default: return .unknown("the column stores the values in another form")
    }
  }

  private mutating func any(of values: [SQLValue], _ column: ColumnBinding, _ value: String) -> BoundCondition {
    if values.isEmpty { return .fails }
    return BoundCondition(
      .init(value: value, operands: values.map { operands.write($0) }, missing: missing(column, value)))
  }

  /// A search in a text.
  mutating func condition(_ test: TextTest, of column: ColumnBinding, row: String, _ leaf: Int) -> BoundCondition {
    let value = value(column, row: row)
    if !test.isPattern, test.needle.isEmpty, column.storage != .other { return present(column, value) }
    if let listed = listed(leaf, test.field, column, value) { return listed }
    guard column.storage == .text else { return .unknown("the column stores no texts") }
    if case .matches(let regex) = test.kind {
      return texts(regex.requiredLiterals.first.map { [$0] } ?? [[]], isCollated: false, isWhole: false, column, value)
    }
    let isWhole = test.kind == .equalsCollated
    return texts([test.needle], isCollated: !test.isLiteral, isWhole: isWhole, column, value)
  }

  /// Texts that have one of some folded texts in them, perhaps among signs.
  ///
  /// A text of ASCII is folded by its letter case alone; every other text is let through, and checked.
  private mutating func texts(
    _ needles: [[UInt8]], isCollated: Bool, isWhole: Bool, _ column: ColumnBinding, _ value: String
  ) -> BoundCondition {
    var found: [String] = []
    for needle in needles {
      let isPlain = needle.allSatisfy { $0 < 0x80 && $0 != 0 }
      if !isPlain, exactness == .exact { continue }
      if needle.isEmpty { return .wider("\(value) IS NOT NULL", "the texts are compared by their folded forms") }
      let text = String(decoding: needle, as: UTF8.self)
      let pattern = "%" + text.unicodeScalars.map { SQLText.like($0) }.joined(separator: isCollated ? "%" : "") + "%"
      found.append(SQLTemplate.filled(dialect.tables.like, value, operands.write(.text(pattern))))
    }
    if exactness == .engine {
      let condition = SQLText.any(found)
      return BoundCondition(
        sql: condition, negation: SQLText.any(["NOT (\(condition))"] + (missing(column, value).map { [$0] } ?? [])),
        difference: isWhole ? "the engine finds the text anywhere" : "the engine compares letters by its own rules")
    }
    let others = SQLTemplate.filled(dialect.tables.hasOtherCharacters, value)
    return .wider(SQLText.any(found + [others]), "the texts are compared by their folded forms")
  }
}

extension SQLText {
  /// A character in a pattern. One with a meaning there stands for any.
  fileprivate static func like(_ character: UnicodeScalar) -> String {
    switch character {
    case "%", "_", "\\": "_"
    default: String(character)
    }
  }
}
