/// A set of the cells of one ``Space``, which are numbered from 0 to 127.
///
/// Two words of 64 bits: the integers of 128 bits need newer systems than the core does.
struct Cells: Hashable {
  /// The bits of the cells below 64, and of the others.
  private var low: UInt64
  private var high: UInt64

  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  static let none = Cells(low: 0, high: 0)

  /// The cells below 64 whose bits are set.
  init(bits: UInt64) { self.init(low: bits, high: 0) }

  /// The set of one cell; no cell if there is none of that number.
  init(cell: Int) {
    // A shift by a negative number is one to the other side; what is shifted out is lost.
    self.init(low: 1 << cell, high: 1 << (cell - 64))
  }

  /// The first cells; all of them from 128 on, none below 1.
  init(first count: Int) {
    self.init(low: .max >> (64 - max(0, min(64, count))), high: .max >> (64 - max(0, min(64, count - 64))))
  }

  var isEmpty: Bool { low | high == 0 }

  /// How many cells are in the set.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// The number of the lowest cell; 128 for the empty set.
  var first: Int { low == 0 ? 64 + high.trailingZeroBitCount : low.trailingZeroBitCount }

  func contains(_ cell: Int) -> Bool { !isDisjoint(with: Cells(cell: cell)) }

  func isDisjoint(with other: Cells) -> Bool { (self & other).isEmpty }

  static func & (left: Cells, right: Cells) -> Cells { Cells(low: left.low & right.low, high: left.high & right.high) }

  static func | (left: Cells, right: Cells) -> Cells { Cells(low: left.low | right.low, high: left.high | right.high) }

  static prefix func ~ (cells: Cells) -> Cells { Cells(low: ~cells.low, high: ~cells.high) }

  static func &= (left: inout Cells, right: Cells) { left = left & right }

  static func |= (left: inout Cells, right: Cells) { left = left | right }
}

/// The set as digits, the same for the same set: two words in hexadecimal.
extension Cells: CustomStringConvertible {
  var description: String { "\(String(high, radix: 16)).\(String(low, radix: 16))" }
}
