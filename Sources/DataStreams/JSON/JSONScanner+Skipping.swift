/// Skipping at the speed of memory: sixteen bytes at a time, and without a look at what need not be looked at.
extension JSONScanner {
  /// The lanes of the block with the next byte, and the distance of that byte from the beginning of the block. A block
  /// is never read beyond the record.
  @inline(__always) private var block: (block: ByteBlock, shift: Int) {
    let last = count &- ByteBlock.width
    if last < 0 { return (shortBlock, offset) }
    let start = min(offset, last)
    return (ByteBlock(base + start), offset &- start)
  }

  /// The block of a record of fewer than sixteen bytes, with zeros at its end.
  @inline(never) private var shortBlock: ByteBlock {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ByteBlock.width) { buffer in
      for index in 0..<ByteBlock.width { buffer[index] = index < count ? base[index] : 0 }
      return ByteBlock(UnsafePointer(buffer.baseAddress!))
    }
  }

  /// Skips the rest of a string after its first quote, including the last quote. Returns whether it has a backslash.
  /// Throws for control characters and for a string without an end. Does not check escapes and UTF-8.
  @inline(__always) mutating func skipString() throws(JSONError) -> Bool {
    var hasEscapes = false
    while offset < count {
      let (block, shift) = block
      let stops =
        block.lanes(equalTo: UInt8(ascii: "\"")) .| block.lanes(equalTo: UInt8(ascii: "\\")) .| block.lanes(below: 0x20)
      let found = ByteBlock.positions(stops) &>> UInt32(truncatingIfNeeded: shift)
      if found == 0 {
        offset &+= ByteBlock.width &- shift
        continue
      }
      offset &+= found.trailingZeroBitCount
      guard offset < count else { break }
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        offset &+= 1
        return hasEscapes
      }
      guard byte == UInt8(ascii: "\\"), offset &+ 1 >= count || base[offset &+ 1] >= 0x20 else {
        throw error("control character in a string")
      }
      hasEscapes = true
      offset &+= 2
    }
    throw unexpected("the end of a string")
  }

  /// Skips a value of any type whose first byte is `first`. Strings are skipped by ``skipString()``. In arrays and
  /// objects only strings and the number of open brackets are looked at, of a number or literal only its first byte.
  /// ``skipValue(maximumNesting:)`` checks the syntax.
  @inline(__always) mutating func skipUnchecked(first: UInt8) throws(JSONError) {
    switch first {
    case UInt8(ascii: "\""):
      offset &+= 1
      _ = try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipBrackets()
    case UInt8(ascii: "-"), 0x30...0x39, UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): skipWord()
    default: throw unexpected("a value")
    }
  }

  /// Skips to the comma, closing bracket, blank or control character after a number or literal.
  @inline(__always) private mutating func skipWord() {
    while offset < count {
      let (block, shift) = block
      let stops =
        block.lanes(equalTo: UInt8(ascii: ",")) .| block.lanes(equalToEitherCaseOf: UInt8(ascii: "}"))
        .| block.lanes(below: 0x21)
      let found = ByteBlock.positions(stops) &>> UInt32(truncatingIfNeeded: shift)
      if found != 0 {
        offset = min(count, offset &+ found.trailingZeroBitCount)
        return
      }
      offset = min(count, offset &+ ByteBlock.width &- shift)
    }
  }

  /// Skips an array or object by counting the brackets outside its strings.
  private mutating func skipBrackets() throws(JSONError) {
    var depth = 0
    var isInString = false
    var isEscaped = false
    while offset < count {
      let (block, shift) = block
      let length = ByteBlock.width &- shift
      let slashes = ByteBlock.positions(block.lanes(equalTo: UInt8(ascii: "\\"))) &>> UInt32(truncatingIfNeeded: shift)
      if slashes != 0 || isEscaped {
        for _ in 0..<min(length, count - offset) {
          if try passBracket(&depth, &isInString, &isEscaped) { return }
        }
        continue
      }
      let quotes = ByteBlock.positions(block.lanes(equalTo: UInt8(ascii: "\""))) &>> UInt32(truncatingIfNeeded: shift)
      let inside = ByteBlock.insideQuotes(quotes, startingInside: isInString)
      let controls = ByteBlock.positions(block.lanes(below: 0x20)) &>> UInt32(truncatingIfNeeded: shift) & inside
      let lanes =
        block.lanes(equalToEitherCaseOf: UInt8(ascii: "{")) .| block.lanes(equalToEitherCaseOf: UInt8(ascii: "}"))
      var found = ByteBlock.positions(lanes) &>> UInt32(truncatingIfNeeded: shift) & ~inside | controls
      let start = offset
      while found != 0 {
        offset = start &+ found.trailingZeroBitCount
        isInString = inside &>> UInt32(truncatingIfNeeded: offset &- start) & 1 != 0
        if offset < count, try passBracket(&depth, &isInString, &isEscaped) { return }
        found &= found &- 1
      }
      isInString = inside &>> UInt32(truncatingIfNeeded: length &- 1) & 1 != 0
      offset = start &+ length
    }
    throw unexpected(isInString ? "the end of a string" : "the end of an array or object")
  }

  /// Passes a byte of an array or object. Returns whether it is the last one.
  @inline(__always) private mutating func passBracket(
    _ depth: inout Int, _ isInString: inout Bool, _ isEscaped: inout Bool
  ) throws(JSONError) -> Bool {
    let byte = base[offset]
    if isInString {
      if byte < 0x20 { throw error("control character in a string") }
      if isEscaped || byte == UInt8(ascii: "\\") {
        isEscaped.toggle()
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    } else {
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth &+= 1
        if depth > Self.maximumNesting {
          throw error("the record is nested deeper than \(Self.maximumNesting) levels")
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth &-= 1
      default: break
      }
    }
    offset &+= 1
    return depth == 0
  }
}

extension JSONScanner {
  /// Checks the whole record: its syntax, escapes and UTF-8, and that it is one value, nested at most
  /// ``maximumNesting`` levels deep. Lone surrogates are accepted. Linear time.
  mutating func checkRecord() throws(JSONError) {
    try skipValue(maximumNesting: Self.maximumNesting)
    try finish()
    let bytes = UnsafeBufferPointer(start: base, count: count)
    // The syntax is right, so backslashes occur only in strings.
    var index = 0
    while let slash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = bytes[slash + 1] == UInt8(ascii: "u") ? min(slash + 6, count) : slash + 2
      _ = try decoded(UnsafeBufferPointer(rebasing: bytes[slash..<index]), at: slash)
    }
    guard bytes.contains(where: { $0 >= 0x80 }), String(validUTF8: bytes) == nil else { return }
    throw JSONError(offset: Self.validPrefix(bytes), message: "the record is not valid UTF-8")
  }

  /// The length of the longest prefix that is valid UTF-8.
  private static func validPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
    return length
  }
}
