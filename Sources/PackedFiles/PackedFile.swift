/// Reads a file a piece at a time, unpacked if it is packed with gzip (RFC 1952), which its first two bytes tell.
///
/// ```swift
/// let file = try PackedFile(path: "cards.jsonl.gz")
/// while let piece = try file.next() { … }
/// ```
///
/// Takes linear time; memory stays below a megabyte whatever the file. A file of several packed members behind one another is
/// read as their texts behind one another; what is no member behind the last one is left out, as by the program gzip.
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

  /// Opens a file. Throws where there is none, or it cannot be read. An empty file is fine, and has no piece.
  ///
  /// - Parameters:
  ///   - kinds: Which kinds of file are accepted. Pipes are by default: a path is usually one a person wrote.
  ///   - maximumBytes: The limit on the bytes of the file itself, packed if it is packed.
  package init(
    path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = .max
  ) throws(PackedFileError) {
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

  /// The next piece, never empty, of at most half a megabyte; nil behind the last one, and after an error. The buffer is
  /// valid until the next call, and as long as this object lives. Throws where the file cannot be read or its packing is
  /// damaged; a checksum that does not fit is found behind the last piece it covers.
  package func next() throws(PackedFileError) -> UnsafeBufferPointer<UInt8>? {
    do throws(PackedFileError) {
      return try piece()
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

  /// What stands before the packed bytes: the method, and optionally more of the file, which is passed over.
  private func readHeader() throws(PackedFileError) {
    var check = CRC32()
    func byte() throws(PackedFileError) -> UInt8 {
      guard let byte = try source.next() else { throw source.damage() }
      withUnsafePointer(to: byte) { check.add(UnsafeBufferPointer(start: $0, count: 1)) }
      return byte
    }
    for _ in 0..<2 { _ = try byte() }
    guard try byte() == 8 else { throw source.damage(back: 1) }
    let flags = try byte()
    guard flags & 0xE0 == 0 else { throw source.damage(back: 1) }
    for _ in 0..<6 { _ = try byte() }
    if flags & 4 != 0 {
      let length = Int(try byte()) | Int(try byte()) << 8
      for _ in 0..<length { _ = try byte() }
    }
    if flags & 8 != 0 { while try byte() != 0 {} }
    if flags & 16 != 0 { while try byte() != 0 {} }
    if flags & 2 != 0 {
      let wanted = UInt16(truncatingIfNeeded: check.value)
      guard UInt16(try byte()) | UInt16(try byte()) << 8 == wanted else { throw source.damage(back: 2) }
    }
  }

  /// The checksum and the length behind the packed bytes.
  private func readTrailer() throws(PackedFileError) {
    guard try source.provide(8) else { throw source.damage() }
    func number(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(source.bytes[source.position + offset + $1]) << UInt32(8 * $1) }
    }
    guard number(at: 0) == checksum.value, number(at: 4) == checksum.length else { throw source.damage() }
    source.position += 8
  }
}
