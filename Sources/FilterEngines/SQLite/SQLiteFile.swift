#if SQLite
  import DataFiles
  import DataStreams
  import ListFiles
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

  /// Database files.
  enum SQLiteFile {
    /// Opens a file for reading; creates no other files.
    static func opened(_ path: String) throws(EngineError) -> DatabaseQueue {
      do throws(PackedFileError) { _ = try InputFile(path: path) } catch {
        throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))': not a readable file")
      }
      guard let file = DatabaseFile(path) else {
        throw EngineError(.unusable, "'\(EngineText.shown(path))' is not a SQLite database")
      }
      do { return try file.open() } catch let error as DatabaseTableError {
        throw EngineError(.unusable, EngineText.shown(error.message))
      } catch let error as DatabaseError {
        throw EngineError(.unusable, EngineText.shown(file.meaning(of: error).message))
      } catch {
        throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))'")
      }
    }

    /// Creates a file, or opens an empty one.
    static func created(_ path: String) throws(EngineError) -> DatabaseQueue {
      let shown = EngineText.shown(path)
      if path.utf8.contains(0) { throw EngineError(.unreachable, "the name of the database has a zero byte") }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        close(descriptor)
      } else if errno != EEXIST {
        throw EngineError(.unreachable, "cannot create '\(shown)'")
      } else {
        var isEmpty = false
        do throws(PackedFileError) { isEmpty = try InputFile(path: path).size == 0 } catch {}
        if !isEmpty { throw EngineError(.refused, "'\(shown)' already exists") }
      }
      // An incomplete file is removed by its writer.
      return try writable(path, "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
    }

    /// Opens a file for changes in transactions, with its existing journal mode.
    ///
    /// Changes of less than 256 MB are kept in memory until they are committed, so that readers do not have to wait.
    static func changed(_ path: String) throws(EngineError) -> DatabaseQueue {
      try writable(InputFile.resolved(path) ?? path, "PRAGMA cache_size = -262144")
    }

    private static func writable(_ path: String, _ settings: String) throws(EngineError) -> DatabaseQueue {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.allowsUnsafeTransactions = true
      // Removing a table would change those that refer to it.
      configuration.foreignKeysEnabled = false
      configuration.prepareDatabase { database in
        try database.execute(sql: "PRAGMA trusted_schema = OFF; \(settings)")
      }
      // A path that begins with "file:" would be read as a URI.
      let name = path.hasPrefix("/") ? path : "./\(path)"
      do { return try DatabaseQueue(path: name, configuration: configuration) } catch {
        throw EngineError(.unreachable, "cannot open '\(EngineText.shown(path))' for writing")
      }
    }
  }
#endif
