import FilterSemantics

/// A set of the rows of a list, one bit per row.
///
/// Rows are numbered from 0 to `size - 1`; bits after the last row are never set. Binary operations expect sets of
/// equal size. With different sizes, a row that one set does not have is not in it, and the changed set keeps its
/// size.
public struct Bitset: Hashable, Sendable {
  /// The number of rows to choose from.
  public let size: Int
  @usableFromInline var words: [UInt64]

  /// The empty set. A negative size counts as 0.
  package init(size: Int) {
    self.size = max(0, size)
    self.words = [UInt64](repeating: 0, count: (self.size + 63) / 64)
    Steps.add(words.count)
  }

  /// The set of all rows. A negative size counts as 0.
  package init(allOf size: Int) {
    self.size = max(0, size)
    self.words = [UInt64](repeating: .max, count: (self.size + 63) / 64)
    trim()
  }

  /// The set of some rows. Rows outside `0..<size` are ignored.
  package init(size: Int, rows: some Sequence<Int>) {
    self.init(size: size)
    for row in rows where row >= 0 && row < self.size { insert(row) }
  }

  /// The set of a range of existing rows.
  init(size: Int, range: Range<Int>) {
    self.init(size: size)
    Steps.add(range.count)
    for row in range { insert(row) }
  }

  /// A set from its words, the lowest rows in the first one. Missing words are zero, extra ones are dropped.
  init(size: Int, words: [UInt64]) {
    self.size = size
    self.words = words
    let count = (size + 63) / 64
    if words.count < count { self.words += [UInt64](repeating: 0, count: count - words.count) }
    if words.count > count { self.words.removeLast(words.count - count) }
    trim()
  }

  private mutating func trim() { if size & 63 != 0 { words[words.count - 1] &= (1 << UInt64(size & 63)) - 1 } }
}

extension Bitset {
  /// Whether a row is in the set; false for a row outside `0..<size`.
  public func contains(_ row: Int) -> Bool {
    row >= 0 && row < size && words[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  /// Adds an existing row.
  package mutating func insert(_ row: Int) { words[row >> 6] |= 1 << UInt64(row & 63) }

  /// Removes an existing row.
  mutating func remove(_ row: Int) { words[row >> 6] &= ~(1 << UInt64(row & 63)) }

  /// The number of rows in the set. Linear in `size / 64`.
  public var count: Int {
    Steps.add(words.count)
    var total = 0
    for word in words { total &+= word.nonzeroBitCount }
    return total
  }

  /// Whether the set has no row. Linear in `size / 64`.
  public var isEmpty: Bool {
    for word in words where word != 0 { return false }
    return true
  }

  /// Whether more than `limit` rows are in the set. Stops counting early.
  func hasMore(than limit: Int) -> Bool {
    var total = 0
    Steps.add(words.count)
    for word in words where word != 0 {
      total &+= word.nonzeroBitCount
      if total > limit { return true }
    }
    return false
  }

  /// Calls `body` with each row, ascending, until it returns false.
  @inline(__always)
  public func forEachRow(_ body: (Int) -> Bool) {
    Steps.add(words.count)
    for (index, word) in words.enumerated() where word != 0 {
      Steps.add(word.nonzeroBitCount)
      var rest = word
      while rest != 0 {
        if !body(index << 6 | rest.trailingZeroBitCount) { return }
        rest &= rest &- 1
      }
    }
  }

  /// The first rows, ascending, at most `limit`.
  public func rows(limit: Int = .max) -> [Int] {
    var rows: [Int] = []
    if limit <= 0 { return rows }
    if limit <= 256 { rows.reserveCapacity(limit) }
    forEachRow { row in
      rows.append(row)
      return rows.count < limit
    }
    return rows
  }

  /// The rows after the first `offset` ones, ascending, at most `limit`. A negative offset counts as 0. Skips whole
  /// words.
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
  /// Keeps the rows that are in both sets.
  package mutating func formIntersection(_ other: Bitset) {
    combine(with: other) { $0 & $1 }
    // Rows that the other set cannot have are not in it.
    for index in min(words.count, other.words.count)..<words.count { words[index] = 0 }
  }

  /// Adds the rows of another set.
  package mutating func formUnion(_ other: Bitset) { combine(with: other) { $0 | $1 } }

  /// Removes the rows of another set.
  package mutating func subtract(_ other: Bitset) { combine(with: other) { $0 & ~$1 } }

  /// Replaces the set with the rows that were not in it.
  package mutating func formComplement() {
    words.withUnsafeMutableBufferPointer { words in
      for index in words.indices { words[index] = ~words[index] }
    }
    if !words.isEmpty { trim() }
  }

  /// The rows that are not in the set.
  package var complement: Bitset {
    var result = self
    result.formComplement()
    return result
  }

  /// The rows of the left set that are not in the right one, in one pass.
  static func difference(of left: Bitset, minus right: Bitset) -> Bitset {
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

  /// The rows of each set that are not in the other, in one pass.
  static func differences(of left: Bitset, and right: Bitset) -> (left: Bitset, right: Bitset) {
    if left.words.count != right.words.count {
      return (difference(of: left, minus: right), difference(of: right, minus: left))
    }
    var rights: [UInt64] = []
    let lefts = [UInt64](unsafeUninitializedCapacity: left.words.count) { ones, count in
      count = left.words.count
      rights = [UInt64](unsafeUninitializedCapacity: count) { others, count in
        count = left.words.count
        left.words.withUnsafeBufferPointer { left in
          right.words.withUnsafeBufferPointer { right in
            for index in 0..<count {
              ones.initializeElement(at: index, to: left[index] & ~right[index])
              others.initializeElement(at: index, to: right[index] & ~left[index])
            }
          }
        }
      }
    }
    return (Bitset(size: left.size, words: lefts), Bitset(size: right.size, words: rights))
  }

  /// Mutable access to the words with one uniqueness check.
  @inline(__always)
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Adds the rows of another set of the same size that are in a range, up to a limit; returns how many.
  mutating func insert(_ other: Bitset, among rows: Range<Int>, limit: Int) -> Int {
    if rows == 0..<size, limit >= size {
      formUnion(other)
      return other.count
    }
    Steps.add(rows.count)
    var left = limit
    for row in rows where left > 0 && other.contains(row) {
      insert(row)
      left -= 1
    }
    return limit - left
  }

  /// Adds existing rows.
  mutating func insert(_ rows: ArraySlice<UInt32>) {
    Steps.add(rows.count)
    words.withUnsafeMutableBufferPointer { words in
      rows.withUnsafeBufferPointer { rows in
        for row in rows { words[Int(row) >> 6] |= 1 << UInt64(row & 63) }
      }
    }
  }

  /// Removes existing rows.
  mutating func remove(_ rows: ArraySlice<UInt32>) {
    Steps.add(rows.count)
    words.withUnsafeMutableBufferPointer { words in
      rows.withUnsafeBufferPointer { rows in
        for row in rows { words[Int(row) >> 6] &= ~(1 << UInt64(row & 63)) }
      }
    }
  }

  // Plain loops over pointers, which the compiler vectorizes.
  @inline(__always)
  private mutating func combine(with other: Bitset, by join: (UInt64, UInt64) -> UInt64) {
    let count = min(words.count, other.words.count)
    Steps.add(count)
    words.withUnsafeMutableBufferPointer { left in
      other.words.withUnsafeBufferPointer { right in
        for index in 0..<count { left[index] = join(left[index], right[index]) }
      }
    }
    // A larger set may have rows after the last one of this set.
    if other.size > size { trim() }
  }
}

extension Bitset {
  /// The number of rows in both sets.
  func count(and other: Bitset) -> Int { count(with: other) { $0 & $1 } }

  /// The number of rows that are in this set and not in the other.
  func count(andNot other: Bitset) -> Int { count(with: other) { $0 & ~$1 } }

  @inline(__always)
  private func count(with other: Bitset, by join: (UInt64, UInt64) -> UInt64) -> Int {
    Steps.add(words.count)
    var total = 0
    words.withUnsafeBufferPointer { left in
      other.words.withUnsafeBufferPointer { right in
        for index in 0..<min(left.count, right.count) {
          total &+= join(left[index], right[index]).nonzeroBitCount
        }
      }
    }
    return total
  }
}
