extension JSONScanner {
  /// Properties of a string that decide how it is decoded.
  package struct StringTraits {
    package var hasEscapes = false
    /// The bitwise or of all bytes, eight side by side.
    package var union: UInt64 = 0
    package var isASCII: Bool { union & 0x8080_8080_8080_8080 == 0 }
  }

  /// Skips a string after its first quote, including the last quote, eight bytes at a time.
  @inline(__always) package mutating func passString() throws(JSONError) -> StringTraits {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    var traits = StringTraits()
    while true {
      while offset &+ 8 <= count {
        let word = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let found =
          (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word)) & highs
        if found != 0 {
          // The lowest mark is exact: it is the first quote, backslash or control character.
          let skipped = found.trailingZeroBitCount & ~7
          traits.union |= word & (1 &<< UInt64(skipped) &- 1)
          offset &+= skipped &>> 3
          break
        }
        traits.union |= word
        offset &+= 8
      }
      guard offset < count else { throw unexpected("the end of a string") }
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        offset &+= 1
        return traits
      }
      if byte == UInt8(ascii: "\\") {
        traits.hasEscapes = true
        if offset &+ 1 < count, base[offset &+ 1] < 0x20 { throw error("control character in a string") }
        offset &+= 2
      } else if byte < 0x20 {
        throw error("control character in a string")
      } else {
        traits.union |= UInt64(byte)
        offset &+= 1
      }
    }
  }

  /// Takes a string; nil for `null`.
  @inline(__always) package mutating func optionalString() throws(JSONError) -> String? {
    if try takeNull() { return nil }
    return try string()
  }

  /// Takes a string. Throws if it is not valid UTF-8.
  package mutating func string() throws(JSONError) -> String {
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a string") }
    let start = offset
    let traits = try passString()
    var bytes = UnsafeBufferPointer(start: base + start, count: offset - 1 - start)
    if traits.hasEscapes { bytes = try decoded(bytes, at: start) }
    if traits.isASCII, !traits.hasEscapes { return Self.text(ofASCII: bytes) }
    guard let text = String(validUTF8: bytes) else {
      throw JSONError(offset: start, message: "the string is not valid UTF-8")
    }
    return text
  }

  /// A string of bytes that are all ASCII.
  @inline(__always) package static func text(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { target in
      _ = target.initialize(fromContentsOf: bytes)
      return bytes.count
    }
  }

  /// The bytes of a string with its escapes decoded, valid until the next string is decoded.
  package func decoded(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(JSONError) -> UnsafeBufferPointer<
    UInt8
  > {
    // An escape is at least as long as the bytes it encodes.
    scratch.reserve(bytes.count)
    guard let source = bytes.baseAddress else { return bytes }
    let target = scratch.bytes
    var (index, length) = (0, 0)
    while index < bytes.count {
      let byte = source[index]
      index &+= 1
      guard byte == UInt8(ascii: "\\") else {
        target[length] = byte
        length &+= 1
        continue
      }
      // `passString` took two bytes for each escape, so one follows.
      let escape = source[index]
      index &+= 1
      if escape == UInt8(ascii: "u") {
        guard let scalar = Self.scalar(in: bytes, at: &index) else {
          throw JSONError(offset: start + index - 2, message: "expected four hexadecimal digits after '\\u'")
        }
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          target[length] = unit
          length &+= 1
        }
        continue
      }
      guard let meaning = Self.meaning(escape) else {
        throw JSONError(offset: start + index - 2, message: "unknown escape sequence")
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

  /// The scalar of a `\uXXXX` escape, or of a surrogate pair of them, whose digits begin at `index`. A lone surrogate
  /// gives U+FFFD; missing digits give nil.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar? {
    guard let first = unit(bytes, at: index) else { return nil }
    index += 4
    guard first & 0xFC00 == 0xD800, index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let second = unit(bytes, at: index + 2), second & 0xFC00 == 0xDC00
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  /// The number of four hexadecimal digits; nil for anything else.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start + 4 {
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

extension JSONScanner {
  /// Takes a number, and returns its bytes. Throws for one that JSON does not permit, such as `01` or `1.`.
  @discardableResult
  package mutating func number() throws(JSONError) -> UnsafeBufferPointer<UInt8> {
    _ = peek()
    let start = offset
    if offset < count, base[offset] == UInt8(ascii: "-") { offset &+= 1 }
    let digits = offset
    guard takeDigits() else { throw unexpected("a number") }
    if offset - digits > 1, base[digits] == 0x30 {
      throw JSONError(offset: digits, message: "a number must not begin with 0")
    }
    if offset < count, base[offset] == UInt8(ascii: ".") {
      offset &+= 1
      guard takeDigits() else { throw unexpected("a digit") }
    }
    if offset < count, base[offset] | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      let sign = offset < count ? base[offset] : 0
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset &+= 1 }
      guard takeDigits() else { throw unexpected("a digit") }
    }
    return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: base, count: count)[start..<offset])
  }

  private mutating func takeDigits() -> Bool {
    let start = offset
    while offset < count, base[offset] &- 0x30 < 10 { offset &+= 1 }
    return offset > start
  }
}
