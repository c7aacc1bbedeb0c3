import FilterSemantics
import FilterText

/// The rows of a column grouped and ordered by a code, with precomputed sets of prefixes of that order.
///
/// The rows of a range of codes are the difference of two prefix sets, corrected row by row at both ends. With few
/// codes there is a set for each, and nothing to correct. Rows with code 0 have no content and are in no range.
struct RowGroups: Sendable {
  /// The maximum number of prefix sets. With few rows half as many, because corrections are cheaper than the memory of
  /// a set.
  static let checkpoints = 32

  private static func checkpoints(_ rows: Int) -> Int { rows < 100_000 ? checkpoints / 2 : checkpoints }

  /// The code of each row; 0 for none.
  let codes: RowCodes
  /// The rows with content, ordered by code. Empty if there is a prefix set for each code.
  private let order: [UInt32]
  /// The index in the order of the first row of each code minus 1, followed by the total.
  let starts: [UInt32]
  /// The numbers of rows in the prefix sets, ascending.
  private let ends: [UInt32]
  /// The prefix sets: the first rows of the order.
  private let prefixes: [Bitset]
  /// The rows with content; nil if all have some, or without prefix sets.
  private let present: Bitset?

  /// Groups rows by their codes from 1 to `codeCount`; 0 for none. Linear, and fast enough that prepared forms store
  /// only the codes. `hasRanges` is false if only the rows of single codes are wanted, which need no prefix sets.
  init(codes: [UInt32], codeCount: Int, hasRanges: Bool = true) {
    precondition(codes.largest <= codeCount)
    Steps.add(codes.count + codeCount)
    let starts = RowGroups.starts(codes, codeCount: codeCount)
    let total = Int(starts[codeCount])
    self.codes = RowCodes(codes, upTo: codeCount)
    self.starts = starts
    let wanted = RowGroups.checkpoints(total)
    if hasRanges, codeCount <= wanted {
      order = []
      ends = Array(starts.dropFirst().dropLast())
      var sets = RowGroups.prefixes(codes, codeCount: codeCount)
      let all = sets.popLast()
      present = total == codes.count ? nil : all
      prefixes = sets
      return
    }
    let order = RowGroups.order(codes, starts: starts)
    self.order = order
    if !hasRanges {
      (ends, prefixes, present) = ([], [], nil)
      return
    }
    // At the ends of codes, so that ranges of frequent codes need few corrections.
    let step = max(1, total / wanted)
    var ends: [UInt32] = []
    for start in starts.dropFirst() where Int(start) >= Int(ends.last ?? 0) + step && start < total {
      ends.append(start)
    }
    self.ends = ends
    var bits = Bitset(size: codes.count)
    var from = 0
    var prefixes: [Bitset] = []
    for end in ends {
      bits.insert(order[from..<Int(end)])
      prefixes.append(bits)
      from = Int(end)
    }
    self.prefixes = prefixes
    bits.insert(order[from...])
    present = total == codes.count ? nil : bits
  }

  /// The number of rows before those of each code, followed by the total. No code exceeds `codeCount`.
  private static func starts(_ codes: [UInt32], codeCount: Int) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: codeCount + 1)
    // Unchecked, since each code is at most the last index.
    starts.withUnsafeMutableBufferPointer { starts in
      codes.withUnsafeBufferPointer { codes in for code in codes { starts[Int(code)] &+= 1 } }
      starts[0] = 0
      var sum: UInt32 = 0
      for code in starts.indices {
        sum &+= starts[code]
        starts[code] = sum
      }
    }
    return starts
  }

  /// The rows with content, ordered by code.
  private static func order(_ codes: [UInt32], starts: [UInt32]) -> [UInt32] {
    let total = Int(starts[starts.count - 1])
    var next = starts
    return [UInt32](unsafeUninitializedCapacity: total) { order, count in
      count = total
      if total == 0 { return }
      // Unchecked, since each row with content has its own slot.
      next.withUnsafeMutableBufferPointer { next in
        codes.withUnsafeBufferPointer { codes in
          for row in codes.indices where codes[row] != 0 {
            let code = Int(codes[row]) &- 1
            let index = next[code]
            next[code] = index &+ 1
            order.initializeElement(at: Int(index), to: UInt32(truncatingIfNeeded: row))
          }
        }
      }
    }
  }

  /// For each code the rows of it and of the codes before it.
  private static func prefixes(_ codes: [UInt32], codeCount: Int) -> [Bitset] {
    let wordCount = (codes.count + 63) / 64
    var words = [UInt64](repeating: 0, count: wordCount * (codeCount + 1))
    words.withUnsafeMutableBufferPointer { words in
      codes.withUnsafeBufferPointer { codes in
        // The words of a set lie together; those of rows without content come first and are not used.
        for row in codes.indices { words[Int(codes[row]) &* wordCount &+ row &>> 6] |= 1 &<< UInt64(row & 63) }
        if codeCount < 2 { return }
        for index in 2 * wordCount..<words.count { words[index] |= words[index &- wordCount] }
      }
    }
    return (0..<codeCount).map { code in
      Bitset(size: codes.count, words: Array(words[(code + 1) * wordCount..<(code + 2) * wordCount]))
    }
  }

  /// The number of codes.
  var codeCount: Int { starts.count - 1 }

  /// The number of rows, with and without content.
  var rowCount: Int { codes.count }

  /// How many rows have one of the codes.
  func count(_ codes: Range<Int>) -> Int { Int(starts[codes.upperBound]) - Int(starts[codes.lowerBound]) }
}

extension RowGroups {
  /// A set of rows that is told by stored ones.
  struct Outline {
    /// The rows with content up to an end; nil for all rows of the column.
    let inside: Bitset?
    /// Rows that are not in it.
    let outside: Bitset?
    /// The rows of the range that are not in the set, or of the set that are not in the range.
    let others: [ArraySlice<UInt32>]
  }

  /// Sets around a range of codes, or inside it. Nil if many rows would differ.
  func outline(_ codes: Range<Int>, isAround: Bool) -> Outline? {
    let (low, high) = (Int(starts[codes.lowerBound]), Int(starts[codes.upperBound]))
    let total = Int(starts[codeCount])
    if low == high { return nil }
    let first = isAround ? indexOfEnd(before: low) : indexOfEnd(after: low)
    let last = isAround ? indexOfEnd(after: high) : indexOfEnd(before: high)
    let (from, to) = (end(first), end(last))
    if from >= to { return nil }
    var others: [ArraySlice<UInt32>] = []
    if from != low { others.append(order[min(from, low)..<max(from, low)]) }
    if to != high { others.append(order[min(to, high)..<max(to, high)]) }
    if others.reduce(0, { $0 + $1.count }) > high - low { return nil }
    return Outline(
      inside: to == total ? present : prefixes[last - 1], outside: from == 0 ? nil : prefixes[first - 1],
      others: others)
  }

  /// The number of rows in a prefix set counted from 1; 0 for the empty one, and all rows after the last one.
  private func end(_ index: Int) -> Int {
    index == 0 ? 0 : index > ends.count ? Int(starts[codeCount]) : Int(ends[index - 1])
  }

  private func indexOfEnd(before count: Int) -> Int {
    count == Int(starts[codeCount]) ? ends.count + 1 : ends.partitioningIndex { $0 > count }
  }

  private func indexOfEnd(after count: Int) -> Int {
    count == 0 ? 0 : ends.partitioningIndex { $0 >= count } + 1
  }

  /// Adds the rows whose code minus 1 lies in the range.
  func add(_ codes: Range<Int>, to bits: inout Bitset) {
    let (low, high) = (Int(starts[codes.lowerBound]), Int(starts[codes.upperBound]))
    if low == high { return }
    if ends.isEmpty && !order.isEmpty { return bits.insert(order[low..<high]) }
    // The nearer of the sets around and inside each end.
    let (first, last) = (nearest(low), nearest(high))
    let (from, to) = (end(first), end(last))
    if !order.isEmpty, from >= to || abs(from - low) + abs(to - high) > high - low {
      return bits.insert(order[low..<high])
    }
    var found = set(last)
    if first > 0 { found = Bitset.difference(of: found, minus: prefixes[first - 1]) }
    if from < low { found.remove(order[from..<low]) } else if low < from { found.insert(order[low..<from]) }
    if to < high { found.insert(order[to..<high]) } else if high < to { found.remove(order[high..<to]) }
    bits.formUnion(found)
  }

  /// A prefix set counted from 1.
  private func set(_ index: Int) -> Bitset {
    index > ends.count ? present ?? Bitset(allOf: rowCount) : prefixes[index - 1]
  }

  /// The index of the prefix set with about so many rows.
  private func nearest(_ count: Int) -> Int {
    let (before, after) = (indexOfEnd(before: count), indexOfEnd(after: count))
    return count - end(before) <= end(after) - count ? before : after
  }
}
