import FilterSemantics

extension TextArena {
  /// How many texts are searched before it is asked how common a needle is; and at most until it is asked anew.
  private static let firstChunk = 512
  private static let chunk = 8_192

  /// Adds to `found` those of some texts that a needle occurs in, all of them or the first so many; answers how many.
  @discardableResult
  func search(_ test: TextTest, among texts: Range<Int>, into found: inout Bitset, limit: Int = .max) -> Int {
    if test.needle.isEmpty || texts.isEmpty || limit <= 0 { return 0 }
    var needle = test.needle
    if case .equalsCollated = test.kind { needle = [TextArena.separator] + needle + [TextArena.separator] }
    let isWords = test.kind == .containsWords
    let sweep = TextSweep(needle, frequencies: frequencies)
    // Where most texts have the needle, finding the text of each match is what takes the time: those are marked
    // instead.
    if limit < .max || isWords || needle.contains(TextArena.separator) {
      return look(sweep, isWords: isWords, among: texts, into: &found, limit: limit).found
    }
    var isCommon = needle.count == 1 && Int(frequencies[Int(needle[0])]) > count / 8
    var total = 0
    var start = texts.lowerBound
    var chunk = TextArena.firstChunk
    while start < texts.upperBound {
      let end = min(texts.upperBound, (start + chunk) & ~63)
      if isCommon {
        let number = mark(needle, among: start..<end, into: &found)
        total += number
        // Names in alphabetical order have words that are common in one place only.
        isCommon = number * 16 > Int(starts[end] - starts[start]) / 64 + (end - start) / 5
      } else {
        let (number, candidates) = look(sweep, isWords: false, among: start..<end, into: &found, limit: .max)
        total += number
        // To look at a place takes as long as to mark some eight blocks, or forty texts.
        isCommon = candidates * 8 > Int(starts[end] - starts[start]) / 64 + (end - start) / 5
      }
      start = end
      chunk = min(4 * chunk, TextArena.chunk)
    }
    return total
  }

  /// Looks up the text of each match; answers how many texts there are, and how many places looked like a match.
  private func look(
    _ sweep: TextSweep, isWords: Bool, among texts: Range<Int>, into found: inout Bitset, limit: Int
  ) -> (found: Int, candidates: Int) {
    let begin = Int(starts[texts.lowerBound]) - 1
    let behind = Int(starts[texts.upperBound])
    let length = sweep.needle.count
    if length > behind - begin { return (0, 0) }
    let lead = sweep.needle[0] == TextArena.separator ? 1 : 0
    var left = limit
    var candidates = 0
    found.withWords { words in
      bytes.withUnsafeBufferPointer { bytes in
        starts.withUnsafeBufferPointer { starts in
          lookUp { separators, blocks in
            var next = begin
            stretches(of: sweep.needle, in: begin..<behind - length + 1) { stretch in
              if stretch.upperBound <= next { return true }
              candidates &+= sweep.run(bytes, from: max(next, stretch.lowerBound), limit: stretch.upperBound) { place in
                if isWords, !TextArena.isWord(bytes, place, place &+ length) { return place &+ 1 }
                let text = TextArena.text(at: place &+ lead, separators, blocks)
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
    return (limit - left, candidates)
  }

  /// Calls `body` with the stretches of some bytes that a match of a needle may begin in, ascending, until it answers false.
  @inline(__always)
  private func stretches(of needle: [UInt8], in bytes: Range<Int>, _ body: (Range<Int>) -> Bool) {
    let buckets = grams == nil ? [] : TextGrams.buckets(of: needle)
    guard let grams, !buckets.isEmpty, !bytes.isEmpty else {
      _ = body(bytes)
      return
    }
    let shift = TextGrams.blockShift
    let (first, last) = (bytes.lowerBound >> shift, (bytes.upperBound - 1) >> shift)
    // A stretch is open as long as block follows block.
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

  /// Adds those of some texts that pass, looking at no others. For some texts: a sweep over all of them is faster than a look at
  /// each of most.
  func search(_ test: TextTest, among texts: Bitset, into found: inout Bitset) {
    if test.needle.isEmpty { return }
    let sweep = TextSweep(test.needle, frequencies: frequencies)
    let length = test.needle.count
    let isWords = test.kind == .containsWords
    let isWhole = test.kind == .equalsCollated
    found.withWords { words in
      bytes.withUnsafeBufferPointer { bytes in
        starts.withUnsafeBufferPointer { starts in
          texts.forEach { text in
            let start = Int(starts[text])
            let limit = Int(starts[text &+ 1]) &- length
            if limit <= start || isWhole && limit != start &+ 1 { return true }
            sweep.run(bytes, from: start, limit: limit) { place in
              if isWords, !TextArena.isWord(bytes, place, place &+ length) { return place &+ 1 }
              words[text &>> 6] |= 1 &<< UInt64(text & 63)
              return nil
            }
            return true
          }
        }
      }
    }
  }

  /// Whether words begin and end at these places.
  @inline(__always)
  static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    !(start > 0 && isWordByte(bytes[start &- 1])) && !(end < bytes.count && isWordByte(bytes[end]))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "'"), UInt8(ascii: "-"): true
    default: byte >= 0x80 && byte != separator
    }
  }
}
