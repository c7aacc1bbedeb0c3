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
    var found = Bitset(size: groups.codeCount)
    texts.add(&probe, among: 0..<groups.codeCount, to: &found)
    var run = 0..<0
    found.forEach { text in
      if text == run.upperBound {
        run = run.lowerBound..<text + 1
      } else {
        groups.add(run, to: &rows)
        run = text..<text + 1
      }
      return true
    }
    groups.add(run, to: &rows)
  }

  /// Whether the text of a row passes; false without a text.
  func passes(_ row: Int, probe: inout TextProbe) -> Bool {
    let code = groups.codes[row]
    if code == 0 || texts.arena(probe.test).count == 0 { return false }
    return texts.passes(Int(code) - 1, probe: &probe)
  }
}
