import FilterText
import FilterVocabulary

/// Reads the symbols of a printed cost, such as `{2}` and `{W/U}`, without a vocabulary.
enum ManaSymbols {
  /// Calls `body` with the range of each symbol without its braces. Stops at an unclosed brace.
  static func forEach(in cost: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var index = 0
    while index < cost.count {
      guard cost[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let start = index + 1
      while index < cost.count, cost[index] != UInt8(ascii: "}") { index += 1 }
      if index < cost.count { body(start..<index) }
    }
  }

  /// Whether a cost has a hybrid symbol: one with two parts, except plain Phyrexian ones (`{W/P}`).
  static func hasHybrid(_ cost: String) -> Bool {
    cost.withBytes { bytes in
      var found = false
      forEach(in: bytes) { symbol in
        let isPhyrexian = symbol.count == 3 && bytes[symbol.upperBound - 1].lowerCase == UInt8(ascii: "p")
        if !isPhyrexian, bytes[symbol].contains(UInt8(ascii: "/")) { found = true }
      }
      return found
    }
  }

  /// Whether a cost or a rules text has a symbol that can be paid with life: `{W/P}`, `{W/U/P}`.
  static func hasPhyrexian(_ text: String) -> Bool {
    text.withBytes { bytes in
      var found = false
      forEach(in: bytes) { symbol in
        if symbol.count > 2, bytes[symbol.upperBound - 1].lowerCase == UInt8(ascii: "p"),
          bytes[symbol.upperBound - 2] == UInt8(ascii: "/")
        {
          found = true
        }
      }
      return found
    }
  }

  /// The mana value of a cost in units of a millionth; ``Int64/max`` for infinity.
  static func value(of cost: UnsafeBufferPointer<UInt8>) -> Int64 {
    var sum: Int64 = 0
    forEach(in: cost) { symbol in
      let value = value(ofSymbol: UnsafeBufferPointer(rebasing: cost[symbol]))
      let (next, overflow) = sum.addingReportingOverflow(value)
      sum = overflow ? Int64.max : next
    }
    return sum
  }

  private static func value(ofSymbol symbol: UnsafeBufferPointer<UInt8>) -> Int64 {
    guard let first = symbol.first?.lowerCase else { return 0 }
    if first.isDigit { return ManaSymbols.units(DecimalNumber.prefix(of: symbol)?.number ?? .zero) }
    if symbol.elementsEqual("∞".utf8) { return Int64.max }
    if symbol.elementsEqual("½".utf8) || first == UInt8(ascii: "h") && symbol.count == 2 {
      return ManaSymbols.unit / 2
    }
    let isVariable = symbol.count == 1 && first >= UInt8(ascii: "x") && first <= UInt8(ascii: "z")
    return isVariable ? 0 : ManaSymbols.unit
  }
}

extension Card {
  /// The mana value: that of the data, else of the front cost, or of both halves of a split card (Reference 3.1).
  var derivedManaValue: DecimalNumber {
    if let manaValue { return manaValue }
    if faces.isEmpty { return ManaSymbols.number(ManaSymbols.value(ofText: manaCost)) }
    if layout != "split" { return ManaSymbols.number(ManaSymbols.value(ofText: faces[0].manaCost)) }
    let sum = faces.reduce(Int64(0)) { sum, face in
      let (next, overflow) = sum.addingReportingOverflow(ManaSymbols.value(ofText: face.manaCost))
      return overflow ? Int64.max : next
    }
    return ManaSymbols.number(sum)
  }
}

extension ManaSymbols {
  /// The units of a whole mana, in which values are added.
  static let unit: Int64 = 1_000_000

  /// A number in units; ``Int64/max`` for one that does not fit.
  static func units(_ number: DecimalNumber) -> Int64 { number.floor(power: -6)?.number ?? .max }

  /// The number of a sum of units.
  static func number(_ units: Int64) -> DecimalNumber {
    units == .max ? PrintedNumber.infinity : DecimalNumber(units, power: -6)
  }

  fileprivate static func value(ofText cost: String?) -> Int64 {
    cost?.withBytes { value(of: $0) } ?? 0
  }
}

/// The devotion of a cost to each color and pair of colors: the number of symbols with the color.
struct Devotion: Hashable, Sendable {
  /// From 0 to 4: symbols of white, blue, black, red, green. From 5 on: symbols with both colors of a pair.
  private var counts = SIMD16<UInt8>()

  /// The devotion of a printed cost. A hybrid symbol counts for both its colors. Linear; counts up to 255 of a color.
  init(cost: String) {
    cost.withBytes { bytes in
      ManaSymbols.forEach(in: bytes) { symbol in
        var colors = CardColors()
        for byte in bytes[symbol] { colors.insert(byte) }
        add(colors.bits & 31)
      }
    }
  }

  /// The number of symbols with one of these one or two colors; a symbol with both counts once (rule 700.5). Zero for
  /// none or more than two colors.
  func count(of colors: CardColors) -> Int {
    let bits = colors.bits & 31
    if bits == 0 || bits.nonzeroBitCount > 2 { return 0 }
    let first = bits.trailingZeroBitCount
    let rest = bits & (bits - 1)
    if rest == 0 { return Int(counts[first]) }
    let second = rest.trailingZeroBitCount
    return Int(counts[first]) + Int(counts[second]) - Int(counts[Devotion.index(of: first, and: second)])
  }

  private mutating func add(_ bits: UInt8) {
    if bits == 0 { return }
    let first = bits.trailingZeroBitCount
    increment(first)
    let rest = bits & (bits - 1)
    if rest == 0 { return }
    let second = rest.trailingZeroBitCount
    increment(second)
    increment(Devotion.index(of: first, and: second))
  }

  private mutating func increment(_ index: Int) {
    counts[index] = counts[index] == .max ? .max : counts[index] + 1
  }

  /// The index of a pair in ``counts``: 5 for white and blue, 14 for red and green.
  private static func index(of first: Int, and second: Int) -> Int {
    5 + first * 4 - first * (first - 1) / 2 + second - first - 1
  }
}
