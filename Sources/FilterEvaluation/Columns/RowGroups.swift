/// The rows of a column grouped by a code, ordered by it, with the sets of all rows up to some of them at hand.
///
/// The rows of any range of codes then are the difference of two sets, and what lies between a set and the end of the
/// range is put right row by row. Rows with the code zero have nothing and are in no range.
struct RowGroups: Sendable {
  /// How many sets are kept at most, of many rows; of few rows half as many, because there a row more to put right costs less
  /// than the room of a set.
  static let checkpoints = 32

  private static func step(_ rows: Int) -> Int {
    max(1, rows / (rows < 100_000 ? checkpoints / 2 : checkpoints))
  }

  let rowCount: Int
  /// The code of each row; 0 for none.
  let codes: [UInt32]
  /// The rows that have something, by code.
  let order: [UInt32]
  /// Where the rows of each code begin in `order`, by the code less one; and one more: their number.
  let starts: [UInt32]
  /// How many rows lie between two kept sets; at least 1.
  private let step: Int
  /// The kept sets: the first `step` rows of the order, the first two times `step` rows, and so on.
  let prefixes: [Bitset]

  /// Groups rows by their codes, 1 to `codeCount`, 0 for none.
  init(codes: [UInt32], codeCount: Int) {
    self.codes = codes
    self.rowCount = codes.count
    var starts = [UInt32](repeating: 0, count: codeCount + 1)
    for code in codes where code > 0 { starts[Int(code)] += 1 }
    if codeCount > 0 { for code in 1...codeCount { starts[code] += starts[code - 1] } }
    var next = starts
    var order = [UInt32](repeating: 0, count: Int(starts[codeCount]))
    for (row, code) in codes.enumerated() where code > 0 {
      order[Int(next[Int(code) - 1])] = UInt32(row)
      next[Int(code) - 1] += 1
    }
    self.order = order
    self.starts = starts
    let step = RowGroups.step(order.count)
    self.step = step
    var prefixes: [Bitset] = []
    var bits = Bitset(size: codes.count)
    for (place, row) in order.enumerated() {
      bits.insert(Int(row))
      if (place + 1) % step == 0, place + 1 < order.count { prefixes.append(bits) }
    }
    if codeCount > 1 { self.prefixes = prefixes } else { self.prefixes = [] }
  }

  /// Puts together what was written before.
  init(codes: [UInt32], order: [UInt32], starts: [UInt32], prefixes: [Bitset]) {
    self.codes = codes
    self.rowCount = codes.count
    self.order = order
    self.starts = starts
    self.step = RowGroups.step(order.count)
    self.prefixes = prefixes
  }

  /// How many codes there are.
  var codeCount: Int { starts.count - 1 }

  /// How many rows have one of the codes.
  func count(_ codes: Range<Int>) -> Int { Int(starts[codes.upperBound]) - Int(starts[codes.lowerBound]) }

  /// Adds the rows whose code, less one, lies in the range.
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
    var found = first == 0 ? prefixes[last - 1] : Bitset.difference(prefixes[last - 1], prefixes[first - 1])
    if kept < low { found.remove(order[kept..<low]) } else { found.insert(order[low..<kept]) }
    if keptEnd < high { found.insert(order[keptEnd..<high]) } else { found.remove(order[high..<keptEnd]) }
    bits.formUnion(found)
  }

  /// How many steps the nearest kept set has; 0 for the empty one.
  private func nearest(_ count: Int) -> Int {
    min((count + step / 2) / step, prefixes.count)
  }
}
