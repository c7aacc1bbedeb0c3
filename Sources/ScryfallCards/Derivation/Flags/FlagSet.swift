import DataStreams

/// A set of flags, as bits by their places in ``CardFlag/all``.
public struct FlagSet: Hashable, Sendable {
  private var bits = SIMD8<UInt64>()

  /// The empty set.
  public init() {}

  /// How many flags fit in. The places of a flag beyond are in no set.
  public static let capacity = 512

  /// Whether the flag of a place is in the set.
  public func contains(_ place: Int) -> Bool {
    place >= 0 && place < FlagSet.capacity && bits[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// Adds the flag of a place.
  public mutating func insert(_ place: Int) {
    if place >= 0, place < FlagSet.capacity { bits[place >> 6] |= 1 << UInt64(place & 63) }
  }

  /// Adds all flags of another set.
  public mutating func formUnion(_ other: FlagSet) {
    bits |= other.bits
  }

  /// Whether no flag is in it.
  public var isEmpty: Bool { bits == SIMD8() }

  /// The words of 64 flags each, the lowest place the lowest bit: for who turns sets into columns.
  public var words: SIMD8<UInt64> { bits }
}
