import FilterText
import FilterVocabulary

/// The numeric value of a printed power, toughness, loyalty or defense.
enum PrintedNumber {
  /// The value of `∞`, larger than any number that is printed or asked for.
  static let infinity = DecimalNumber(9, power: 12)

  /// The value of a text: `*`, `?`, `X` and dice count 0, and terms are added, so that `1+*` is 1, `7-*` is 7, `1d4+1`
  /// is 1 and `+1` is 1. `½` is a half, `∞` is ``infinity``. Nil for an empty text and for words (Reference 3.3).
  static func value(of text: String) -> DecimalNumber? {
    text.withBytes { value(of: $0) }
  }

  /// The value of a text in UTF-8. Linear in the text.
  static func value(of bytes: UnsafeBufferPointer<UInt8>) -> DecimalNumber? {
    // Most texts are one digit.
    if bytes.count == 1, bytes[0].isDigit { return DecimalNumber(Int(bytes[0] - 0x30)) }
    var sum: Int64 = 0
    var index = 0
    var hasTerm = false
    while index < bytes.count {
      var isNegative = false
      if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
        isNegative = bytes[index] == UInt8(ascii: "-")
        index += 1
      } else if hasTerm {
        return nil
      }
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "+"), bytes[index] != UInt8(ascii: "-") { index += 1 }
      guard let term = term(UnsafeBufferPointer(rebasing: bytes[start..<index])) else { return nil }
      if term == Int64.max { return infinity }
      let (next, overflow) = sum.addingReportingOverflow(isNegative ? -term : term)
      sum = overflow ? (isNegative ? -Int64.max : Int64.max) : next
      hasTerm = true
    }
    return hasTerm ? ManaSymbols.number(sum) : nil
  }

  /// The sum of power and toughness; nil if one is missing.
  static func total(of part: CardPart) -> DecimalNumber? {
    guard let power = part.power, let toughness = part.toughness, let left = value(of: power),
      let right = value(of: toughness)
    else { return nil }
    return min(left.adding(right) ?? infinity, infinity)
  }

  /// One term in units of a millionth.
  private static func term(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    if bytes.elementsEqual("∞".utf8) { return .max }
    var value: Int64 = 0
    var length = 0
    if let (number, end) = DecimalNumber.prefix(of: bytes) {
      value = min(ManaSymbols.units(number), Int64.max - ManaSymbols.unit)
      length = end
    }
    let rest = bytes[length...]
    if rest.isEmpty { return length == 0 ? nil : value }
    if rest.elementsEqual("½".utf8) { return value + ManaSymbols.unit / 2 }
    // An unknown amount: `*`, `*²`, `?`, `X`, and dice.
    switch rest[length].lowerCase {
    case UInt8(ascii: "*"), UInt8(ascii: "?"): return 0
    case UInt8(ascii: "x"), UInt8(ascii: "y"), UInt8(ascii: "z"): return rest.count == 1 ? 0 : nil
    case UInt8(ascii: "d"): return rest.count > 1 && rest.dropFirst().allSatisfy { $0.isDigit } ? 0 : nil
    default: return nil
    }
  }
}

enum CollectorNumber {
  /// The number that a collector number begins with, at most a billion: 12 for `12a`. Nil for `★5`.
  static func leadingInteger(of text: String) -> Int? {
    text.withBytes { bytes in
      let digits = bytes.prefix { $0.isDigit }
      return digits.isEmpty ? nil : digits.reduce(0) { $0 >= 100_000_000 ? 1_000_000_000 : $0 * 10 + Int($1 - 0x30) }
    }
  }
}
