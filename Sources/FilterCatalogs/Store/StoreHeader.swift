import DataStreams

/// What the first hundred bytes of a file say about it, read without SQLite, which would begin to write.
enum StoreHeader: Equatable {
  /// The file has no bytes: nothing was saved yet.
  case empty
  /// A store, with the version of its tables.
  case store(version: UInt32)

  /// Tells our files from other databases: "FQST".
  static let applicationID: UInt32 = 0x4651_5354
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Looks at a file. Throws what is wrong with it where it is neither a store nor empty.
  init(of target: String, maximumBytes: Int = .max) throws(StoreError) {
    var bytes: [UInt8] = []
    do throws(PackedFileError) {
      let file = try InputFile(path: target, maximumBytes: maximumBytes)
      var buffer = [UInt8](repeating: 0, count: 100)
      while bytes.count < 100 {
        let count = try Self.read(file, &buffer)
        if count == 0 { break }
        bytes += buffer[..<min(count, 100 - bytes.count)]
      }
    } catch {
      switch error.reason {
      case .missing: throw .missing(path: target)
      case .folder: throw .folder(path: target)
      case .special: throw .special(path: target)
      case .tooLarge(let maximumBytes): throw .tooLarge(path: target, maximumBytes: maximumBytes)
      case .unreadable, .outside, .damaged: throw .unreadable(path: target)
      }
    }
    if bytes.isEmpty {
      self = .empty
      return
    }
    guard bytes.starts(with: Self.magic) else { throw .notAStore(path: target) }
    func number(at offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    guard bytes.count == 100, number(at: 68) == Self.applicationID else { throw .foreign(path: target) }
    let version = number(at: 60)
    guard version <= StoreTables.version else { throw .newer(path: target) }
    self = .store(version: version)
  }

  private static func read(_ file: InputFile, _ buffer: inout [UInt8]) throws(PackedFileError) -> Int {
    var result: Result<Int, PackedFileError> = .success(0)
    buffer.withUnsafeMutableBytes { bytes in
      do throws(PackedFileError) { result = .success(try file.read(into: bytes)) } catch { result = .failure(error) }
    }
    return try result.get()
  }
}
