import Foundation

/// The bytes of a file in a buffer of fixed size, which is filled again as they are used up.
///
/// Who reads looks at `bytes[position..<end]` and moves `position` on. It may step back by up to `kept` bytes even after the
/// buffer was filled again: a bit reader runs ahead by whole bytes and gives them back.
final class ByteSource {
  private let handle: FileHandle
  private let path: String
  /// The buffer. Only bytes before `end` have a meaning.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The first byte not used yet.
  var position = 0
  /// The end of what is in the buffer.
  private(set) var end = 0
  /// Whether nothing follows what is in the buffer.
  private(set) var isLast = false
  /// Where in the file the buffer begins.
  private var start = 0
  /// How many bytes the file has, where that is known.
  let totalBytes: Int?

  static let kept = 8
  private static let chunk = 1 << 18

  /// Opens a file. A folder and what cannot be opened throw.
  init(path: String) throws(PackedFileError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw PackedFileError(path: path, reason: .missing)
    }
    if isDirectory.boolValue { throw PackedFileError(path: path, reason: .folder) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw PackedFileError(path: path, reason: .unreadable)
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    self.totalBytes = attributes?[.type] as? FileAttributeType == .typeRegular ? attributes?[.size] as? Int : nil
    self.handle = handle
    self.path = path
    self.bytes = .allocate(capacity: Self.kept + 2 * Self.chunk)
  }

  deinit {
    bytes.deallocate()
    try? handle.close()
  }

  /// How many bytes of the file were used.
  var offset: Int { start + position }

  /// How many unused bytes are in the buffer.
  var available: Int { end - position }

  /// Sees to it that `wanted` bytes (at most a chunk) are in the buffer, or all there are. Answers whether they are.
  func provide(_ wanted: Int) throws(PackedFileError) -> Bool {
    while available < wanted, !isLast { try read() }
    return available >= wanted
  }

  private func read() throws(PackedFileError) {
    let dropped = max(0, position - Self.kept)
    if dropped > 0 {
      UnsafeMutableRawPointer(bytes).copyMemory(from: bytes + dropped, byteCount: end - dropped)
      start += dropped
      position -= dropped
      end -= dropped
    }
    let data: Data?
    do { data = try handle.read(upToCount: Self.chunk) } catch {
      throw PackedFileError(path: path, reason: .unreadable)
    }
    guard let data, !data.isEmpty else {
      isLast = true
      return
    }
    data.copyBytes(to: bytes + end, count: data.count)
    end += data.count
  }

  /// The next byte; nil at the end of the file.
  func next() throws(PackedFileError) -> UInt8? {
    guard try provide(1) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// The error for damage at the place reached, or `back` bytes before it.
  func damage(back: Int = 0) -> PackedFileError {
    PackedFileError(path: path, reason: .damaged(offset: max(0, offset - back)))
  }
}
