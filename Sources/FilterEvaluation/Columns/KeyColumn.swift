/// A column of keys that have an order: numbers in millionths, days, ranks, sets of colors as bits.
struct KeyColumn: Sendable {
  /// The keys that occur, ascending.
  let keys: [Int64]
  let groups: RowGroups

  /// A column of these keys, nil for rows without.
  init(_ rows: [Int64?]) {
    var builder = KeyColumnBuilder()
    for key in rows { builder.append(key) }
    self = builder.column()
  }

  /// A column of the rows with these codes: the place of a key, from 1; 0 for none.
  init(keys: [Int64], codes: [UInt32]) {
    self.keys = keys
    groups = RowGroups(codes: codes, codeCount: keys.count)
  }

  /// The key of a row; nil for one without.
  subscript(_ row: Int) -> Int64? {
    let code = groups.codes[row]
    return code == 0 ? nil : keys[Int(code) - 1]
  }

  /// Adds the rows whose key lies in one of the ranges.
  func add(_ ranges: [ClosedRange<Int64>], to bits: inout Bitset) {
    for range in ranges {
      let low = firstPlace { $0 >= range.lowerBound }
      let high = firstPlace { $0 > range.upperBound }
      if low < high { groups.add(low..<high, to: &bits) }
    }
  }

  /// Adds the rows whose key passes. Asks for each key that occurs once.
  func add(where passes: (Int64) -> Bool, to bits: inout Bitset) {
    var start: Int?
    for place in 0...keys.count {
      let isIn = place < keys.count && passes(keys[place])
      if isIn {
        start = start ?? place
      } else if let begun = start {
        groups.add(begun..<place, to: &bits)
        start = nil
      }
    }
  }

  private func firstPlace(_ isBehind: (Int64) -> Bool) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(keys[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Collects keys: four bytes a row, and each key that occurs once.
struct KeyColumnBuilder {
  /// The keys in the order they were first seen.
  private var keys: [Int64] = []
  /// The place of each key among them, from 1.
  private var places: [Int64: UInt32] = [:]
  private var codes: [UInt32] = []
  private var last: (key: Int64, code: UInt32)?

  /// Adds a row, nil for one without.
  mutating func append(_ key: Int64?) {
    guard let key else { return codes.append(0) }
    if let last, last.key == key { return codes.append(last.code) }
    let code: UInt32
    if let known = places[key] {
      code = known
    } else {
      keys.append(key)
      code = UInt32(keys.count)
      places[key] = code
    }
    last = (key, code)
    codes.append(code)
  }

  /// The column of all that was added.
  mutating func column() -> KeyColumn {
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var ranks = [UInt32](repeating: 0, count: keys.count + 1)
    for (rank, place) in order.enumerated() { ranks[place + 1] = UInt32(rank + 1) }
    for row in codes.indices { codes[row] = ranks[Int(codes[row])] }
    return KeyColumn(keys: order.map { keys[$0] }, codes: codes)
  }
}
