/// Splits a text into the elements of an array, or into consecutive values, by its quotes and brackets.
///
/// A line feed inside a string is damage: the record ends there, and the next one begins on a line with the same
/// indentation as the first record.
struct ValueSplitter {
  private enum State {
    case between
    case object
    /// In a value that is not an object.
    case other
    /// After damage.
    case lost
    /// After the array whose elements are read.
    case ended
  }

  /// The offset of the next piece in the text.
  private var offset = 0
  private(set) var hasText = false
  private var state = State.between
  /// The line of the next byte, from 1.
  private(set) var line = 1
  /// The number of records so far.
  private(set) var number = 0
  /// Where the array ended in the last piece, after its bracket; nil before that.
  private(set) var end: Int?
  /// Whether the records are the elements of one array that was opened before.
  private let isInArray: Bool
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isArrayOpen = false
  private var isTooLong = false
  /// The number of blanks before the next byte on its line; -1 if another byte comes before it.
  private var indent = 0
  /// The number of blanks before the first record; -1 if it does not begin a line.
  private var firstIndent: Int?
  /// The part of a record that was in earlier pieces, and the position of the record.
  private var carry: [UInt8] = []
  private var start = (offset: 0, line: 1, column: 1)
  /// The offset of the current line.
  private(set) var lineStart = 0

  init() { isInArray = false }

  /// Makes a splitter for the elements of an array, from the byte after its first bracket on. The elements may be
  /// arrays. What comes after the array is not read.
  init(elementsAt offset: Int, line: Int, lineStart: Int, number: Int) {
    isInArray = true
    isArrayOpen = true
    self.offset = offset
    self.line = line
    self.lineStart = lineStart
    self.number = number
  }

  /// Sets the offset of the first byte, before the first piece.
  mutating func begin(at offset: Int) {
    self.offset = offset
    lineStart = offset
  }

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    var first = 0
    var index = 0
    /// The end of the last block that must be read byte by byte.
    var blockEnd = 0
    while index < piece.count {
      if state == .object, !isEscaped, indent < 0, index >= blockEnd {
        index = passBlocks(piece, from: index)
        if index >= piece.count { break }
        blockEnd = index + ByteBlock.width
      }
      let byte = piece[index]
      if isInString, byte != 0x0A {
        passInString(byte)
        index += 1
        if isInString, !isEscaped { index = Self.endOfText(in: piece, from: index) }
        continue
      }
      switch state {
      case .ended: return true
      case .between, .lost:
        if isInArray, state == .between, byte == UInt8(ascii: "]") {
          (state, isArrayOpen, hasText, end) = (.ended, false, true, index + 1)
          offset += piece.count
          return true
        }
        if begins(byte) {
          state = byte == UInt8(ascii: "{") ? .object : .other
          start = (offset + index, line, offset + index - lineStart + 1)
          first = index
          depth = 0
          if firstIndent == nil { firstIndent = indent }
          isInString = false
          inside(byte)
        }
      case .object, .other:
        if endsBefore(byte) {
          if !emit(piece, range: first..<index, take: take) { return false }
          state = isInString ? .lost : .between
          isInString = false
          continue
        }
        inside(byte)
        if state == .object, depth == 0 {
          if !emit(piece, range: first..<index + 1, take: take) { return false }
          state = .between
        }
      }
      count(byte, at: index)
      index += 1
      if state == .object, !isInString, indent < 0 { index = Self.endOfPlain(in: piece, from: index) }
    }
    if state == .object || state == .other { keep(UnsafeBufferPointer(rebasing: piece[first...])) }
    offset += piece.count
    return true
  }

  /// Emits a record that is not closed, and an error if an array is not closed or damage was not overcome.
  mutating func finish(_ take: (RawRecord) -> Bool) {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    if state == .object || state == .other, !emit(nothing, range: 0..<0, take: take) { return }
    guard isArrayOpen || state == .lost else { return }
    let error = state == .lost ? "no further record found after damage" : "unclosed array"
    let column = offset - lineStart + 1
    _ = take(RawRecord(bytes: nothing, offset: offset, line: line, column: column, number: number, error: error))
  }

  /// The first quote, backslash or line feed from `start` on; near the end of the piece some byte before it.
  @inline(__always) private static func endOfText(in piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    ByteBlock.firstIndex(in: piece, from: start) { block in
      block.lanes(equalTo: UInt8(ascii: "\"")) .| block.lanes(equalTo: UInt8(ascii: "\\")) .| block.lanes(equalTo: 0x0A)
    }
  }

  /// The first quote, bracket or line feed from `start` on; near the end of the piece some byte before it.
  @inline(__always) private static func endOfPlain(in piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    ByteBlock.firstIndex(in: piece, from: start) { block in
      block.lanes(equalTo: UInt8(ascii: "\"")) .| block.lanes(equalToEitherCaseOf: UInt8(ascii: "{"))
        .| block.lanes(equalToEitherCaseOf: UInt8(ascii: "}")) .| block.lanes(equalTo: 0x0A)
    }
  }

  /// Passes the blocks of an object that have no line feed, no backslash and not its end, and returns the index after
  /// them.
  private mutating func passBlocks(_ piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = piece.baseAddress else { return start }
    var index = start
    while index &+ ByteBlock.width <= piece.count {
      let block = ByteBlock(base + index)
      if ByteBlock.positions(block.lanes(equalTo: 0x0A) .| block.lanes(equalTo: UInt8(ascii: "\\"))) != 0 { break }
      let inside = block.insideQuotes(startingInside: isInString)
      let closing = ByteBlock.positions(block.lanes(equalToEitherCaseOf: UInt8(ascii: "}"))) & ~inside
      let opening = ByteBlock.positions(block.lanes(equalToEitherCaseOf: UInt8(ascii: "{"))) & ~inside
      if closing | opening != 0 {
        if closing.nonzeroBitCount >= depth { break }
        depth &+= opening.nonzeroBitCount &- closing.nonzeroBitCount
      }
      isInString = inside &>> 15 & 1 != 0
      index &+= ByteBlock.width
    }
    return index
  }

  private mutating func passInString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
  }

  /// Whether a record begins with this byte.
  private mutating func begins(_ byte: UInt8) -> Bool {
    if RecordForm.isBlank(byte) || ByteOrderMark.contains(byte) { return false }
    hasText = true
    if case .lost = state { return byte == UInt8(ascii: "{") && indent == firstIndent && indent >= 0 }
    switch byte {
    case UInt8(ascii: "["):
      isArrayOpen = true
      return isInArray
    case UInt8(ascii: "]"):
      isArrayOpen = false
      return false
    case UInt8(ascii: ","): return false
    default: return true
    }
  }

  /// Whether the record ended before this byte: by damage, or because it is not an object and the next value follows.
  private func endsBefore(_ byte: UInt8) -> Bool {
    if isInString { return true }
    if state == .other {
      return depth <= 0 && (byte == 0x0A || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))
    }
    // An object inside a record is indented further than the record.
    return byte == UInt8(ascii: "{") && indent > 0 && indent == firstIndent
  }

  private mutating func inside(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      isEscaped = false
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }

  private mutating func count(_ byte: UInt8, at index: Int) {
    if byte == 0x0A {
      lineStart = offset + index + 1
      line += 1
      indent = 0
    } else if indent >= 0 {
      indent = byte == 0x20 || byte == 0x09 ? indent + 1 : -1
    }
  }

  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    if carry.count + part.count > RecordSplitter.maximumLength { isTooLong = true } else { carry += part }
  }

  private mutating func emit(
    _ piece: UnsafeBufferPointer<UInt8>, range: Range<Int>, take: (RawRecord) -> Bool
  ) -> Bool {
    let part = UnsafeBufferPointer(rebasing: piece[range])
    var record = RawRecord(bytes: part, offset: start.offset, line: start.line, column: start.column, number: number)
    number += 1
    if carry.isEmpty, !isTooLong, part.count <= RecordSplitter.maximumLength {
      record.bytes = trimmed(part)
      return take(record)
    }
    keep(part)
    if isTooLong { record.error = "the record is longer than 16 MB" }
    isTooLong = false
    // The bytes move out and back, so that they are not copied.
    var whole: [UInt8] = []
    swap(&whole, &carry)
    let goesOn = whole.withUnsafeBufferPointer {
      record.bytes = trimmed($0)
      return take(record)
    }
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &carry)
    return goesOn
  }

  /// The bytes of an element without the blanks after it.
  private func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard isInArray else { return bytes }
    let last = bytes.lastIndex { !RecordForm.isBlank($0) }
    return UnsafeBufferPointer(rebasing: bytes[..<(last.map { $0 + 1 } ?? 0)])
  }
}
