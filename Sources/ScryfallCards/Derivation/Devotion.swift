import DataStreams

/// How much each color is devoted to by a permanent: how often its symbols occur in the cost.
public struct Devotion: Hashable, Sendable {
  /// Places 0 to 4: symbols of white, blue, black, red, green. From 5 on: symbols of both colors of a pair.
  private var counts = SIMD16<UInt8>()

  /// None, of a card without a cost.
  public init() {}

  /// The devotion of a part; none for what is no permanent. Linear in the cost; counts up to 255 of a color.
  public init(of part: borrowing CardPart) {
    guard let cost = part.manaCost, TypeTraits(typeLine: part.typeLine).isPermanent else {
      self.init()
      return
    }
    self.init(cost: cost)
  }

  /// The devotion of a printed cost: a hybrid symbol counts for both its colors.
  public init(cost: String) {
    cost.withBytes { bytes in
      ManaSymbols.forEach(in: bytes) { symbol in
        var colors = CardColors()
        for byte in bytes[symbol] { colors.insert(byte) }
        add(colors.bits & 31)
      }
    }
  }

  /// How often symbols of these colors occur: of one color, or of a pair, where a symbol of either or of both counts once
  /// (rule 700.5). Zero for none or more than two.
  public func count(of colors: CardColors) -> Int {
    let bits = colors.bits & 31
    if bits == 0 || bits.nonzeroBitCount > 2 { return 0 }
    let first = bits.trailingZeroBitCount
    let rest = bits & (bits - 1)
    if rest == 0 { return Int(counts[first]) }
    let second = rest.trailingZeroBitCount
    return Int(counts[first]) + Int(counts[second]) - Int(counts[Devotion.place(first, second)])
  }

  private mutating func add(_ bits: UInt8) {
    if bits == 0 { return }
    let first = bits.trailingZeroBitCount
    increment(first)
    let rest = bits & (bits - 1)
    if rest == 0 { return }
    let second = rest.trailingZeroBitCount
    increment(second)
    increment(Devotion.place(first, second))
  }

  private mutating func increment(_ place: Int) {
    counts[place] = counts[place] == .max ? .max : counts[place] + 1
  }

  /// Where a pair is counted: 5 for white and blue, 14 for red and green.
  private static func place(_ first: Int, _ second: Int) -> Int {
    5 + first * 4 - first * (first - 1) / 2 + second - first - 1
  }
}
