/// How many of some items a query finds.
public struct FoundCount: Hashable, Sendable {
  /// How many are found.
  public var count: Int
  /// How many there are.
  public var total: Int
  /// Whether more may match: a pattern took too many steps on some texts.
  public var isAtLeast: Bool

  /// Creates a count of some items.
  public init(_ count: Int, of total: Int, isAtLeast: Bool = false) {
    self.count = count
    self.total = total
    self.isAtLeast = isAtLeast
  }

  /// The count in words: `237 of 5,000`.
  public var text: String {
    (isAtLeast ? "at least " : "") + FoundCount.grouped(count) + " of " + FoundCount.grouped(total)
  }

  /// A number with commas between groups of three digits.
  public static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude).utf8)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(UInt8(ascii: ","), at: index)
      index -= 3
    }
    return (number < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }
}
