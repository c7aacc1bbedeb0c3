import FilterSemantics

/// Some values of a fixed list, as bits. Items with dozens of flags are put into columns without a string for each
/// flag.
public struct ListedValues: Hashable, Sendable {
  /// The list of the values.
  package let list: ValueList
  private var bits = SIMD8<UInt64>()

  /// An empty set of values of a list.
  public init(of list: ValueList) { self.list = list }

  /// The values whose bits are set; bit 0 of the first word is the first value. Bits after the end of the list are
  /// ignored.
  package init(of list: ValueList, words: SIMD8<UInt64>) {
    self.list = list
    bits = words & list.all
  }

  /// Adds the value at an index; ignored if the list has no such index.
  public mutating func insert(_ index: Int) {
    if index >= 0, index < list.values.count { bits[index >> 6] |= 1 << UInt64(index & 63) }
  }

  /// The values, in the order of the list.
  package var values: [String] {
    var values: [String] = []
    forEachIndex { values.append(list.values[$0]) }
    return values
  }

  /// Calls `body` with each index, ascending.
  @inline(__always)
  func forEachIndex(_ body: (Int) -> Void) {
    for word in 0..<8 {
      var rest = bits[word]
      while rest != 0 {
        body(word << 6 | rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }
}

/// A fixed list of values, in the spelling of the vocabulary or the data, shared by all items.
public final class ValueList: Hashable, Sendable {
  /// The values, at most ``capacity``.
  package let values: [String]
  /// One bit for each value.
  let all: SIMD8<UInt64>

  /// The maximum number of values of a list.
  package static let capacity = 512

  /// A list of values. Values after the first `capacity` are dropped.
  public init(_ values: [String]) {
    self.values = Array(values.prefix(ValueList.capacity))
    var all = SIMD8<UInt64>()
    for index in self.values.indices { all[index >> 6] |= 1 << UInt64(index & 63) }
    self.all = all
  }

  /// Whether two lists have the same values in the same order. Constant time for the same list.
  public static func == (left: ValueList, right: ValueList) -> Bool {
    left === right || left.values == right.values
  }

  /// Hashes the values in their order. Linear.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
