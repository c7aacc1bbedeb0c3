import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics
public import FuzzyMatching

/// The texts of a history, ready to be searched: pins first, then the entries that are not pinned, each by its own
/// spelling and, where that is another text, by the canonical one.
struct HistoryIndex: Sendable {
  /// One thing to offer.
  struct Row: Sendable {
    let text: String
    let key: String
    let isPinned: Bool
    /// Its entry's place; nil for a pin that was never used.
    let entry: Int?
  }

  /// All rows, in the order they are offered in where nothing was typed.
  let rows: [Row]
  private let index: FuzzyIndex
  /// The row of each candidate of the index.
  private let rowOfCandidate: [Int]

  /// Prepares settled rows.
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

  /// A row that was found.
  struct Found {
    let row: Int
    let quality: Double
    let highlights: [Highlight]
  }

  /// A slip makes another query of most queries, so that only what was surely meant is found; from 0 to 1.
  private static let leastQuality = 0.65

  /// The rows a text finds, at most `limit`: pins in their order, then the rest from the best match down. A row that both
  /// spellings find counts once, by its own spelling, which is the one that can be highlighted.
  func rows(for typed: String, limit: Int) -> [Found] {
    if typed.isEmpty { return rows.indices.prefix(limit).map { Found(row: $0, quality: 1, highlights: []) } }
    var seen = Set<Int>()
    var own = Set<Int>()
    let matches = index.best(index.count, for: typed).filter { $0.quality >= Self.leastQuality }
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

/// A query of the history that fits what was typed.
public struct HistoryMatch: Hashable, Sendable {
  /// The query as it was typed or pinned: what is shown and put in.
  public var text: String
  /// The text of the query's key.
  public var key: String
  /// Whether it is pinned.
  public var isPinned: Bool
  /// How often and how lately it was used: the sum of its uses, each halved with every half-life that went by. 0 for a
  /// pin that was never used.
  public var frecency: Double
  /// How well it fits, from 0 to 1, whatever its use. 1 where nothing was typed.
  public var quality: Double
  /// The pieces of ``text`` that what was typed matched. Empty where nothing was typed, or where only the canonical
  /// spelling matched, which is not shown.
  public var highlights: [Highlight]

  /// Makes a match. Highlights are ranges of UTF-8 bytes in the text.
  public init(
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
  /// What an entry counts at a time: the sum over its uses of 2^(-age / half-life). A time before its last use counts as
  /// that.
  public func frecency(of entry: Entry, at now: Double) -> Double {
    entry.weight * ledger.decay.factor(after: now - entry.lastUse)
  }

  /// What the query of a key counts at a time; 0 for one that is not in the history.
  public func frecency(of key: QueryKey, at now: Double) -> Double {
    entries.first { $0.key.isExactly(key.text) }.map { frecency(of: $0, at: now) } ?? 0
  }

  /// The queries that fit what was typed, by their own or by their canonical spelling: the pinned first, in their order,
  /// then the rest from the best match down, where frecency decides between matches that are about as good.
  ///
  /// At most `limit`. Where nothing was typed, that is all of them, the most frecent first. The query of `key`, the one that stands in the
  /// field already, is left out however it is spelled.
  public func matches(for typed: String, excluding key: QueryKey?, at now: Double, limit: Int = .max) -> [HistoryMatch]
  {
    // One more, in the place of the one that is left out.
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
