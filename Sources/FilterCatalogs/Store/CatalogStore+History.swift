public import FilterCompletion
import GRDB

extension CatalogStore {
  /// The history as it is kept: queries that were used, and those that are pinned. Keys belong to a vocabulary and a version of
  /// the package: after either changed, ask the history for `rekeyed(in:)`.
  public func history() throws(StoreError) -> CompletionHistory {
    try read { try Self.history($0) }
  }

  /// Changes the history, all of the change or nothing. Two processes that do so at once both have their say: what is changed
  /// is what the store holds, not what this process read before. Queries with a zero byte are not kept. Answers the history
  /// after it.
  public func updateHistory(
    _ change: (CompletionHistory) -> CompletionHistory
  ) throws(StoreError) -> CompletionHistory {
    try write { database in
      var new = change(try Self.history(database))
      // SQLite cuts a text at a zero byte: such a query would come back as another one.
      let entries = new.entries.filter { !Self.hasZero($0.key, $0.text, $0.canonicalText) }
      let pins = new.pins.filter { !Self.hasZero($0.key, $0.text, $0.canonicalText) }
      if entries.count < new.entries.count || pins.count < new.pins.count {
        new = CompletionHistory(entries: entries, pins: pins, halfLife: new.halfLife, limit: new.limit)
      }
      try database.execute(sql: "DELETE FROM use; DELETE FROM pin")
      for entry in new.entries {
        try database.execute(
          sql: "INSERT INTO use (key, text, canonical, weight, last) VALUES (?, ?, ?, ?, ?)",
          arguments: [entry.key, entry.text, entry.canonicalText, entry.weight + 0, entry.lastUse + 0])
      }
      for (place, pin) in new.pins.enumerated() {
        try database.execute(
          sql: "INSERT INTO pin (key, text, canonical, place) VALUES (?, ?, ?, ?)",
          arguments: [pin.key, pin.text, pin.canonicalText, place])
      }
      return new
    }
  }

  private static func hasZero(_ texts: String...) -> Bool { texts.contains { $0.utf8.contains(0) } }

  private static func history(_ database: Database) throws -> CompletionHistory {
    let uses = try Row.fetchAll(database, sql: "SELECT key, text, canonical, weight, last FROM use ORDER BY key")
    let pins = try Row.fetchAll(database, sql: "SELECT key, text, canonical FROM pin ORDER BY place")
    return CompletionHistory(
      entries: uses.map {
        CompletionHistory.Entry(
          text: $0["text"], canonicalText: $0["canonical"], key: $0["key"], weight: $0["weight"], lastUse: $0["last"])
      },
      pins: pins.map { CompletionHistory.Pin(text: $0["text"], canonicalText: $0["canonical"], key: $0["key"]) })
  }
}
