import FilterSemantics
import FilterText
import FilterVocabulary

/// A column of ordered keys: numbers in millionths, days, ranks, color sets as bits.
struct KeyColumn: Sendable {
  /// The distinct keys, ascending.
  let keys: [Int64]
  let groups: RowGroups

  /// A column of these keys; nil for rows without one.
  init(_ rows: [Int64?]) {
    var builder = KeyColumnBuilder()
    for key in rows { builder.append(key) }
    self = builder.column()
  }

  /// A column of rows with these codes: the index of a key plus 1; 0 for none.
  init(keys: [Int64], codes: [UInt32], hasRanges: Bool = true) {
    self.keys = keys
    groups = RowGroups(codes: codes, codeCount: keys.count, hasRanges: hasRanges)
  }

  /// The key of a row; nil if it has none.
  subscript(_ row: Int) -> Int64? {
    let code = groups.codes[row]
    return code == 0 ? nil : keys[Int(code) - 1]
  }

  /// Adds the rows whose key lies in one of the ranges.
  func add(_ ranges: [ClosedRange<Int64>], to bits: inout Bitset) {
    for range in ranges { groups.add(codes(range), to: &bits) }
  }

  /// The indices of the keys in a range.
  func codes(_ range: ClosedRange<Int64>) -> Range<Int> {
    let low = keys.partitioningIndex { $0 >= range.lowerBound }
    return low..<max(low, keys.partitioningIndex { $0 > range.upperBound })
  }

  /// Adds the rows whose key passes. Tests each distinct key once.
  func add(where passes: (Int64) -> Bool, to bits: inout Bitset) {
    Steps.add(keys.count)
    var start: Int?
    for index in 0...keys.count {
      let isIn = index < keys.count && passes(keys[index])
      if isIn {
        start = start ?? index
      } else if let begun = start {
        groups.add(begun..<index, to: &bits)
        start = nil
      }
    }
  }
}

/// Collects keys, with four bytes per row.
struct KeyColumnBuilder {
  /// The distinct keys in the order of their first occurrence.
  private var keys: [Int64] = []
  /// The index of each key plus 1, in the slot of its hash or the next free one; 0 for a free slot. The count is a
  /// power of two and at least twice the number of keys.
  private var slots: [UInt32] = [0, 0, 0, 0]
  private var codes: [UInt32] = []
  private var last: (key: Int64, code: UInt32)?

  /// Adds a row; nil for one without a key.
  mutating func append(_ key: Int64?) {
    guard let key else { return codes.append(0) }
    if let last, last.key == key { return codes.append(last.code) }
    let slot = KeyColumnBuilder.slot(of: key, in: slots, keys)
    if slots[slot] == 0 {
      keys.append(key)
      slots[slot] = UInt32(keys.count)
    }
    let code = slots[slot]
    if 2 * keys.count > slots.count { grow() }
    last = (key, code)
    codes.append(code)
  }

  /// The bytes in use, and those of the groups of the column.
  var footprint: Int {
    keys.capacity * 12 + slots.capacity * 4 + codes.capacity * 4 + codes.count * RowGroups.footprintOfRow
  }

  /// Removes the rows without a key, and returns the others.
  mutating func removeEmptyRows() -> [UInt32] {
    Steps.add(codes.count)
    let rows = codes.indices.filter { codes[$0] != 0 }.map { UInt32($0) }
    codes.removeAll { $0 == 0 }
    return rows
  }

  /// Moves each row to one of these, which ascend; those between them have no key.
  mutating func spread(over rows: [UInt32]) {
    codes = codes.spread(over: rows)
  }

  private mutating func grow() {
    Steps.add(slots.count)
    var grown = [UInt32](repeating: 0, count: 2 * slots.count)
    for (index, key) in keys.enumerated() {
      grown[KeyColumnBuilder.slot(of: key, in: grown, keys)] = UInt32(index + 1)
    }
    slots = grown
  }

  /// The slot that a key is in, or would be in. At most half of the slots are taken.
  private static func slot(of key: Int64, in slots: [UInt32], _ keys: [Int64]) -> Int {
    var slot = WordTable.hash(UInt64(bitPattern: key)) & (slots.count - 1)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key {
      slot = (slot + 1) & (slots.count - 1)
      Steps.add(1)
    }
    return slot
  }

  /// The column of the added rows.
  mutating func column() -> KeyColumn {
    Steps.add(keys.count + codes.count)
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var ranks = [UInt32](repeating: 0, count: keys.count + 1)
    for (rank, index) in order.enumerated() { ranks[index + 1] = UInt32(rank + 1) }
    for row in codes.indices { codes[row] = ranks[Int(codes[row])] }
    return KeyColumn(keys: order.map { keys[$0] }, codes: codes)
  }
}

extension [UInt32] {
  /// Each code in one of these rows, which ascend; 0 in the others.
  func spread(over rows: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: Int(rows.last ?? 0) + (rows.isEmpty ? 0 : 1))
    Steps.add(result.count)
    for (row, code) in zip(rows, self) { result[Int(row)] = code }
    return result
  }
}

/// A column of costs: the distinct costs and the rows of each.
struct CostColumn: Sendable {
  let costs: [Cost]
  let groups: RowGroups

  init(_ rows: [Cost?]) {
    var indices: [Cost: UInt32] = [:]
    var costs: [Cost] = []
    let codes = rows.map { cost -> UInt32 in
      guard let cost else { return 0 }
      if let known = indices[cost] { return known }
      costs.append(cost)
      indices[cost] = UInt32(costs.count)
      return UInt32(costs.count)
    }
    self.costs = costs
    groups = RowGroups(codes: codes, codeCount: costs.count, hasRanges: false)
  }

  /// A column of rows with these codes: the index of a cost plus 1; 0 for none.
  init(costs: [Cost], codes: [UInt32]) {
    self.costs = costs
    groups = RowGroups(codes: codes, codeCount: costs.count, hasRanges: false)
  }

  /// Adds the rows whose cost passes. Tests each distinct cost once.
  func add(where passes: (Cost) -> Bool, to bits: inout Bitset) {
    Steps.add(costs.count)
    for (index, cost) in costs.enumerated() where passes(cost) { groups.add(index..<(index + 1), to: &bits) }
  }

  /// The cost of a row; nil if it has none.
  subscript(_ row: Int) -> Cost? {
    let code = groups.codes[row]
    return code == 0 ? nil : costs[Int(code) - 1]
  }
}
