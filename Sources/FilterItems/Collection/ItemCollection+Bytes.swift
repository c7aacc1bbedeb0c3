package import DataStreams
package import FilterVocabulary

extension ItemCollection {
  /// Reads a text in memory: JSON lines, a JSON array, an object with an array in it, or delimited text, packed with
  /// gzip or not. The form is recognised as for a file: from its beginning, and if that is ambiguous from the extension
  /// of the name. Linear time. The records stay in the text without a copy.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as that of a file.
  ///   - hasHeader: Whether the first record of delimited text names the columns; otherwise they are `c1`, `c2` and so
  ///     on. Recognised if nil.
  ///   - delimiter: The byte between cells; recognised if nil.
  ///   - pointer: The place of the array of items in a JSON text; recognised if nil.
  ///   - vocabulary: The fields; inferred from the first records if nil.
  ///   - maximumBytes: The maximum size of a text that is unpacked.
  ///   - progress: Receives the phase and, where it is known, the part of it that is done, from 0 to 1.
  /// - Throws: If the text holds no items, or its compression is damaged. Unreadable records are skipped and counted,
  ///   and the first ones described.
  package convenience init(
    bytes: consuming [UInt8], named name: String, hasHeader: Bool? = nil, delimiter: UInt8? = nil,
    at pointer: JSONPointer? = nil, vocabulary: Vocabulary? = nil, maximumBytes: Int = .max,
    progress: (_ phase: Phase, _ fraction: Double?) -> Void = { _, _ in }
  ) throws(ItemFileError) {
    let text = ItemText(name, hasHeader: hasHeader, delimiter: delimiter, place: pointer)
    let bytes = try Self.unpacked(bytes, of: text, maximumBytes: maximumBytes)
    let fields = vocabulary ?? .inferred(from: bytes, of: text)
    var builder = ItemCollectionBuilder(fields, recordsIn: bytes)
    var reader = ItemReader(text)
    var start = 0
    while start < bytes.count {
      progress(.reading, Double(start) / Double(bytes.count))
      let end = min(bytes.count, start + Self.pieceSize)
      let continues = bytes.withUnsafeBufferPointer { bytes in
        reader.add(UnsafeBufferPointer(rebasing: bytes[start..<end])) { raw in
          builder.append(raw, of: text)
          return true
        }
      }
      if !continues { break }
      start = end
    }
    reader.finish { raw in
      builder.append(raw, of: text)
      return true
    }
    if let error = ItemFileError(reader, of: text) { throw error }
    progress(.indexing, nil)
    self.init(builder, named: name)
  }

  /// The number of bytes between two reports of progress.
  private static let pieceSize = 1 << 20

  private static func unpacked(
    _ bytes: consuming [UInt8], of text: ItemText, maximumBytes: Int
  ) throws(ItemFileError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return decoded(bytes) }
    do throws(PackedFileError) {
      let file = try PackedFile(ByteSource(of: bytes, named: text.name), maximumUnpackedBytes: maximumBytes)
      var result: [UInt8] = []
      while let piece = try file.next() { result += piece }
      return decoded(result)
    } catch { throw ItemFileError(error) }
  }

  /// The bytes in UTF-8: records stay in their text without a copy.
  private static func decoded(_ bytes: consuming [UInt8]) -> [UInt8] {
    guard let encoding = bytes.withUnsafeBufferPointer({ TextEncoding($0, isWhole: true) }) else { return bytes }
    var decoder = TextDecoder(encoding)
    return bytes.withUnsafeBufferPointer { decoder.decode($0) } + decoder.finish()
  }
}

extension Vocabulary {
  /// The vocabulary of a text, inferred from all of its records.
  static func inferred(from bytes: [UInt8], of text: ItemText) -> Vocabulary {
    var adding = SampleReader(RecordSample(), of: text, fullRecords: RecordSample.usualRecords)
    var reader = ItemReader(text)
    bytes.withUnsafeBufferPointer {
      if reader.add($0, take: { adding.take($0) }) { reader.finish { adding.take($0) } }
    }
    return inferred(from: adding.finished, named: text.listName)
  }
}
