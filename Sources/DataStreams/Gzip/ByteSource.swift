/// The bytes of a file in a buffer of fixed size.
///
/// A reader uses `bytes[position..<end]` and advances `position`. It may move back by up to `kept` bytes even after the
/// buffer was refilled, because a bit reader reads ahead by whole bytes and returns them.
package final class ByteSource {
  /// Reads the next bytes into a nonempty buffer. Returns their number; 0 at the end.
  package typealias Reading = (UnsafeMutableRawBufferPointer) throws(PackedFileError) -> Int

  /// The path, as given.
  package let path: String
  private let reading: Reading
  /// The size of the file now, in bytes.
  private let currentSize: () -> Int
  /// The buffer, initialized up to `end`.
  package let bytes: UnsafeMutablePointer<UInt8>
  /// The index of the next byte.
  package var position = 0
  /// The end of the bytes in the buffer.
  package private(set) var end = 0
  /// Whether the buffer holds the end of the file.
  private var isLast = false
  /// The offset of the buffer in the file.
  private var start = 0
  /// The size of the file in bytes; nil for a pipe.
  package let totalBytes: Int?

  private static let kept = 8
  private static let chunk = 1 << 18

  /// Makes a source of what a closure reads.
  ///
  /// - Parameters:
  ///   - path: The path or name for messages.
  ///   - size: The size of the file in bytes; nil for a pipe.
  ///   - currentSize: The size of the file now, which is less if the file became shorter.
  package init(named path: String, size: Int?, currentSize: @escaping () -> Int, reading: @escaping Reading) {
    self.path = path
    self.reading = reading
    self.currentSize = currentSize
    totalBytes = size
    bytes = .allocate(capacity: Self.kept + 2 * Self.chunk)
  }

  /// Makes a source of bytes in memory.
  package convenience init(of text: [UInt8], named name: String) {
    var taken = 0
    self.init(
      named: name, size: text.count, currentSize: { text.count },
      reading: { buffer throws(PackedFileError) in
        let count = min(buffer.count, text.count - taken)
        text.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[taken..<taken + count])) }
        taken += count
        return count
      })
  }

  deinit { bytes.deallocate() }

  /// The offset of the next byte in the file.
  package var offset: Int { start + position }

  /// The number of unread bytes in the buffer.
  package var available: Int { end - position }

  /// Fills the buffer until it has `count` unread bytes (at most a chunk) or the file ends. Returns whether it has
  /// them.
  package func provide(_ count: Int) throws(PackedFileError) -> Bool {
    while available < count, !isLast { try read() }
    return available >= count
  }

  private func read() throws(PackedFileError) {
    let dropped = max(0, position - Self.kept)
    if dropped > 0 {
      UnsafeMutableRawPointer(bytes).copyMemory(from: bytes + dropped, byteCount: end - dropped)
      start += dropped
      position -= dropped
      end -= dropped
    }
    let count = try reading(UnsafeMutableRawBufferPointer(start: bytes + end, count: Self.chunk))
    if count == 0 { isLast = true }
    end += count
  }

  /// The next byte; nil at the end of the file.
  package func next() throws(PackedFileError) -> UInt8? {
    guard try provide(1) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// The error for a file that is shorter than it was when it was opened, and was not read that far; nil otherwise.
  var shortening: PackedFileError? {
    let size = currentSize()
    guard let totalBytes, offset < totalBytes, size < totalBytes else { return nil }
    return PackedFileError(path: path, reason: .shortened(from: totalBytes, to: size))
  }

  /// The error for damage at the current offset.
  package func damage() -> PackedFileError { PackedFileError(path: path, reason: .damaged(offset: offset)) }
}
