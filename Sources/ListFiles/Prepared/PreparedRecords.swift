import DataFiles
import DataStreams
import FilterEvaluation

/// The records of a prepared file: the end and checksum of each, then their texts up to the end of the file.
///
/// The table is read and checked at once, a text when it is needed.
struct PreparedRecords: Sendable {
  /// The size of a record in the table, in bytes.
  static let entryLength = 16

  private let file: PreparedFile
  let count: Int
  /// The ends of all records, then their checksums.
  private let table: [UInt64]
  /// The offset of the texts.
  private let start: Int

  /// Reads the table at an offset; nil if it is damaged or the file does not end with the last text.
  init?(_ file: PreparedFile, at offset: Int, count: Int, checksum: UInt64) {
    guard count >= 0, count <= (file.size - offset) / Self.entryLength, let table = file.words(2 * count, at: offset),
      table.withUnsafeBytes({ PreparedReader.checksum($0) }) == checksum
    else { return nil }
    start = offset + count * Self.entryLength
    var end: UInt64 = 0
    for next in table[..<count] {
      guard next >= end, next - end <= RecordSplitter.maximumLength else { return nil }
      end = next
    }
    guard end == file.size - start else { return nil }
    self.file = file
    self.count = count
    self.table = table
  }

  /// The table for some texts, by their numbers.
  static func table(count: Int, text: (Int) -> ArraySlice<UInt8>) -> [UInt64] {
    var end: UInt64 = 0
    var table = [UInt64](repeating: 0, count: 2 * count)
    for record in 0..<count {
      let text = text(record)
      end += UInt64(text.count)
      table[record] = end
      table[count + record] = text.withUnsafeBytes { PreparedReader.checksum($0) }
    }
    return table
  }

  /// Whether these numbers are distinct and have records. Then reading them all reads at most the whole file.
  func hasDistinct(_ numbers: [UInt32]) -> Bool {
    var isTaken = [Bool](repeating: false, count: count)
    for number in numbers {
      guard number < count, !isTaken[Int(number)] else { return false }
      isTaken[Int(number)] = true
    }
    return true
  }

  /// The text of a record; nil if there is no such record. Throws if it is damaged.
  func text(_ number: Int) throws(PreparedFormError) -> [UInt8]? {
    guard number >= 0, number < count else { return nil }
    // The ends were checked and are within the file.
    let low = number == 0 ? 0 : Int(table[number - 1])
    let length = Int(table[number]) - low
    var isRead = false
    let text = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<length])
      isRead = file.read(into: bytes, at: start + low)
      initialized = isRead ? length : 0
    }
    guard isRead, text.withUnsafeBytes({ PreparedReader.checksum($0) }) == table[count + number] else {
      throw .damaged
    }
    return text
  }

  /// The text of a record that is an object on one line; nil if there is no such record or it is empty. Throws if the
  /// text is damaged or anything else.
  func object(_ number: Int) throws(PreparedFormError) -> [UInt8]? {
    guard let text = try text(number), !text.isEmpty else { return nil }
    guard text.withUnsafeBufferPointer({ JSONScanner.isObject($0) }) else { throw .damaged }
    return text
  }
}
