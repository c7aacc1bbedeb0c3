import FilterSemantics

/// A set of the rows of a list, a bit a row.
///
/// Rows are numbered from 0 to `size - 1`; bits behind the last row are never set. Operations of two sets are meant
/// for sets of one size; of different sizes a row that one of them does not have is not in it, and the size stays that of the
/// set that is changed.
public struct Bitset: Hashable, Sendable {
  /// How many rows there are to choose from.
  public let size: Int
  @usableFromInline var words: [UInt64]

  /// The empty set. A negative size is zero.
  public init(size: Int) {
    self.size = max(0, size)
    self.words = [UInt64](repeating: 0, count: (self.size + 63) / 64)
  }

  /// The set of all rows.
  public init(allOf size: Int) {
    self.size = max(0, size)
    self.words = [UInt64](repeating: .max, count: (self.size + 63) / 64)
    trim()
  }

  /// The set of some rows; rows that do not exist are left out.
  public init(size: Int, rows: some Sequence<Int>) {
    self.init(size: size)
    for row in rows where row >= 0 && row < self.size { insert(row) }
  }

  /// The set of a run of rows that exist.
  init(size: Int, range: Range<Int>) {
    self.init(size: size)
    for row in range { insert(row) }
  }

  /// A set from its words, the lowest rows in the first one. Too few are filled up with zeros, what is beyond is
  /// dropped.
  init(size: Int, words: [UInt64]) {
    self.size = size
    self.words = words
    let count = (size + 63) / 64
    if words.count < count { self.words += [UInt64](repeating: 0, count: count - words.count) }
    if words.count > count { self.words.removeLast(words.count - count) }
    trim()
  }

  private mutating func trim() {
    if size & 63 != 0 { words[words.count - 1] &= (1 << UInt64(size & 63)) - 1 }
  }
}

extension Bitset {
  /// Whether a row is in the set; false for a row that does not exist.
  public func contains(_ row: Int) -> Bool {
    row >= 0 && row < size && words[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  /// Adds a row that exists.
  mutating func insert(_ row: Int) {
    words[row >> 6] |= 1 << UInt64(row & 63)
  }

  /// Takes out a row that exists.
  mutating func remove(_ row: Int) {
    words[row >> 6] &= ~(1 << UInt64(row & 63))
  }

  /// How many rows are in the set. Linear in the words.
  public var count: Int {
    var total = 0
    for word in words { total &+= word.nonzeroBitCount }
    return total
  }

  /// Whether no row is in it.
  public var isEmpty: Bool {
    for word in words where word != 0 { return false }
    return true
  }

  /// Whether more than so many rows are in it: stops counting as soon as that is sure.
  func hasMore(than limit: Int) -> Bool {
    var total = 0
    for word in words where word != 0 {
      total &+= word.nonzeroBitCount
      if total > limit { return true }
    }
    return false
  }

  /// Calls `body` with each row, ascending, until it answers false.
  @inline(__always)
  public func forEach(_ body: (Int) -> Bool) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        if !body(index << 6 | rest.trailingZeroBitCount) { return }
        rest &= rest &- 1
      }
    }
  }

  /// The first rows, ascending, at most so many.
  public func rows(limit: Int = .max) -> [Int] {
    var rows: [Int] = []
    if limit <= 0 { return rows }
    forEach { row in
      rows.append(row)
      return rows.count < limit
    }
    return rows
  }

  /// The rows behind the first `offset` ones, ascending, at most so many. A negative offset is 0. Passes over whole words.
  public func rows(limit: Int, offset: Int) -> [Int] {
    var rows: [Int] = []
    var left = max(0, offset)
    if limit <= 0 { return rows }
    for (index, word) in words.enumerated() where word != 0 {
      let count = word.nonzeroBitCount
      if left >= count {
        left -= count
        continue
      }
      var rest = word
      while rest != 0 {
        if left > 0 {
          left -= 1
        } else {
          rows.append(index << 6 | rest.trailingZeroBitCount)
          if rows.count == limit { return rows }
        }
        rest &= rest &- 1
      }
    }
    return rows
  }
}

extension Bitset {
  /// Keeps the rows that are in both.
  public mutating func formIntersection(_ other: Bitset) {
    combine(other) { $0 & $1 }
    // Rows that the other set does not have to choose from are not in it.
    for index in min(words.count, other.words.count)..<words.count { words[index] = 0 }
  }

  /// Adds the rows of another set.
  public mutating func formUnion(_ other: Bitset) {
    combine(other) { $0 | $1 }
  }

  /// Takes out the rows of another set.
  public mutating func subtract(_ other: Bitset) {
    combine(other) { $0 & ~$1 }
  }

  /// Keeps the rows that are in exactly one of the two.
  public mutating func formSymmetricDifference(_ other: Bitset) {
    combine(other) { $0 ^ $1 }
  }

  /// Turns the set into the rows that were not in it.
  public mutating func formComplement() {
    words.withUnsafeMutableBufferPointer { words in
      for index in words.indices { words[index] = ~words[index] }
    }
    if !words.isEmpty { trim() }
  }

  /// The rows that were not in the set.
  public var complement: Bitset {
    var result = self
    result.formComplement()
    return result
  }

  /// The rows of the left set that are not in the right one, in one pass.
  static func difference(_ left: Bitset, _ right: Bitset) -> Bitset {
    if left.words.count != right.words.count {
      var result = left
      result.subtract(right)
      return result
    }
    let words = [UInt64](unsafeUninitializedCapacity: left.words.count) { target, count in
      left.words.withUnsafeBufferPointer { left in
        right.words.withUnsafeBufferPointer { right in
          count = left.count
          for index in 0..<count { target.initializeElement(at: index, to: left[index] & ~right[index]) }
        }
      }
    }
    return Bitset(size: left.size, words: words)
  }

  /// Lends the words, to be written without asking anew at each row whether the memory is shared.
  @inline(__always)
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Adds those of some rows that another set of the same size has, all of them or the first so many; answers how many.
  mutating func insert(_ other: Bitset, among rows: Range<Int>, limit: Int) -> Int {
    if rows == 0..<size, limit >= size {
      formUnion(other)
      return other.count
    }
    var left = limit
    for row in rows where left > 0 && other.contains(row) {
      insert(row)
      left -= 1
    }
    return limit - left
  }

  /// Adds rows that exist.
  mutating func insert(_ rows: ArraySlice<UInt32>) {
    words.withUnsafeMutableBufferPointer { words in
      rows.withUnsafeBufferPointer { rows in
        for row in rows { words[Int(row) >> 6] |= 1 << UInt64(row & 63) }
      }
    }
  }

  /// Takes out rows that exist.
  mutating func remove(_ rows: ArraySlice<UInt32>) {
    words.withUnsafeMutableBufferPointer { words in
      rows.withUnsafeBufferPointer { rows in
        for row in rows { words[Int(row) >> 6] &= ~(1 << UInt64(row & 63)) }
      }
    }
  }

  // Plain loops over pointers: the compiler turns them into vector instructions.
  @inline(__always)
  private mutating func combine(_ other: Bitset, _ join: (UInt64, UInt64) -> UInt64) {
    let count = min(words.count, other.words.count)
    words.withUnsafeMutableBufferPointer { left in
      other.words.withUnsafeBufferPointer { right in
        for index in 0..<count { left[index] = join(left[index], right[index]) }
      }
    }
    // A larger set may have rows behind the last one of this.
    if other.size > size { trim() }
  }
}
