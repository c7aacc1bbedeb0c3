#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files whole.
///
/// Every file the toolkit writes, but for the store of catalogs, is written here. Only regular files are replaced, never a
/// folder, a device or a pipe, and none that is read-only, whoever runs the program. Links are followed and stay links. The
/// content goes to a new file beside the old one, which then takes its place with the mode, the owner and the group of the
/// old one: a failure leaves the old file as it was, and nothing beside it.
///
/// A file with several names (hard links), or whose owner cannot be kept, is overwritten where it is instead. What makes it
/// longer is written first, so that a full disk leaves it as it was; only if the machine stops in the middle is it left half
/// written.
package enum OutputFile {
  /// What must hold of a file that is there already.
  package enum Condition: Hashable, Sendable {
    /// It is as it was when it was read; anything else throws `.changed`.
    case unchanged(since: FileState)
    /// It is none of these files, which are read; otherwise `.input` is thrown.
    case otherThan([String])
    /// It is none of these files, and it is empty or begins with these bytes; otherwise `.foreign` is thrown.
    case beginningWith([UInt8], otherThan: [String])
  }

  /// Throws what ``write(_:to:_:)`` would throw before it writes anything, but for a folder that cannot be written to.
  package static func check(_ path: String, _ condition: Condition) throws(OutputFileError) {
    _ = try target(path, condition)
  }

  /// Writes the bytes to the file at a path.
  package static func write(
    _ bytes: [UInt8], to path: String, _ condition: Condition
  ) throws(OutputFileError) {
    let target = try target(path, condition)
    guard let old = target.old, old.st_nlink > 1 else {
      if try replace(target, bytes, condition) { return }
      return try overwrite(target, bytes)
    }
    try overwrite(target, bytes)
  }

  /// Where the bytes go.
  private struct Target {
    /// As it was given, for messages.
    let path: String
    /// With links followed.
    let resolved: String
    /// The file that is there.
    let old: stat?

    func failure(_ error: CInt = errno) -> OutputFileError {
      OutputFileError(path: path, reason: .failed(String(cString: strerror(error))))
    }
  }

  private static func target(_ path: String, _ condition: Condition) throws(OutputFileError) -> Target {
    func refuse(_ reason: OutputFileError.Reason) -> OutputFileError { OutputFileError(path: path, reason: reason) }
    guard let resolved = InputFile.resolved(path) else {
      let error = errno
      var link = stat()
      // A link whose target is missing is not replaced.
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
    // The system would let an administrator write what is marked as read-only.
    if old.st_mode & 0o222 == 0 || access(resolved, W_OK) != 0 { throw refuse(.readOnly) }
    if case .beginningWith(let magic, _) = condition, old.st_size > 0 {
      var head: [UInt8] = []
      do throws(PackedFileError) { head = try InputFile(path: resolved).rest(atMost: magic.count) } catch {}
      if head != magic { throw refuse(.foreign) }
    }
    return Target(path: path, resolved: resolved, old: old)
  }

  /// Puts a new file in the place of the old one; false, with nothing done, where that would change the owner or the folder
  /// does not let it.
  private static func replace(
    _ target: Target, _ bytes: [UInt8], _ condition: Condition
  ) throws(OutputFileError) -> Bool {
    let folder = target.resolved.lastIndex(of: "/").map { String(target.resolved[...$0]) } ?? ""
    let temporary = "\(folder).filterq-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, target.old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else {
      if target.old != nil, errno == EACCES || errno == EPERM { return false }
      throw target.failure()
    }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    do throws(OutputFileError) {
      if let old = target.old {
        var new = stat()
        _ = fstat(descriptor, &new)
        let isOwned = new.st_uid == old.st_uid && new.st_gid == old.st_gid
        if !isOwned, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
          close(descriptor)
          return false
        }
        guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw target.failure() }
      }
      try send(bytes[...], at: 0, descriptor, target)
      guard fsync(descriptor) == 0 else { throw target.failure() }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw target.failure() }
    // Whatever happened to the file meanwhile is not overwritten either.
    let again = try self.target(target.path, condition)
    guard again.resolved == target.resolved, again.old.map({ FileState($0) }) == target.old.map({ FileState($0) })
    else { throw OutputFileError(path: target.path, reason: .changed) }
    guard rename(temporary, target.resolved) == 0 else { throw target.failure() }
    isDone = true
    syncFolder(folder.isEmpty ? "." : folder)
    return true
  }

  /// Writes into the old file.
  private static func overwrite(_ target: Target, _ bytes: [UInt8]) throws(OutputFileError) {
    let descriptor = open(target.resolved, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw target.failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw target.failure() }
    guard let old = target.old, FileState(status) == FileState(old) else {
      throw OutputFileError(path: target.path, reason: .changed)
    }
    let size = min(Int(status.st_size), bytes.count)
    do throws(OutputFileError) { try send(bytes[size...], at: size, descriptor, target) } catch {
      _ = ftruncate(descriptor, status.st_size)
      throw error
    }
    try send(bytes[..<size], at: 0, descriptor, target)
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0 else { throw target.failure() }
  }

  private static func send(
    _ bytes: ArraySlice<UInt8>, at start: Int, _ descriptor: CInt, _ target: Target
  ) throws(OutputFileError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, off_t(start + sent))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw target.failure(count < 0 ? errno : EIO) }
      sent += count
    }
  }

  /// So that the new name outlives a power failure. Not every file system does that; nothing is lost then.
  private static func syncFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

/// Why a file is not written. The file that was there is as it was.
package struct OutputFileError: Error, Hashable, Sendable {
  /// The kinds of trouble.
  package enum Reason: Hashable, Sendable {
    /// The path is that of a folder.
    case folder
    /// The path names a device, a socket or a pipe.
    case special
    /// The file must not be written to, by its mode or for this user.
    case readOnly
    /// The file is not what it was when it was read.
    case changed
    /// The file is one of those that are read.
    case input
    /// The file was not made by the command that would replace it.
    case foreign
    /// The system's reason.
    case failed(String)
  }

  /// The path of the file, as it was given.
  package let path: String
  /// What is wrong.
  package let reason: Reason

  /// One sentence for people, without a full stop: `'a.cards' is read-only`.
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
