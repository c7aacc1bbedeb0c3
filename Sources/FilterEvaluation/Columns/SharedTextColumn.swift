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

  /// Adds the rows whose text passes. Linear in the distinct texts and in the rows, at most.
  func add(_ probe: inout TextProbe, to rows: inout Bitset) {
    let texts = passing(&probe)
    let cost = cost(of: texts)
    if cost > SharedTextColumn.costOfRow * rowCount { sweep(texts, into: &rows) } else { add(texts, to: &rows) }
  }

  /// Adds the rows of some texts, text by text.
  private func add(_ texts: Bitset, to rows: inout Bitset) {
    texts.forEachRow { text in
      if let dense = dense[text] { rows.formUnion(dense) } else { groups.add(text..<text + 1, to: &rows) }
      return true
    }
  }

  /// The time for looking at the text of a row in a sweep over all rows, in tenths of a nanosecond.
  private static var costOfRow: Int { 6 }

  /// The time for adding the rows of some texts, in tenths of a nanosecond: those of a frequent text cost little.
  private func cost(of texts: Bitset) -> Int {
    var cost = 0
    texts.forEachRow { text in
      cost += 80 + (dense[text] == nil ? 30 * groups.count(text..<text + 1) : groups.rowCount / 12)
      return true
    }
    return cost
  }

  /// The rows of a set whose text passes. Searches the distinct texts once the rows are many enough for it, and keeps
  /// those that pass for the next rows.
  func rows(_ probe: inout TextProbe, among wanted: Bitset, passing texts: inout Bitset?) -> Bitset {
    var rows = Bitset(size: wanted.size)
    if texts == nil, !wanted.hasMore(than: groups.codeCount / SharedTextColumn.share) {
      wanted.forEachRow { row in
        if passes(row, probe: &probe) { rows.insert(row) }
        return true
      }
      return rows
    }
    let known = texts ?? passing(&probe)
    texts = known
    if wanted.size == rowCount {
      add(rowsOf: known, among: wanted, to: &rows)
    } else {
      // A set of the first rows has no room for others of the texts.
      look(at: wanted, for: known, to: &rows)
    }
    return rows
  }

  /// How many texts are searched at once in the time that one alone takes.
  private static var share: Int { 16 }

  /// The first rows whose text passes, ascending.
  func firstRows(_ probe: inout TextProbe, limit: Int) -> [Int] {
    var found: [Int] = []
    var row = 0
    while row < min(rowCount, groups.codeCount / SharedTextColumn.share), found.count < limit {
      if passes(row, probe: &probe) { found.append(row) }
      row += 1
    }
    Steps.add(row)
    if row == rowCount || found.count == limit { return found }
    let texts = passing(&probe)
    if texts.isEmpty { return found }
    while row < rowCount, found.count < limit {
      if texts.contains(Int(groups.codes[row]) - 1) { found.append(row) }
      row += 1
      Steps.add(1)
    }
    return found
  }

  private var rowCount: Int { groups.rowCount }

  /// Adds the rows of a set whose text passes.
  func add(_ probe: inout TextProbe, among wanted: Bitset, to rows: inout Bitset) {
    add(rowsOf: passing(&probe), among: wanted, to: &rows)
  }

  /// Adds the rows of a set with one of some texts. Looks at all rows, or at the rows that are fewer: those of the set,
  /// or of the texts.
  private func add(rowsOf texts: Bitset, among wanted: Bitset, to rows: inout Bitset) {
    let sweep = SharedTextColumn.costOfRow * rowCount
    let cost = cost(of: texts)
    if wanted.hasMore(than: min(cost, sweep) / SharedTextColumn.costOfWanted) {
      if cost > sweep { self.sweep(texts, into: &rows) } else { add(texts, to: &rows) }
      return rows.formIntersection(wanted)
    }
    look(at: wanted, for: texts, to: &rows)
  }

  /// Adds the rows of a set with one of some texts, looking at each.
  private func look(at wanted: Bitset, for texts: Bitset, to rows: inout Bitset) {
    switch groups.codes {
    case .bytes(let codes): SharedTextColumn.add(texts, codes, among: wanted, to: &rows)
    case .pairs(let codes): SharedTextColumn.add(texts, codes, among: wanted, to: &rows)
    case .words(let codes): SharedTextColumn.add(texts, codes, among: wanted, to: &rows)
    }
  }

  /// The time for looking at a row of a set, in tenths of a nanosecond: the codes of sparse rows are far apart.
  private static var costOfWanted: Int { 40 }

  /// Adds the rows of a set whose code is that of one of some texts.
  @inline(__always)
  private static func add(
    _ texts: Bitset, _ codes: [some FixedWidthInteger], among wanted: Bitset, to rows: inout Bitset
  ) {
    rows.withWords { words in
      texts.words.withUnsafeBufferPointer { texts in
        codes.withUnsafeBufferPointer { codes in
          wanted.forEachRow { row in
            let text = Int(truncatingIfNeeded: codes[row]) &- 1
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

extension SharedTextColumn {
  /// Adds the rows with one of some texts, looking at the code of each row.
  private func sweep(_ texts: Bitset, into rows: inout Bitset) {
    // By code, so that rows without a text need no question. All bits of a byte are set, or none.
    Steps.add(groups.rowCount + groups.codeCount)
    var passes = [UInt8](repeating: 0, count: groups.codeCount + 1)
    texts.forEachRow { text in
      passes[text + 1] = .max
      return true
    }
    switch groups.codes {
    case .bytes(let codes): SharedTextColumn.sweep(codes, passes, into: &rows)
    case .pairs(let codes): SharedTextColumn.sweep(codes, passes, into: &rows)
    case .words(let codes): SharedTextColumn.sweep(codes, passes, into: &rows)
    }
  }

  /// Adds the rows whose code passes, 64 rows at a time. No code exceeds the last index of `passes`.
  @inline(__always)
  private static func sweep(_ codes: [some FixedWidthInteger], _ passes: [UInt8], into rows: inout Bitset) {
    rows.withWords { words in
      codes.withUnsafeBufferPointer { codes in
        passes.withUnsafeBufferPointer { passes in
          withUnsafeTemporaryAllocation(byteCount: 64, alignment: 64) { found in
            for index in 0..<codes.count / 64 {
              let start = index &<< 6
              for row in 0..<64 { found[row] = passes[Int(truncatingIfNeeded: codes[start &+ row])] }
              words[index] |= IndexBits.bits(
                found.load(as: SIMD4<UInt64>.self), found.load(fromByteOffset: 32, as: SIMD4<UInt64>.self))
            }
          }
          for row in codes.count & ~63..<codes.count where passes[Int(truncatingIfNeeded: codes[row])] != 0 {
            words[row &>> 6] |= 1 &<< UInt64(row & 63)
          }
        }
      }
    }
  }
}
