import FilterSemantics
import FilterText
import FilterVocabulary

/// A column of ordered keys: numbers, days, ranks, color sets as bits.
struct KeyColumn: Sendable {
  /// The distinct keys, ascending.
  let keys: SortedKeys
  let groups: RowGroups

  /// A column of these keys; nil for rows without one.
  init(_ rows: [DecimalNumber?]) {
    var builder = KeyColumnBuilder()
    for key in rows { builder.append(key) }
    self = builder.column()
  }

  /// A column of rows with these codes: the index of a key plus 1; 0 for none.
  init(keys: SortedKeys, codes: [UInt32], hasRanges: Bool = true) {
    self.keys = keys
    groups = RowGroups(codes: codes, codeCount: keys.count, hasRanges: hasRanges)
  }

  /// The key of a row; nil if it has none.
  subscript(_ row: Int) -> DecimalNumber? {
    let code = groups.codes[row]
    return code == 0 ? nil : keys[Int(code) - 1]
  }

  /// The place of the key of a row among the distinct keys; nil if it has none.
  func rank(ofRow row: Int) -> Int? {
    let code = groups.codes[row]
    return code == 0 ? nil : Int(code) - 1
  }

  /// Adds the rows whose key lies in one of the ranges.
  func add(_ ranges: [NumberRange], to bits: inout Bitset) {
    for range in ranges { groups.add(codes(range), to: &bits) }
  }

  /// The indices of the keys in a range.
  func codes(_ range: NumberRange) -> Range<Int> { keys.indices(in: range) }

  /// Adds the rows whose key passes. Tests each distinct key once.
  func add(where passes: (DecimalNumber) -> Bool, to bits: inout Bitset) {
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

/// Distinct numbers, ascending. All are whole multiples of a power of ten within 64 bits where there is one for which
/// they are, so that each takes eight bytes.
enum SortedKeys: Hashable, Sendable {
  /// The multiples of a power of ten.
  case short([Int64], power: Int)
  case long([DecimalNumber])

  var count: Int {
    switch self {
    case .short(let keys, _): keys.count
    case .long(let keys): keys.count
    }
  }

  subscript(_ index: Int) -> DecimalNumber {
    switch self {
    case .short(let keys, let power): DecimalNumber(keys[index], power: power)
    case .long(let keys): keys[index]
    }
  }

  /// The indices of the keys in a range. Logarithmic.
  func indices(in range: NumberRange) -> Range<Int> {
    switch self {
    case .short(let keys, let power):
      guard let wanted = range.wholes(power: power) else { return 0..<0 }
      let low = keys.partitioningIndex { $0 >= wanted.lowerBound }
      return low..<max(low, keys.partitioningIndex { $0 > wanted.upperBound })
    case .long(let keys):
      let low = keys.partitioningIndex { range.side(of: $0) >= 0 }
      return low..<max(low, keys.partitioningIndex { range.side(of: $0) > 0 })
    }
  }
}

/// Collects keys, with four bytes per row.
struct KeyColumnBuilder {
  /// The distinct keys in the order of their first occurrence, as multiples of a power of ten. Empty once there is none
  /// for which all fit.
  private var keys: [Int64] = []
  /// The power of ten: 0 for whole numbers, and less for fractions.
  private var power = 0
  /// The index of each key plus 1, in the slot of its hash or the next free one; 0 for a free slot. The count is a
  /// power of two and at least twice the number of keys.
  private var slots: [UInt32] = [0, 0, 0, 0]
  /// The distinct keys that are no multiples of one power of ten, and the index of each plus 1.
  private var long: (keys: [DecimalNumber], codes: [DecimalNumber: UInt32])?
  private var codes: [UInt32] = []
  private var last: (key: Int64, code: UInt32)?

  /// Adds a row with a whole number.
  mutating func append(whole key: Int64) {
    if power == 0, long == nil { return append(multiple: key) }
    append(DecimalNumber(key, power: 0))
  }

  /// Adds a row; nil for one without a key.
  mutating func append(_ number: DecimalNumber?) {
    guard let number else { return codes.append(0) }
    if long != nil { return append(long: number) }
    if let key = number.whole(power: power) { return append(multiple: key) }
    rescale(for: number)
    append(number)
  }

  private mutating func append(multiple key: Int64) {
    if let last, last.key == key { return codes.append(last.code) }
    let slot = KeyColumnBuilder.slot(of: key, in: slots, keys)
    if slots[slot] == 0 {
      keys.append(key)
      slots[slot] = UInt32(keys.count)
    }
    let code = slots[slot]
    if 2 * keys.count > slots.count { makeSlots(2 * slots.count) }
    last = (key, code)
    codes.append(code)
  }

  private mutating func append(long number: DecimalNumber) {
    if let known = long?.codes[number] { return codes.append(known) }
    let code = UInt32(long?.keys.count ?? 0) + 1
    long?.keys.append(number)
    long?.codes[number] = code
    codes.append(code)
  }

  /// Makes the power of ten smaller, so that a number is a multiple too, or keeps the keys as they are from now on. At
  /// most 19 times.
  private mutating func rescale(for number: DecimalNumber) {
    Steps.add(keys.count)
    last = nil
    let smaller = min(power, number.exponent)
    let scaled = keys.map { DecimalNumber($0, power: power).whole(power: smaller) }
    if number.whole(power: smaller) != nil, !scaled.contains(nil) {
      (keys, power) = (scaled.compactMap { $0 }, smaller)
      makeSlots(slots.count)
      return
    }
    let all = keys.map { DecimalNumber($0, power: power) }
    var codes: [DecimalNumber: UInt32] = [:]
    for (index, key) in all.enumerated() { codes[key] = UInt32(index + 1) }
    long = (all, codes)
    (keys, slots) = ([], [])
  }

  /// The bytes in use, and those of the groups of the column.
  var footprint: Int {
    keys.capacity * 12 + (long?.keys.capacity ?? 0) * 80 + slots.capacity * 4 + codes.capacity * 4 + codes.count
      * RowGroups.footprintOfRow
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

  private mutating func makeSlots(_ count: Int) {
    Steps.add(count)
    var made = [UInt32](repeating: 0, count: count)
    for (index, key) in keys.enumerated() {
      made[KeyColumnBuilder.slot(of: key, in: made, keys)] = UInt32(index + 1)
    }
    slots = made
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
    if let long { return column(sorting: long.keys) { .long($0) } }
    let power = power
    return column(sorting: keys) { .short($0, power: power) }
  }

  private mutating func column<Key: Comparable>(sorting keys: [Key], _ make: ([Key]) -> SortedKeys) -> KeyColumn {
    Steps.add(keys.count + codes.count)
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var ranks = [UInt32](repeating: 0, count: keys.count + 1)
    for (rank, index) in order.enumerated() { ranks[index + 1] = UInt32(rank + 1) }
    for row in codes.indices { codes[row] = ranks[Int(codes[row])] }
    return KeyColumn(keys: make(order.map { keys[$0] }), codes: codes)
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
