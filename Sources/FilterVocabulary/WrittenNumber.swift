import FilterText

/// The forms of numbers besides `1000.5` that queries over lists may have.
package enum WrittenNumber {
  /// A number in digits with a point; nil for texts of no form.
  ///
  /// The forms are `1,000`, `1_000`, `1e9`, `2.5E-3`, and `100k`, `2M`, `3G`, `1T` for thousands, millions and so on.
  package static func plain(_ text: String) -> String? {
    if text.utf8.count > 40 { return nil }
    if text.utf8.contains(UInt8(ascii: ",")) { return ungrouped(text, by: ",") }
    if text.utf8.contains(UInt8(ascii: "_")) { return ungrouped(text, by: "_") }
    guard let last = text.utf8.last else { return nil }
    switch last {
    case UInt8(ascii: "k"), UInt8(ascii: "K"): return shifted(text.dropLast(), by: 3)
    case UInt8(ascii: "M"): return shifted(text.dropLast(), by: 6)
    case UInt8(ascii: "G"): return shifted(text.dropLast(), by: 9)
    case UInt8(ascii: "T"): return shifted(text.dropLast(), by: 12)
    default:
      guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }),
        let exponent = Int(text[text.index(after: mark)...]), abs(exponent) <= 30
      else { return nil }
      return shifted(text[..<mark], by: exponent)
    }
  }

  private static func ungrouped(_ text: String, by separator: Character) -> String? {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].drop { $0 == "-" }.split(separator: separator, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }),
      halves.count == 1 || !halves[1].isEmpty && halves[1].utf8.allSatisfy({ $0.isDigit })
    else { return nil }
    return text.filter { $0 != separator }
  }

  /// A number with its point moved to the right, or to the left by a negative distance.
  private static func shifted(_ text: Substring, by distance: Int) -> String? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let halves = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, !halves[0].isEmpty, halves.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }) else {
      return nil
    }
    var (whole, fraction) = (String(halves[0]), halves.count == 2 ? String(halves[1]) : "")
    for _ in 0..<max(0, distance) {
      whole += fraction.isEmpty ? "0" : String(fraction.removeFirst())
    }
    for _ in 0..<max(0, -distance) {
      fraction = (whole.isEmpty ? "0" : String(whole.removeLast())) + fraction
    }
    while whole.utf8.count > 1, whole.hasPrefix("0") { whole.removeFirst() }
    let number = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return (isNegative ? "-" : "") + number
  }
}
