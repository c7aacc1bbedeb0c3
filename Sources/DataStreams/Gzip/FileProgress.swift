/// How much of a file has been read.
package struct FileProgress: Hashable, Sendable {
  /// The number of bytes read of the file itself, before decompression.
  package var bytesRead: Int
  /// The size of the file in bytes; nil for a pipe.
  package var totalBytes: Int?

  package init(bytesRead: Int, totalBytes: Int?) {
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
  }

  /// The part that has been read, from 0 to 1; nil for a pipe and an empty file.
  package var fraction: Double? {
    totalBytes.flatMap { $0 > 0 ? min(1, Double(bytesRead) / Double($0)) : nil }
  }
}
