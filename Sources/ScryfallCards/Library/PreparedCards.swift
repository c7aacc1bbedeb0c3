package import DataStreams
import FilterEvaluation
import FilterSemantics
import Foundation

/// A file of prepared cards: the library as in memory, a table of the records, and their JSON.
///
/// The file begins with eight letters, the last of which is the version. Then follow, in eight bytes each, the length of the
/// library and its checksum, the number of records, and the checksum of their table. The checksum of the library is that of
/// the table of its parts, which has the checksum of each. The file is not mapped into memory: the library is read once, and a
/// record when it is needed. So a file that is truncated or changed meanwhile is an error, not a crash.
struct PreparedCards: Sendable {
  /// The first bytes of a file; the last one is the version.
  static let signature = Array("FQCARDS3".utf8)
  private static let headLength = 40
  /// The maximum number of bytes that are read into memory at once.
  private static let maximumLength = 1 << 30

  let library: CardLibrary
  private let records: PreparedRecords

  /// Opens a file; nil if it is not in this form. A pipe is not, since it cannot be read again.
  init?(path: String) throws(CardFileError) {
    let opened: InputFile
    do throws(PackedFileError) { opened = try InputFile(path: path) } catch { return nil }
    let file = PreparedFile(opened)
    guard let signature = file.words(1, at: 0), file.size >= Self.signature.count else { return nil }
    let letters = withUnsafeBytes(of: signature[0]) { Array($0) }
    guard letters.dropLast() == Self.signature.dropLast() else { return nil }
    guard letters == Self.signature, let head = file.words(4, at: 8), let length = Int(exactly: head[0]),
      let count = Int(exactly: head[2]), length % 8 == 0,
      length <= min(Self.maximumLength, file.size - Self.headLength),
      count <= Self.maximumLength / PreparedRecords.entryLength
    else { throw .outdated(path: path) }
    var library: CardLibrary?
    do throws(PreparedFormError) {
      var reader = PreparedReader(from: Self.headLength, count: length) { file.read(into: $0, at: $1) }
      library = try CardLibrary(&reader)
      if !reader.isAtEnd || reader.checksum != head[1] { library = nil }
    } catch {}
    guard let library,
      let records = PreparedRecords(file, at: Self.headLength + length, count: count, checksum: head[3]),
      records.hasDistinct(library.shown.records)
    else { throw .outdated(path: path) }
    self.library = library
    self.records = records
  }

  /// The JSON of a record, an object on one line; nil if there is no such record.
  func record(_ number: Int) throws(CardFileError) -> [UInt8]? { try records.text(number) }
}

extension CardCollection {
  /// Writes the cards with the JSON of their records in a form that can be opened much faster. Returns the size in bytes.
  public func prepare(to path: String) throws(CardFileError) -> Int { try prepare(to: path, .otherThan([])) }

  /// The first bytes of prepared cards of any version.
  package static let preparedMagic = Array(PreparedCards.signature.dropLast())

  /// Writes prepared cards if an existing file meets a condition. Returns the size in bytes.
  package func prepare(to path: String, _ condition: OutputFile.Condition) throws(CardFileError) -> Int {
    let bytes = try preparedForm()
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition) } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    return bytes.count
  }

  private func preparedForm() throws(CardFileError) -> [UInt8] {
    let content = library.preparedWriter()
    let printings = Array(0..<library.printingCount)
    var texts = [[UInt8]](repeating: [], count: (library.shown.records.max().map { Int($0) } ?? -1) + 1)
    for (printing, text) in zip(printings, try records(ofPrintings: printings)) {
      texts[Int(library.shown.records[printing])] = text ?? []
    }
    let table = PreparedRecords.table(of: texts)
    var bytes = PreparedCards.signature
    func append(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    append(UInt64(content.bytes.count))
    append(content.checksum)
    append(UInt64(texts.count))
    append(table.withUnsafeBytes { PreparedReader.checksum($0) })
    bytes += content.bytes
    table.withUnsafeBytes { bytes.append(contentsOf: $0) }
    for text in texts { bytes += text }
    return bytes
  }
}

/// The records of a prepared file: the end and checksum of each, then their texts up to the end of the file.
///
/// The table is read and checked at once, a text when it is needed.
struct PreparedRecords: Sendable {
  /// The size of a record in the table, in bytes.
  static let entryLength = 16

  private let file: PreparedFile
  private let count: Int
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

  /// The table for some texts.
  static func table(of texts: [[UInt8]]) -> [UInt64] {
    var end: UInt64 = 0
    var table: [UInt64] = []
    for text in texts {
      end += UInt64(text.count)
      table.append(end)
    }
    return table + texts.map { text in text.withUnsafeBytes { PreparedReader.checksum($0) } }
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

  /// The text of a record, an object on one line; nil if there is no such record or it is empty. Throws if the text is damaged.
  func text(_ number: Int) throws(CardFileError) -> [UInt8]? {
    guard number >= 0, number < count else { return nil }
    // The ends were checked and are within the file.
    let low = number == 0 ? 0 : Int(table[number - 1])
    let length = Int(table[number]) - low
    if length == 0 { return nil }
    var isRead = false
    let text = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<length])
      isRead = file.read(into: bytes, at: start + low)
      initialized = isRead ? length : 0
    }
    guard isRead, text.withUnsafeBytes({ PreparedReader.checksum($0) }) == table[count + number],
      text.withUnsafeBufferPointer({ JSONScanner.isObject($0) })
    else { throw .outdated(path: file.path) }
    return text
  }
}

/// An open file that is read by offset.
final class PreparedFile: @unchecked Sendable {
  // Reading by offset does not change the object.
  private let file: InputFile
  /// The size in bytes when the file was opened.
  let size: Int

  init(_ file: InputFile) {
    self.file = file
    size = file.size ?? 0
  }

  /// The path, as given.
  var path: String { file.path }

  /// Fills a buffer with the bytes at an offset. Returns false if that fails.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    if buffer.isEmpty { return true }
    do throws(PackedFileError) { return try file.read(into: buffer, at: offset) == buffer.count } catch { return false }
  }

  /// Integers of eight bytes at an offset; nil if the file ends before.
  func words(_ count: Int, at offset: Int) -> [UInt64]? {
    guard count <= (size - offset) / 8 else { return nil }
    var isRead = false
    let words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = read(into: UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: 8 * count), at: offset)
      initialized = isRead ? count : 0
    }
    return isRead ? words : nil
  }
}
