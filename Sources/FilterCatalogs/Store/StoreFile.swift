#if SQLite
  import DataFiles
  import DataStreams
  import FilterText
  import Foundation
  import GRDB

  /// Opens the file of a store for reading or writing, and converts errors of SQLite.
  enum StoreFile {
    /// Opens a store for writing, as described at ``CatalogStore/init(at:expecting:)``.
    static func open(
      _ path: String, expectation: CatalogStore.Expectation
    ) throws(StoreError) -> (queue: DatabaseQueue, setAside: String?, claim: OpenStores.Claim) {
      guard let folder = StoreFolder(path) else {
        throw expectation == .existing || exists(path) ? .missing(path: path) : .directory(path: path)
      }
      switch (expectation, folder.exists) {
      case (.existing, false): throw .missing(path: path)
      case (.new, true): throw .exists(path: path)
      default: break
      }
      let before = StoreFolder.State(folder)
      do throws(StoreError) {
        let (queue, claim) = try openForWriting(folder)
        return (queue, nil, claim)
      } catch {
        guard case .damaged = error else { throw error }
        // Another process may have set it aside and created a new one meanwhile.
        let isSame = StoreFolder.State(folder).identity == before.identity
        let aside = isSame ? try folder.setAside() : nil
        let (queue, claim) = try openForWriting(folder)
        return (queue, aside, claim)
      }
    }

    private static func openForWriting(_ folder: StoreFolder) throws(StoreError) -> (DatabaseQueue, OpenStores.Claim) {
      if try !folder.make(), !OpenStores.contains(folder.target) {
        switch try StoreHeader(of: folder.target) {
        // A log beside an empty file belongs to another database, and SQLite would delete it.
        case .empty: if folder.hasLog, !folder.hasOnlyJournal { throw .foreign(path: folder.target) }
        // Look for damage in a copy: SQLite would change the file itself.
        case .store:
          do throws(StoreError) {
            _ = try copy(of: folder.target, maximumBytes: .max, patience: .milliseconds(100))
          } catch {
            if error != .busy(path: folder.target) { throw error }
          }
        }
      }
      guard folder.isWritable else { throw .readOnly(path: folder.target) }
      folder.restrictRights()
      do {
        let claim = OpenStores.claim(folder.target)
        let queue = try DatabaseQueue(path: folder.target, configuration: configuration { _ in })
        try queue.write { database in try StoreTables.prepare(database, path: folder.target) }
        // A write-ahead log lets one process write while others read. If the file is in use right now, leave its mode.
        do {
          try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
        return (queue, claim)
      } catch {
        throw meaning(of: error, folder.target)
      }
    }

    /// A copy of a store in memory. Nothing on the disk changes, and no file stays open.
    ///
    /// If another process writes the file meanwhile, it is copied again until `patience` runs out, but at least once: on
    /// a busy machine a copy may take longer than that, and damage is reported after a second copy only.
    static func copy(
      of path: String, maximumBytes: Int, patience: Duration = .seconds(5)
    ) throws(StoreError) -> DatabaseQueue {
      guard let folder = StoreFolder(path), folder.exists else { throw .missing(path: path) }
      let deadline = ContinuousClock.now + patience
      var failure: StoreError?
      var pause = 0.001
      var attempts = 0
      while true {
        attempts += 1
        let before = StoreFolder.State(folder)
        do throws(StoreError) {
          let copy = try copyOnce(folder, maximumBytes: maximumBytes)
          if OpenStores.contains(folder.target) || StoreFolder.State(folder) == before { return copy }
        } catch {
          // A writer may be at work. The same error in an unchanged file is final.
          if failure == error, StoreFolder.State(folder) == before { throw error.naming(path) }
          failure = error
          guard case .damaged = error else { throw error.naming(path) }
        }
        if attempts > 1, ContinuousClock.now > deadline { throw .busy(path: path) }
        Thread.sleep(forTimeInterval: pause)
        pause = min(2 * pause, 0.05)
      }
    }

    private static func copyOnce(_ folder: StoreFolder, maximumBytes: Int) throws(StoreError) -> DatabaseQueue {
      let target = folder.target
      let copy: DatabaseQueue
      do {
        copy = try DatabaseQueue(configuration: configuration { _ in })
        if OpenStores.contains(target) {
          // This process has the file open: read it with SQLite, whose connections share their locks.
          try DatabaseQueue(path: target, configuration: configuration { $0.readonly = true }).backup(to: copy)
        } else if try StoreHeader(of: target, maximumBytes: maximumBytes) == .empty {
          // The copy is empty.
        } else if folder.hasLog {
          try copyWithLog(folder, maximumBytes: maximumBytes, to: copy)
        } else {
          let name = "file:\(escaped(target))?immutable=1"
          try DatabaseQueue(path: name, configuration: configuration { $0.readonly = true }).backup(to: copy)
        }
        try copy.write { try StoreTables.prepare($0, path: target) }
      } catch {
        throw meaning(of: error, target)
      }
      return copy
    }

    /// Copies a store with a log by way of a temporary folder, since SQLite creates files beside a log that it reads.
    private static func copyWithLog(_ folder: StoreFolder, maximumBytes: Int, to copy: DatabaseQueue) throws {
      let folderOfCopy = FileManager.default.temporaryDirectory.appending(path: "filterq-store-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folderOfCopy, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: folderOfCopy) }
      let file = folderOfCopy.appending(path: "store")
      // The log first: pages moved from it to the file in the meantime are then copied twice rather than not at all.
      for suffix in ["-journal", "-wal", ""] {
        let bytes: [UInt8]
        do throws(PackedFileError) {
          bytes = try InputFile.bytes(ofFile: folder.target + suffix, maximumBytes: maximumBytes)
        } catch {
          if suffix != "", error.reason == .missing { continue }
          if case .tooLarge = error.reason {
            throw StoreError.tooLarge(path: folder.target, maximumBytes: maximumBytes)
          }
          throw StoreError.busy(path: folder.target)
        }
        try Data(bytes).write(to: URL(filePath: file.path + suffix))
      }
      try DatabaseQueue(path: file.path, configuration: configuration { _ in }).backup(to: copy)
    }

    private static func exists(_ path: String) -> Bool {
      (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private static func configuration(_ change: (inout Configuration) -> Void) -> Configuration {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.prepareDatabase { database in
        // FULL writes each commit to the disk before it returns. Untrusted schemas cannot run code.
        try database.execute(
          sql:
            "PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0"
        )
      }
      change(&configuration)
      return configuration
    }

    private static func escaped(_ path: String) -> String {
      path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// Converts an error of SQLite.
    static func meaning(of error: any Error, _ path: String) -> StoreError {
      if let error = error as? StoreError { return error }
      guard let error = error as? DatabaseError else { return .failed(path: path, detail: "\(error)") }
      switch error.resultCode {
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: return .damaged(path: path, detail: error.message ?? "\(error.resultCode)")
      case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy(path: path)
      case .SQLITE_READONLY: return .readOnly(path: path)
      case .SQLITE_CANTOPEN: return .directory(path: path)
      default: return .failed(path: path, detail: error.message ?? "\(error.resultCode)")
      }
    }
  }

  /// The stores that this process has open for writing.
  ///
  /// Such a file must be read with SQLite only. The system's locks belong to the process and the file, so closing another
  /// descriptor of the file would release SQLite's locks.
  enum OpenStores {
    /// Keeps a file in the list while it is alive.
    final class Claim: Sendable {
      private let key: [Int]

      fileprivate init(_ key: [Int]) {
        self.key = key
        OpenStores.counts.withLock { $0[key, default: 0] += 1 }
      }

      deinit {
        OpenStores.counts.withLock { counts in
          counts[key, default: 1] -= 1
          if counts[key] == 0 { counts[key] = nil }
        }
      }
    }

    private static let counts = Lock<[[Int]: Int]>([:])

    static func claim(_ target: String) -> Claim { Claim(StoreFolder.identity(target) ?? []) }

    static func contains(_ target: String) -> Bool {
      guard let key = StoreFolder.identity(target) else { return false }
      return counts.withLock { $0[key] != nil }
    }
  }
#endif
