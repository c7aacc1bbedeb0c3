#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity, size and modification time of a file. States differ if the file was replaced or written to.
package struct FileState: Hashable, Sendable {
  /// Identifies a file regardless of its path.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  package let identity: Identity
  /// Whether it is a regular file, whose state reflects its contents. That of a pipe changes as it is read.
  package let isRegular: Bool
  /// Whether it is a folder.
  package let isFolder: Bool
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// When the file was last written to, in microseconds since 1970-01-01T00:00Z; at most the end of the year 9999.
  package var written: Int64 { max(0, min(seconds, 253_402_300_799)) * 1_000_000 }

  /// The state of the file at a path, links followed; nil if it is missing or cannot be reached.
  package init?(path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
  }
}
