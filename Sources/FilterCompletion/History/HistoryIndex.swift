import FilterAST
import FuzzyMatching

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
