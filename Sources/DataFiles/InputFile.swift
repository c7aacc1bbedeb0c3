package import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is open for reading.
///
/// The package opens every file it reads here. Devices, sockets and folders are refused before they are opened, so no
/// path can block the program or return endless data; a pipe is accepted only if the caller permits it. At most
/// `maximumBytes` are read, whatever size the file claims.
package final class InputFile {
  /// The kinds of file that a caller accepts.
  package enum Kinds: Hashable, Sendable {
    /// Regular files, and links to them.
    case regular
    /// Regular files and pipes, for paths from the command line such as `filterq check <(make-queries)`.
    case regularOrPipe
  }

  /// The path, as given.
  package let path: String
  /// The size in bytes when the file was opened; nil for a pipe.
  package let size: Int?
  /// The state of the file when it was opened.
  package let state: FileState
  /// The device and inode, equal for two paths of one file.
  package var identity: FileState.Identity { state.identity }

  private let descriptor: CInt
  private let isOwned: Bool
  private let maximumBytes: Int
  private var bytesRead = 0

  /// Opens the file at a path.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of file that are accepted. A folder throws `.folder`, anything else `.special`.
  ///   - maximumBytes: The maximum number of bytes. A larger regular file throws `.tooLarge` at once; a pipe, or a file
  ///     that grows, throws it from `read(into:)`.
  ///   - root: A folder that the file must be in after all links are followed; otherwise `.outside` is thrown. Nil for
  ///     no check.
  package init(
    path: String, accepting kinds: Kinds = .regular, maximumBytes: Int = .max, within root: String? = nil
  ) throws(PackedFileError) {
    func refuse(_ reason: PackedFileError.Reason) -> PackedFileError { PackedFileError(path: path, reason: reason) }
    // The system ends a path at its first zero byte.
    if path.utf8.contains(0) { throw refuse(.missing) }
    // Bytes, not a string: file names need not be UTF-8, and canonically equal names are different files.
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
    try Self.check(status, kinds: kinds, path: path)
    // The file may be replaced between the check and the opening: do not wait for a pipe's writer unless pipes are
    // accepted, follow no further link, and check the opened file again.
    var flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
    if kinds == .regular { flags |= O_NONBLOCK }
    if root != nil { flags |= O_NOFOLLOW }
    let descriptor = open(target, flags)
    guard descriptor >= 0 else { throw refuse(.unreadable) }
    do throws(PackedFileError) {
      guard fstat(descriptor, &status) == 0 else { throw refuse(.unreadable) }
      try Self.check(status, kinds: kinds, path: path)
      let isRegular = status.st_mode & S_IFMT == S_IFREG
      if isRegular, status.st_size > maximumBytes { throw refuse(.tooLarge(maximumBytes: maximumBytes)) }
      self.size = isRegular ? Int(clamping: status.st_size) : nil
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.state = FileState(status)
    self.descriptor = descriptor
    self.isOwned = true
    self.maximumBytes = maximumBytes
  }

  /// Reads a descriptor that is open already, such as 0 for standard input: a file, pipe, socket or terminal. It stays
  /// open afterwards. `name` is used in messages. A read returns what is there and does not wait for more.
  package init(descriptor: CInt, name: String, maximumBytes: Int = .max) throws(PackedFileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PackedFileError(path: name, reason: .unreadable) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw PackedFileError(path: name, reason: .folder) }
    path = name
    size = status.st_mode & S_IFMT == S_IFREG ? Int(clamping: status.st_size) : nil
    state = FileState(status)
    self.descriptor = descriptor
    isOwned = false
    self.maximumBytes = maximumBytes
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// The size of the file now, in bytes.
  package var currentSize: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(clamping: status.st_size) : 0
  }

  /// Reads the next bytes into a nonempty buffer. Returns their number; 0 at the end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count < 0, Descriptor.canRetry(descriptor, POLLIN) { continue }
      guard count >= 0 else { throw PackedFileError(path: path, reason: .unreadable) }
      guard count <= maximumBytes - bytesRead else {
        throw PackedFileError(path: path, reason: .tooLarge(maximumBytes: maximumBytes))
      }
      bytesRead += count
      return count
    }
  }

  /// Reads the bytes at an offset of a regular file into a nonempty buffer, independently of `read(into:)`. Returns
  /// their number, less than the size of the buffer only at the end of the file. Several threads may read at once.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(PackedFileError) -> Int {
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

  /// The bytes at an offset of a regular file, fewer than asked for only at its end.
  package func bytes(at offset: Int, count: Int) throws(PackedFileError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { buffer.deallocate() }
    return Array(buffer[..<(try read(into: buffer, at: offset))])
  }

  /// The descriptor at the beginning of the file, for a program that reads it.
  var rewoundDescriptor: CInt {
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// All bytes of a file. The parameters are those of the initializer; the default maximum is 64 MiB.
  package static func bytes(
    ofFile path: String, accepting kinds: Kinds = .regular, maximumBytes: Int = 64 << 20, within root: String? = nil
  ) throws(PackedFileError) -> [UInt8] {
    try InputFile(path: path, accepting: kinds, maximumBytes: maximumBytes, within: root).rest()
  }

  /// The unread bytes, at most `limit` of them.
  package func rest(atMost limit: Int = .max) throws(PackedFileError) -> [UInt8] {
    var result: [UInt8] = []
    // Do not trust the size: a sparse file may claim terabytes.
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

  /// The path with all links followed; nil if the file is missing.
  package static func resolved(_ path: String) -> String? {
    resolvedBytes(path).map { String(decoding: $0.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self) }
  }

  /// The folder that a path is in; nil for the topmost one, and for a path without a folder.
  package static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The bytes of the path with all links followed, and a zero byte.
  private static func resolvedBytes(_ path: String) -> [CChar]? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved) + 1))
  }

  private static func check(_ status: stat, kinds: Kinds, path: String) throws(PackedFileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFIFO where kinds == .regularOrPipe: return
    case S_IFDIR: throw PackedFileError(path: path, reason: .folder)
    default: throw PackedFileError(path: path, reason: .special)
    }
  }
}
