/// A prefix code of RFC 1951: symbols by the bits that stand for them.
struct HuffmanCode {
  /// For each run of `width` bits, lowest first: the symbol and how many of the bits are its own; 0 where none is.
  private let table: [UInt16]
  private let width: Int

  /// Makes the code of symbols with such lengths (0 for symbols that do not occur). Throws where more codes are claimed than
  /// there are; a code with fewer is accepted, as by zlib for single distances.
  init(_ lengths: [UInt8]) throws {
    let longest = Int(lengths.max() ?? 0)
    width = max(1, longest)
    guard longest <= 15 else { throw Inflater.Damaged() }
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var left = 1
    var next = [Int](repeating: 0, count: 17)
    var code = 0
    for length in 1...15 {
      left = left * 2 - counts[length]
      if left < 0 { throw Inflater.Damaged() }
      code = (code + (length > 1 ? counts[length - 1] : 0)) << 1
      next[length] = code
    }
    var table = [UInt16](repeating: 0, count: 1 << width)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let reversed = Self.reversed(next[length], length)
      next[length] += 1
      // A symbol stands in every place whose lowest bits are its code.
      var place = reversed
      while place < table.count {
        table[place] = UInt16(symbol) << 4 | UInt16(length)
        place += 1 << length
      }
    }
    self.table = table
  }

  /// The next symbol.
  func decode(_ bits: inout BitReader) throws -> Int {
    let entry = table[try bits.peek(width)]
    guard entry != 0 else { throw Inflater.Damaged() }
    try bits.skip(Int(entry & 15))
    return Int(entry >> 4)
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var result = 0
    for bit in 0..<length where code & 1 << bit != 0 { result |= 1 << (length - 1 - bit) }
    return result
  }

  /// The codes of blocks that bring none.
  static let fixedLiterals = fixed(
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
      + [UInt8](repeating: 8, count: 8))
  static let fixedDistances = fixed([UInt8](repeating: 5, count: 30))

  private static func fixed(_ lengths: [UInt8]) -> HuffmanCode {
    do { return try HuffmanCode(lengths) } catch { preconditionFailure("the lengths of RFC 1951 make a code") }
  }
}
