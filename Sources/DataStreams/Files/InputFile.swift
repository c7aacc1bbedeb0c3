#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is open for reading and was checked first.
///
/// Every file the toolkit reads is opened here. Devices, sockets and folders are refused before they are opened, so no
/// path can block the program or feed it without end; a pipe is accepted only where the caller says so. What is read
/// never exceeds `maximumBytes`, whatever size the file claims to have.
package final class InputFile {
  /// The kinds of file a caller accepts.
  package enum Kinds: Hashable, Sendable {
    /// Regular files, and links to them.
    case regular
    /// Regular files and pipes: for paths a person wrote on the command line, as in `filterq check <(make-queries)`.
    case regularOrPipe
  }

  /// The path, as given.
  package let path: String
  /// The size in bytes when the file was opened; nil for a pipe.
  package let size: Int?
  /// What the file was when it was opened.
  package let state: FileState
  /// The device and inode, which are the same for two paths of one file.
  package var identity: FileState.Identity { state.identity }

  private let descriptor: CInt
  private let maximumBytes: Int
  private var bytesRead = 0

  /// Opens the file at a path.
  ///
  /// - Parameters:
  ///   - kinds: Which kinds of file are accepted; anything else throws `.special`, a folder `.folder`.
  ///   - maximumBytes: The limit on what is read. A regular file larger than this throws `.tooLarge` at once, a file that
  ///     turns out to hold more throws it from `read(into:)`.
  ///   - root: A folder the file must be in after all links are followed; otherwise `.outside` is thrown. Nil for no check.
  package init(
    path: String, accepting kinds: Kinds = .regular, maximumBytes: Int = .max, within root: String? = nil
  ) throws(PackedFileError) {
    func refuse(_ reason: PackedFileError.Reason) -> PackedFileError { PackedFileError(path: path, reason: reason) }
    // The system would read a path up to its first zero byte only, which is another path.
    if path.utf8.contains(0) { throw refuse(.missing) }
    // Bytes, not a string: a name in the file system need not be UTF-8, and canonically equal names are different files.
    var target = Array(path.utf8CString)
    if let root {
      guard let resolved = Self.resolvedBytes(path) else { throw refuse(.missing) }
      guard var folder = Self.resolvedBytes(root)?.dropLast() else { throw refuse(.outside) }
      let slash = CChar(truncatingIfNeeded: UInt8(ascii: "/"))
      if folder.last != slash { folder.append(slash) }
      guard resolved.starts(with: folder) else { throw refuse(.outside) }
      target = resolved
    }
    var status = stat()
    guard stat(target, &status) == 0 else { throw refuse(errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable) }
    try Self.check(status, kinds, path)
    // The file may be replaced between the check and the opening: never wait for a pipe's writer unless pipes are accepted,
    // follow no further link, and check again what was opened.
    var flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
    if kinds == .regular { flags |= O_NONBLOCK }
    if root != nil { flags |= O_NOFOLLOW }
    let descriptor = open(target, flags)
    guard descriptor >= 0 else { throw refuse(.unreadable) }
    do throws(PackedFileError) {
      guard fstat(descriptor, &status) == 0 else { throw refuse(.unreadable) }
      try Self.check(status, kinds, path)
      let isRegular = status.st_mode & S_IFMT == S_IFREG
      if isRegular, status.st_size > maximumBytes { throw refuse(.tooLarge(maximumBytes: maximumBytes)) }
      self.size = isRegular ? Int(status.st_size) : nil
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.state = FileState(status)
    self.descriptor = descriptor
    self.maximumBytes = maximumBytes
  }

  deinit { close(descriptor) }

  /// Reads the next bytes into a buffer, which must not be empty. Returns their number; 0 at the end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PackedFileError(path: path, reason: .unreadable) }
      guard count <= maximumBytes - bytesRead else {
        throw PackedFileError(path: path, reason: .tooLarge(maximumBytes: maximumBytes))
      }
      bytesRead += count
      return count
    }
  }

  /// Reads the bytes at an offset into a buffer, which must not be empty, wherever `read(into:)` has got to. Returns their number,
  /// less than asked for only at the end of the file. Of regular files only; several threads may read at once.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(PackedFileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PackedFileError(path: path, reason: .unreadable) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// All bytes of a file. The parameters are those of the initializer; the default limit is 64 MiB.
  package static func bytes(
    ofFile path: String, accepting kinds: Kinds = .regular, maximumBytes: Int = 64 << 20, within root: String? = nil
  ) throws(PackedFileError) -> [UInt8] {
    try InputFile(path: path, accepting: kinds, maximumBytes: maximumBytes, within: root).rest()
  }

  /// All bytes that are left, or the first of them.
  package func rest(atMost limit: Int = .max) throws(PackedFileError) -> [UInt8] {
    var result: [UInt8] = []
    // The size is a claim: a file with holes may say terabytes.
    if let size { result.reserveCapacity(min(size, limit, maximumBytes, 64 << 20)) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while result.count < limit {
      let count = try read(into: buffer)
      guard count > 0 else { break }
      result.append(contentsOf: buffer[..<min(count, limit - result.count)])
    }
    return result
  }

  /// The path with all links followed; nil if there is no such file.
  package static func resolved(_ path: String) -> String? {
    resolvedBytes(path).map { String(decoding: $0.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self) }
  }

  /// The same as bytes with a zero byte at the end.
  private static func resolvedBytes(_ path: String) -> [CChar]? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved) + 1))
  }

  private static func check(_ status: stat, _ kinds: Kinds, _ path: String) throws(PackedFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFIFO where kinds == .regularOrPipe: return
    case S_IFDIR: throw PackedFileError(path: path, reason: .folder)
    default: throw PackedFileError(path: path, reason: .special)
    }
  }
}

/// What a file was at some moment. A file that was written to since is another one, as far as its size and its time tell.
package struct FileState: Hashable, Sendable {
  /// What tells two files apart, whatever their paths.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64

    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// The device and inode.
  package let identity: Identity
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
  }
}
