import FilterSemantics
import FilterText

extension TextArena {
  /// How many texts are searched before checking whether a needle is common: initially, and at most.
  private static let firstChunk = 512
  private static let chunk = 8_192

  /// Adds the texts in a range that contain a needle, up to a limit; returns how many.
  @discardableResult
  func search(_ test: TextTest, among texts: Range<Int>, into found: inout Bitset, limit: Int = .max) -> Int {
    if test.needle.isEmpty || texts.isEmpty || limit <= 0 { return 0 }
    var needle = test.needle
    if case .equalsCollated = test.kind { needle = [TextArena.separator] + needle + [TextArena.separator] }
    let place = NeedlePlace(test.kind)
    let findsBreaks = test.findsBreaks && frequencies[0x0A] > 0
    let sweep = TextSweep(needle, frequencies: frequencies, findsBreaks: findsBreaks)
    // If most texts have the needle, finding the text of each match dominates. Such needles are marked instead.
    if limit < .max || place == .words || findsBreaks || needle.contains(TextArena.separator) {
      return look(sweep, place, among: texts, into: &found, limit: limit).found
    }
    var isCommon = needle.count == 1 && Int(frequencies[Int(needle[0])]) > count / 8
    var total = 0
    var start = texts.lowerBound
    var chunk = TextArena.firstChunk
    while start < texts.upperBound {
      let end = min(texts.upperBound, (start + chunk) & ~63)
      if isCommon {
        let number = mark(needle, place, among: start..<end, into: &found)
        total += number
        // In alphabetical lists a word may be common in one region only.
        isCommon = number * 16 > Int(starts[end] - starts[start]) / 64 + (end - start) / 5
      } else {
        let (number, candidates) = look(sweep, place, among: start..<end, into: &found, limit: .max)
        total += number
        // Looking up one candidate takes as long as marking about eight blocks or forty texts.
        isCommon = candidates * 8 > Int(starts[end] - starts[start]) / 64 + (end - start) / 5
      }
      start = end
      chunk = min(4 * chunk, TextArena.chunk)
    }
    return total
  }

  /// Looks up the text of each match; returns the number of texts and of candidate positions.
  private func look(
    _ sweep: TextSweep, _ place: NeedlePlace, among texts: Range<Int>, into found: inout Bitset, limit: Int
  ) -> (found: Int, candidates: Int) {
    let begin = Int(starts[texts.lowerBound]) - 1
    let end = Int(starts[texts.upperBound])
    let length = sweep.needle.count
    if length > end - begin { return (0, 0) }
    let lead = sweep.needle[0] == TextArena.separator ? 1 : 0
    var left = limit
    var candidates = 0
    found.withWords { words in
      bytes.withUnsafeBufferPointer { bytes in
        starts.withUnsafeBufferPointer { starts in
          lookUp { separators, blocks in
            var next = begin
            stretches(of: sweep.needle, in: begin..<end - length + 1) { stretch in
              Steps.add(1 + stretch.count >> 6)
              if stretch.upperBound <= next { return true }
              candidates &+= sweep.run(bytes, from: max(next, stretch.lowerBound), limit: stretch.upperBound) { index in
                if place != .anywhere, !isPlace(place, in: bytes, from: index, to: index &+ length) {
                  return index &+ 1
                }
                let text = TextArena.text(at: index &+ lead, separators: separators, blocks: blocks)
                words[text &>> 6] |= 1 &<< UInt64(text & 63)
                left &-= 1
                next = Int(starts[text &+ 1]) &- 1
                return left == 0 ? nil : next
              }
              return left > 0
            }
          }
        }
      }
    }
    Steps.add(candidates)
    return (limit - left, candidates)
  }

  /// Calls `body` with the byte ranges in which a match may start, ascending, until it returns false.
  @inline(__always)
  private func stretches(of needle: [UInt8], in bytes: Range<Int>, _ body: (Range<Int>) -> Bool) {
    let buckets = grams == nil ? [] : TextGrams.buckets(of: needle)
    guard let grams, !buckets.isEmpty, !bytes.isEmpty else {
      _ = body(bytes)
      return
    }
    let shift = TextGrams.blockShift
    let (first, last) = (bytes.lowerBound >> shift, (bytes.upperBound - 1) >> shift)
    Steps.add(1 + last >> 6 - first >> 6)
    // The first block of the current run of candidate blocks.
    var open: Int?
    for word in first >> 6...last >> 6 {
      let found = grams.blocks(word, having: buckets)
      if found == (open == nil ? 0 : UInt64.max) { continue }
      for block in max(first, word << 6)...min(last, word << 6 | 63) {
        if found &>> UInt64(block & 63) & 1 != 0 {
          if open == nil { open = block }
        } else if let start = open {
          if !body(max(bytes.lowerBound, start << shift)..<block << shift) { return }
          open = nil
        }
      }
    }
    if let open { _ = body(max(bytes.lowerBound, open << shift)..<bytes.upperBound) }
  }

  @inline(__always)
  private func lookUp(_ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<UInt32>) -> Void) {
    separators.withUnsafeBufferPointer { separators in blocks.withUnsafeBufferPointer { body(separators, $0) } }
  }

  /// Adds the texts of a set that pass. Use it for few texts; for most of them a sweep over all is faster.
  func search(_ test: TextTest, among texts: Bitset, into found: inout Bitset) {
    if test.needle.isEmpty { return }
    let sweep = TextSweep(
      test.needle, frequencies: frequencies, findsBreaks: test.findsBreaks && frequencies[0x0A] > 0)
    let length = test.needle.count
    let place = NeedlePlace(test.kind)
    let isWhole = test.kind == .equalsCollated
    found.withWords { words in
      bytes.withUnsafeBufferPointer { bytes in
        starts.withUnsafeBufferPointer { starts in
          texts.forEachRow { text in
            let start = Int(starts[text])
            let limit = Int(starts[text &+ 1]) &- length
            if limit <= start || isWhole && limit != start &+ 1 { return true }
            Steps.add((limit - start) >> 6)
            sweep.run(bytes, from: start, limit: limit) { index in
              if place != .anywhere, !isPlace(place, in: bytes, from: index, to: index &+ length) {
                return index &+ 1
              }
              words[text &>> 6] |= 1 &<< UInt64(text & 63)
              return nil
            }
            return true
          }
        }
      }
    }
  }

  /// Whether a needle may stand at these offsets.
  @inline(__always)
  func isPlace(
    _ place: NeedlePlace, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    switch place {
    case .anywhere: true
    case .words: TextArena.isWord(in: bytes, from: start, to: end)
    case .beginning: WordBeginnings.isBeginning(bytes, at: start) || isChange(start)
    }
  }

  /// Whether words start and end at these offsets.
  @inline(__always)
  static func isWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    !(start > 0 && isWordByte(bytes[start &- 1])) && !(end < bytes.count && isWordByte(bytes[end]))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "'"), UInt8(ascii: "-"): true
    default: byte >= 0x80 && byte != separator
    }
  }
}

/// Finds a needle with SIMD: two of its rarest bytes are compared at 32 positions at a time, and the rest only where
/// both match. Based on W. Muła, "SIMD-friendly algorithms for substring searching".
struct TextSweep {
  let needle: [UInt8]
  private let first: Int
  private let second: Int
  /// The first eight bytes in memory order, compared at once, and the mask of those that exist.
  private let head: UInt64
  private let headMask: UInt64
  /// Whether a blank of the needle stands for a line break too.
  private let findsBreaks: Bool

  /// A sweep for a needle that is not empty, through bytes with these frequencies.
  init(_ needle: [UInt8], frequencies: [UInt32], findsBreaks: Bool = false) {
    self.needle = needle
    self.findsBreaks = findsBreaks
    var frequencies = frequencies
    // A blank is no byte to look for.
    if findsBreaks { frequencies[0x20] = .max }
    var first = 0
    var second = 0
    for index in needle.indices where frequencies[Int(needle[index])] < frequencies[Int(needle[first])] {
      first = index
    }
    if first == 0, needle.count > 1, !findsBreaks || needle[1] != 0x20 { second = 1 }
    for index in needle.indices
    where needle[index] != needle[first]
      && (needle[second] == needle[first] || frequencies[Int(needle[index])] < frequencies[Int(needle[second])])
    {
      second = index
    }
    self.first = first
    self.second = second
    var headBytes = SIMD8<UInt8>(repeating: 0)
    var headMaskBytes = SIMD8<UInt8>(repeating: 0)
    for index in 0..<min(8, needle.count) where !findsBreaks || needle[index] != 0x20 {
      headBytes[index] = needle[index]
      headMaskBytes[index] = 0xFF
    }
    head = unsafeBitCast(headBytes, to: UInt64.self)
    headMask = unsafeBitCast(headMaskBytes, to: UInt64.self)
  }

  /// Calls `found` with the offset of each match, ascending; returns the number of candidates. `found` returns the
  /// offset to continue from, after the match, or nil to stop. No match starts at or after `limit`; 64 more bytes must
  /// be readable.
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
      let firstPointer = UnsafeRawPointer(base + first)
      let secondPointer = UnsafeRawPointer(base + second)
      while offset < limit {
        // Most of the time is spent in this loop, which skips 64 positions at a time.
        while offset &+ 64 <= limit {
          let near =
            (firstPointer.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self) .== wantedFirst)
            .& (secondPointer.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self) .== wantedSecond)
          let far =
            (firstPointer.loadUnaligned(fromByteOffset: offset &+ 32, as: SIMD32<UInt8>.self) .== wantedFirst)
            .& (secondPointer.loadUnaligned(fromByteOffset: offset &+ 32, as: SIMD32<UInt8>.self) .== wantedSecond)
          let any = unsafeBitCast(near .| far, to: SIMD4<UInt64>.self)
          if any[0] | any[1] | any[2] | any[3] != 0 { break }
          offset &+= 64
        }
        if offset >= limit { break }
        let left = UnsafeRawPointer(base + offset + first).loadUnaligned(as: SIMD32<UInt8>.self)
        let right = UnsafeRawPointer(base + offset + second).loadUnaligned(as: SIMD32<UInt8>.self)
        let hits = unsafeBitCast((left .== wantedFirst) .& (right .== wantedSecond), to: SIMD4<UInt64>.self)
        if hits[0] | hits[1] | hits[2] | hits[3] != 0 {
          var rest = IndexBits.bits(hits, SIMD4(repeating: 0))
          while rest != 0 {
            let index = offset &+ rest.trailingZeroBitCount
            rest &= rest &- 1
            if index < next || index >= limit { continue }
            candidates &+= 1
            if UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & headMask != head { continue }
            if findsBreaks {
              if !TextTest.isSame(needle, as: bytes, at: index) { continue }
              guard let resumed = found(index) else { return candidates }
              next = resumed
              continue
            }
            var matched = 8
            while matched < length, base[index &+ matched] == needle[matched] { matched &+= 1 }
            if matched < length { continue }
            guard let resumed = found(index) else { return candidates }
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
