import FilterAST
import FilterParser
package import FilterSemantics
public import FilterVocabulary

/// The queries used before, and pinned ones.
///
/// ```swift
/// let history = CompletionHistory.empty.recording(use: "t:elf c:g", at: seconds, vocabulary: .scryfall)
/// history.matches(for: "t:e", at: seconds).first?.text   // "t:elf c:g"
/// ```
///
/// Queries with the same meaning are one entry: `t:elf c:g` and `c:g type:elf`; the newest spelling is shown. Entries
/// are ranked by frecency: the sum of their uses, each halved with every half-life since. Changes return a new value
/// with its index built, in time linear in the entries.
///
/// Times are seconds since 1970 and always passed by the caller.
public struct CompletionHistory: Sendable {
  /// Seven days in seconds.
  public static let defaultHalfLife = 7 * 86_400.0
  /// The default maximum number of entries.
  public static let defaultLimit = 500
  /// A history without queries and pins.
  public static let empty = CompletionHistory()

  let ledger: HistoryLedger
  let index: HistoryIndex

  /// Creates an empty history.
  public init() { self.init(entries: []) }

  /// Creates a history from stored rows.
  ///
  /// Entries with equal keys are merged. Entries with an empty text or invalid numbers (a weight that is not positive,
  /// anything not finite) are dropped, and beyond `limit` the least frecent ones. Keys depend on the vocabulary and the
  /// version of this library: after either changed, use `rekeyed(in:)`.
  ///
  /// - Parameters:
  ///   - pins: In their order. Of two with one key, the second sets the spelling and the first the position.
  ///   - halfLife: In seconds. A value that is not positive or not finite becomes the default.
  ///   - limit: The maximum number of entries, without pins. A negative value becomes 0.
  public init(
    entries: [Entry], pins: [Pin] = [], halfLife: Double = defaultHalfLife, limit: Int = defaultLimit
  ) {
    let isSensible = halfLife > 0 && halfLife.isFinite
    var ledger = HistoryLedger(
      decay: Decay(halfLife: isSensible ? halfLife : Self.defaultHalfLife), limit: max(0, limit))
    ledger.add(entries)
    ledger.add(pins)
    self.init(ledger)
  }

  private init(_ ledger: HistoryLedger) {
    var settled = ledger
    settled.settle()
    self.ledger = settled
    index = HistoryIndex(settled)
  }

  /// The entries, the most frecent first. The order does not depend on the time, since all entries decay equally.
  public var entries: [Entry] { ledger.entries }
  /// The pins, in the order they were pinned.
  public var pins: [Pin] { ledger.pins }
  /// Whether there are no entries and no pins.
  public var isEmpty: Bool { ledger.entries.isEmpty && ledger.pins.isEmpty }
  /// The time in seconds after which a use counts half.
  public var halfLife: Double { ledger.decay.halfLife }
  /// The maximum number of entries, without pins.
  public var limit: Int { ledger.limit }

  /// This history with changed rows.
  func changing(_ change: (inout HistoryLedger) -> Void) -> CompletionHistory {
    var ledger = ledger
    change(&ledger)
    return CompletionHistory(ledger)
  }
}

extension ParsedQuery {
  /// Whether nothing was skipped or supplied, apart from delimiters at the end.
  fileprivate var isSound: Bool { outcome == .valid || outcome == .autoclosed }
}

extension CompletionHistory: Hashable {
  /// Whether two histories have the same rows, half-life and limit.
  public static func == (left: CompletionHistory, right: CompletionHistory) -> Bool { left.ledger == right.ledger }

  /// Hashes the rows. Linear in the history.
  public func hash(into hasher: inout Hasher) { hasher.combine(ledger) }
}

extension CompletionHistory {
  /// This history after one more use.
  ///
  /// A text without a complete term (blank, a lone `t:`), one with an error and a time that is not finite change nothing:
  /// what failed is not suggested. Record a query that ran and found something. Uses may be recorded in any order: the frecency is the same except for
  /// rounding, and the latest use sets the spelling. If the history is full, the least frecent entry is dropped.
  public func recording(use text: String, at seconds: Double, vocabulary: Vocabulary) -> CompletionHistory {
    recording([Use(text, at: seconds)], vocabulary: vocabulary)
  }

  /// This history after one more use of an analyzed query, in its vocabulary.
  package func recording(use query: AnalyzedQuery, at seconds: Double) -> CompletionHistory {
    guard seconds.isFinite, query.parsed.isSound,
      let row = Pin(query.parsed, vocabulary: query.vocabulary)
    else { return self }
    return changing { $0.record(row, at: seconds) }
  }

  /// This history after several uses: equal to recording them one by one, but builds the index once.
  public func recording(_ uses: [Use], vocabulary: Vocabulary) -> CompletionHistory {
    let rows = uses.compactMap { use -> (row: Pin, seconds: Double)? in
      let parsed = vocabulary.parse(use.text)
      guard use.seconds.isFinite, parsed.isSound else { return nil }
      return Pin(parsed, vocabulary: vocabulary).map { (row: $0, seconds: use.seconds) }
    }
    if rows.isEmpty { return self }
    return changing { ledger in
      for use in rows { ledger.record(use.row, at: use.seconds) }
    }
  }

  /// This history without the entry of a query, however it is spelled. Its pin stays.
  public func forgetting(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.entries.removeAll { $0.key.isExactly(row.key) } }
  }

  /// This history with a query pinned at the end. A query that is already pinned keeps its position and takes the new
  /// spelling; a text without a complete term changes nothing.
  public func pinning(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.pin(row) }
  }

  /// This history without the pin of a query, however it is spelled. Its uses stay.
  public func unpinning(_ text: String, vocabulary: Vocabulary) -> CompletionHistory {
    guard let row = Pin(text, vocabulary: vocabulary) else { return self }
    return changing { $0.pins.removeAll { $0.key.isExactly(row.key) } }
  }

  /// This history with its keys recomputed, for rows stored under another vocabulary or version of this library. Entries
  /// that now have the same meaning are merged; texts without a complete term are dropped. Parses all queries: linear.
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
