#if SQLite
  import DataStreams
  import Foundation
  import GRDB

  /// The tables of a store and their checksums.
  ///
  /// SQLite does not detect a changed byte inside a value. So each catalog has a checksum of its entries, each blob one of
  /// its bytes, and the table `seal` has checksums of all other columns.
  enum StoreTables {
    /// The newest version of the tables. Version 1 has no seals, and version 2 no blobs; a store gets to 3 with its first
    /// blob, so that earlier versions of this package can use one without.
    static let version: UInt32 = 3
    /// The version of a new store.
    private static let firstVersion = 2

    // Compared byte by byte with the schema of a file, so that foreign tables, views and triggers are never run.
    private static let catalog = """
      CREATE TABLE catalog (
        name TEXT PRIMARY KEY, version TEXT NOT NULL, expires REAL, count INTEGER NOT NULL, entries BLOB NOT NULL,
        revision INTEGER NOT NULL, checksum INTEGER NOT NULL)
      """
    private static let use = """
      CREATE TABLE use (
        key TEXT PRIMARY KEY, text TEXT NOT NULL, canonical TEXT NOT NULL, weight REAL NOT NULL, last REAL NOT NULL)
      """
    private static let pin = """
      CREATE TABLE pin (
        key TEXT PRIMARY KEY, text TEXT NOT NULL, canonical TEXT NOT NULL, place INTEGER NOT NULL)
      """
    private static let seal = """
      CREATE TABLE seal (
        part TEXT PRIMARY KEY, checksum INTEGER NOT NULL)
      """

    private static let blob = """
      CREATE TABLE blob (
        key TEXT PRIMARY KEY, version TEXT NOT NULL, fetched REAL NOT NULL, bytes BLOB NOT NULL, checksum INTEGER NOT NULL)
      """

    /// Creates the table of blobs if it is missing. Call it in a transaction that writes.
    static func prepareBlobs(_ database: Database) throws {
      if try hasBlobs(database) { return }
      try database.execute(sql: blob)
      try database.execute(sql: "PRAGMA user_version = \(Self.version)")
    }

    /// Whether there is a table of blobs.
    static func hasBlobs(_ database: Database) throws -> Bool {
      try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0 > firstVersion
    }

    /// Creates the tables of an empty file, or checks the existing ones and migrates an older version. Call it in a
    /// transaction.
    static func prepare(_ database: Database, path: String) throws {
      let version = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      let id = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      let tables = try Int64.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      let isEmpty = [version, id, tables].allSatisfy { $0 == 0 }
      if !isEmpty { try check(database, path: path) }
      if version >= firstVersion { return }
      if isEmpty { for table in [catalog, use, pin] { try database.execute(sql: table) } }
      try database.execute(sql: seal)
      try database.execute(
        sql: "PRAGMA application_id = \(StoreHeader.applicationID); PRAGMA user_version = \(firstVersion)")
      try renewSeals(database)
    }

    /// Throws if the tables are foreign or damaged.
    static func check(_ database: Database, path: String) throws {
      let version = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      func damaged(_ detail: String) -> StoreError { .damaged(path: path, detail: detail) }
      if version > Self.version { throw StoreError.newer(path: path) }
      if version < 1 { throw damaged("its tables have no version") }
      try checkSchema(database, version: version, path: path)
      if let result = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)"), result != "ok" {
        throw damaged(result)
      }
      for (table, condition, since) in types where version >= since {
        let bad = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table) WHERE NOT (\(condition))")
        if bad != 0 { throw damaged("a row of '\(table)' is not what was saved") }
      }
      if version > 1 {
        let rows = try Row.fetchAll(database, sql: "SELECT part, checksum FROM seal")
        let found = rows.map { ($0["part"] as String, $0["checksum"] as Int64) }.sorted { $0.0 < $1.0 }
        let expected = try seals(database)
        guard found.count == expected.count, zip(found, expected).allSatisfy({ $0.0 == $1.0 && $0.1 == $1.1 }) else {
          throw damaged("its rows are not what was saved")
        }
      }
      if let name = try firstDamaged(database, sql: "SELECT name, entries, checksum FROM catalog") {
        throw damaged("the catalog '\(name)' is not what was saved")
      }
      if version > 2, let key = try firstDamaged(database, sql: "SELECT key, bytes, checksum FROM blob") {
        throw damaged("the blob '\(key)' is not what was saved")
      }
    }

    /// The name of the first row whose bytes do not have their checksum, of columns in the order name, bytes, checksum.
    private static func firstDamaged(_ database: Database, sql: String) throws -> String? {
      let rows = try Row.fetchCursor(database, sql: sql)
      while let row = try rows.next() {
        let found = try row.withUnsafeData(atIndex: 1) { data in
          data?.withUnsafeBytes { CRC32(of: $0).value } ?? CRC32().value
        }
        if Int64(found) != row[2] as Int64 { return row[0] }
      }
      return nil
    }

    /// The checksum of the entries of a catalog.
    static func checksum(of entries: [UInt8]) -> Int64 { Int64(CRC32(of: entries).value) }

    private static func checkSchema(_ database: Database, version: Int64, path: String) throws {
      var tables = ["catalog": catalog, "use": use, "pin": pin]
      if version > 1 { tables["seal"] = seal }
      if version > 2 { tables["blob"] = blob }
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT CAST(type AS TEXT), CAST(name AS TEXT), CAST(sql AS TEXT), typeof(sql) FROM sqlite_master
          WHERE name NOT LIKE 'sqlite_stat%'
          """)
      for row in rows {
        let (type, name, sql) = (row[0] as String?, row[1] as String?, row[2] as String?)
        if type == "index", row[3] as String? == "null" { continue }
        guard let name, let expected = tables[name] else { throw StoreError.foreign(path: path) }
        guard type == "table", sql == expected else {
          throw StoreError.damaged(path: path, detail: "the table '\(name)' belongs to another program")
        }
        tables[name] = nil
      }
      if let missing = tables.keys.sorted().first {
        throw StoreError.damaged(path: path, detail: "there is no table '\(missing)'")
      }
    }

    /// The types of the columns, which SQLite does not enforce.
    private static let types: [(table: String, condition: String, since: Int64)] = [
      (
        "catalog",
        """
        typeof(name) = 'text' AND typeof(version) = 'text' AND typeof(expires) IN ('null', 'real')
        AND typeof(count) = 'integer' AND typeof(entries) = 'blob' AND typeof(revision) = 'integer'
        AND typeof(checksum) = 'integer'
        """, 1
      ),
      (
        "use",
        """
        typeof(key) = 'text' AND typeof(text) = 'text' AND typeof(canonical) = 'text' AND typeof(weight) = 'real'
        AND typeof(last) = 'real'
        """, 1
      ),
      (
        "pin",
        "typeof(key) = 'text' AND typeof(text) = 'text' AND typeof(canonical) = 'text' AND typeof(place) = 'integer'",
        1
      ),
      ("seal", "typeof(part) = 'text' AND typeof(checksum) = 'integer'", 2),
      (
        "blob",
        """
        typeof(key) = 'text' AND typeof(version) = 'text' AND typeof(fetched) = 'real' AND typeof(bytes) = 'blob'
        AND typeof(checksum) = 'integer'
        """, 3
      ),
    ]

    /// Updates the seals. Call it at the end of each transaction that writes.
    static func renewSeals(_ database: Database) throws {
      for (part, checksum) in try seals(database) {
        try database.execute(
          sql: "INSERT OR REPLACE INTO seal (part, checksum) VALUES (?, ?)", arguments: [part, checksum])
      }
    }

    /// The seals of the current rows, by name.
    private static func seals(_ database: Database) throws -> [(String, Int64)] {
      func seal(_ sql: String) throws -> Int64 {
        var checksum = CRC32()
        let rows = try Row.fetchCursor(database, sql: sql)
        while let row = try rows.next() {
          // The length before each value makes the bytes of different rows different.
          for value in row.databaseValues {
            let bytes = Self.bytes(of: value)
            (Array("\(bytes.count):".utf8) + bytes).withUnsafeBufferPointer { checksum.add($0) }
          }
        }
        return Int64(checksum.value)
      }
      let blobs =
        try hasBlobs(database)
        ? [("blob", try seal("SELECT key, version, fetched, length(bytes), checksum FROM blob ORDER BY key"))] : []
      return blobs + [
        ("catalog", try seal("SELECT name, version, expires, count, revision, checksum FROM catalog ORDER BY name")),
        ("pin", try seal("SELECT key, text, canonical, place FROM pin ORDER BY key")),
        ("use", try seal("SELECT key, text, canonical, weight, last FROM use ORDER BY key")),
      ]
    }

    private static func bytes(of value: DatabaseValue) -> [UInt8] {
      switch value.storage {
      case .null: Array("-".utf8)
      case .int64(let number): Array("\(number)".utf8)
      case .double(let number): Array("\(number.bitPattern)".utf8)
      case .string(let text): Array(text.utf8)
      case .blob(let data): Array(data)
      }
    }
  }
#endif
