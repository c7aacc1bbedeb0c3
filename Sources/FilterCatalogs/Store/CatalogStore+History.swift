#if SQLite
  public import FilterCompletion
  import GRDB

  extension CatalogStore {
    /// The vocabulary whose queries ``history(of:)`` returns by default. Stores of earlier versions hold its queries only.
    public static let homeVocabulary = "scryfall"

    /// The used and pinned queries of the vocabulary with this name. Queries of one vocabulary mean nothing in another, so
    /// each has a history of its own.
    ///
    /// Their keys depend on the vocabulary and the version of the package: after a change of either, use `rekeyed(in:)`
    /// of the history.
    public func history(of vocabulary: String = homeVocabulary) throws(StoreError) -> CompletionHistory {
      try read { try Self.history($0, keys: HistoryKeys(vocabulary)) }
    }

    /// Changes the saved history of the vocabulary with this name in one transaction, and returns it; the histories of
    /// others stay as they are. `change` gets the history that the store holds at that moment, so that the changes of two
    /// processes are both kept. Queries with a zero byte are dropped.
    public func updateHistory(
      of vocabulary: String = homeVocabulary, _ change: (CompletionHistory) -> CompletionHistory
    ) throws(StoreError) -> CompletionHistory {
      let keys = HistoryKeys(vocabulary)
      return try write { database in
        var new = change(try Self.history(database, keys: keys))
        let entries = new.entries.filter { keys.canSave($0.key, $0.text, $0.canonicalText) }
        let pins = new.pins.filter { keys.canSave($0.key, $0.text, $0.canonicalText) }
        if entries.count < new.entries.count || pins.count < new.pins.count {
          new = CompletionHistory(entries: entries, pins: pins, halfLife: new.halfLife, limit: new.limit)
        }
        for table in ["use", "pin"] {
          for key in try String.fetchAll(database, sql: "SELECT key FROM \(table)") where keys.own(key) != nil {
            try database.execute(sql: "DELETE FROM \(table) WHERE key = ?", arguments: [key])
          }
        }
        for entry in new.entries {
          try database.execute(
            sql: "INSERT INTO use (key, text, canonical, weight, last) VALUES (?, ?, ?, ?, ?)",
            arguments: [keys.saved(entry.key), entry.text, entry.canonicalText, entry.weight + 0, entry.lastUse + 0])
        }
        for (index, pin) in new.pins.enumerated() {
          try database.execute(
            sql: "INSERT INTO pin (key, text, canonical, place) VALUES (?, ?, ?, ?)",
            arguments: [keys.saved(pin.key), pin.text, pin.canonicalText, index])
        }
        return new
      }
    }

    private static func history(_ database: Database, keys: HistoryKeys) throws -> CompletionHistory {
      let uses = try Row.fetchAll(database, sql: "SELECT key, text, canonical, weight, last FROM use ORDER BY key")
      let pins = try Row.fetchAll(database, sql: "SELECT key, text, canonical FROM pin ORDER BY place")
      return CompletionHistory(
        entries: uses.compactMap { row in
          keys.own(row["key"]).map {
            CompletionHistory.Entry(
              text: row["text"], canonicalText: row["canonical"], key: $0, weight: row["weight"], lastUse: row["last"])
          }
        },
        pins: pins.compactMap { row in
          keys.own(row["key"]).map {
            CompletionHistory.Pin(text: row["text"], canonicalText: row["canonical"], key: $0)
          }
        })
    }
  }

  /// The keys of one vocabulary's queries in a store.
  ///
  /// A separator and the name of the vocabulary, with its length, come before the key of the query. Keys of the home
  /// vocabulary have no name, so that a store of an earlier version needs no conversion and can still be read by it.
  struct HistoryKeys {
    /// A control character, which no key of a typed query begins with.
    private static let separator = "\u{1F}"
    /// The prefix of the keys; empty for the home vocabulary.
    private let prefix: String

    init(_ vocabulary: String) {
      let isHome = vocabulary == CatalogStore.homeVocabulary
      prefix = isHome ? "" : Self.separator + "\(vocabulary.utf8.count):" + vocabulary + ":"
    }

    /// The key in the store.
    func saved(_ key: String) -> String { prefix + key }

    /// The key of a query of this vocabulary; nil for one of another.
    func own(_ saved: String) -> String? {
      let isHome = !saved.utf8.starts(with: Self.separator.utf8)
      if prefix.isEmpty { return isHome ? saved : nil }
      guard saved.utf8.starts(with: prefix.utf8) else { return nil }
      return String(decoding: saved.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// Whether a query is read again as it was saved: SQLite ends a text at a zero byte.
    func canSave(_ key: String, _ texts: String...) -> Bool {
      own(saved(key)) == key && !([saved(key)] + texts).contains { $0.utf8.contains(0) }
    }
  }
#endif
