import DataFiles
import DataStreams
import FilterEvaluation

/// A file of a prepared list: its content as in memory, a table of its records, and their texts.
///
/// The file begins with eight letters: seven for the kind of list, and the version. Then follow, in eight bytes each, the
/// length of the content and its checksum, the number of records, and the checksum of their table. The file is not mapped
/// into memory: the content is read once, and a record when it is needed. So a file that is truncated or changed meanwhile
/// is an error, not a crash.
struct PreparedForm: Sendable {
  private static let headLength = 40

  private let file: PreparedFile
  private let head: [UInt64]
  /// The length of the content in bytes.
  private let length: Int
  let records: PreparedRecords

  /// Opens a file with these first letters; nil for other letters. Throws for another version and for a damaged head or
  /// table.
  ///
  /// - Parameter maximumLength: The maximum number of bytes that are read into memory at once.
  init?(_ opened: InputFile, _ signature: [UInt8], maximumLength: Int) throws(PreparedFormError) {
    file = PreparedFile(opened)
    guard let first = file.words(1, at: 0) else { return nil }
    let letters = withUnsafeBytes(of: first[0]) { Array($0) }
    if letters.dropLast() != signature.dropLast() { return nil }
    if letters != signature { throw .notPrepared }
    guard let head = file.words(4, at: 8), let length = Int(exactly: head[0]), let count = Int(exactly: head[2]),
      length % 8 == 0, length <= min(maximumLength, file.size - Self.headLength),
      count <= maximumLength / PreparedRecords.entryLength,
      let records = PreparedRecords(file, at: Self.headLength + length, count: count, checksum: head[3])
    else { throw .damaged }
    (self.head, self.length, self.records) = (head, length, records)
  }

  /// Reads the content. Throws unless `body` reads all of it and its checksum is right.
  func read<Content>(
    _ body: (inout PreparedReader) throws(PreparedFormError) -> Content
  ) throws(PreparedFormError) -> Content {
    let file = file
    var reader = PreparedReader(from: Self.headLength, count: length) { file.read(into: $0, at: $1) }
    let content = try body(&reader)
    guard reader.isAtEnd, reader.checksum == head[1] else { throw .damaged }
    return content
  }

  /// The bytes of a file. `text` returns the text of a record by its number.
  static func bytes(
    _ signature: [UInt8], _ content: PreparedWriter, count: Int, text: (Int) -> ArraySlice<UInt8>
  ) -> [UInt8] {
    let table = PreparedRecords.table(count: count, text: text)
    var bytes = signature
    for number in [
      UInt64(content.bytes.count), content.checksum, UInt64(count),
      table.withUnsafeBytes { PreparedReader.checksum($0) },
    ] {
      withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }
    bytes += content.bytes
    table.withUnsafeBytes { bytes.append(contentsOf: $0) }
    for record in 0..<count { bytes += text(record) }
    return bytes
  }
}
