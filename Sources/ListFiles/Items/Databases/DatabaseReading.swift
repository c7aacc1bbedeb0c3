#if SQLite
  import GRDB
  import GRDBSQLite

  /// Statements over an untrusted database, with limits on rows, and which can be cancelled.
  enum DatabaseReading {
    private final class Wish {
      let isCancelled: () -> Bool
      init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }
    }

    /// Runs statements. Each ends with an error if a value of it is longer than ``DatabaseFile/maximumValue``, and as soon
    /// as `isCancelled`, also while a row is computed.
    static func limited<Result>(
      _ database: Database, isCancelled: () -> Bool, _ body: () throws -> Result
    ) rethrows -> Result {
      guard let handle = database.sqliteConnection else { return try body() }
      sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, CInt(DatabaseFile.maximumValue))
      return try withoutActuallyEscaping(isCancelled) { isCancelled in
        let wish = Wish(isCancelled)
        defer { sqlite3_progress_handler(handle, 0, nil, nil) }
        // Every 4,000 steps of SQLite's machine, about a tenth of a millisecond.
        sqlite3_progress_handler(
          handle, 4_000,
          { wish in
            guard let wish else { return 0 }
            return Unmanaged<Wish>.fromOpaque(wish).takeUnretainedValue().isCancelled() ? 1 : 0
          }, Unmanaged.passUnretained(wish).toOpaque())
        return try withExtendedLifetime(wish) { try body() }
      }
    }
  }
#endif
