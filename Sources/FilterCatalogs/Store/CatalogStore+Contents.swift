#if SQLite
  public import FilterCompletion
  import Foundation
  import GRDB

  /// A catalog of a store without its entries.
  package struct CatalogSummary: Hashable, Sendable {
    package let name: String
    /// The number of entries.
    package let count: Int
    /// The version that the source of the catalog gives.
    package let version: String
    /// The time at which the catalog should be fetched again, in seconds since 1970; nil for never.
    package let expires: Double?
  }

  extension CatalogStore {
    /// Saves a blob and replaces the one of the same name. Throws for a name or version with a zero byte.
    public func save(_ blob: CatalogBlob) throws(StoreError) {
      try save([blob])
    }

    /// Saves several blobs, all or none. Throws for a name or version with a zero byte.
    public func save(_ blobs: [CatalogBlob]) throws(StoreError) {
      for blob in blobs where (blob.name + blob.version).utf8.contains(0) {
        throw .failed(path: path, detail: "a name with a zero byte cannot be saved")
      }
      try write { database in
        for blob in blobs {
          let bytes = EntryText.bytes(of: blob.catalog.entries)
          try database.execute(
            sql: """
              INSERT INTO catalog (name, version, expires, count, entries, revision, checksum)
                VALUES (?, ?, ?, ?, ?, random(), ?)
              ON CONFLICT (name) DO UPDATE SET version = excluded.version, expires = excluded.expires,
                count = excluded.count, entries = excluded.entries, revision = excluded.revision,
                checksum = excluded.checksum
              """,
            arguments: [
              blob.name, blob.version, blob.expires.map { $0 + 0 }, blob.catalog.entries.count,
              Data(bytes), StoreTables.checksum(of: bytes),
            ])
        }
      }
    }

    /// The blob of a name; nil if there is none.
    public func blob(_ name: String) throws(StoreError) -> CatalogBlob? {
      try read { database in
        let row = try Row.fetchOne(database, sql: "SELECT * FROM catalog WHERE name = ?", arguments: [name])
        return try row.map { try Self.blob($0) }
      }
    }

    /// All blobs in the order of their names.
    public func blobs() throws(StoreError) -> [CatalogBlob] {
      try read { database in
        try Array(Row.fetchCursor(database, sql: "SELECT * FROM catalog ORDER BY name").map { try Self.blob($0) })
      }
    }

    /// The catalogs without their entries, in the order of their names.
    package func summaries() throws(StoreError) -> [CatalogSummary] {
      try read { database in
        let rows = try Row.fetchAll(database, sql: "SELECT name, count, version, expires FROM catalog ORDER BY name")
        return rows.map {
          CatalogSummary(name: $0["name"], count: $0["count"], version: $0["version"], expires: $0["expires"])
        }
      }
    }

    /// Removes the blob of a name. Returns whether there was one.
    public func remove(_ name: String) throws(StoreError) -> Bool {
      try write { database in
        try database.execute(sql: "DELETE FROM catalog WHERE name = ?", arguments: [name])
        return database.changesCount > 0
      }
    }

    /// All catalogs with their indexes, as a completion engine takes them. Linear in the entries.
    public func completionCatalogs() throws(StoreError) -> CompletionCatalogs {
      CompletionCatalogs(try blobs().map { $0.catalog })
    }

    private static func blob(_ row: Row) throws -> CatalogBlob {
      // Read in SQLite's memory, which avoids a copy of all names.
      let entries = try row.withUnsafeData(named: "entries") { data in
        data?.withUnsafeBytes { EntryText.entries(in: $0) } ?? []
      }
      return CatalogBlob(
        CompletionCatalog(row["name"], entries: entries), version: row["version"], expires: row["expires"])
    }
  }

  /// The entries of a catalog as bytes: one line per entry, with its value, title and popularity separated by tabs. Tabs,
  /// line feeds and backslashes in them are escaped with a backslash.
  enum EntryText {
    static func bytes(of entries: [CatalogEntry]) -> [UInt8] {
      var bytes: [UInt8] = []
      for entry in entries {
        append(entry.value, to: &bytes)
        bytes.append(tab)
        append(entry.title, to: &bytes)
        bytes.append(tab)
        bytes += Array(String(entry.popularity).utf8)
        bytes.append(lineFeed)
      }
      return bytes
    }

    /// The entries of bytes in that form. Malformed lines are skipped.
    static func entries(in bytes: UnsafeRawBufferPointer) -> [CatalogEntry] {
      var entries: [CatalogEntry] = []
      var cells: [String] = []
      var cell: [UInt8] = []
      var isEscaped = false
      for byte in bytes {
        if isEscaped {
          cell.append(byte == UInt8(ascii: "t") ? tab : byte == UInt8(ascii: "n") ? lineFeed : byte)
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == tab || byte == lineFeed {
          cells.append(String(decoding: cell, as: UTF8.self))
          cell.removeAll(keepingCapacity: true)
          guard byte == lineFeed else { continue }
          if cells.count >= 3 {
            let range = CatalogDraft.popularities
            let popularity = min(max(Int(cells[2]) ?? 0, range.lowerBound), range.upperBound)
            entries.append(CatalogEntry(cells[0], title: cells[1], popularity: popularity))
          }
          cells.removeAll(keepingCapacity: true)
        } else {
          cell.append(byte)
        }
      }
      return entries
    }

    private static let tab = UInt8(ascii: "\t")
    private static let lineFeed = UInt8(ascii: "\n")

    private static func append(_ text: String, to bytes: inout [UInt8]) {
      for byte in text.utf8 {
        switch byte {
        case tab: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case lineFeed: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\\"): bytes += [byte, byte]
        default: bytes.append(byte)
        }
      }
    }
  }
#endif
