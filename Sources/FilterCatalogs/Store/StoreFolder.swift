#if SQLite
  import DataFiles
  import DataStreams
  import Foundation

  /// The files of a store on the disk: their paths, modes, and how they are set aside.
  ///
  /// Typed queries are private: the file and its companions get the mode 0600, a data folder that is created gets 0700.
  struct StoreFolder {
    /// The suffixes of the files that SQLite keeps beside a database.
    static let companions = ["-wal", "-shm", "-journal"]

    /// The path of the file with links followed.
    let target: String

    /// The file at a path; nil if its folder, or the target of a link, is missing.
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

    var exists: Bool { Self.status(target) != nil }

    /// Whether companions hold changes that are not yet in the file, or that are to be rolled back.
    var hasLog: Bool { ["-wal", "-journal"].contains { Self.status(target + $0).map { $0.st_size > 0 } ?? false } }

    /// Whether the only log is that of a first transaction, which SQLite rolls back.
    var hasOnlyJournal: Bool { Self.status(target + "-wal").map { $0.st_size == 0 } ?? true }

    /// Whether this process may write the file and create companions.
    var isWritable: Bool {
      access(target, W_OK) == 0 && access(URL(filePath: target).deletingLastPathComponent().path, W_OK | X_OK) == 0
    }

    /// The identity, sizes and modification times of the files. States differ if a file was written.
    struct State: Hashable {
      /// The device and inode of the file; nil if it is missing.
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

    /// The device and inode of a file; nil if it is missing.
    static func identity(_ target: String) -> [Int]? {
      status(target).map { [Int(truncatingIfNeeded: $0.st_dev), Int(truncatingIfNeeded: $0.st_ino)] }
    }

    /// Creates an empty file that only this user can read, regardless of the umask. Returns false if it exists already.
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

    /// Removes the rights of other users to the file and its companions.
    func restrictRights() {
      for suffix in [""] + Self.companions { Self.restrictRights(target + suffix, kind: S_IFREG, mode: 0o600) }
    }

    /// Creates the data folder and its missing parents with the mode 0700, and removes the rights of other users to an
    /// existing one.
    static func makeStandard(_ folder: String) throws(StoreError) {
      var missing: [String] = []
      var url = URL(filePath: folder)
      while status(url.path) == nil, url.path != "/" {
        missing.append(url.path)
        url.deleteLastPathComponent()
      }
      for path in missing.reversed() where mkdir(path, 0o700) != 0 && errno != EEXIST { throw .directory(path: folder) }
      guard let status = status(folder), status.st_mode & S_IFMT == S_IFDIR else { throw .directory(path: folder) }
      restrictRights(folder, kind: S_IFDIR, mode: 0o700)
    }

    /// Removes the rights that are not in `mode` from a file of this kind, if this user owns it and it is not a link.
    private static func restrictRights(_ path: String, kind: mode_t, mode: mode_t) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_uid == geteuid() else { return }
      let rights = status.st_mode & 0o777
      if rights & ~mode != 0 { _ = chmod(path, rights & mode) }
    }

    /// Renames the file and its companions to the first free name `….corrupt-1`, `….corrupt-2` and so on, and returns it.
    func setAside() throws(StoreError) -> String {
      restrictRights()
      var number = 1
      func name(_ suffix: String) -> String { "\(target).corrupt-\(number)\(suffix)" }
      while ([""] + Self.companions).contains(where: { Self.isTaken(name($0)) }) { number += 1 }
      // The file goes last: a remaining companion would be used with the next file.
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

  /// The kind of a file by its first hundred bytes. They are read without SQLite, which would write to the file.
  enum StoreHeader: Equatable {
    /// The file has no bytes.
    case empty
    /// The file is a store whose tables have this version.
    case store(version: UInt32)

    /// Identifies stores among SQLite databases: "FQST".
    static let applicationID: UInt32 = 0x4651_5354
    private static let magic = Array("SQLite format 3\0".utf8)

    /// Reads the header of a file. Throws if the file is neither a store nor empty.
    init(of target: String, maximumBytes: Int = .max) throws(StoreError) {
      var bytes: [UInt8] = []
      do throws(PackedFileError) {
        let file = try InputFile(path: target, maximumBytes: maximumBytes)
        var buffer = [UInt8](repeating: 0, count: 100)
        while bytes.count < 100 {
          let count = try Self.read(file, into: &buffer)
          if count == 0 { break }
          bytes += buffer[..<min(count, 100 - bytes.count)]
        }
      } catch {
        switch error.reason {
        case .missing: throw .missing(path: target)
        case .folder: throw .folder(path: target)
        case .special: throw .special(path: target)
        case .tooLarge(let maximumBytes): throw .tooLarge(path: target, maximumBytes: maximumBytes)
        case .unreadable, .outside, .shortened, .damaged, .program: throw .unreadable(path: target)
        }
      }
      if bytes.isEmpty {
        self = .empty
        return
      }
      guard bytes.starts(with: Self.magic) else { throw .notAStore(path: target) }
      func number(at offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
      guard bytes.count == 100, number(at: 68) == Self.applicationID else { throw .foreign(path: target) }
      let version = number(at: 60)
      guard version <= StoreTables.version else { throw .newer(path: target) }
      self = .store(version: version)
    }

    private static func read(_ file: InputFile, into buffer: inout [UInt8]) throws(PackedFileError) -> Int {
      var result: Result<Int, PackedFileError> = .success(0)
      buffer.withUnsafeMutableBytes { bytes in
        do throws(PackedFileError) { result = .success(try file.read(into: bytes)) } catch { result = .failure(error) }
      }
      return try result.get()
    }
  }

  /// The default path of the store.
  package enum StoreLocation {
    /// The path in the platform's data folder: `$XDG_DATA_HOME/filterq/catalogs.sqlite`, or `~/.local/share/…` without
    /// that variable; on Apple platforms in Application Support. Nothing is created.
    ///
    /// Nil if `HOME` is not an absolute path: a relative one would put typed queries into the working folder.
    package static func standard() -> String? { standard(environment: ProcessInfo.processInfo.environment) }

    /// The path in the data folder that an environment names. Without `HOME` the home folder is that of the user
    /// database.
    package static func standard(environment: [String: String]) -> String? {
      directory(environment)?.appending(path: "filterq").appending(path: "catalogs.sqlite").path
    }

    private static func directory(_ environment: [String: String]) -> URL? {
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return URL(filePath: data) }
      #if canImport(Darwin)
        return URL.applicationSupportDirectory
      #else
        guard let home = environment["HOME"] ?? homeOfUser, home.hasPrefix("/") else { return nil }
        return URL(filePath: home).appending(path: ".local").appending(path: "share")
      #endif
    }

    #if !canImport(Darwin)
      private static var homeOfUser: String? {
        guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
        return String(cString: home)
      }
    #endif
  }
#endif
