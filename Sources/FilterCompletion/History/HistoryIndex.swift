import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics
public import FuzzyMatching

/// A search index over a history: pins first, then the entries that are not pinned, each by its own spelling and by the
/// canonical one if it differs.
struct HistoryIndex: Sendable {
  /// A query to suggest.
  struct Row: Sendable {
    let text: String
    let key: String
    let isPinned: Bool
    /// The index of its entry; nil for a pin that was never used.
    let entry: Int?
  }

  /// All rows, in the order for an empty text.
  let rows: [Row]
  private let index: FuzzyIndex
  /// The row of each text of the index.
  private let rowOfCandidate: [Int]

  /// Builds the index of settled rows.
  init(_ ledger: HistoryLedger) {
    var entryOfKey: [ExactText: Int] = [:]
    for (place, entry) in ledger.entries.enumerated() { entryOfKey[ExactText(entry.key)] = place }
    var rows: [Row] = []
    var canonical: [String] = []
    for pin in ledger.pins {
      rows.append(
        Row(text: pin.text, key: pin.key, isPinned: true, entry: entryOfKey.removeValue(forKey: ExactText(pin.key))))
      canonical.append(pin.canonicalText)
    }
    for (place, entry) in ledger.entries.enumerated() where entryOfKey[ExactText(entry.key)] != nil {
      rows.append(Row(text: entry.text, key: entry.key, isPinned: false, entry: place))
      canonical.append(entry.canonicalText)
    }
    var texts = rows.map { $0.text }
    var rowOfCandidate = Array(rows.indices)
    for (row, text) in canonical.enumerated() where !text.isEmpty && !text.isExactly(rows[row].text) {
      texts.append(text)
      rowOfCandidate.append(row)
    }
    let count = ledger.entries.count
    index = FuzzyIndex(texts, popularity: rowOfCandidate.map { row in rows[row].entry.map { count - $0 } ?? 0 })
    self.rows = rows
    self.rowOfCandidate = rowOfCandidate
  }

  /// A row that matched.
  struct Found {
    let row: Int
    let quality: Double
    let highlights: [Highlight]
  }

  /// The minimum match quality, from 0 to 1. A typo turns most queries into other valid ones, so matches must be
  /// certain.
  private static let minimumQuality = 0.65

  /// The rows that match a text, at most `limit`: pins in their order, then the rest, the best match first. A row that
  /// matches by both spellings counts once, by its own spelling, which can be highlighted.
  func rows(for typed: String, limit: Int) -> [Found] {
    if typed.isEmpty { return rows.indices.prefix(limit).map { Found(row: $0, quality: 1, highlights: []) } }
    var seen = Set<Int>()
    var own = Set<Int>()
    let matches = index.best(index.count, for: typed).filter { $0.quality >= Self.minimumQuality }
    for match in matches where match.id < rows.count { own.insert(match.id) }
    var found: [(row: Int, quality: Double, isOwn: Bool)] = []
    for match in matches {
      let row = rowOfCandidate[match.id]
      let isOwn = match.id < rows.count
      if !isOwn && own.contains(row) || !seen.insert(row).inserted { continue }
      found.append((row, match.quality, isOwn))
    }
    let pinned = found.filter { rows[$0.row].isPinned }.sorted { $0.row < $1.row }
    return (pinned + found.filter { !rows[$0.row].isPinned }).prefix(limit).map {
      Found(
        row: $0.row, quality: $0.quality, highlights: $0.isOwn ? index.highlights(of: $0.row, for: typed) : [])
    }
  }
}

/// A query of the history that matches the typed text.
public struct HistoryMatch: Hashable, Sendable {
  /// The query as typed or pinned: the text to show and insert.
  public var text: String
  /// The text of the query's key, distinct among the matches.
  public var key: String
  /// Whether the query is pinned.
  public var isPinned: Bool
  /// The sum of its uses, each halved with every half-life since. 0 for a pin that was never used.
  public var frecency: Double
  /// The quality of the match, from 0 to 1, independent of its use. 1 if nothing was typed.
  public var quality: Double
  /// The ranges of ``text`` that match the typed text. Empty if nothing was typed, or if only the canonical spelling
  /// matches, which is not shown.
  public var highlights: [Highlight]

  /// Creates a match. Highlights are ranges of UTF-8 bytes in the text.
  package init(
    text: String, key: String, isPinned: Bool, frecency: Double, quality: Double, highlights: [Highlight]
  ) {
    self.text = text
    self.key = key
    self.isPinned = isPinned
    self.frecency = frecency
    self.quality = quality
    self.highlights = highlights
  }
}

extension CompletionHistory {
  /// The frecency of an entry at a time in seconds since 1970: the sum of 2^(-age / half-life) over its uses. A time
  /// before the last use counts as that of the last use.
  package func frecency(of entry: Entry, at now: Double) -> Double {
    entry.weight * ledger.decay.factor(after: now - entry.lastUse)
  }

  /// The frecency of the query with a key at a time; 0 if it is not in the history.
  package func frecency(of key: QueryKey, at now: Double) -> Double {
    entries.first { $0.key.isExactly(key.text) }.map { frecency(of: $0, at: now) } ?? 0
  }

  /// The queries that match the typed text, by their own or their canonical spelling: the pinned ones in their order,
  /// then the rest, the best match first; frecency decides between matches of about equal quality.
  ///
  /// At most `limit`. If nothing was typed, all queries, the most frecent first. Pass the key of the query that is
  /// already in the text field (`Vocabulary.key(of:)`) to leave it out, however it is spelled. A time is in seconds since
  /// 1970; linear in the history.
  public func matches(
    for typed: String, excluding key: QueryKey? = nil, at now: Double, limit: Int = .max
  ) -> [HistoryMatch] {
    // One more, in case one is left out.
    let most = limit < .max ? max(0, limit) + 1 : limit
    let found = index.rows(for: typed, limit: most).compactMap { found -> HistoryMatch? in
      let row = index.rows[found.row]
      if let key, row.key.isExactly(key.text) { return nil }
      return HistoryMatch(
        text: row.text, key: row.key, isPinned: row.isPinned,
        frecency: row.entry.map { frecency(of: entries[$0], at: now) } ?? 0, quality: found.quality,
        highlights: found.highlights)
    }
    return Array(found.prefix(max(0, limit)))
  }
}
