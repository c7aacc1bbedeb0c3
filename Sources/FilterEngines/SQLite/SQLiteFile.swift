#if Catalogs
  import DataFiles
  import DataStreams
  import ItemFiles
  import FilterItems
  import Foundation
  import GRDB

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The files of databases.
  enum SQLiteFile {
    /// Opens a file that is only read; nothing is created beside it.
    static func opened(_ path: String) throws(EngineError) -> DatabaseQueue {
      do throws(PackedFileError) { _ = try InputFile(path: path) } catch {
        throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))': no file that can be read")
      }
      guard let file = DatabaseFile(path) else {
        throw EngineError(.unusable, "'\(EngineText.shown(path))' is no database of SQLite")
      }
      do { return try file.open() } catch let error as DatabaseTableError {
        throw EngineError(.unusable, EngineText.shown(error.message))
      } catch let error as DatabaseError {
        throw EngineError(.unusable, EngineText.shown(file.meaning(of: error).message))
      } catch {
        throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))'")
      }
    }

    /// Creates a file. A file that is there is replaced only if that is wished and it is a database or empty.
    static func created(_ path: String, replacesFile: Bool, timeLimit: Duration) throws(EngineError) -> DatabaseQueue {
      let shown = EngineText.shown(path)
      if path.utf8.contains(0) { throw EngineError(.unreachable, "the name of the database has a zero byte") }
      if replacesFile, FileState(path: path) != nil { try remove(path) }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if descriptor < 0 {
        throw errno == EEXIST
          ? EngineError(.refused, "'\(shown)' is there already") : EngineError(.unreachable, "cannot create '\(shown)'")
      }
      close(descriptor)
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.allowsUnsafeTransactions = true
      configuration.prepareDatabase { database in
        // A file that is not finished is of no use: its writer removes it.
        try database.execute(
          sql: "PRAGMA trusted_schema = OFF; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
      }
      // A path that begins with "file:" would be read as a URI.
      let name = path.hasPrefix("/") ? path : "./\(path)"
      do { return try DatabaseQueue(path: name, configuration: configuration) } catch {
        throw EngineError(.unreachable, "cannot create '\(shown)'")
      }
    }

    private static func remove(_ path: String) throws(EngineError) {
      let shown = EngineText.shown(path)
      var size: Int?
      do throws(PackedFileError) { size = try InputFile(path: path).size } catch {
        throw EngineError(.refused, "'\(shown)' is no regular file and is not replaced")
      }
      if size != 0, DatabaseFile(path) == nil {
        throw EngineError(.refused, "'\(shown)' is no database of SQLite and is not replaced")
      }
      if unlink(path) != 0 { throw EngineError(.unreachable, "cannot replace '\(shown)'") }
      // Changes that belong to the former database.
      for suffix in ["-journal", "-wal", "-shm"] { unlink(path + suffix) }
    }
  }
#endif
