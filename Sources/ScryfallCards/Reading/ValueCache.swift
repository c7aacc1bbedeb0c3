import DataStreams

/// Values that come again and again, by the JSON they were read from: `["paper"]`, the legalities of most cards, the name of a
/// set. What is found here is neither read nor allocated again, and is kept once by all cards that share it.
///
/// A JSON string, array or object says itself where it ends. So bytes that begin with the JSON of a kept value are that value.
struct ValueCache<Value> {
  // In two arrays, so that a look at the JSON of a place touches no value.
  private var jsons: [[UInt8]]
  private var values: [Value?]
  private let mask: Int
  /// Longer JSON is not kept.
  private static var longest: Int { 768 }

  /// A cache of so many places, a power of two. Two values of the same place drive each other out.
  init(places: Int) {
    jsons = Array(repeating: [], count: places)
    values = Array(repeating: nil, count: places)
    mask = places - 1
  }

  /// Where the value that begins at the scanner's next byte would be kept: by its bytes up to the first `end`. Nil for a long
  /// one.
  @inline(__always) func place(_ scanner: inout JSONScanner, end: UInt8) -> Int? {
    _ = scanner.peek()
    let start = scanner.offset
    let bytes = UnsafeRawPointer(scanner.base)
    let limit = min(scanner.count, start &+ Self.longest)
    var hash: UInt64 = 0
    var offset = start &+ 1
    let ends = UInt64(end) &* 0x0101_0101_0101_0101
    while offset &+ 8 <= limit {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let matches = word ^ ends
      let found = (matches &- 0x0101_0101_0101_0101) & ~matches & 0x8080_8080_8080_8080
      if found != 0 {
        let used = word & (1 &<< UInt64(found.trailingZeroBitCount & ~7) &- 1)
        hash = (hash ^ used) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash &>> 40) & mask
      }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
      offset &+= 8
    }
    return nil
  }

  /// The value kept at a place, if its JSON is the next; the scanner then stands behind it.
  @inline(__always) func value(at place: Int, _ scanner: inout JSONScanner) -> Value? {
    let kept = jsons.withUnsafeBufferPointer { jsons in
      jsons[place].withUnsafeBytes { kept in Self.isNext(kept, scanner) ? kept.count : 0 }
    }
    if kept == 0 { return nil }
    scanner.offset &+= kept
    return values[place]
  }

  /// Whether the scanner's next bytes are these, of which there is one at least.
  @inline(__always) private static func isNext(_ kept: UnsafeRawBufferPointer, _ scanner: JSONScanner) -> Bool {
    let count = kept.count
    guard count > 0, count <= scanner.count &- scanner.offset, let kept = kept.baseAddress else { return false }
    let next = UnsafeRawPointer(scanner.base + scanner.offset)
    var offset = 0
    while offset &+ 8 <= count {
      guard
        kept.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == next.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < count {
      guard kept.load(fromByteOffset: offset, as: UInt8.self) == next.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset &+= 1
    }
    return true
  }

  /// Keeps a value that was read from the bytes between `start` and the scanner's next.
  mutating func keep(_ value: Value, at place: Int, _ scanner: JSONScanner, from start: Int) {
    guard scanner.offset - start <= Self.longest else { return }
    jsons[place] = Array(UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset - start))
    values[place] = value
  }
}
