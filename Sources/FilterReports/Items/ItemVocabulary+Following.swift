import DataFiles
import DataStreams
package import FilterItems
package import ListFiles

extension ItemVocabulary {
  /// The bytes at the beginning of a followed file that are read to infer its fields.
  private static let followedHead = 4 << 20

  /// Infers the vocabulary of files that grow from their first records. Waits until one of them has a record; after an
  /// interrupt there are no fields.
  package init(
    inferringFromFollowed files: [ItemFile], declaring declared: [DeclaredField] = [], on console: inout Console
  ) throws(CommandFailure) {
    var sample = RecordSample()
    var hasWaited = false
    while true {
      for file in files {
        let bytes: [UInt8]
        do throws(PackedFileError) {
          bytes = try InputFile(path: file.path).rest(atMost: ItemVocabulary.followedHead)
        } catch {
          throw CommandFailure(message: error.message)
        }
        var reader = ItemReader(file)
        bytes.withUnsafeBufferPointer { bytes in
          // A text that does not grow is recognised by its first lines.
          let isWhole = hasWaited && bytes.last == 0x0A && bytes.count { $0 == 0x0A } > 1
          sample.add(firstOf: bytes, of: file, isWhole: isWhole)
          _ = reader.add(bytes) { _ in false }
        }
        if let error = ItemFileError(reader, of: file) { throw CommandFailure(message: error.message) }
      }
      if sample.records > 0 || console.interruption.isRequested() { break }
      console.interruption.wait()
      hasWaited = true
    }
    self.init(sample: sample, name: files.first?.listName ?? "items", declaring: declared)
  }
}
