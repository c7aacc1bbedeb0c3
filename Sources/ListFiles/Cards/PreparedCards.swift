package import DataFiles
import DataStreams
import FilterEvaluation
public import ScryfallCards

/// A file of prepared cards: the library as in memory, a table of the records, and their JSON.
///
/// The file begins with eight letters, the last of which is the version. Then follow, in eight bytes each, the length
/// of the library and its checksum, the number of records, and the checksum of their table. The checksum of the library
/// is that of the table of its parts, which has the checksum of each. The file is not mapped into memory: the library
/// is read once, and a record when it is needed. So a file that is truncated or changed meanwhile is an error, not a
/// crash.
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
    guard let (file, letters) = Self.file(path) else { return nil }
    guard letters == Self.signature, let head = file.words(4, at: 8), let length = Int(exactly: head[0]),
      let count = Int(exactly: head[2]), length % 8 == 0,
      length <= min(Self.maximumLength, file.size - Self.headLength),
      count <= Self.maximumLength / PreparedRecords.entryLength
    else { throw .outdated(path: path) }
    var library: CardLibrary?
    do throws(PreparedFormError) {
      var reader = PreparedReader(from: Self.headLength, count: length) { file.read(into: $0, at: $1) }
      library = try CardLibrary(&reader, perform: Processors.perform)
      if !reader.isAtEnd || reader.checksum != head[1] { library = nil }
    } catch {}
    guard let library,
      let records = PreparedRecords(file, at: Self.headLength + length, count: count, checksum: head[3]),
      records.hasDistinct(library.recordNumbers)
    else { throw .outdated(path: path) }
    self.library = library
    self.records = records
  }

  /// Opens a file that begins like prepared cards of any version, with its first letters; nil for another.
  static func file(_ path: String) -> (PreparedFile, letters: [UInt8])? {
    let opened: InputFile
    do throws(PackedFileError) { opened = try InputFile(path: path) } catch { return nil }
    let file = PreparedFile(opened)
    guard let signature = file.words(1, at: 0), file.size >= Self.signature.count else { return nil }
    let letters = withUnsafeBytes(of: signature[0]) { Array($0) }
    return letters.dropLast() == Self.signature.dropLast() ? (file, letters) : nil
  }

  /// The JSON of a record, an object on one line; nil if there is no such record.
  func record(_ number: Int) throws(CardFileError) -> [UInt8]? { try records.text(number) }
}

extension CardCollection {
  /// Writes the cards with the JSON of their records in a form that can be opened much faster. Returns the size in
  /// bytes.
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
    let numbers = library.recordNumbers
    var texts = [[UInt8]](repeating: [], count: (numbers.max().map { Int($0) } ?? -1) + 1)
    for (printing, text) in zip(printings, try records(ofPrintings: printings)) {
      texts[Int(numbers[printing])] = text ?? []
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
