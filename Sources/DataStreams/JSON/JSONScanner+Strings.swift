extension JSONScanner {
  /// What passing over a string found out about it.
  package struct Findings {
    package var hasEscapes = false
    /// All bytes, laid over each other: the highest bit says whether one is not ASCII.
    package var seen: UInt64 = 0
    package var isASCII: Bool { seen & 0x8080_8080_8080_8080 == 0 }
  }

  /// Passes over the rest of a string, whose first quote was taken, and its last quote. Eight bytes are looked at a time.
  @inline(__always) package mutating func passString() throws(RecordProblem) -> Findings {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    var findings = Findings()
    while true {
      while offset &+ 8 <= count {
        let word = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let found =
          (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word)) & highs
        if found != 0 {
          // The lowest mark is exact: it is the first byte of interest.
          let skipped = found.trailingZeroBitCount & ~7
          findings.seen |= word & (1 &<< UInt64(skipped) &- 1)
          offset &+= skipped &>> 3
          break
        }
        findings.seen |= word
        offset &+= 8
      }
      guard offset < count else { throw unexpected("the end of a string") }
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        offset &+= 1
        return findings
      }
      if byte == UInt8(ascii: "\\") {
        findings.hasEscapes = true
        if offset &+ 1 < count, base[offset &+ 1] < 0x20 { throw problem("a control character stands in a string") }
        offset &+= 2
      } else if byte < 0x20 {
        throw problem("a control character stands in a string")
      } else {
        findings.seen |= UInt64(byte)
        offset &+= 1
      }
    }
  }

  /// Takes a string; nil for `null`.
  @inline(__always) package mutating func optionalString() throws(RecordProblem) -> String? {
    if try takeNull() { return nil }
    return try string()
  }

  /// Takes a string.
  package mutating func string() throws(RecordProblem) -> String {
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a string") }
    let start = offset
    let findings = try passString()
    var bytes = UnsafeBufferPointer(start: base + start, count: offset - 1 - start)
    if findings.hasEscapes { bytes = try decoded(bytes, at: start) }
    if findings.isASCII, !findings.hasEscapes { return Self.text(ofASCII: bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RecordProblem(offset: start, message: "the string is not valid UTF-8")
    }
    return text
  }

  /// A string of bytes known to be ASCII.
  @inline(__always) package static func text(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { target in
      _ = target.initialize(fromContentsOf: bytes)
      return bytes.count
    }
  }

  /// The bytes of a string without its escapes; they stay valid until the next string is decoded.
  package func decoded(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(RecordProblem) -> UnsafeBufferPointer<
    UInt8
  > {
    // An escape is never shorter than the bytes it stands for.
    scratch.reserve(bytes.count)
    guard let source = bytes.baseAddress else { return bytes }
    let target = scratch.bytes
    var (place, length) = (0, 0)
    while place < bytes.count {
      let byte = source[place]
      place &+= 1
      guard byte == UInt8(ascii: "\\") else {
        target[length] = byte
        length &+= 1
        continue
      }
      // `passString` took two bytes for each escape, so one follows.
      let escape = source[place]
      place &+= 1
      if escape == UInt8(ascii: "u") {
        guard let scalar = Self.scalar(bytes, &place) else {
          throw RecordProblem(offset: start + place - 2, message: "four hexadecimal digits were expected behind '\\u'")
        }
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          target[length] = unit
          length &+= 1
        }
        continue
      }
      guard let meaning = Self.meaning(escape) else {
        throw RecordProblem(offset: start + place - 2, message: "no escape is written like this")
      }
      target[length] = meaning
      length &+= 1
    }
    return UnsafeBufferPointer(start: target, count: length)
  }

  @inline(__always) private static func meaning(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  /// The scalar of `\uXXXX`, whose digits are next; of two that make a pair, the one they mean. Half a pair is U+FFFD.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Unicode.Scalar? {
    guard let first = unit(bytes, place) else { return nil }
    place += 4
    guard first & 0xFC00 == 0xD800, place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u"), let second = unit(bytes, place + 2), second & 0xFC00 == 0xDC00
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    place += 6
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in place..<place + 4 {
      switch bytes[index] {
      case 0x30...0x39: value = value << 4 | UInt32(bytes[index] - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(bytes[index] - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(bytes[index] - 0x61 + 10)
      default: return nil
      }
    }
    return value
  }
}
