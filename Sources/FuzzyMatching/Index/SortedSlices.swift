/// Sorting and searching of slices of one byte array.
enum SortedSlices {
  /// The numbers of `slices` in the order of their bytes; equal ones by number.
  ///
  /// The first eight bytes are compared as one integer, since they nearly always decide.
  static func order(_ slices: [Range<UInt32>], in arena: [UInt8]) -> [UInt32] {
    arena.withUnsafeBufferPointer { arena in
      var keys: [(head: UInt64, number: UInt32)] = []
      keys.reserveCapacity(slices.count)
      for (number, slice) in slices.enumerated() {
        keys.append((head(of: slice, in: arena), UInt32(number)))
      }
      keys.sort { left, right in
        if left.head != right.head { return left.head < right.head }
        let order = compare(slices[Int(left.number)], with: slices[Int(right.number)], in: arena)
        return order == 0 ? left.number < right.number : order < 0
      }
      return keys.map { $0.number }
    }
  }

  private static func head(of slice: Range<UInt32>, in arena: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    var at = Int(slice.lowerBound)
    for _ in 0..<8 {
      head = head << 8 | (at < Int(slice.upperBound) ? UInt64(arena[at]) : 0)
      at += 1
    }
    return head
  }

  private static func compare(
    _ left: Range<UInt32>, with right: Range<UInt32>, in arena: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shorter = min(left.count, right.count)
    for offset in 0..<shorter {
      let (a, b) = (arena[Int(left.lowerBound) + offset], arena[Int(right.lowerBound) + offset])
      if a != b { return a < b ? -1 : 1 }
    }
    return left.count - right.count
  }

  /// Whether a slice sorts before a text.
  @inline(__always)
  static func isLess(
    _ slice: Range<Int>, than text: UnsafeBufferPointer<UInt8>, in arena: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let shorter = min(slice.count, text.count)
    for offset in 0..<shorter {
      let (a, b) = (arena[slice.lowerBound + offset], text[offset])
      if a != b { return a < b }
    }
    return slice.count < text.count
  }

  /// Whether a slice begins with a text.
  @inline(__always)
  static func hasPrefix(
    _ text: UnsafeBufferPointer<UInt8>, at slice: Range<Int>, in arena: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if slice.count < text.count { return false }
    for offset in 0..<text.count where arena[slice.lowerBound + offset] != text[offset] { return false }
    return true
  }

  /// The number of leading indices below `count` for which `isBefore` holds. Binary search.
  @inline(__always)
  static func partition(_ count: Int, where isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
