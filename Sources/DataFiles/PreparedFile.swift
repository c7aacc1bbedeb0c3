import DataStreams

/// An open file that is read by offset.
package final class PreparedFile: @unchecked Sendable {
  // Reading by offset does not change the object.
  private let file: InputFile
  /// The size in bytes when the file was opened.
  package let size: Int

  package init(_ file: InputFile) {
    self.file = file
    size = file.size ?? 0
  }

  /// The path, as given.
  package var path: String { file.path }

  /// Fills a buffer with the bytes at an offset. Returns false if that fails.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    if buffer.isEmpty { return true }
    do throws(PackedFileError) { return try file.read(into: buffer, at: offset) == buffer.count } catch { return false }
  }

  /// Integers of eight bytes at an offset; nil if the file ends before.
  package func words(_ count: Int, at offset: Int) -> [UInt64]? {
    guard count <= (size - offset) / 8 else { return nil }
    var isRead = false
    let words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = read(into: UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: 8 * count), at: offset)
      initialized = isRead ? count : 0
    }
    return isRead ? words : nil
  }
}
