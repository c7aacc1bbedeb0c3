import DataStreams

/// A set of colors and of colorless mana, as bits in the order of the palettes: white 1, blue 2, black 4, red 8, green 16,
/// colorless 32.
public struct CardColors: Hashable, Sendable {
  /// The bits.
  public var bits: UInt8

  /// Makes a set from bits; by default the empty set.
  public init(bits: UInt8 = 0) {
    self.bits = bits & 63
  }

  /// Makes the set of the letters `WUBRGC`, in any case and order. Other characters are left out.
  public init(letters: some Sequence<UInt8>) {
    bits = 0
    for letter in letters { insert(letter) }
  }

  /// Adds the color of a letter; another character adds nothing.
  public mutating func insert(_ letter: UInt8) {
    switch letter | 0x20 {
    case UInt8(ascii: "w"): bits |= 1
    case UInt8(ascii: "u"): bits |= 2
    case UInt8(ascii: "b"): bits |= 4
    case UInt8(ascii: "r"): bits |= 8
    case UInt8(ascii: "g"): bits |= 16
    case UInt8(ascii: "c"): bits |= 32
    default: break
    }
  }

  /// How many there are.
  public var count: Int { bits.nonzeroBitCount }
}
