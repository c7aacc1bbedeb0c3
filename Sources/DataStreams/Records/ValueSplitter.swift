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
  }

  /// The offset of the next piece in the text.
  var offset = 0
  private(set) var hasText = false
  private var state = State.between
  private var line = 1
  private var number = 0
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
  private var start = (offset: 0, line: 1)

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    var first = 0
    var index = 0
    while index < piece.count {
      let byte = piece[index]
      if isInString, byte != 0x0A {
        passInString(byte)
        index += 1
        if isInString, !isEscaped { index += Self.plainLength(of: piece, from: index) }
        continue
      }
      switch state {
      case .between, .lost:
        if begins(byte) {
          state = byte == UInt8(ascii: "{") ? .object : .other
          start = (offset + index, line)
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
      count(byte)
      index += 1
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
    _ = take(RawRecord(bytes: nothing, offset: offset, line: line, number: number, error: error))
  }

  /// The number of bytes from `start` on without a quote, backslash or line feed, in steps of eight.
  @inline(__always) private static func plainLength(of piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = piece.baseAddress.map({ UnsafeRawPointer($0) }) else { return 0 }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= piece.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let (quotes, slashes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
      let lines = word ^ (ones &* 0x0A)
      let found = ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((lines &- ones) & ~lines)
      if found & (ones &* 0x80) != 0 { break }
      index &+= 8
    }
    return index - start
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
    if RecordForm.isBlank(byte) { return false }
    hasText = true
    if case .lost = state { return byte == UInt8(ascii: "{") && indent == firstIndent && indent >= 0 }
    switch byte {
    case UInt8(ascii: "["):
      isArrayOpen = true
      return false
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

  private mutating func count(_ byte: UInt8) {
    if byte == 0x0A {
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
    var record = RawRecord(bytes: part, offset: start.offset, line: start.line, number: number)
    number += 1
    if carry.isEmpty, !isTooLong, part.count <= RecordSplitter.maximumLength { return take(record) }
    keep(part)
    if isTooLong { record.error = "the record is longer than 16 MB" }
    isTooLong = false
    let whole = carry
    carry.removeAll(keepingCapacity: true)
    return whole.withUnsafeBufferPointer {
      record.bytes = $0
      return take(record)
    }
  }
}
