import DataFiles
import DataStreams
package import ScryfallCards

extension CardCollection {
  /// Whether a regular file holds cards, by its contents: prepared cards, or records of which the first one is a card
  /// object of Scryfall, packed with gzip or not. False for a file that cannot be read. Reads no more than a record.
  package static func isCards(_ path: String) -> Bool {
    do throws(PackedFileError) {
      let head = try InputFile(path: path).rest(atMost: preparedMagic.count)
      if head == preparedMagic { return true }
      let file = try PackedFile(path: path, accepting: .regular)
      var splitter = RecordSplitter()
      var found: Bool?
      func take(_ record: RawRecord) -> Bool {
        found = record.error == nil && isCard(record.bytes)
        return false
      }
      while found == nil, let piece = try file.next() {
        // Other files are known by their first byte.
        if !splitter.hasText, let first = piece.first(where: { !RecordForm.isBlank($0) }),
          !Array("{[\u{FEFF}".utf8).contains(first)
        {
          return false
        }
        if !splitter.add(piece, take: take) { break }
      }
      if found == nil { splitter.finish(take) }
      return found ?? false
    } catch {
      return false
    }
  }

  /// Whether a file holds prepared cards of any version, by its first bytes. False for a pipe, which is not read.
  package static func isPrepared(_ path: String) -> Bool {
    let head = try? InputFile(path: path, accepting: .regular).rest(atMost: PreparedCards.signature.count)
    return head?.count == PreparedCards.signature.count && head?.starts(with: preparedMagic) == true
  }

  /// Whether a record is a card object, by its `object` value.
  private static func isCard(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let paths = JSONPaths([["object"]]) else { return false }
    var reader = JSONCellReader(paths)
    do throws(JSONError) { try reader.read(record) } catch { return false }
    return reader[0].kind == .string && reader[0].bytes.elementsEqual("card".utf8)
  }
}
