import FilterText
import DataStreams
public import FilterVocabulary

/// The symbols of a printed cost: `{2}`, `{W/U}`. Read without a vocabulary, for what is worked out of every card.
public enum ManaSymbols {
  /// Calls `body` with the places of each symbol's bytes, without the braces. Stops at a brace that is not closed.
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

  /// Whether a cost has a hybrid symbol: one of two parts other than plain Phyrexian (`{W/P}`).
  public static func hasHybrid(_ cost: String) -> Bool {
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
  public static func hasPhyrexian(_ text: String) -> Bool {
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

  /// The mana value of a cost in millionths; ``Int64/max`` where it is infinite.
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
    if first.isDigit { return FixedNumber.prefix(of: symbol)?.number.millionths ?? 0 }
    if symbol.elementsEqual("∞".utf8) { return Int64.max }
    if symbol.elementsEqual("½".utf8) || first == UInt8(ascii: "h") && symbol.count == 2 {
      return FixedNumber.scale / 2
    }
    let isVariable = symbol.count == 1 && first >= UInt8(ascii: "x") && first <= UInt8(ascii: "z")
    return isVariable ? 0 : FixedNumber.scale
  }
}

extension Card {
  /// The mana value: what the source says, else the sum of the front cost, of a split card of both halves. Source:
  /// REFERENCE 3.1.
  public var workedOutManaValue: FixedNumber {
    if let manaValue { return manaValue }
    if faces.isEmpty { return FixedNumber(millionths: ManaSymbols.value(ofText: manaCost)) }
    if layout != "split" { return FixedNumber(millionths: ManaSymbols.value(ofText: faces[0].manaCost)) }
    let sum = faces.reduce(Int64(0)) { sum, face in
      let (next, overflow) = sum.addingReportingOverflow(ManaSymbols.value(ofText: face.manaCost))
      return overflow ? Int64.max : next
    }
    return FixedNumber(millionths: sum)
  }
}

extension ManaSymbols {
  fileprivate static func value(ofText cost: String?) -> Int64 {
    cost?.withBytes { value(of: $0) } ?? 0
  }
}
