import FilterSemantics

/// A column of texts of which many rows have the same: a log has a million lines and ten paths. A search looks at each
/// distinct text once, and then adds its rows.
struct SharedTextColumn: Sendable {
  /// The distinct texts, in the order of their first rows.
  let texts: TextColumn
  /// The rows by the index of their text; rows without a text are in no group.
  let groups: RowGroups

  /// Adds the rows whose text passes. Linear in the distinct texts and in the rows that pass, at most.
  func add(_ probe: inout TextProbe, to rows: inout Bitset) {
    forEachRun(of: passing(&probe)) { groups.add($0, to: &rows) }
  }

  /// Adds the rows of a set whose text passes. Looks at the rows that are fewer: those of the set, or those of the texts.
  func add(_ probe: inout TextProbe, among wanted: Bitset, to rows: inout Bitset) {
    let texts = passing(&probe)
    var count = 0
    forEachRun(of: texts) { count += groups.count($0) }
    if wanted.hasMore(than: count) {
      forEachRun(of: texts) { groups.add($0, to: &rows) }
      return rows.formIntersection(wanted)
    }
    rows.withWords { words in
      texts.words.withUnsafeBufferPointer { texts in
        groups.codes.withUnsafeBufferPointer { codes in
          wanted.forEach { row in
            let text = Int(codes[row]) &- 1
            if text < 0 { return true }
            // Without a branch: any rows may pass, in no order.
            words[row &>> 6] |= (texts[text &>> 6] &>> UInt64(text & 63) & 1) &<< UInt64(row & 63)
            return true
          }
        }
      }
    }
  }

  /// The texts that pass.
  private func passing(_ probe: inout TextProbe) -> Bitset {
    var found = Bitset(size: groups.codeCount)
    texts.add(&probe, among: 0..<groups.codeCount, to: &found)
    return found
  }

  /// Calls `body` with each range of texts that follow one another.
  private func forEachRun(of texts: Bitset, _ body: (Range<Int>) -> Void) {
    var run = 0..<0
    texts.forEach { text in
      if text == run.upperBound {
        run = run.lowerBound..<text + 1
      } else {
        body(run)
        run = text..<text + 1
      }
      return true
    }
    body(run)
  }

  /// Whether the text of a row passes; false without a text.
  func passes(_ row: Int, probe: inout TextProbe) -> Bool {
    let code = groups.codes[row]
    if code == 0 || texts.arena(probe.test).count == 0 { return false }
    return texts.passes(Int(code) - 1, probe: &probe)
  }
}
