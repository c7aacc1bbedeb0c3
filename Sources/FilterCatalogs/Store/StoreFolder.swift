import DataStreams
import Foundation

/// The files of a store on the disk: where they are, who may read them, and how they are set aside.
///
/// What a person searched for is private: the file and its companions have the mode 0600, the folder of the
/// platform's data that this package makes has 0700.
struct StoreFolder {
  /// The companions SQLite keeps beside a database.
  static let companions = ["-wal", "-shm", "-journal"]

  /// The file itself, links followed.
  let target: String

  /// The file at a path. Links are followed; nil where the folder, or what a link leads to, is missing.
  init?(_ path: String) {
    if let target = InputFile.resolved(path) {
      self.target = target
      return
    }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parent = path.dropLast(name.count)
    var status = stat()
    guard !name.isEmpty, name != ".", name != "..", !path.utf8.contains(0), lstat(path, &status) != 0,
      let folder = InputFile.resolved(parent.isEmpty ? "." : String(parent))
    else { return nil }
    target = (folder == "/" ? "" : folder) + "/" + name
  }

  /// Whether the file is there.
  var exists: Bool { Self.status(target) != nil }

  /// Whether companions beside the file hold what is not in the file yet, or what is to be taken back.
  var hasLog: Bool { ["-wal", "-journal"].contains { Self.status(target + $0).map { $0.st_size > 0 } ?? false } }

  /// Whether there is no log but that of a first transaction, which SQLite takes back.
  var hasOnlyJournal: Bool { Self.status(target + "-wal").map { $0.st_size == 0 } ?? true }

  /// Whether this process may write the file, and make companions beside it.
  var isWritable: Bool {
    access(target, W_OK) == 0 && access(URL(filePath: target).deletingLastPathComponent().path, W_OK | X_OK) == 0
  }

  /// What changes when a file is written.
  struct State: Hashable {
    /// The device and inode of the file; nil without a file.
    let identity: [Int]?
    private let changes: [[Int]]

    init(_ folder: StoreFolder) {
      identity = StoreFolder.identity(folder.target)
      changes = ["", "-wal", "-journal"].map { suffix in
        guard let status = StoreFolder.status(folder.target + suffix) else { return [] }
        #if canImport(Darwin)
          return [Int(status.st_size), status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
        #else
          return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        #endif
      }
    }
  }

  /// The device and inode of a file; nil where there is none.
  static func identity(_ target: String) -> [Int]? {
    status(target).map { [Int(truncatingIfNeeded: $0.st_dev), Int(truncatingIfNeeded: $0.st_ino)] }
  }

  /// Makes the file, empty, for this user alone, whatever the umask says. Answers whether it was made: false where it is
  /// there already.
  func make() throws(StoreError) -> Bool {
    let descriptor = open(target, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw .directory(path: target)
    }
    _ = fchmod(descriptor, 0o600)
    close(descriptor)
    return true
  }

  /// Takes from others what they may do with the file and its companions, where they are this user's.
  func mend() {
    for suffix in [""] + Self.companions { Self.mend(target + suffix, S_IFREG, 0o600) }
  }

  /// Makes the folder of the platform's data for this user alone, with those above it; takes from others what they may do with
  /// one that is there.
  static func makeStandard(_ folder: String) throws(StoreError) {
    var missing: [String] = []
    var url = URL(filePath: folder)
    while status(url.path) == nil, url.path != "/" {
      missing.append(url.path)
      url.deleteLastPathComponent()
    }
    for path in missing.reversed() where mkdir(path, 0o700) != 0 && errno != EEXIST { throw .directory(path: folder) }
    guard let status = status(folder), status.st_mode & S_IFMT == S_IFDIR else { throw .directory(path: folder) }
    mend(folder, S_IFDIR, 0o700)
  }

  /// Removes the rights in `mode` that are too many, of a file of that kind and no link to one.
  private static func mend(_ path: String, _ kind: mode_t, _ mode: mode_t) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_uid == geteuid() else { return }
    let rights = status.st_mode & 0o777
    if rights & ~mode != 0 { _ = chmod(path, rights & mode) }
  }

  /// Gives the file and its companions another name beside it, the first that is free, and answers it. Nothing is replaced.
  func setAside() throws(StoreError) -> String {
    mend()
    var number = 1
    func name(_ suffix: String) -> String { "\(target).corrupt-\(number)\(suffix)" }
    while ([""] + Self.companions).contains(where: { Self.isTaken(name($0)) }) { number += 1 }
    // The file goes last: a companion without its file would be taken for one of the next file.
    for suffix in Self.companions + [""] where Self.isTaken(target + suffix) {
      guard rename(target + suffix, name(suffix)) == 0 else { throw .readOnly(path: target) }
    }
    return name("")
  }

  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
