import FilterSemantics

/// A column of texts of which many rows have the same: a log has a million lines and ten paths. A search looks at each
/// distinct text once, and then adds its rows.
struct SharedTextColumn: Sendable {
  /// The distinct texts, in the order of their first rows.
  let texts: TextColumn
  /// The rows by the index of their text; rows without a text are in no group.
  let groups: RowGroups
  /// The rows of frequent texts as sets, by text.
  private let dense: [Int: Bitset]

  init(texts: TextColumn, groups: RowGroups) {
    (self.texts, self.groups) = (texts, groups)
    var dense: [Int: Bitset] = [:]
    for text in 0..<groups.codeCount where groups.count(text..<text + 1) * 32 > groups.rowCount {
      var rows = Bitset(size: groups.rowCount)
      groups.add(text..<text + 1, to: &rows)
      dense[text] = rows
    }
    self.dense = dense
  }

  /// Adds the rows whose text passes. Linear in the distinct texts and in the rows that pass, at most.
  func add(_ probe: inout TextProbe, to rows: inout Bitset) {
    add(passing(&probe), to: &rows)
  }

  /// Adds the rows of some texts.
  private func add(_ texts: Bitset, to rows: inout Bitset) {
    texts.forEach { text in
      if let dense = dense[text] { rows.formUnion(dense) } else { groups.add(text..<text + 1, to: &rows) }
      return true
    }
  }

  /// How many rows the rows of some texts cost: those of a frequent text little.
  private func cost(of texts: Bitset) -> Int {
    var cost = 0
    texts.forEach { text in
      cost += dense[text] == nil ? groups.count(text..<text + 1) : groups.rowCount / 64
      return true
    }
    return cost
  }

  /// Adds the rows of a set whose text passes. Looks at the rows that are fewer: those of the set, or of the texts.
  func add(_ probe: inout TextProbe, among wanted: Bitset, to rows: inout Bitset) {
    let texts = passing(&probe)
    // A row of the set costs more, since the codes of sparse rows are far apart.
    if wanted.hasMore(than: cost(of: texts) / 4) {
      add(texts, to: &rows)
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

  /// Whether the text of a row passes; false without a text.
  func passes(_ row: Int, probe: inout TextProbe) -> Bool {
    let code = groups.codes[row]
    if code == 0 || texts.arena(probe.test).count == 0 { return false }
    return texts.passes(Int(code) - 1, probe: &probe)
  }
}
