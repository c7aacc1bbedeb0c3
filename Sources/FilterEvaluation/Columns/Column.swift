import FilterAST
import FilterRegex
import FilterSemantics
import FilterVocabulary

/// The content of one field for all items, or all variants.
///
/// The first rows are the items or variants, with the first part of each; the rows behind them are further parts, and
/// `owners` tells whose. Few things have parts, so the further ones are few.
struct Column: Sendable {
  enum Content: Sendable {
    case texts(TextColumn)
    case keys(KeyColumn)
    case costs(CostColumn, TextColumn)
    case values(ValueColumn)
    case numbered(ValueColumn, KeyColumn)
  }

  let isOfVariant: Bool
  /// How many items or variants there are.
  let base: Int
  /// Whose further parts the rows behind `base` are, ascending.
  let owners: [UInt32]
  let content: Content

  /// The texts it is searched by: of costs the printed ones; nil where it has none.
  var texts: TextColumn? {
    switch content {
    case .texts(let column), .costs(_, let column): column
    default: nil
    }
  }

  /// How many rows there are, further parts included.
  var rowCount: Int { base + owners.count }

  /// The items or variants of which some part is in the set.
  func folded(_ rows: Bitset) -> Bitset {
    if owners.isEmpty { return rows }
    var result = Bitset(size: base, words: Array(rows.words.prefix((base + 63) / 64)))
    for (place, owner) in owners.enumerated() where rows.contains(base + place) { result.insert(Int(owner)) }
    return result
  }

  /// The rows of the further parts of an item or variant.
  func furtherParts(of row: Int) -> Range<Int> {
    if owners.isEmpty { return 0..<0 }
    let low = firstPart { $0 >= row }
    return base + low..<base + firstPart { $0 > row }
  }

  private func firstPart(_ isBeyond: (UInt32) -> Bool) -> Int {
    var low = 0
    var high = owners.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(owners[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Column {
  /// The items or variants that pass a test of this column alone.
  func rows(_ test: LeafTest) -> Bitset {
    var bits = Bitset(size: rowCount)
    switch (test, content) {
    case (.keys(_, let ranges), .keys(let column)), (.keys(_, let ranges), .numbered(_, let column)):
      column.add(ranges, to: &bits)
    case (.parity(_, let isEven), .keys(let column)):
      column.add(where: { LeafTest.isWhole($0, isEven: isEven) }, to: &bits)
    case (.colors(_, let sets), .keys(let column)):
      column.add(where: { $0 >= 0 && $0 < 64 && sets & (1 << UInt64($0)) != 0 }, to: &bits)
    case (.costs(_, let relation, let wanted), .costs(let column, _)):
      column.add(where: { $0.holds(relation, wanted) }, to: &bits)
    case (.devotion(_, let relation, let wanted), .costs(let column, _)):
      column.add(where: { LeafTest.devotion($0, relation, wanted) }, to: &bits)
    case (.values(_, let words), .values(let column)), (.values(_, let words), .numbered(let column, _)):
      for word in words { column.add(word, to: &bits) }
    case (.noValues(_, let words), .values(let column)):
      for word in words { column.add(word, to: &bits) }
      return folded(bits).complement
    default: break
    }
    return folded(bits)
  }

  /// The items or variants of which some text passes.
  func rows(_ probe: inout TextProbe) -> Bitset {
    var bits = Bitset(size: rowCount)
    if let column = texts { column.add(&probe, among: 0..<rowCount, to: &bits) }
    return folded(bits)
  }

  /// The first items or variants of which some text passes, ascending. Looks at no more texts than it has to, but for
  /// those of further parts, which are few.
  func firstRows(_ probe: inout TextProbe, limit: Int) -> [Int] {
    guard let column = texts else { return [] }
    if column.isIndexed(probe.test) { return rows(&probe).rows(limit: limit) }
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

  /// Those of some items or variants of which some text passes.
  func rows(_ probe: inout TextProbe, among rows: Bitset) -> Bitset {
    guard let column = texts else { return Bitset(size: rows.size) }
    let arena = column.arena(probe.test)
    if arena.count == 0 { return Bitset(size: rows.size) }
    var wanted = Bitset(size: rowCount, words: rows.words)
    for (place, owner) in owners.enumerated() where rows.contains(Int(owner)) { wanted.insert(base + place) }
    wanted.formIntersection(column.present)
    var bits = Bitset(size: rowCount)
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
      bits = Bitset(size: rowCount)
    }
    wanted.forEach { row in
      if column.passes(row, &probe) { bits.insert(row) }
      return true
    }
    return folded(bits)
  }

  /// Whether one item or variant passes a test of texts.
  func passes(_ row: Int, _ probe: inout TextProbe) -> Bool {
    guard let column = texts else { return false }
    if column.arena(probe.test).count == 0 { return false }
    if column.present.contains(row), column.passes(row, &probe) { return true }
    for part in furtherParts(of: row) where column.present.contains(part) && column.passes(part, &probe) {
      return true
    }
    return false
  }
}

extension LeafTest {
  /// Whether a number in millionths is whole, and even or odd.
  static func isWhole(_ millionths: Int64, isEven: Bool) -> Bool {
    millionths % FixedNumber.scale == 0 && (millionths / FixedNumber.scale % 2 == 0) == isEven
  }

  /// Whether a cost has a symbol as often as a term of devotion wants.
  static func devotion(_ cost: Cost, _ relation: Comparison, _ wanted: Cost) -> Bool {
    guard let symbol = wanted.symbols.first else { return relation.holds(cost.generic, wanted.generic) }
    let found = cost.symbols.first { $0.symbol == symbol.symbol }?.count ?? 0
    return (relation == .colon ? .greaterOrEqual : relation).holds(found, symbol.count)
  }
}
