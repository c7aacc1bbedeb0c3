/// What a printing is sorted by: a number, then bytes. What has no key comes last in either direction.
public struct OrderKey: Hashable, Comparable, Sendable {
  /// The number; nil where there is nothing to sort by.
  public var number: Int64?
  /// What decides between equal numbers.
  public var text: [UInt8]

  /// Makes a key.
  public init(_ number: Int64?, _ text: [UInt8] = []) {
    self.number = number
    self.text = text
  }

  /// Whether a key comes first, ascending; one without a number comes last.
  public static func < (left: OrderKey, right: OrderKey) -> Bool { left.precedes(right, descending: false) }

  /// Whether the key comes before another one in a direction. Equal keys precede each other in neither.
  public func precedes(_ other: OrderKey, descending: Bool) -> Bool {
    guard let left = number else { return false }
    guard let right = other.number else { return true }
    if left != right { return (left < right) != descending }
    if text == other.text { return false }
    return text.lexicographicallyPrecedes(other.text) != descending
  }
}
