import FilterSemantics

/// The rows of a column grouped and ordered by a code, with precomputed sets of prefixes of that order.
///
/// The rows of a range of codes are the difference of two prefix sets, corrected row by row at both ends. Rows with
/// code 0 have no content and are in no range.
struct RowGroups: Sendable {
  /// The maximum number of prefix sets. With few rows half as many, because corrections are cheaper than the memory of
  /// a set.
  static let checkpoints = 32

  private static func step(_ rows: Int) -> Int {
    max(1, rows / (rows < 100_000 ? checkpoints / 2 : checkpoints))
  }

  let rowCount: Int
  /// The code of each row; 0 for none.
  let codes: [UInt32]
  /// The rows with content, ordered by code.
  let order: [UInt32]
  /// The index in `order` of the first row of each code minus 1, followed by the total.
  let starts: [UInt32]
  /// The number of rows between two prefix sets; at least 1.
  private let step: Int
  /// The prefix sets: the first `step` rows of the order, the first `2 * step` rows, and so on.
  let prefixes: [Bitset]

  /// Groups rows by their codes from 1 to `codeCount`; 0 for none. Linear, and fast enough that prepared forms store
  /// only the codes.
  init(codes: [UInt32], codeCount: Int) {
    self.codes = codes
    self.rowCount = codes.count
    var starts = [UInt32](repeating: 0, count: codeCount + 1)
    precondition(codes.largest <= codeCount)
    // Unchecked from here on: no code exceeds `codeCount`, and each row has its own slot.
    starts.withUnsafeMutableBufferPointer { starts in
      codes.withUnsafeBufferPointer { codes in for code in codes { starts[Int(code)] &+= 1 } }
      starts[0] = 0
      var sum: UInt32 = 0
      for code in starts.indices {
        sum &+= starts[code]
        starts[code] = sum
      }
    }
    let total = Int(starts[codeCount])
    var next = starts
    order = [UInt32](unsafeUninitializedCapacity: total) { order, count in
      count = total
      if total == 0 { return }
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
    self.starts = starts
    let step = RowGroups.step(order.count)
    self.step = step
    var prefixes: [Bitset] = []
    if codeCount > 1 {
      var bits = Bitset(size: codes.count)
      var end = step
      while end < order.count {
        bits.insert(order[(end - step)..<end])
        prefixes.append(bits)
        end += step
      }
    }
    self.prefixes = prefixes
  }

  /// The number of codes.
  var codeCount: Int { starts.count - 1 }

  /// How many rows have one of the codes.
  func count(_ codes: Range<Int>) -> Int { Int(starts[codes.upperBound]) - Int(starts[codes.lowerBound]) }

  /// Adds the rows whose code minus 1 lies in the range.
  func add(_ codes: Range<Int>, to bits: inout Bitset) {
    let low = Int(starts[codes.lowerBound])
    let high = Int(starts[codes.upperBound])
    if high - low <= 2 * step || prefixes.isEmpty {
      return bits.insert(order[low..<high])
    }
    let (first, last) = (nearest(low), nearest(high))
    let (kept, keptEnd) = (first * step, last * step)
    if kept >= keptEnd { return bits.insert(order[low..<high]) }
    // `last` is at least 1 here.
    var found = first == 0 ? prefixes[last - 1] : Bitset.difference(of: prefixes[last - 1], minus: prefixes[first - 1])
    if kept < low { found.remove(order[kept..<low]) } else { found.insert(order[low..<kept]) }
    if keptEnd < high { found.insert(order[keptEnd..<high]) } else { found.remove(order[high..<keptEnd]) }
    bits.formUnion(found)
  }

  /// The number of the nearest prefix set; 0 for the empty one.
  private func nearest(_ count: Int) -> Int { min((count + step / 2) / step, prefixes.count) }
}
