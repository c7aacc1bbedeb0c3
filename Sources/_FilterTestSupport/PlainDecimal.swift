/// A decimal as two rows of digits around a point, compared as by hand: the reference of tests of numbers.
package struct PlainDecimal: Sendable {
  private var isNegative: Bool
  private var whole: [Character]
  private var fraction: [Character]

  /// Reads a sign, digits, a fraction and an exponent; the number is multiplied by a power of ten.
  package init(_ text: String, shiftedBy power: Int = 0) {
    isNegative = text.hasPrefix("-")
    let parts = text.lowercased().drop { $0 == "-" || $0 == "+" }.split(separator: "e")
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    whole = Array(halves[0])
    fraction = halves.count > 1 ? Array(halves[1]) : []
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + power
    while exponent > 0 {
      whole.append(fraction.isEmpty ? "0" : fraction.removeFirst())
      exponent -= 1
    }
    while exponent < 0 {
      fraction.insert(whole.popLast() ?? "0", at: 0)
      exponent += 1
    }
    while whole.first == "0" { whole.removeFirst() }
    while fraction.last == "0" { fraction.removeLast() }
    if whole.isEmpty, fraction.isEmpty { isNegative = false }
  }

  /// -1 before a larger number, 0 beside an equal one, 1 after a smaller one.
  package func order(_ other: PlainDecimal) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let order = orderOfMagnitudes(other)
    return isNegative ? -order : order
  }

  /// The number times a whole one, digit by digit.
  package func times(_ factor: Int) -> PlainDecimal {
    var (product, carry): ([Character], Int) = ([], 0)
    for digit in (whole + fraction).reversed() {
      carry += (digit.wholeNumberValue ?? 0) * factor
      product.append(Character("\(carry % 10)"))
      carry /= 10
    }
    let digits = "\(carry)" + String(product.reversed())
    return PlainDecimal((isNegative ? "-" : "") + digits, shiftedBy: -fraction.count)
  }

  private func orderOfMagnitudes(_ other: PlainDecimal) -> Int {
    if whole.count != other.whole.count { return whole.count < other.whole.count ? -1 : 1 }
    if whole != other.whole { return whole.lexicographicallyPrecedes(other.whole) ? -1 : 1 }
    if fraction == other.fraction { return 0 }
    return fraction.lexicographicallyPrecedes(other.fraction) ? -1 : 1
  }
}

/// Numbers as data has them: extremes, near twins, and several spellings of one.
package enum WrittenNumbers {
  /// A spelling of any number.
  package static func spelling(_ random: inout SeededGenerator) -> String {
    let edges = [
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615", "0", "-0.0", "1e0",
      "1e20", "-1e-300", "0.0000004", "900000000000000000", "9007199254740993", "9007199254740992", "1e300",
    ]
    if random.chance(20) { return edges[random.below(edges.count)] }
    return (random.chance(30) ? "-" : "") + digits(&random)
      + (random.chance(25) ? "e\(random.below(60) - 30)" : "")
  }

  /// Digits, perhaps with a point.
  package static func digits(_ random: inout SeededGenerator) -> String {
    let count = 1 + random.below([3, 3, 9, 18, 20, 40][random.below(6)])
    var text = String((0..<count).map { place in Character("\(place == 0 ? 1 + random.below(9) : random.below(10))") })
    if count > 1, random.chance(50) {
      text.insert(".", at: text.index(text.startIndex, offsetBy: 1 + random.below(count - 1)))
    }
    return text
  }

  /// The same number with more zeros, or one that differs in a further place.
  package static func twin(of text: String, _ random: inout SeededGenerator) -> String {
    let parts = text.split(separator: "e")
    let zeros = String(repeating: "0", count: random.below(22))
    let end = random.chance(50) ? "" : "1"
    let tail = parts.count > 1 ? "e\(parts[1])" : ""
    return parts[0] + (parts[0].contains(".") ? "" : ".0") + zeros + end + tail
  }
}
