#if SQLite
  public import FilterCompletion
  import Foundation
  import GRDB

  extension CatalogStore {
    /// The default limit on the bytes of all blobs of a store: 64 MB.
    public static let defaultMaximumBlobBytes = 64 << 20

    /// A client for blobs that are kept beside the catalogs. Its calls run in the background and suspend the caller's task.
    ///
    /// Beyond `maximumBytes` those fetched the longest ago are removed. All blobs are read once when the store is opened, to
    /// find damage. With its first blob a store can no longer be opened by versions of this package before blobs.
    public func blobClient(maximumBytes: Int = defaultMaximumBlobBytes) -> BlobClient {
      BlobClient(
        load: { key in try await self.inBackground { try self.storedBlob(key) } },
        save: { blob in try await self.inBackground { try self.save(blob, maximumBytes: maximumBytes) } },
        remove: { key in try await self.inBackground { try self.removeBlob(key) } },
        keys: { try await self.inBackground { try self.blobKeys() } })
    }

    /// The blob of a key; nil if there is none.
    public func storedBlob(_ key: String) throws(StoreError) -> StoredBlob? {
      try read { database in
        if try !StoreTables.hasBlobs(database) { return nil }
        let row = try Row.fetchOne(
          database, sql: "SELECT key, version, fetched, bytes FROM blob WHERE key = ?", arguments: [key])
        return row.map {
          StoredBlob($0["key"], bytes: Array($0["bytes"] as Data), version: $0["version"], fetched: $0["fetched"])
        }
      }
    }

    /// Saves a blob and replaces the one of the same key, and removes those fetched the longest ago until all have at most
    /// `maximumBytes`. Throws for a blob that is larger alone, a time that is not finite, and a key or version with a zero
    /// byte.
    public func save(_ blob: StoredBlob, maximumBytes: Int = defaultMaximumBlobBytes) throws(StoreError) {
      func failed(_ detail: String) -> StoreError { .failed(path: path, detail: detail) }
      if (blob.key + blob.version).utf8.contains(0) { throw failed("a key with a zero byte cannot be saved") }
      if !blob.fetched.isFinite { throw failed("a blob without a time cannot be saved") }
      if blob.bytes.count > maximumBytes {
        throw failed("a blob of \(blob.bytes.count) bytes exceeds the limit of \(maximumBytes)")
      }
      try write { database in
        try StoreTables.prepareBlobs(database)
        try database.execute(
          sql: "INSERT OR REPLACE INTO blob (key, version, fetched, bytes, checksum) VALUES (?, ?, ?, ?, ?)",
          arguments: [
            blob.key, blob.version, blob.fetched + 0, Data(blob.bytes), StoreTables.checksum(of: blob.bytes),
          ])
        var total = try Int.fetchOne(database, sql: "SELECT sum(length(bytes)) FROM blob") ?? 0
        let others = try Row.fetchAll(
          database, sql: "SELECT key, length(bytes) AS length FROM blob WHERE key <> ? ORDER BY fetched, key",
          arguments: [blob.key])
        for other in others where total > maximumBytes {
          try database.execute(sql: "DELETE FROM blob WHERE key = ?", arguments: [other["key"] as String])
          total -= other["length"] as Int
        }
      }
    }

    /// Removes the blob of a key. Returns whether there was one.
    public func removeBlob(_ key: String) throws(StoreError) -> Bool {
      try write { database in
        if try !StoreTables.hasBlobs(database) { return false }
        try database.execute(sql: "DELETE FROM blob WHERE key = ?", arguments: [key])
        return database.changesCount > 0
      }
    }

    /// The keys of all blobs, sorted.
    public func blobKeys() throws(StoreError) -> [String] {
      try read { database in
        if try !StoreTables.hasBlobs(database) { return [] }
        return try String.fetchAll(database, sql: "SELECT key FROM blob ORDER BY key")
      }
    }
  }
#endif
