import FilterSemantics

/// Some values of a fixed list, as bits: what an item with dozens of flags is put into columns by, without a text for each of them.
public struct ListedValues: Hashable, Sendable {
  /// The list the values are of.
  public let list: ValueList
  private var bits = SIMD8<UInt64>()

  /// None of a list's values.
  public init(of list: ValueList) {
    self.list = list
  }

  /// Those values of a list whose bits are set, the first value the lowest bit of the first word. Bits behind the list count for
  /// nothing.
  public init(of list: ValueList, words: SIMD8<UInt64>) {
    self.list = list
    bits = words & list.all
  }

  /// Adds the value of a place; nothing where the list has no such place.
  public mutating func insert(_ place: Int) {
    if place >= 0, place < list.values.count { bits[place >> 6] |= 1 << UInt64(place & 63) }
  }

  /// The values, in the order of the list.
  public var values: [String] {
    var values: [String] = []
    forEachPlace { values.append(list.values[$0]) }
    return values
  }

  /// Tells the places, ascending.
  @inline(__always)
  func forEachPlace(_ body: (Int) -> Void) {
    for word in 0..<8 {
      var rest = bits[word]
      while rest != 0 {
        body(word << 6 | rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }
}

/// A fixed list of values, in the spelling of the vocabulary or of the data: made once, and shared by all items.
public final class ValueList: Hashable, Sendable {
  /// The values.
  public let values: [String]
  /// A bit for each value.
  let all: SIMD8<UInt64>

  /// How many values a list may have.
  public static let capacity = 512

  /// A list of values. Those behind the first ``capacity`` are left out.
  public init(_ values: [String]) {
    self.values = Array(values.prefix(ValueList.capacity))
    var all = SIMD8<UInt64>()
    for place in self.values.indices { all[place >> 6] |= 1 << UInt64(place & 63) }
    self.all = all
  }

  /// Whether two lists have the same values in the same order.
  public static func == (left: ValueList, right: ValueList) -> Bool {
    left === right || left.values == right.values
  }

  /// Feeds the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
