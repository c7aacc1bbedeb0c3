public import FilterCompletion
import Foundation
import GRDB

/// What a store says of a catalog without reading its entries.
public struct CatalogSummary: Hashable, Sendable {
  /// The name.
  public let name: String
  /// How many entries it has.
  public let count: Int
  /// What its source calls this state of it.
  public let version: String
  /// When it should be fetched again, in seconds since 1970; nil for never.
  public let expires: Double?
}

extension CatalogStore {
  /// Keeps a blob in the place of one with its name. When this returns, it is on the disk.
  public func save(_ blob: CatalogBlob) throws(StoreError) {
    try save([blob])
  }

  /// Keeps several blobs, all or none. A name or a version with a zero byte throws.
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

  /// The blob of a name; nil where there is none.
  public func blob(_ name: String) throws(StoreError) -> CatalogBlob? {
    try read { database in
      let row = try Row.fetchOne(database, sql: "SELECT * FROM catalog WHERE name = ?", arguments: [name])
      return try row.map { try Self.blob($0) }
    }
  }

  /// All blobs, by name.
  public func blobs() throws(StoreError) -> [CatalogBlob] {
    try read { database in
      try Array(Row.fetchCursor(database, sql: "SELECT * FROM catalog ORDER BY name").map { try Self.blob($0) })
    }
  }

  /// What is kept, by name, without the entries.
  public func summaries() throws(StoreError) -> [CatalogSummary] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT name, count, version, expires FROM catalog ORDER BY name")
      return rows.map {
        CatalogSummary(name: $0["name"], count: $0["count"], version: $0["version"], expires: $0["expires"])
      }
    }
  }

  /// Forgets the blob of a name; answers whether there was one.
  public func remove(_ name: String) throws(StoreError) -> Bool {
    try write { database in
      try database.execute(sql: "DELETE FROM catalog WHERE name = ?", arguments: [name])
      return database.changesCount > 0
    }
  }

  /// All catalogs with their indexes, for an engine.
  public func completionCatalogs() throws(StoreError) -> CompletionCatalogs {
    CompletionCatalogs(try blobs().map { $0.catalog })
  }

  private static func blob(_ row: Row) throws -> CatalogBlob {
    // The bytes are read where SQLite has them, which spares a copy of all names.
    let entries = try row.withUnsafeData(named: "entries") { data in
      data?.withUnsafeBytes { EntryText.entries(in: $0) } ?? []
    }
    return CatalogBlob(
      CompletionCatalog(row["name"], entries), version: row["version"], expires: row["expires"])
  }
}
