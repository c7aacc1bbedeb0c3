import Foundation

/// A file read a piece at a time, unpacked if it is packed with gzip (RFC 1952).
struct PackedFile {
  /// What is wrong with a file, and where.
  struct Failure: Error, Hashable {
    let message: String
  }

  private let path: String

  init(_ path: String) { self.path = path }

  /// Hands the bytes of the file on, piece by piece. Throws where the file cannot be read, or its packing is damaged.
  func pieces(_ take: @escaping ([UInt8]) throws -> Void) throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure(message: "there is no file '\(path)'")
    }
    guard !isDirectory.boolValue, let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(message: "'\(path)' cannot be read")
    }
    let source = ByteSource(handle)
    let (first, second) = (try source.next(), try source.next())
    if first == 0x1F, second == 0x8B { return try unpack(source, take) }
    var piece = [first, second].compactMap { $0 }
    piece += source.rest
    while !piece.isEmpty {
      try take(piece)
      piece = try source.read()
    }
  }

  private func unpack(_ source: ByteSource, _ take: @escaping ([UInt8]) throws -> Void) throws {
    do {
      try member(source, take)
      // Files may be put one behind the other.
      while let first = try source.next() {
        guard first == 0x1F, try source.next() == 0x8B else { return }
        try member(source, take)
      }
    } catch is Inflater.Damaged {
      throw Failure(message: "the gzip packing of '\(path)' is damaged near byte \(source.count)")
    }
  }

  /// One packed file, behind its first two bytes.
  private func member(_ source: ByteSource, _ take: @escaping ([UInt8]) throws -> Void) throws {
    func byte() throws -> UInt8 {
      guard let byte = try source.next() else { throw Inflater.Damaged() }
      return byte
    }
    guard try byte() == 8 else { throw Inflater.Damaged() }
    let flags = try byte()
    for _ in 0..<6 { _ = try byte() }
    if flags & 4 != 0 {
      let length = Int(try byte()) | Int(try byte()) << 8
      for _ in 0..<length { _ = try byte() }
    }
    if flags & 8 != 0 { while try byte() != 0 {} }
    if flags & 16 != 0 { while try byte() != 0 {} }
    if flags & 2 != 0 { for _ in 0..<2 { _ = try byte() } }
    var check = Checksum()
    var inflater = Inflater({ try source.next() }) { piece in
      check.add(piece)
      try take(piece)
    }
    try inflater.run()
    var trailer: [UInt8] = []
    for _ in 0..<8 { trailer.append(try inflater.trailingByte()) }
    func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    guard number(trailer[..<4]) == check.value, number(trailer[4...]) == check.length else { throw Inflater.Damaged() }
  }
}

/// The bytes of a file, one by one, read in larger pieces.
final class ByteSource {
  private let handle: FileHandle
  private var chunk: [UInt8] = []
  private var offset = 0
  /// How many bytes were handed out.
  private(set) var count = 0

  init(_ handle: FileHandle) { self.handle = handle }

  func next() throws -> UInt8? {
    if offset == chunk.count {
      chunk = try read()
      offset = 0
      if chunk.isEmpty { return nil }
    }
    offset += 1
    count += 1
    return chunk[offset - 1]
  }

  /// What was read and not handed out yet.
  var rest: [UInt8] { Array(chunk[offset...]) }

  func read() throws -> [UInt8] {
    do { return Array(try handle.read(upToCount: 1 << 16) ?? Data()) } catch { return [] }
  }
}

/// The checksum of RFC 1952 (CRC-32), and the length.
struct Checksum {
  private var state: UInt32 = .max
  /// How many bytes were added, modulo 2 to the 32nd.
  private(set) var length: UInt32 = 0

  var value: UInt32 { ~state }

  /// Of nothing yet.
  init() {}

  /// Of some bytes.
  init(of bytes: [UInt8]) { add(bytes) }

  mutating func add(_ bytes: [UInt8]) {
    length &+= UInt32(truncatingIfNeeded: bytes.count)
    for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
