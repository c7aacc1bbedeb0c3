package import FilterAST
import FilterRegex
import FilterSemantics
import FilterText
package import FilterVocabulary

/// The content of one field for all items or variants.
///
/// The first rows are the items or variants with their first part: all of them, or, if few have content, those in `held`.
/// The rows after them are further parts, and `owners` gives the item or variant of each. Few items have several parts.
struct Column: Sendable {
  enum Content: Sendable {
    case texts(TextColumn)
    case sharedTexts(SharedTextColumn)
    case keys(KeyColumn)
    case costs(CostColumn, TextColumn)
    case values(ValueColumn)
    case numbered(ValueColumn, KeyColumn)
  }

  let isOfVariant: Bool
  /// The number of items or variants.
  let base: Int
  /// The items or variants that have a row, ascending; nil if each has one. The words of a column of values are those of
  /// items or variants, and not of rows.
  let held: [UInt32]?
  /// The item or variant of each row of a further part, ascending.
  let owners: [UInt32]
  let content: Content
  /// The values that the kind of the field cannot read, by the texts that are compared; nil without any.
  let others: ValueColumn?
  /// Whether texts are searched in ``others`` and not in the content.
  let searchesOthers: Bool

  init(
    isOfVariant: Bool, base: Int, held: [UInt32]? = nil, owners: [UInt32], content: Content,
    others: ValueColumn? = nil, searchesOthers: Bool = false
  ) {
    (self.others, self.searchesOthers) = (others, searchesOthers)
    self.isOfVariant = isOfVariant
    self.base = base
    self.held = held
    self.owners = owners
    self.content = content
  }

  /// The searched texts by row, for costs the printed ones; nil if there are none, or if rows share them.
  var texts: TextColumn? {
    switch content {
    case .texts(let column), .costs(_, let column): column
    default: nil
    }
  }

  /// Whether rows with the same text share it.
  var sharesTexts: Bool {
    if case .sharedTexts = content { return true }
    return false
  }

  /// The number of rows of first parts.
  var firstCount: Int { held?.count ?? base }

  /// The number of rows including further parts.
  var rowCount: Int { firstCount + owners.count }

  /// Whether the rows are the items or variants.
  var isPlain: Bool { held == nil && owners.isEmpty }

  /// The items or variants with some part in the set.
  func folded(_ rows: Bitset) -> Bitset {
    if isPlain { return rows }
    var result = Bitset(size: base, words: held == nil ? Array(rows.words.prefix((base + 63) / 64)) : [])
    if let held {
      let firstCount = held.count
      rows.forEachRow { row in
        if row < firstCount { result.insert(Int(held[row])) }
        return row < firstCount
      }
    }
    for (index, owner) in owners.enumerated() where rows.contains(firstCount + index) { result.insert(Int(owner)) }
    return result
  }

  /// The rows of some items or variants.
  func unfolded(_ items: Bitset) -> Bitset {
    var rows = Bitset(size: rowCount, words: held == nil ? items.words : [])
    if let held {
      Steps.add(held.count)
      for (row, item) in held.enumerated() where items.contains(Int(item)) { rows.insert(row) }
    }
    for (index, owner) in owners.enumerated() where items.contains(Int(owner)) { rows.insert(firstCount + index) }
    return rows
  }

  /// The row of an item or variant, or of a further part as counted after all of them. Nil without a row.
  func row(of item: Int) -> Int? {
    guard let held else { return item }
    if item >= base { return held.count + item - base }
    let row = held.partitioningIndex { $0 >= item }
    return row < held.count && held[row] == item ? row : nil
  }

  /// The rows of the further parts of an item or variant.
  func furtherParts(of row: Int) -> Range<Int> {
    if owners.isEmpty { return 0..<0 }
    let low = owners.partitioningIndex { $0 >= row }
    return firstCount + low..<firstCount + owners.partitioningIndex { $0 > row }
  }
}

extension Column {
  /// The items or variants that pass a test of this column.
  func rows(_ test: LeafTest) -> Bitset {
    switch (test, content) {
    case (.values(_, let words), .values(let column)), (.values(_, let words), .numbered(let column, _)):
      return rows(having: words, in: column)
    case (.present(_, let marks), _): return present(besides: marks)
    case (.noValues(_, let words), .values(let column)): return rows(having: words, in: column).complement
    case (.spans(_, let spans), .values(let column)), (.spans(_, let spans), .numbered(let column, _)):
      var bits = Bitset(size: base)
      column.add(spans, to: &bits)
      return bits
    default: break
    }
    var bits = Bitset(size: rowCount)
    switch (test, content) {
    case (.keys(_, let ranges), .keys(let column)), (.keys(_, let ranges), .numbered(_, let column)):
      column.add(ranges, to: &bits)
    case (.parity(_, let isEven), .keys(let column)):
      column.add(where: { $0.isWhole && $0.isEven == isEven }, to: &bits)
    case (.colors(_, let sets), .keys(let column)):
      column.add(where: { LeafTest.isOne(of: sets, $0) }, to: &bits)
    case (.costs(_, let relation, let wanted), .costs(let column, _)):
      column.add(where: { $0.holds(relation, wanted) }, to: &bits)
    case (.devotion(_, let relation, let wanted), .costs(let column, _)):
      column.add(where: { LeafTest.devotion($0, relation, wanted) }, to: &bits)
    default: break
    }
    return folded(bits)
  }

  /// The items or variants with a value of the kind of the field, or with another one that is none of some marks.
  private func present(besides marks: [String]) -> Bitset {
    var bits: Bitset
    switch content {
    case .keys(let column):
      bits = Bitset(size: rowCount)
      column.add([.all], to: &bits)
      bits = folded(bits)
    case .values(let column):
      bits = Bitset(size: base)
      column.add([KeySpan.all], to: &bits)
    case .texts, .sharedTexts, .costs, .numbered: return Bitset(size: base)
    }
    if let others {
      for index in 0..<others.words.count where !marks.contains(others.words[index]) {
        bits.insert(others.rows(ofWord: index))
      }
    }
    return bits
  }

  private func rows(having words: [String], in column: ValueColumn) -> Bitset {
    var bits = Bitset(size: base)
    for word in words { column.add(word, to: &bits) }
    return bits
  }

  /// The words that a search of texts looks at; nil for a column of texts.
  var searchedWords: ValueColumn? {
    switch content {
    case _ where searchesOthers: others
    case .values(let column), .numbered(let column, _): column
    case .texts, .sharedTexts, .keys, .costs: nil
    }
  }

  /// The items or variants with a text that passes.
  func rows(_ probe: inout TextProbe) -> Bitset {
    if let column = searchedWords {
      var bits = Bitset(size: base)
      column.add(&probe, to: &bits)
      return bits
    }
    var bits = Bitset(size: rowCount)
    if case .sharedTexts(let column) = content { column.add(&probe, to: &bits) }
    if let column = texts { column.add(&probe, among: 0..<rowCount, to: &bits) }
    return folded(bits)
  }

  /// The items or variants in a range with a text that passes, of a column whose rows have texts of their own: a set of
  /// the rows up to the end of the range, at least.
  func rows(_ probe: inout TextProbe, in range: Range<Int>) -> Bitset {
    guard let column = texts else { return rows(&probe) }
    var bits = Bitset(size: isPlain ? range.upperBound : rowCount)
    if let held {
      let low = held.partitioningIndex { $0 >= range.lowerBound }
      column.add(&probe, among: low..<held.partitioningIndex { $0 >= range.upperBound }, to: &bits)
    } else {
      column.add(&probe, among: range, to: &bits)
    }
    if isPlain { return bits }
    let low = owners.partitioningIndex { $0 >= range.lowerBound }
    let high = owners.partitioningIndex { $0 >= range.upperBound }
    column.add(&probe, among: firstCount + low..<firstCount + high, to: &bits)
    return folded(bits)
  }

  /// The number of blocks of texts that a search for the needle of a test reads; nil if no index tells.
  func blocks(having test: TextTest) -> Int? {
    guard [.contains, .containsCollated, .beginsWord].contains(test.kind), !test.isSelfReferring, test.needle.count >= 3
    else {
      return nil
    }
    return texts?.arena(test).grams?.count(having: test.needle)
  }

  /// The first items or variants with a text that passes, ascending. Tests no more texts than needed, except those of
  /// further parts, which are few.
  func firstRows(_ probe: inout TextProbe, limit: Int) -> [Int] {
    if case .sharedTexts(let column) = content {
      if !isPlain { return rows(&probe).rows(limit: limit) }
      return column.firstRows(&probe, limit: limit)
    }
    if searchedWords != nil { return rows(&probe).rows(limit: limit) }
    guard let column = texts else { return [] }
    // What few items have is searched at once.
    if held != nil || column.isIndexed(probe.test) { return rows(&probe).rows(limit: limit) }
    var bits = Bitset(size: rowCount)
    column.add(&probe, among: base..<rowCount, to: &bits)
    var left = limit
    var start = 0
    var width = 512
    while start < base, left > 0 {
      let end = min(base, start + width)
      left -= column.add(&probe, among: start..<end, to: &bits, limit: left)
      start = end
      width *= 2
    }
    return folded(bits).rows(limit: limit)
  }

  /// The items or variants of a set with a text that passes. The set may be one of the first rows only.
  func rows(_ probe: inout TextProbe, among rows: Bitset) -> Bitset {
    if searchedWords != nil {
      var bits = self.rows(&probe)
      bits = Bitset(size: rows.size, words: Array(bits.words.prefix((rows.size + 63) / 64)))
      bits.formIntersection(rows)
      return bits
    }
    var bits = Bitset(size: isPlain ? rows.size : rowCount)
    var wanted = isPlain ? rows : unfolded(rows)
    if case .sharedTexts(let column) = content {
      column.add(&probe, among: wanted, to: &bits)
      return folded(bits)
    }
    guard let column = texts else { return Bitset(size: rows.size) }
    let arena = column.arena(probe.test)
    if arena.count == 0 { return Bitset(size: rows.size) }
    wanted.formIntersection(column.present)
    if !probe.test.isPattern, !probe.test.isSelfReferring {
      arena.search(probe.test, among: wanted, into: &bits)
      return folded(bits)
    }
    let isTold = !probe.test.isSelfReferring || column.marks.unrelated.isEmpty
    if isTold, case .matches(let regex) = probe.test.kind, let needle = regex.requiredLiterals.first {
      let field = probe.test.field
      arena.search(
        TextTest(field: field, kind: .contains, needle: needle, isSelfReferring: false), among: wanted, into: &bits)
      swap(&bits, &wanted)
      bits = Bitset(size: wanted.size)
    }
    wanted.forEachRow { row in
      if column.passes(row, probe: &probe) { bits.insert(row) }
      return true
    }
    return folded(bits)
  }

  /// Whether one item or variant passes a test of texts.
  func passes(_ row: Int, probe: inout TextProbe) -> Bool {
    if searchedWords != nil { return rows(&probe).contains(row) }
    let first = self.row(of: row)
    if case .sharedTexts(let column) = content {
      if let first, column.passes(first, probe: &probe) { return true }
      return furtherParts(of: row).contains { column.passes($0, probe: &probe) }
    }
    guard let column = texts else { return false }
    if column.arena(probe.test).count == 0 { return false }
    if let first, column.present.contains(first), column.passes(first, probe: &probe) { return true }
    for part in furtherParts(of: row) where column.present.contains(part) && column.passes(part, probe: &probe) {
      return true
    }
    return false
  }
}

extension LeafTest {
  /// Whether a color set as a key is one of those whose bits are set.
  static func isOne(of sets: UInt64, _ key: DecimalNumber) -> Bool {
    key.whole().map { $0 >= 0 && $0 < 64 && sets & (1 << UInt64($0)) != 0 } ?? false
  }

  /// Whether a cost contains the symbol of a devotion term often enough.
  package static func devotion(_ cost: Cost, _ relation: Comparison, _ wanted: Cost) -> Bool {
    guard let symbol = wanted.symbols.first else { return relation.holds(cost.generic, wanted.generic) }
    let found = cost.symbols.first { $0.symbol == symbol.symbol }?.count ?? 0
    return (relation == .colon ? .greaterOrEqual : relation).holds(found, symbol.count)
  }
}
