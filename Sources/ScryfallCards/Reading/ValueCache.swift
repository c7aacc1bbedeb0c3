import DataStreams

/// A cache of frequent values by their JSON: `["paper"]`, the legalities of most cards, the name of a set. Cached
/// values are not parsed or allocated again.
///
/// A JSON string, array or object determines its own end. So bytes that begin with the JSON of a cached value are that
/// value.
struct ValueCache<Value> {
  // Separate arrays, so that comparing the JSON does not touch the value.
  private var jsons: [[UInt8]]
  private var values: [Value?]
  private let mask: Int
  /// The maximum length of cached JSON.
  private static var maximumLength: Int { 768 }

  /// Makes a cache with a number of slots, a power of two. A value replaces another one with the same slot.
  init(slots: Int) {
    jsons = Array(repeating: [], count: slots)
    values = Array(repeating: nil, count: slots)
    mask = slots - 1
  }

  /// The slot of the value that begins at the scanner's next byte, by its bytes up to the first `end`; nil for a long
  /// value.
  @inline(__always) func slot(_ scanner: inout JSONScanner, end: UInt8) -> Int? {
    _ = scanner.peek()
    let start = scanner.offset
    let bytes = UnsafeRawPointer(scanner.base)
    let limit = min(scanner.count, start &+ Self.maximumLength)
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

  /// Takes the value in a slot if its JSON is next.
  @inline(__always) func value(at slot: Int, _ scanner: inout JSONScanner) -> Value? {
    let kept = jsons.withUnsafeBufferPointer { jsons in
      jsons[slot].withUnsafeBytes { kept in Self.isNext(kept, in: scanner) ? kept.count : 0 }
    }
    if kept == 0 { return nil }
    scanner.offset &+= kept
    return values[slot]
  }

  /// Whether the scanner's next bytes are these. False for none.
  @inline(__always) private static func isNext(_ kept: UnsafeRawBufferPointer, in scanner: JSONScanner) -> Bool {
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

  /// Caches a value that was read from the bytes from `start` to the scanner's offset.
  mutating func keep(_ value: Value, at slot: Int, _ scanner: JSONScanner, from start: Int) {
    guard scanner.offset - start <= Self.maximumLength else { return }
    jsons[slot] = Array(UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset - start))
    values[slot] = value
  }
}

/// Reads values that many cards share, with caches.
struct SharedValues {
  private var strings = ValueCache<String>(slots: 4096)
  private var lists = ValueCache<[String]>(slots: 1024)
  private var legalities = ValueCache<FormatLegalities>(slots: 1024)

  /// Takes a string; nil for `null`.
  mutating func string(_ scanner: inout JSONScanner) throws(JSONError) -> String? {
    guard scanner.peek() == UInt8(ascii: "\""), let slot = strings.slot(&scanner, end: UInt8(ascii: "\"")) else {
      return try scanner.optionalString()
    }
    if let kept = strings.value(at: slot, &scanner) { return kept }
    let start = scanner.offset
    let value = try scanner.string()
    strings.keep(value, at: slot, scanner, from: start)
    return value
  }

  /// Takes an array of strings; nil for `null`.
  mutating func list(_ scanner: inout JSONScanner) throws(JSONError) -> [String]? {
    guard scanner.peek() == UInt8(ascii: "["), let slot = lists.slot(&scanner, end: UInt8(ascii: "]")) else {
      return try scanner.optionalStrings()
    }
    if let kept = lists.value(at: slot, &scanner) { return kept }
    let start = scanner.offset
    let value = try scanner.strings()
    lists.keep(value, at: slot, scanner, from: start)
    return value
  }

  /// Takes the legalities of a card; none for `null`.
  mutating func legalities(_ scanner: inout JSONScanner) throws(JSONError) -> FormatLegalities {
    guard scanner.peek() == UInt8(ascii: "{"), let slot = legalities.slot(&scanner, end: UInt8(ascii: "}")) else {
      return try scanner.takeNull() ? .none : FormatLegalities(scanner.dictionary())
    }
    if let kept = legalities.value(at: slot, &scanner) { return kept }
    let start = scanner.offset
    let value = FormatLegalities(try scanner.dictionary())
    legalities.keep(value, at: slot, scanner, from: start)
    return value
  }
}
