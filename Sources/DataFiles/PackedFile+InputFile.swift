package import DataStreams

extension PackedFile {
  /// Opens a file. Throws if it is missing or cannot be read. An empty file has no pieces.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of file that are accepted. Pipes are by default, since a path usually comes from the command
  ///     line.
  ///   - maximumBytes: The maximum size of the file itself.
  ///   - maximumUnpackedBytes: The maximum size of the text. `next()` throws `.tooLarge` for the piece that exceeds it.
  package convenience init(
    path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = .max,
    maximumUnpackedBytes: Int = .max
  ) throws(PackedFileError) {
    let file = try InputFile(path: path, accepting: kinds, maximumBytes: maximumBytes)
    try self.init(file, maximumUnpackedBytes: maximumUnpackedBytes)
  }

  /// Reads a file that is open, from its next byte on.
  ///
  /// - Parameter runsPrograms: Whether programs may be started for a file that only they can read. Such a file is refused
  ///   otherwise.
  package convenience init(
    _ file: InputFile, runsPrograms: Bool = false, maximumUnpackedBytes: Int = .max
  ) throws(PackedFileError) {
    guard let unpacker = Unpacker(for: file) else {
      try self.init(ByteSource(file), maximumUnpackedBytes: maximumUnpackedBytes)
      return
    }
    if !runsPrograms { throw unpacker.refusal(of: file.path) }
    try self.init(try unpacker.source(of: file), isUnpacked: true, maximumUnpackedBytes: maximumUnpackedBytes)
  }
}

extension ByteSource {
  /// Reads an open file from its next byte on.
  package convenience init(_ file: InputFile) {
    self.init(
      named: file.path, size: file.size, currentSize: { file.currentSize },
      reading: { buffer throws(PackedFileError) in try file.read(into: buffer) })
  }
}

extension FileFormat {
  /// Recognises a file, packed with gzip or not. Throws if it cannot be read. A pipe loses the bytes that are read.
  package static func ofFile(_ path: String) throws(PackedFileError) -> FileFormat {
    let file = try PackedFile(path: path)
    var head: [UInt8] = []
    while let piece = try file.next() {
      head += piece
      if let format = head.withUnsafeBufferPointer({ FileFormat($0, isWhole: false, name: path) }) { return format }
    }
    return head.withUnsafeBufferPointer { FileFormat($0, isWhole: true, name: path) } ?? .unknown(emptyText)
  }
}
