#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new file in the folder of another one, whose place it takes when it is committed; otherwise it is removed, also by
/// SIGINT, SIGTERM and SIGHUP.
package final class StagedFile {
  /// The path of the new file.
  package let path: String
  /// The new file, open for writing.
  let descriptor: CInt
  private let target: OutputFile.Target
  private let condition: OutputFile.Condition
  private var isOpen = true
  private var isRemovable = true
  private var registration: TemporaryFiles.Registration?

  /// Makes an empty file that can take the place of the one at a path, with its mode, owner and group; they are the
  /// usual ones if there is none.
  ///
  /// - Returns: Nil, with nothing changed, if the old file has other names, its owner cannot be kept or the folder cannot
  ///   be written to.
  package convenience init?(for path: String, _ condition: OutputFile.Condition) throws(OutputFileError) {
    try self.init(for: OutputFile.target(at: path, condition: condition), condition)
  }

  /// Makes an empty file beside the one at a path. It is only for this user, and is never committed.
  package static func scratch(beside path: String) throws(OutputFileError) -> StagedFile {
    let target = try OutputFile.target(at: path, condition: .otherThan([]))
    return try StagedFile(target, .otherThan([]), mode: 0o600)
  }

  init?(for target: OutputFile.Target, _ condition: OutputFile.Condition) throws(OutputFileError) {
    (self.target, self.condition) = (target, condition)
    if let old = target.old, old.st_nlink > 1 { return nil }
    path = StagedFile.newPath(beside: target.resolved)
    registration = TemporaryFiles.register(path)
    descriptor = StagedFile.create(path, mode: OutputFile.initialMode(replacing: target.old))
    guard descriptor >= 0 else {
      (isOpen, isRemovable) = (false, false)
      if target.old != nil, errno == EACCES || errno == EPERM { return nil }
      throw target.failure()
    }
    guard let old = target.old else { return }
    var new = stat()
    _ = fstat(descriptor, &new)
    let isOwned = new.st_uid == old.st_uid && new.st_gid == old.st_gid
    if !isOwned, fchown(descriptor, old.st_uid, old.st_gid) != 0 { return nil }
    guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw target.failure() }
  }

  private init(
    _ target: OutputFile.Target, _ condition: OutputFile.Condition, mode: mode_t
  ) throws(OutputFileError) {
    (self.target, self.condition) = (target, condition)
    path = StagedFile.newPath(beside: target.resolved)
    registration = TemporaryFiles.register(path)
    descriptor = StagedFile.create(path, mode: mode)
    if descriptor < 0 {
      (isOpen, isRemovable) = (false, false)
      throw target.failure()
    }
  }

  deinit { remove() }

  /// Makes the file survive a crash and lets it take the place of the other one, unless that one changed since this one
  /// was made.
  package func commit() throws(OutputFileError) {
    guard fsync(descriptor) == 0 else { throw target.failure() }
    isOpen = false
    guard close(descriptor) == 0 else { throw target.failure() }
    let again = try OutputFile.target(at: target.path, condition: condition)
    guard again.resolved == target.resolved, again.old.map({ FileState($0) }) == target.old.map({ FileState($0) })
    else { throw OutputFileError(path: target.path, reason: .changed) }
    guard rename(path, target.resolved) == 0 else { throw target.failure() }
    isRemovable = false
    registration = nil
    StagedFile.syncFolder(StagedFile.folder(of: target.resolved))
  }

  /// Removes the file unless it was committed.
  package func remove() {
    if isOpen { close(descriptor) }
    isOpen = false
    if isRemovable { unlink(path) }
    isRemovable = false
    registration = nil
  }

  private static func create(_ path: String, mode: mode_t) -> CInt {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  }

  private static func newPath(beside path: String) -> String {
    "\(folder(of: path)).filterq-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
  }

  /// The folder of a path with the slash after it; nothing for that of the process.
  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Makes the new name survive a power failure, where the file system supports that.
  private static func syncFolder(_ path: String) {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
