import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files atomically.
///
/// The package writes every file here except the catalog store. Only regular files are replaced, never a folder, a
/// device or a pipe, and never a read-only file, not even by an administrator. Links are followed and stay links. The
/// contents are written to a new file in the same folder, which then replaces the old one with its mode, owner and
/// group. If that fails, the old file is unchanged and the new one is removed.
///
/// A file with several hard links, or whose owner cannot be kept, is overwritten in place instead. Bytes beyond its old
/// length are written first, so that a full disk leaves it unchanged; only a crash of the machine leaves it half
/// written.
package enum OutputFile {
  /// A requirement for a file that already exists.
  package enum Condition: Hashable, Sendable {
    /// The file has not changed since it was read; otherwise `.changed` is thrown.
    case unchanged(since: FileState)
    /// The file is not one of these input files; otherwise `.input` is thrown.
    case otherThan([String])
    /// The file is not one of these input files, and is empty or begins with these bytes; otherwise `.foreign` is
    /// thrown.
    case beginningWith([UInt8], otherThan: [String])
  }

  /// Throws the errors that ``write(_:to:_:)`` throws before it writes, except for a folder that cannot be written to.
  package static func check(_ path: String, condition: Condition) throws(OutputFileError) {
    _ = try target(at: path, condition: condition)
  }

  /// Writes the bytes to the file at a path.
  ///
  /// - Parameter progress: Gets the part that is written, from 0 to 1.
  package static func write(
    _ bytes: [UInt8], to path: String, _ condition: Condition, progress: (Double) -> Void = { _ in }
  ) throws(OutputFileError) {
    let target = try target(at: path, condition: condition)
    let isReplaced = try replace(target, condition: condition) { pieces throws(OutputFileError) in
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        let end = min(bytes.count, start + pieceSize)
        try pieces.write(bytes[start..<end])
        progress(Double(end) / Double(bytes.count))
      }
    }
    if !isReplaced { try overwrite(target, with: bytes) }
  }

  /// Writes a file piece by piece, with the memory of a piece. If `fill` throws, nothing was written. Where a file must
  /// be overwritten in place, the pieces are collected in memory.
  package static func write(
    to path: String, _ condition: Condition, fill: (OutputPieces) throws(OutputFileError) -> Void
  ) throws(OutputFileError) {
    let target = try target(at: path, condition: condition)
    if try replace(target, condition: condition, fill: fill) { return }
    let pieces = OutputPieces(of: path, descriptor: nil)
    try fill(pieces)
    try overwrite(target, with: pieces.collected)
  }

  private static let pieceSize = 8 << 20

  struct Target {
    /// The path as given, for messages.
    let path: String
    /// The path with links followed.
    let resolved: String
    /// The existing file; nil if there is none.
    let old: stat?

    func failure(_ error: CInt = errno) -> OutputFileError {
      OutputFileError(path: path, reason: .failed(String(cString: strerror(error))))
    }
  }

  static func target(at path: String, condition: Condition) throws(OutputFileError) -> Target {
    func refuse(_ reason: OutputFileError.Reason) -> OutputFileError { OutputFileError(path: path, reason: reason) }
    guard let resolved = InputFile.resolved(path) else {
      let error = errno
      var link = stat()
      // A link to a missing file is not replaced.
      guard error == ENOENT, lstat(path, &link) != 0 else { throw refuse(.failed(String(cString: strerror(error)))) }
      if case .unchanged = condition { throw refuse(.changed) }
      return Target(path: path, resolved: path, old: nil)
    }
    var old = stat()
    guard stat(resolved, &old) == 0 else { throw refuse(.failed(String(cString: strerror(errno)))) }
    switch old.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw refuse(.folder)
    default: throw refuse(.special)
    }
    let inputs: [String]
    switch condition {
    case .unchanged(let state):
      if FileState(old) != state { throw refuse(.changed) }
      inputs = []
    case .otherThan(let paths), .beginningWith(_, let paths): inputs = paths
    }
    for input in inputs {
      var status = stat()
      if stat(input, &status) == 0, FileState(status).identity == FileState(old).identity { throw refuse(.input) }
    }
    // The system lets an administrator write read-only files.
    if old.st_mode & 0o222 == 0 || access(resolved, W_OK) != 0 { throw refuse(.readOnly) }
    if case .beginningWith(let magic, _) = condition, old.st_size > 0 {
      var head: [UInt8] = []
      do throws(PackedFileError) { head = try InputFile(path: resolved).rest(atMost: magic.count) } catch {}
      if head != magic { throw refuse(.foreign) }
    }
    return Target(path: path, resolved: resolved, old: old)
  }

  /// Replaces the old file with a new one. Returns false and changes nothing if the old one has other names, its owner
  /// cannot be kept or the folder cannot be written to.
  private static func replace(
    _ target: Target, condition: Condition, fill: (OutputPieces) throws(OutputFileError) -> Void
  ) throws(OutputFileError) -> Bool {
    guard let file = try StagedFile(for: target, condition) else { return false }
    try fill(OutputPieces(of: target.path, descriptor: file.descriptor))
    try file.commit()
    return true
  }

  /// The mode of a new file until it gets that of the old one: meanwhile, no other user may read it.
  static func initialMode(replacing old: stat?) -> mode_t { old == nil ? 0o666 : 0o600 }

  /// Writes the bytes into the old file.
  private static func overwrite(_ target: Target, with bytes: [UInt8]) throws(OutputFileError) {
    let descriptor = open(target.resolved, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw target.failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw target.failure() }
    guard let old = target.old, FileState(status) == FileState(old) else {
      throw OutputFileError(path: target.path, reason: .changed)
    }
    let size = min(Int(status.st_size), bytes.count)
    do throws(OutputFileError) { try send(bytes[size...], at: size, to: descriptor, path: target.path) } catch {
      _ = ftruncate(descriptor, status.st_size)
      throw error
    }
    try send(bytes[..<size], at: 0, to: descriptor, path: target.path)
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0 else { throw target.failure() }
  }

  /// Writes all bytes at an offset.
  fileprivate static func send(
    _ bytes: ArraySlice<UInt8>, at start: Int, to descriptor: CInt, path: String
  ) throws(OutputFileError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, off_t(start + sent))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw OutputFileError(path: path, reason: .failed(String(cString: strerror(count < 0 ? errno : EIO))))
      }
      sent += count
    }
  }
}

/// Takes the pieces of a file that is written.
package final class OutputPieces {
  private let path: String
  /// The new file; nil if the pieces are collected.
  private let descriptor: CInt?
  private var count = 0
  fileprivate private(set) var collected: [UInt8] = []

  fileprivate init(of path: String, descriptor: CInt?) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Writes a piece after those before.
  package func write(_ piece: ArraySlice<UInt8>) throws(OutputFileError) {
    guard let descriptor else {
      collected += piece
      return
    }
    try OutputFile.send(piece, at: count, to: descriptor, path: path)
    count += piece.count
  }
}

/// An error of writing a file. An existing file is unchanged.
package struct OutputFileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The path names a folder.
    case folder
    /// The path names a device, a socket or a pipe.
    case special
    /// The mode of the file or the rights of this user forbid writing.
    case readOnly
    /// The file changed after it was read.
    case changed
    /// The file is one of the input files.
    case input
    /// The file was not written by the command that would replace it.
    case foreign
    /// An error of the system, in its words.
    case failed(String)
  }

  /// The path, as given.
  package let path: String
  package let reason: Reason

  /// An error of writing the file at `path`.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// A sentence without a full stop: `cannot write 'a.cards': it is read-only`.
  package var message: String {
    switch reason {
    case .folder: "cannot write '\(path)': it is a folder"
    case .special: "cannot write '\(path)': it is not a regular file"
    case .readOnly: "cannot write '\(path)': it is read-only"
    case .changed: "cannot write '\(path)': it changed while it was being read"
    case .input: "cannot write '\(path)': it is one of the files that are read"
    case .foreign: "cannot write '\(path)': it holds something else"
    case .failed(let reason): "cannot write '\(path)': \(reason)"
    }
  }
}
