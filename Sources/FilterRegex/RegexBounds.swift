/// Braces as they are written, in which numbers may be larger than any repetition.
struct RegexBounds {
  /// The digits of the first number.
  let minimum: String
  /// Those of the second; empty for `{2,}`, nil for `{2}`.
  let maximum: String?
  /// `}` or `}?`
  let tail: String

  /// Reads `{2,3}?`; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "{"), let end = text.utf8.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let numbers = text[text.utf8.index(after: text.startIndex)..<end]
    let comma = numbers.utf8.firstIndex(of: UInt8(ascii: ","))
    self.minimum = String(numbers[..<(comma ?? numbers.endIndex)])
    self.maximum = comma.map { String(numbers[numbers.utf8.index(after: $0)...]) }
    self.tail = String(text[end...])
  }

  /// Whether the first number is larger than any repetition.
  var isMinimumTooLarge: Bool { (Int(minimum) ?? .max) > RegexRepetition.largestBound }
}
