package import DataFiles
import DataStreams
import Dispatch
import FilterEvaluation
package import FilterItems
import FilterVocabulary

/// A file of prepared items: their vocabulary, the columns as in memory, and the records.
///
/// The file begins with eight letters, the last of which is the version. Then follow, in eight bytes each, the length
/// of the contents and their checksum. The contents are the name, the vocabulary as JSON, the places of the records and
/// the columns; the records follow up to the end of the file and are read when they are needed.
struct PreparedItems: Sendable {
  static let signature = Array("FQITEMS1".utf8)
  private static let headLength = 24
  /// The maximum length of the contents, which are read into memory.
  private static let maximumLength = Int(clamping: Int64(1) << 33)

  let name: String
  let vocabulary: Vocabulary
  let store: ColumnStore
  let records: ItemRecords
  let damagedCount: Int

  /// Opens a file. Everything that a search uses is checked.
  init(path: String) throws(ItemFileError) {
    let opened: InputFile
    do throws(PackedFileError) { opened = try InputFile(path: path, accepting: .regular) } catch {
      throw ItemFileError(error)
    }
    do throws(PreparedFormError) { try self.init(PreparedFile(opened)) } catch {
      let reason =
        error == .damaged ? "is damaged" : "was prepared by another version; prepare it again from its source"
      throw ItemFileError(message: "'\(path)' \(reason)")
    }
  }

  private init(_ file: PreparedFile) throws(PreparedFormError) {
    guard let head = file.words(3, at: 0) else { throw .damaged }
    guard withUnsafeBytes(of: head[0], { Array($0) }) == Self.signature else { throw .notPrepared }
    guard let length = Int(exactly: head[1]), length % 8 == 0,
      length <= min(Self.maximumLength, file.size - Self.headLength)
    else { throw .damaged }
    var reader = PreparedReader(from: Self.headLength, count: length) { file.read(into: $0, at: $1) }
    name = try reader.text()
    let json = try reader.text()
    do throws(VocabularyError) { vocabulary = try Vocabulary(written: json) } catch { throw .damaged }
    damagedCount = try reader.number()
    guard damagedCount >= 0 else { throw .damaged }
    let count = try reader.number()
    let start = Self.headLength + length
    let stored = StoredRecords(from: start, length: file.size - start) { file.read(into: $0, at: $1) }
    records = try ItemRecords(&reader, of: stored, count: count)
    store = try ColumnStore(&reader, for: ItemList(vocabulary).list) { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    guard store.count == count, reader.isAtEnd, reader.checksum == head[2] else { throw .damaged }
  }
}

extension ItemCollection {
  /// The first bytes of prepared items of any version.
  package static let preparedMagic = Array(PreparedItems.signature.dropLast())

  /// Writes the items in a form that opens much faster, if an existing file meets a condition. Returns the size in
  /// bytes. The form is for machines with the same byte order and this version of the library. `progress` gets the part
  /// that is written, from 0 to 1.
  package func prepare(
    to path: String, _ condition: OutputFile.Condition, progress: (Double) -> Void = { _ in }
  ) throws(ItemFileError) -> Int {
    var writer = PreparedWriter()
    writer.write(name)
    writer.write(vocabulary.json)
    writer.write(damagedCount)
    writer.write(count)
    records.write(to: &writer)
    store.write(to: &writer, fields: ColumnStore.signature(list))
    var bytes = PreparedItems.signature
    withUnsafeBytes(of: UInt64(writer.bytes.count)) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: writer.checksum) { bytes.append(contentsOf: $0) }
    bytes += writer.bytes
    records.write(textsTo: &bytes)
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition, progress: progress) } catch {
      throw ItemFileError(message: error.message)
    }
    return bytes.count
  }
}
