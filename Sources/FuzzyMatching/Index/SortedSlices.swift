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

  fileprivate static func head(of slice: Range<UInt32>, in arena: UnsafeBufferPointer<UInt8>) -> UInt64 {
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

  /// The same, where a few indices are expected: searches in growing steps, so that what is read lies together.
  @inline(__always)
  static func nearPartition(_ count: Int, where isBefore: (Int) -> Bool) -> Int {
    var step = 1
    while step <= count, isBefore(step - 1) { step *= 2 }
    let low = step / 2
    return low + partition(min(count, step - 1) - low) { isBefore(low + $0) }
  }
}

/// The first eight bytes of every sixteenth of sorted slices, side by side: a search reads few places of the memory
/// before it comes to the slices themselves.
struct SliceSamples: Sendable {
  private static let distance = 16

  private let heads: [UInt64]

  init(count: Int, in arena: UnsafeBufferPointer<UInt8>, slice: (Int) -> Range<UInt32>) {
    heads = stride(from: 0, to: count, by: Self.distance).map { SortedSlices.head(of: slice($0), in: arena) }
  }

  var size: Int { heads.count * 8 }

  /// The number of the `count` slices that sort before a text; `isLess` tells it of one slice.
  @inline(__always)
  func partition(_ count: Int, text: UnsafeBufferPointer<UInt8>, isLess: (Int) -> Bool) -> Int {
    let head = SortedSlices.head(of: 0..<UInt32(text.count), in: text)
    // Slices with smaller heads sort before the text and those with greater ones after it; equal heads do not tell.
    let first = SortedSlices.partition(heads.count) { heads[$0] < head }
    let equal = SortedSlices.nearPartition(heads.count - first) { heads[first + $0] == head }
    let low = max(0, (first - 1) * Self.distance)
    let high = min(count, (first + equal) * Self.distance)
    return low + SortedSlices.partition(high - low) { isLess(low + $0) }
  }
}
