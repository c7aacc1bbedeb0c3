import FilterAST
package import FilterSemantics
public import FilterVocabulary

/// Queries used before, and pinned ones.
///
/// ```swift
/// let history = CompletionHistory.empty.recording(use: "t:elf c:g", at: seconds, vocabulary: .scryfall)
/// history.matches(for: "t:e", excluding: nil, at: seconds).first?.text   // "t:elf c:g"
/// ```
///
/// Queries are told apart by meaning: `t:elf c:g` and `c:g type:elf` are one entry, and the newest spelling is shown.
/// How much an entry counts is its frecency: the sum of its uses, each halved with every half-life that has gone by. It
/// is a value; each change answers a new one with its index prepared, which takes time in the number of entries.
///
/// Times are seconds since 1970 and always come from the caller.
public struct CompletionHistory: Sendable {
  /// Seven days in seconds: what was searched last week counts half of what is searched today.
  public static let defaultHalfLife = 7 * 86_400.0
  /// How many entries are kept by default.
  public static let defaultLimit = 500
  /// A history without queries and pins.
  public static let empty = CompletionHistory()

  let ledger: HistoryLedger
  let index: HistoryIndex

  /// Makes an empty history.
  public init() { self.init(entries: []) }

  /// Makes a history of what a store kept.
  ///
  /// Entries of one key become one; those whose text is empty or whose numbers make no sense (a weight that is not
  /// positive, anything not finite) are left out, and of more than `limit` the least frecent are. Keys belong to a
  /// vocabulary and to a version of this library: after either changed, ask for ``rekeyed(in:)``.
  ///
  /// - Parameters:
  ///   - pins: In their order; of two with one key the second says the spelling, the first the place.
  ///   - halfLife: In seconds. One that is not positive or not finite counts as the default.
  ///   - limit: How many entries are kept, pins not counted. A negative one counts as 0.
  public init(
    entries: [Entry], pins: [Pin] = [], halfLife: Double = defaultHalfLife, limit: Int = defaultLimit
  ) {
    let isSensible = halfLife > 0 && halfLife.isFinite
    var ledger = HistoryLedger(
      decay: Decay(halfLife: isSensible ? halfLife : Self.defaultHalfLife), limit: max(0, limit))
    ledger.add(entries)
    for pin in pins { ledger.pin(pin) }
    self.init(ledger)
  }

  private init(_ ledger: HistoryLedger) {
    var settled = ledger
    settled.settle()
    self.ledger = settled
    index = HistoryIndex(settled)
  }

  /// The entries, the most frecent first. That order is the same at any time, since all entries fade alike.
  public var entries: [Entry] { ledger.entries }
  /// The pins, in the order they were pinned.
  public var pins: [Pin] { ledger.pins }
  /// Whether there is neither.
  public var isEmpty: Bool { ledger.entries.isEmpty && ledger.pins.isEmpty }
  /// After how many seconds a use counts half.
  public var halfLife: Double { ledger.decay.halfLife }
  /// How many entries are kept.
  public var limit: Int { ledger.limit }

  /// This history after a change of its rows.
  func changing(_ change: (inout HistoryLedger) -> Void) -> CompletionHistory {
    var ledger = ledger
    change(&ledger)
    return CompletionHistory(ledger)
  }
}

extension CompletionHistory: Hashable {
  /// Whether two histories hold the same rows and forget alike.
  public static func == (left: CompletionHistory, right: CompletionHistory) -> Bool { left.ledger == right.ledger }

  /// Hashes the rows. Linear in the history.
  public func hash(into hasher: inout Hasher) { hasher.combine(ledger) }
}

extension CompletionHistory {
  /// This history after one more use.
  ///
  /// A text that says nothing complete (blank, a lone `t:`) and a time that is not finite change nothing; a text with
  /// damage is kept as what it was read as. Uses may be told in any order: the frecency is the same but for rounding,
  /// and the spelling is that of the latest. Where the history is full, the least frecent entry goes.
  public func recording(use text: String, at seconds: Double, vocabulary: Vocabulary) -> CompletionHistory {
    recording([Use(text, at: seconds)], vocabulary: vocabulary)
  }

  /// This history after one more use of a query that is analyzed already, in its vocabulary.
  package func recording(use query: AnalyzedQuery, at seconds: Double) -> CompletionHistory {
    guard seconds.isFinite, let row = Pin(query.parsed, vocabulary: query.vocabulary) else { return self }
    return changing { $0.record(row, at: seconds) }
  }

  /// This history after some more uses: the same as one after the other, with the index made only once.
  public func recording(_ uses: [Use], vocabulary: Vocabulary) -> CompletionHistory {
    let rows = uses.compactMap { use in
      use.seconds.isFinite ? Pin(use.text, vocabulary: vocabulary).map { (row: $0, seconds: use.seconds) } : nil
    }
    if rows.isEmpty { return self }
    return changing { ledger in
      for use in rows { ledger.record(use.row, at: use.seconds) }
    }
  }

  /// This history without the entry of a query, however that is spelled. Its pin stays.
  public func forgetting(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.entries.removeAll { $0.key.isExactly(row.key) } }
  }

  /// This history with a query pinned after the others. One that is pinned already keeps its place and takes the new
  /// spelling; a text that says nothing complete changes nothing.
  public func pinning(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.pin(row) }
  }

  /// This history without the pin of a query, however that is spelled. Its uses stay.
  public func unpinning(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.pins.removeAll { $0.key.isExactly(row.key) } }
  }

  /// This history with its keys made anew from the texts, for rows that were stored under another vocabulary or by
  /// another version. Entries that have come to mean the same become one; texts that say nothing any more are left out.
  public func rekeyed(in vocabulary: Vocabulary) -> CompletionHistory {
    let entries = entries.compactMap { entry in
      Pin(entry.text, vocabulary: vocabulary).map { row in
        Entry(
          text: row.text, canonicalText: row.canonicalText, key: row.key, weight: entry.weight, lastUse: entry.lastUse)
      }
    }
    let pins = pins.compactMap { Pin($0.text, vocabulary: vocabulary) }
    return CompletionHistory(entries: entries, pins: pins, halfLife: halfLife, limit: limit)
  }
}
