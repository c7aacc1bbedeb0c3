/// The bytes of a file in a buffer of fixed size, which is filled again as they are used up.
///
/// Who reads looks at `bytes[position..<end]` and moves `position` on. It may step back by up to `kept` bytes even after the
/// buffer was filled again: a bit reader runs ahead by whole bytes and gives them back.
package final class ByteSource {
  private let file: InputFile
  /// The buffer. Only bytes before `end` have a meaning.
  package let bytes: UnsafeMutablePointer<UInt8>
  /// The first byte not used yet.
  package var position = 0
  /// The end of what is in the buffer.
  package private(set) var end = 0
  /// Whether nothing follows what is in the buffer.
  package private(set) var isLast = false
  /// Where in the file the buffer begins.
  private var start = 0
  /// How many bytes the file has, where that is known.
  package let totalBytes: Int?

  package static let kept = 8
  private static let chunk = 1 << 18

  /// Opens a file. What is not accepted throws.
  package init(path: String, accepting kinds: InputFile.Kinds, maximumBytes: Int) throws(PackedFileError) {
    file = try InputFile(path: path, accepting: kinds, maximumBytes: maximumBytes)
    totalBytes = file.size
    bytes = .allocate(capacity: Self.kept + 2 * Self.chunk)
  }

  deinit { bytes.deallocate() }

  /// The path, as given.
  package var path: String { file.path }

  /// How many bytes of the file were used.
  package var offset: Int { start + position }

  /// How many unused bytes are in the buffer.
  package var available: Int { end - position }

  /// Sees to it that `wanted` bytes (at most a chunk) are in the buffer, or all there are. Answers whether they are.
  package func provide(_ wanted: Int) throws(PackedFileError) -> Bool {
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
    let count = try file.read(into: UnsafeMutableRawBufferPointer(start: bytes + end, count: Self.chunk))
    if count == 0 { isLast = true }
    end += count
  }

  /// The next byte; nil at the end of the file.
  package func next() throws(PackedFileError) -> UInt8? {
    guard try provide(1) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// The error for damage at the place reached, or `back` bytes before it.
  package func damage(back: Int = 0) -> PackedFileError {
    PackedFileError(path: file.path, reason: .damaged(offset: max(0, offset - back)))
  }
}
