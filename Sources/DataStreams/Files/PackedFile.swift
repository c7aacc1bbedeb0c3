/// Reads a file a piece at a time, unpacked if it is packed with gzip (RFC 1952), which its first two bytes tell.
///
/// ```swift
/// let file = try PackedFile(path: "cards.jsonl.gz")
/// while let piece = try file.next() { … }
/// ```
///
/// Takes linear time; memory stays below a megabyte whatever the file. A file of several packed members is read as their
/// texts, one after the other; trailing bytes that are no member are left out, as by the program gzip.
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

  /// The longest name or comment in the header of a member, in bytes. A longer one is damage.
  package static let maximumHeaderText = 64 << 10

  /// Opens a file. Throws where there is none, or it cannot be read. An empty file is fine, and has no piece.
  ///
  /// - Parameters:
  ///   - kinds: Which kinds of file are accepted. Pipes are by default: a path is usually one a person wrote.
  ///   - maximumBytes: The limit on the bytes of the file itself, packed if it is packed.
  ///   - maximumUnpackedBytes: The limit on the bytes of the text. `next()` throws `.tooLarge` instead of handing out the
  ///     piece that passes it.
  package init(
    path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = .max,
    maximumUnpackedBytes: Int = .max
  ) throws(PackedFileError) {
    self.maximumUnpackedBytes = maximumUnpackedBytes
    bytesLeft = maximumUnpackedBytes
    source = try ByteSource(path: path, accepting: kinds, maximumBytes: maximumBytes)
    if try source.provide(2), source.bytes[0] == 0x1F, source.bytes[1] == 0x8B {
      inflater = Inflater(source)
      phase = .betweenMembers
    }
  }

  /// Whether the file is packed.
  package var isPacked: Bool { inflater != nil }

  /// How much of the file was taken.
  package var progress: FileProgress { FileProgress(bytesRead: source.offset, totalBytes: source.totalBytes) }

  /// The next piece, never empty, of at most half a megabyte; nil after the last one, and after an error. The buffer is
  /// valid until the next call, and as long as this object lives. Throws where the file cannot be read, its packing is
  /// damaged, or its text is too large; a checksum that does not fit is found after the last piece it covers.
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
        guard try source.provide(1) else { return nil }
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

  /// The header of a member: the method, and optionally an extra field, a name, a comment and a checksum, which are passed
  /// over.
  private func readHeader() throws(PackedFileError) {
    var check = CRC32()
    guard try source.provide(10) else { throw source.damage() }
    let (method, flags) = (source.bytes[source.position + 2], source.bytes[source.position + 3])
    guard method == 8, flags & 0xE0 == 0 else { throw source.damage() }
    try skip(10, &check)
    if flags & 4 != 0 {
      guard try source.provide(2) else { throw source.damage() }
      let length = Int(source.bytes[source.position]) | Int(source.bytes[source.position + 1]) << 8
      try skip(2 + length, &check)
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

  /// Passes over bytes of the header, at most a chunk of the source.
  private func skip(_ count: Int, _ check: inout CRC32) throws(PackedFileError) {
    guard try source.provide(count) else { throw source.damage() }
    check.add(UnsafeBufferPointer(start: source.bytes + source.position, count: count))
    source.position += count
  }

  /// Passes over a text that ends with a zero byte.
  private func skipText(_ check: inout CRC32) throws(PackedFileError) {
    var length = 0
    while try source.provide(length + 1), source.bytes[source.position + length] != 0 {
      length += 1
      guard length <= Self.maximumHeaderText else { throw source.damage() }
    }
    try skip(length + 1, &check)
  }

  /// The checksum and the length after the packed bytes.
  private func readTrailer() throws(PackedFileError) {
    guard try source.provide(8) else { throw source.damage() }
    func number(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(source.bytes[source.position + offset + $1]) << UInt32(8 * $1) }
    }
    guard number(at: 0) == checksum.value, number(at: 4) == checksum.length else { throw source.damage() }
    source.position += 8
  }
}
