/// A column of keys that have an order: numbers in millionths, days, ranks, sets of colors as bits.
struct KeyColumn: Sendable {
  /// The keys that occur, ascending.
  let keys: [Int64]
  let groups: RowGroups

  /// A column of these keys, nil for rows without.
  init(_ rows: [Int64?]) {
    var codes: [Int64: UInt32] = [:]
    for case .some(let key) in rows where codes[key] == nil { codes[key] = 0 }
    let keys = codes.keys.sorted()
    for (place, key) in keys.enumerated() { codes[key] = UInt32(place + 1) }
    self.keys = keys
    var last: Int64?
    var lastCode: UInt32 = 0
    let coded = rows.map { key -> UInt32 in
      guard let key else { return 0 }
      if key != last {
        last = key
        lastCode = codes[key] ?? 0
      }
      return lastCode
    }
    groups = RowGroups(codes: coded, codeCount: keys.count)
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
