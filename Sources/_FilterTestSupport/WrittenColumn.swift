package import FilterTestSupport
package import FilterVocabulary

/// A value as it is written, with what it means by a plain reading of the rules: the reference of the law that each
/// value finds itself. Nothing of the toolkit reads it.
package struct WrittenValue: Sendable {
  package let text: String
  package let meaning: Meaning

  /// The meaning of a value.
  package enum Meaning: Sendable {
    /// A number.
    case decimal(PlainDecimal)
    /// Whole numbers, the first one being the largest unit: year, month, day. Fewer of them mean all that begin so.
    case places([Int])
    /// The numbers of a version and the parts of its pre-release.
    case version([PlainDecimal], [String])
    /// A word without an order.
    case word(String)
  }

  package init(_ text: String, _ meaning: Meaning) { (self.text, self.meaning) = (text, meaning) }

  /// -1 where it is less than the value of a row, 0 where they are equal, 1 where it is greater.
  package func order(_ row: WrittenValue) -> Int {
    switch (meaning, row.meaning) {
    case (.decimal(let one), .decimal(let other)): return one.order(other)
    case (.places(let one), .places(let other)):
      for (index, place) in one.enumerated() {
        let beside = index < other.count ? other[index] : 0
        if place != beside { return place < beside ? -1 : 1 }
      }
      return 0
    case (.version(let one, let parts), .version(let other, let otherParts)):
      return WrittenValue.order(one, parts, ofRow: other, otherParts)
    case (.word(let one), .word(let other)): return one == other ? 0 : 1
    default: return 1
    }
  }

  /// The order by semantic versioning; one or two numbers mean all versions that begin so, from the release on.
  private static func order(
    _ numbers: [PlainDecimal], _ parts: [String], ofRow other: [PlainDecimal], _ otherParts: [String]
  ) -> Int {
    let zero = PlainDecimal("0")
    let isSpan = numbers.count < 3 && parts.isEmpty
    let count = isSpan ? numbers.count : max(numbers.count, other.count)
    for index in 0..<count {
      let (one, beside) = (index < numbers.count ? numbers[index] : zero, index < other.count ? other[index] : zero)
      if one.order(beside) != 0 { return one.order(beside) }
    }
    if isSpan {
      let isFirst = other.dropFirst(count).allSatisfy { $0.order(zero) == 0 }
      return isFirst && !otherParts.isEmpty ? 1 : 0
    }
    if parts.isEmpty || otherParts.isEmpty { return parts.isEmpty == otherParts.isEmpty ? 0 : parts.isEmpty ? 1 : -1 }
    for (one, beside) in zip(parts, otherParts) {
      let areNumbers = [one, beside].map { $0.allSatisfy { "0123456789".contains($0) } }
      if areNumbers[0] != areNumbers[1] { return areNumbers[0] ? -1 : 1 }
      if areNumbers[0] {
        let order = PlainDecimal(one).order(PlainDecimal(beside))
        if order != 0 { return order }
      } else if one != beside {
        return one.utf8.lexicographicallyPrecedes(beside.utf8) ? -1 : 1
      }
    }
    return parts.count == otherParts.count ? 0 : parts.count < otherParts.count ? -1 : 1
  }

  /// The value in a query.
  package func inQuery(_ random: inout SeededGenerator) -> String {
    let isBare = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || "+-.:%".utf8.contains(byte)
    }
    switch meaning {
    case .word: break
    // A number in quotes is a text.
    case .decimal: return text.filter { $0 != " " }
    case .places(let places) where places.count == 1 && isBare: return text
    default: if isBare, random.chance(70) { return text }
    }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// A column of values of one kind: extremes, near twins and several spellings of one value.
package struct WrittenColumn: Sendable {
  package let kind: WrittenKind
  /// Whether a row may have several values.
  package let hasMany: Bool
  /// The values of each row.
  package let rows: [[WrittenValue]]
  /// Values for queries: those of rows, and neighbours of them.
  package let literals: [WrittenValue]

  package init(_ kind: WrittenKind, hasMany: Bool, _ random: inout SeededGenerator, rows count: Int = 12) {
    (self.kind, self.hasMany) = (kind, hasMany)
    let values = kind.values(count + 2, &random)
    rows = (0..<count).map { row in
      if random.chance(8) { return [] }
      if !hasMany || random.chance(60) { return [values[row]] }
      return [values[row], values[random.below(count)]]
    }
    literals = values + kind.spans(of: values)
  }

  /// The field of the column, whose name is `n`.
  package var field: Field {
    var field = Field(
      "n", kind.kind, isClosed: kind == .ranked, values: kind.listed.map { FieldValue($0, aliases: []) },
      multiplicity: hasMany ? .many : .optional, summary: "", phrase: "have n {is}")
    if kind == .percent { field.form = WrittenForm(unit: "%") }
    return field
  }

  /// The signs of relations that the kind takes.
  package var signs: [String] { kind.isOrdered ? ["=", "!=", "<", ">", "<=", ">="] : ["=", "!="] }

  /// The rows that a relation to a value finds. `!=` is the relation of a row that has values, all of which are others.
  package func rows(_ sign: String, _ value: WrittenValue) -> [Int] {
    rows.indices.filter { row in
      let orders = rows[row].map { value.order($0) }
      // Texts with the order of numbers are equal as they are written.
      let equal =
        kind == .numberOrText
        ? rows[row].map { $0.text.lowercased() == value.text.lowercased() } : orders.map { $0 == 0 }
      return switch sign {
      case "=": equal.contains(true)
      case "!=": !orders.isEmpty && !equal.contains(true)
      case "<": orders.contains(1)
      case ">": orders.contains(-1)
      case "<=": orders.contains { $0 >= 0 }
      default: orders.contains { $0 <= 0 }
      }
    }
  }

  /// The column as delimited text beside a column of the numbers of rows; for a column whose rows have one value.
  package var delimited: String {
    "id,n\n"
      + rows.enumerated().map { number, values in
        "\(number),\"\((values.first?.text ?? "").replacing("\"", with: "\"\""))\"\n"
      }.joined()
  }

  /// The column as JSON lines. A number or a truth value may be one of JSON.
  package func jsonLines(_ random: inout SeededGenerator) -> String {
    func written(_ value: WrittenValue) -> String {
      let mayBeBare = kind == .boolean ? ["true", "false"].contains(value.text) : kind.isOfNumbers
      if mayBeBare, random.chance(60) { return value.text }
      return "\""
        + value.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\t", with: "\\t") + "\""
    }
    return rows.enumerated().map { number, values in
      let content =
        hasMany && (values.count != 1 || random.chance(50))
        ? "[\(values.map { written($0) }.joined(separator: ","))]" : values.first.map { written($0) } ?? "null"
      return #"{"id":\#(number),"n":\#(content)}"# + "\n"
    }.joined()
  }
}
