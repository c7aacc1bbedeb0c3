import FilterEvaluation
import Foundation
package import PackedFiles

/// A file of cards in prepared form: the library as it lies in memory, then the JSON of the records.
///
/// The file begins with eight letters, the length of the library and its checksum. It is mapped, so that of the records only
/// those that are asked for are read.
struct PreparedCards: Sendable {
  static let signature = Array("FQCARDS1".utf8)
  private static let headLength = 24

  let library: CardLibrary
  private let data: Data
  private let records: PreparedRecords

  /// Opens a file; nil where it is none of this kind.
  init?(path: String) throws(CardFileError) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    let head = (try? handle.read(upToCount: Self.signature.count)) ?? Data()
    guard Array(head) == Self.signature else { return nil }
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      throw .unreadable(path: path)
    }
    if data.count < Self.headLength { throw .outdated(path: path) }
    self.data = data
    var end = 0
    var library: CardLibrary?
    data.withUnsafeBytes { bytes in
      let length = Int(clamping: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      let checksum = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
      guard length >= 0, length <= bytes.count - Self.headLength else { return }
      end = Self.headLength + length
      let content = UnsafeRawBufferPointer(rebasing: bytes[Self.headLength..<end])
      guard PreparedReader.checksum(content) == checksum else { return }
      do throws(PreparedFormError) { library = try CardLibrary(prepared: content) } catch {}
      // The library is a copy: what was read of the file need not stay in memory.
      FreedMemory.unmap(bytes)
    }
    guard let library, let records = PreparedRecords(data, from: end) else { throw .outdated(path: path) }
    self.library = library
    self.records = records
  }

  /// The JSON of a record; nil where there is none of that number.
  func record(_ number: Int) -> [UInt8]? { records.text(number, of: data) }
}

extension CardCollection {
  /// Writes the cards in prepared form, with the JSON of their records. Answers how many bytes there are.
  public func prepare(to path: String) throws(CardFileError) -> Int { try prepare(to: path, .otherThan([])) }

  /// What every prepared form begins with, whatever its version.
  package static let preparedMagic = Array("FQCARDS".utf8)

  /// The same, where a condition holds of the file that is there.
  package func prepare(to path: String, _ condition: OutputFile.Condition) throws(CardFileError) -> Int {
    let content = library.prepared()
    var bytes = PreparedCards.signature
    func append(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    append(UInt64(content.count))
    append(content.withUnsafeBytes { PreparedReader.checksum($0) })
    bytes += content
    let printings = Array(0..<library.printingCount)
    var texts = [[UInt8]](repeating: [], count: (library.shown.records.max().map { Int($0) } ?? -1) + 1)
    for (printing, text) in zip(printings, try records(ofPrintings: printings)) {
      texts[Int(library.shown.records[printing])] = text ?? []
    }
    append(UInt64(texts.count))
    var end: UInt64 = 0
    append(end)
    for text in texts {
      end += UInt64(text.count)
      append(end)
    }
    for text in texts { bytes += text }
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition) } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    return bytes.count
  }
}
