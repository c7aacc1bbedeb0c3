import FilterText

/// The forms of numbers besides `1000.5` and `1e9` that queries over lists may have.
package enum WrittenNumber {
  /// The number of a text in one of the forms `1,000`, `1_000`, and `100k`, `2M`, `3G`, `1T` for thousands, millions and
  /// so on. Nil for texts of no form. Linear.
  package static func number(_ text: String) -> DecimalNumber? {
    if let digits = ungrouped(text) { return DecimalNumber(digits) }
    let power: Int
    switch text.utf8.last {
    case UInt8(ascii: "k"), UInt8(ascii: "K"): power = 3
    case UInt8(ascii: "M"): power = 6
    case UInt8(ascii: "G"): power = 9
    case UInt8(ascii: "T"): power = 12
    default: return nil
    }
    let digits = Array(text.utf8.dropLast())
    guard let last = digits.last, last.isDigit, digits.first != UInt8(ascii: "."),
      let (number, length) = DecimalNumber.prefix(of: digits), length == digits.count
    else { return nil }
    return number.shifted(by: power)
  }

  /// A number without the marks between its groups of three digits: `1,000` or `1_000`; nil for a text without marks,
  /// and one of another form.
  package static func ungrouped(_ text: String) -> String? {
    let separator: Character
    if text.utf8.contains(UInt8(ascii: ",")) {
      separator = ","
    } else if text.utf8.contains(UInt8(ascii: "_")) {
      separator = "_"
    } else {
      return nil
    }
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].drop { $0 == "-" }.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }),
      halves.count == 1 || !halves[1].isEmpty && halves[1].utf8.allSatisfy({ $0.isDigit })
    else { return nil }
    return text.filter { $0 != separator }
  }
}
