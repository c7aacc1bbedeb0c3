import FilterSemantics

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

  /// Groups rows by their codes, 1 to `codeCount`, 0 for none. Linear: fast enough that prepared forms hold the codes alone.
  init(codes: [UInt32], codeCount: Int) {
    self.codes = codes
    self.rowCount = codes.count
    var starts = [UInt32](repeating: 0, count: codeCount + 1)
    precondition(codes.largest <= codeCount)
    // Unchecked from here on: no code is beyond the last one, and the rows of each have a place of their own.
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
            let place = next[code]
            next[code] = place &+ 1
            order.initializeElement(at: Int(place), to: UInt32(truncatingIfNeeded: row))
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
