import FilterAST
public import FilterVocabulary

extension CompletionHistory {
  /// This history after one more use.
  ///
  /// A text that says nothing complete (blank, a lone `t:`) and a time that is not finite change nothing; a text with
  /// damage is kept as what it was read as. Uses may be told in any order: the frecency is the same but for rounding,
  /// and the spelling is that of the latest. Where the history is full, the least frecent entry goes.
  public func recording(use text: String, at seconds: Double, vocabulary: Vocabulary) -> CompletionHistory {
    recording([Use(text, at: seconds)], vocabulary: vocabulary)
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

  /// This history with a query pinned behind the others. One that is pinned already keeps its place and takes the new
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
