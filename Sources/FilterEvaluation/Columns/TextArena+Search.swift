extension TextArena {
  /// Adds to `found` those of some texts that a needle occurs in, all of them or the first so many; answers how many.
  @discardableResult
  func search(_ test: TextTest, among texts: Range<Int>, into found: inout Bitset, limit: Int = .max) -> Int {
    if test.needle.isEmpty || texts.isEmpty || limit <= 0 { return 0 }
    var needle = test.needle
    if case .equalsCollated = test.kind { needle = [TextArena.separator] + needle + [TextArena.separator] }
    let begin = Int(starts[texts.lowerBound]) - 1
    let behind = Int(starts[texts.upperBound])
    if needle.count > behind - begin { return 0 }
    let isWords = test.kind == .containsWords
    let sweep = TextSweep(needle, frequencies: frequencies)
    let length = needle.count
    let lead = needle[0] == TextArena.separator ? 1 : 0
    var left = limit
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        blocks.withUnsafeBufferPointer { blocks in
          sweep.run(bytes, from: begin, limit: behind - length + 1) { place in
            if isWords, !TextArena.isWord(bytes, place, place &+ length) { return place &+ 1 }
            let text = TextArena.text(at: place &+ lead, starts, blocks)
            found.insert(text)
            left &-= 1
            return left == 0 ? nil : Int(starts[text &+ 1]) &- 1
          }
        }
      }
    }
    return limit - left
  }

  /// Whether words begin and end at these places.
  @inline(__always)
  static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    !(start > 0 && isWordByte(bytes[start &- 1])) && !(end < bytes.count && isWordByte(bytes[end]))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "'"), UInt8(ascii: "-"): true
    default: byte >= 0x80 && byte != separator
    }
  }
}
