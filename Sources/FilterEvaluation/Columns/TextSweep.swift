import FilterSemantics

/// Finds a needle in bytes in wide steps: two of its bytes, the rarest ones, are looked for 32 places at a time, and
/// only where both stand is the rest compared. Source of the idea: W. Muła, "SIMD-friendly algorithms for substring
/// searching".
struct TextSweep {
  let needle: [UInt8]
  private let first: Int
  private let second: Int
  /// The first eight bytes, to be compared at once, in the order of memory whatever that is; and which of them count.
  private let head: UInt64
  private let headMask: UInt64

  /// A sweep for a needle that is not empty, through bytes that occur so often.
  init(_ needle: [UInt8], frequencies: [UInt32]) {
    self.needle = needle
    var first = 0
    var second = 0
    for place in needle.indices where frequencies[Int(needle[place])] < frequencies[Int(needle[first])] {
      first = place
    }
    if first == 0, needle.count > 1 { second = 1 }
    for place in needle.indices
    where needle[place] != needle[first]
      && (needle[second] == needle[first] || frequencies[Int(needle[place])] < frequencies[Int(needle[second])])
    {
      second = place
    }
    self.first = first
    self.second = second
    var headBytes = SIMD8<UInt8>(repeating: 0)
    var headMaskBytes = SIMD8<UInt8>(repeating: 0)
    for place in 0..<min(8, needle.count) {
      headBytes[place] = needle[place]
      headMaskBytes[place] = 0xFF
    }
    head = unsafeBitCast(headBytes, to: UInt64.self)
    headMask = unsafeBitCast(headMaskBytes, to: UInt64.self)
  }

  /// Calls `found` with the place of each match, ascending; answers how many places looked like one at first. `found`
  /// answers from where to go on, which is behind the match; or nil to stop. `limit` is the number of bytes behind
  /// which no match may begin; 64 more bytes must be there to read.
  @inline(__always)
  @discardableResult
  func run(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, limit: Int, _ found: (Int) -> Int?
  ) -> Int {
    guard let base = bytes.baseAddress, limit > 0 else { return 0 }
    var candidates = 0
    let wantedFirst = SIMD32<UInt8>(repeating: needle[first])
    let wantedSecond = SIMD32<UInt8>(repeating: needle[second])
    let length = needle.count
    return needle.withUnsafeBufferPointer { needle in
      var offset = start
      var next = start
      let firstPlace = UnsafeRawPointer(base + first)
      let secondPlace = UnsafeRawPointer(base + second)
      while offset < limit {
        // Where nothing is for 64 places nothing else is done: most of a sweep is this loop.
        while offset &+ 64 <= limit {
          let near =
            (firstPlace.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self) .== wantedFirst)
            .& (secondPlace.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self) .== wantedSecond)
          let far =
            (firstPlace.loadUnaligned(fromByteOffset: offset &+ 32, as: SIMD32<UInt8>.self) .== wantedFirst)
            .& (secondPlace.loadUnaligned(fromByteOffset: offset &+ 32, as: SIMD32<UInt8>.self) .== wantedSecond)
          let any = unsafeBitCast(near .| far, to: SIMD4<UInt64>.self)
          if any[0] | any[1] | any[2] | any[3] != 0 { break }
          offset &+= 64
        }
        if offset >= limit { break }
        let left = UnsafeRawPointer(base + offset + first).loadUnaligned(as: SIMD32<UInt8>.self)
        let right = UnsafeRawPointer(base + offset + second).loadUnaligned(as: SIMD32<UInt8>.self)
        let hits = unsafeBitCast((left .== wantedFirst) .& (right .== wantedSecond), to: SIMD4<UInt64>.self)
        if hits[0] | hits[1] | hits[2] | hits[3] != 0 {
          var rest = PlaceBits.bits(hits, SIMD4(repeating: 0))
          while rest != 0 {
            let place = offset &+ rest.trailingZeroBitCount
            rest &= rest &- 1
            if place < next || place >= limit { continue }
            candidates &+= 1
            if UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self) & headMask != head { continue }
            var matched = 8
            while matched < length, base[place &+ matched] == needle[matched] { matched &+= 1 }
            if matched < length { continue }
            guard let resumed = found(place) else { return candidates }
            next = resumed
          }
        }
        offset &+= 32
        if next > offset { offset = next }
      }
      return candidates
    }
  }
}
