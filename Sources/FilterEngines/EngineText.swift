import DataStreams
import FilterSQL

/// Texts from an engine, or for messages.
enum EngineText {
  /// The text for a message: one line without control characters, cut after `limit` characters.
  static func shown(_ text: some StringProtocol, limit: Int = 500) -> String {
    var result = ""
    var count = 0
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      let isControl =
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029 || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
      if isControl || scalar == " " {
        if !isAfterSpace { result.unicodeScalars.append(" ") }
        isAfterSpace = true
      } else {
        result.unicodeScalars.append(scalar)
        isAfterSpace = false
      }
      count += 1
      if count >= limit { return result + "…" }
    }
    return isAfterSpace && !result.isEmpty ? String(result.dropLast()) : result
  }

  /// The maximum number of bytes of a row that an engine returns: that of a record of a file.
  static let maximumRow = RecordSplitter.maximumLength

  /// The error of a longer row.
  static let tooLongRow = EngineError(.unusable, "the engine returned a row of more than 16 MB")

  /// A text without the spaces at its end.
  static func withoutBlanks(_ text: Substring) -> Substring {
    text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)]
  }

  /// Throws `.refused` for a statement that an engine would truncate.
  static func check(_ sql: String) throws(EngineError) {
    if sql.utf8.contains(0) { throw EngineError(.refused, "the statement contains a zero byte") }
  }

  /// The value of a cell, converted to the type of its column. An integer is in decimal digits.
  static func value(
    _ bytes: UnsafeRawBufferPointer?, as result: SQLStatement.Result?, column: Int
  ) throws(EngineError) -> SQLValue {
    guard let bytes else { return .null }
    if result != .integer { return .text(String(decoding: bytes, as: UTF8.self)) }
    guard let number = integer(bytes) else {
      throw EngineError(.unusable, "column \(column + 1) of the result is not an integer")
    }
    return .integer(number)
  }

  /// The number in decimal digits, with a sign; nil for anything else.
  static func integer(_ bytes: some Collection<UInt8>) -> Int64? {
    var digits = bytes[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    if digits.isEmpty || digits.count > 19 { return nil }
    var number: Int64 = 0
    for byte in digits {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte - 0x30)
      let (sum, isStillTooLarge) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isTooLarge || isStillTooLarge { return nil }
      number = sum
    }
    return number
  }
}
