import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics

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
