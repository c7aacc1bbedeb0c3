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
  init(keys: [Int64], codes: [UInt32]) {
    self.keys = keys
    groups = RowGroups(codes: codes, codeCount: keys.count)
  }

  /// The key of a row; nil if it has none.
  subscript(_ row: Int) -> Int64? {
    let code = groups.codes[row]
    return code == 0 ? nil : keys[Int(code) - 1]
  }

  /// Adds the rows whose key lies in one of the ranges.
  func add(_ ranges: [ClosedRange<Int64>], to bits: inout Bitset) {
    for range in ranges {
      let low = keys.partitioningIndex { $0 >= range.lowerBound }
      let high = keys.partitioningIndex { $0 > range.upperBound }
      if low < high { groups.add(low..<high, to: &bits) }
    }
  }

  /// Adds the rows whose key passes. Tests each distinct key once.
  func add(where passes: (Int64) -> Bool, to bits: inout Bitset) {
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
  /// The index of each key plus 1.
  private var indices: [Int64: UInt32] = [:]
  private var codes: [UInt32] = []
  private var last: (key: Int64, code: UInt32)?

  /// Adds a row; nil for one without a key.
  mutating func append(_ key: Int64?) {
    guard let key else { return codes.append(0) }
    if let last, last.key == key { return codes.append(last.code) }
    let code: UInt32
    if let known = indices[key] {
      code = known
    } else {
      keys.append(key)
      code = UInt32(keys.count)
      indices[key] = code
    }
    last = (key, code)
    codes.append(code)
  }

  /// The column of the added rows.
  mutating func column() -> KeyColumn {
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var ranks = [UInt32](repeating: 0, count: keys.count + 1)
    for (rank, index) in order.enumerated() { ranks[index + 1] = UInt32(rank + 1) }
    for row in codes.indices { codes[row] = ranks[Int(codes[row])] }
    return KeyColumn(keys: order.map { keys[$0] }, codes: codes)
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
    groups = RowGroups(codes: codes, codeCount: costs.count)
  }

  /// A column of rows with these codes: the index of a cost plus 1; 0 for none.
  init(costs: [Cost], codes: [UInt32]) {
    self.costs = costs
    groups = RowGroups(codes: codes, codeCount: costs.count)
  }

  /// Adds the rows whose cost passes. Tests each distinct cost once.
  func add(where passes: (Cost) -> Bool, to bits: inout Bitset) {
    for (index, cost) in costs.enumerated() where passes(cost) { groups.add(index..<(index + 1), to: &bits) }
  }

  /// The cost of a row; nil if it has none.
  subscript(_ row: Int) -> Cost? {
    let code = groups.codes[row]
    return code == 0 ? nil : costs[Int(code) - 1]
  }
}
