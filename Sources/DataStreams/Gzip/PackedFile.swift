/// Reads a file piece by piece, decompressed if its first two bytes say that it is a gzip file (RFC 1952).
///
/// ```swift
/// let file = try PackedFile(ByteSource(of: bytes, named: "cards.jsonl.gz"))
/// while let piece = try file.next() { … }
/// ```
///
/// Takes linear time and less than a megabyte of memory. The texts of several gzip members are read one after the
/// other. Trailing bytes that are not a member are ignored, as the program gzip does.
package final class PackedFile {
  private enum Phase {
    case plain
    case betweenMembers
    case member
    case ended
  }

  private let source: ByteSource
  private var inflater: Inflater?
  private var phase = Phase.plain
  private var checksum = CRC32()
  private var bytesLeft: Int
  private let maximumUnpackedBytes: Int
  private let isUnpacked: Bool

  /// The maximum length of a name or comment in the header of a member, in bytes. A longer one is damage.
  package static let maximumHeaderText = 64 << 10

  /// Reads a source from its next byte on. Of a pipe, waits for the first two bytes; after that, a piece holds what has
  /// been written, and a writer that pauses holds nothing back.
  ///
  /// - Parameters:
  ///   - isUnpacked: Whether the source has what was packed in a file.
  ///   - maximumUnpackedBytes: The maximum size of the text. `next()` throws `.tooLarge` for the piece that exceeds it.
  package init(
    _ source: ByteSource, isUnpacked: Bool = false, maximumUnpackedBytes: Int = .max
  ) throws(PackedFileError) {
    self.isUnpacked = isUnpacked
    self.maximumUnpackedBytes = maximumUnpackedBytes
    bytesLeft = maximumUnpackedBytes
    self.source = source
    if try source.provide(2), source.bytes[0] == 0x1F, source.bytes[1] == 0x8B {
      inflater = Inflater(source)
      phase = .betweenMembers
    }
  }

  /// Whether the file is compressed.
  package var isPacked: Bool { isUnpacked || inflater != nil }

  /// How much of the file has been read.
  package var progress: FileProgress { FileProgress(bytesRead: source.offset, totalBytes: source.totalBytes) }

  /// The next piece, not empty and at most half a megabyte; nil after the last one and after an error. The buffer is
  /// valid until the next call while this object is alive. Throws if the file cannot be read, is damaged, or its text
  /// is too large, or if a file that is not compressed became shorter meanwhile. A wrong checksum throws after the last piece it covers.
  package func next() throws(PackedFileError) -> UnsafeBufferPointer<UInt8>? {
    do throws(PackedFileError) {
      guard let piece = try piece() else { return nil }
      guard piece.count <= bytesLeft else {
        throw PackedFileError(path: source.path, reason: .tooLarge(maximumBytes: maximumUnpackedBytes))
      }
      bytesLeft -= piece.count
      return piece
    } catch {
      phase = .ended
      throw error
    }
  }

  private func piece() throws(PackedFileError) -> UnsafeBufferPointer<UInt8>? {
    while true {
      switch phase {
      case .ended: return nil
      case .plain:
        guard try source.provide(1) else {
          if let error = source.shortening { throw error }
          return nil
        }
        let piece = UnsafeBufferPointer(start: source.bytes + source.position, count: source.available)
        source.position = source.end
        return piece
      case .betweenMembers:
        phase = .ended
        guard try source.provide(2), source.bytes[source.position] == 0x1F,
          source.bytes[source.position + 1] == 0x8B
        else { return nil }
        try readHeader()
        checksum = CRC32()
        inflater?.restart()
        phase = .member
      case .member:
        guard let piece = try inflater?.next() else {
          try readTrailer()
          phase = .betweenMembers
          continue
        }
        checksum.add(piece)
        if !piece.isEmpty { return piece }
      }
    }
  }

  /// Reads the header of a member. Checks the method and the optional checksum; skips the extra field, name and
  /// comment.
  private func readHeader() throws(PackedFileError) {
    var check = CRC32()
    guard try source.provide(10) else { throw source.damage() }
    let (method, flags) = (source.bytes[source.position + 2], source.bytes[source.position + 3])
    guard method == 8, flags & 0xE0 == 0 else { throw source.damage() }
    try skip(10, check: &check)
    if flags & 4 != 0 {
      guard try source.provide(2) else { throw source.damage() }
      let length = Int(source.bytes[source.position]) | Int(source.bytes[source.position + 1]) << 8
      try skip(2 + length, check: &check)
    }
    if flags & 8 != 0 { try skipText(&check) }
    if flags & 16 != 0 { try skipText(&check) }
    if flags & 2 != 0 {
      guard try source.provide(2) else { throw source.damage() }
      let found = UInt16(source.bytes[source.position]) | UInt16(source.bytes[source.position + 1]) << 8
      guard found == UInt16(truncatingIfNeeded: check.value) else { throw source.damage() }
      source.position += 2
    }
  }

  /// Skips bytes of the header, at most a chunk of the source.
  private func skip(_ count: Int, check: inout CRC32) throws(PackedFileError) {
    guard try source.provide(count) else { throw source.damage() }
    check.add(UnsafeBufferPointer(start: source.bytes + source.position, count: count))
    source.position += count
  }

  /// Skips a text that ends with a zero byte.
  private func skipText(_ check: inout CRC32) throws(PackedFileError) {
    var length = 0
    while try source.provide(length + 1), source.bytes[source.position + length] != 0 {
      length += 1
      guard length <= Self.maximumHeaderText else { throw source.damage() }
    }
    try skip(length + 1, check: &check)
  }

  /// Checks the checksum and length after the compressed bytes.
  private func readTrailer() throws(PackedFileError) {
    guard try source.provide(8) else { throw source.damage() }
    func number(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(source.bytes[source.position + offset + $1]) << UInt32(8 * $1) }
    }
    guard number(at: 0) == checksum.value, number(at: 4) == checksum.length else { throw source.damage() }
    source.position += 8
  }
}
