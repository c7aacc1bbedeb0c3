import Foundation

/// Where the texts of the records lie in a prepared file: their number, where each begins behind the table, where the last one
/// ends, and then the texts up to the end of the file.
struct PreparedRecords: Hashable, Sendable {
  private let count: Int
  /// Where the table begins.
  private let table: Int
  /// Where the texts begin.
  private let texts: Int

  /// Reads the table at a byte of a file; nil where the file does not end with the last text, because it was cut or has more.
  init?(_ data: Data, from start: Int) {
    guard start >= 0, start <= data.count - 16, let count = PreparedRecords.number(data, at: start),
      count < (data.count - start - 8) / 8
    else { return nil }
    self.count = count
    table = start + 8
    texts = table + (count + 1) * 8
    guard PreparedRecords.number(data, at: texts - 8) == data.count - texts else { return nil }
  }

  /// The text of a record of the same file; nil where there is none of that number.
  func text(_ number: Int, of data: Data) -> [UInt8]? {
    guard number >= 0, number < count, let low = PreparedRecords.number(data, at: table + number * 8),
      let high = PreparedRecords.number(data, at: table + number * 8 + 8), low <= high, high <= data.count - texts
    else { return nil }
    return data.withUnsafeBytes { Array($0[texts + low..<texts + high]) }
  }

  /// A whole number of eight bytes; nil where it is larger than any place.
  private static func number(_ data: Data, at offset: Int) -> Int? {
    data.withUnsafeBytes { Int(exactly: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }
}
