/// Cuts a text into the values of an array, or into values behind one another, wherever their lines end. Only quotes and
/// brackets are looked at.
///
/// A line feed inside a string is damage: the record ends there, and the next one is looked for on a line that begins as the
/// first record did.
package struct ValueSplitter {
  private enum State {
    case between
    /// In an object, or in something else that stands where an object should.
    case object
    case other
    /// Behind damage.
    case lost
  }

  /// Where the next piece begins in the text.
  package var offset = 0
  package private(set) var hasText = false
  private var state = State.between
  private var line = 1
  private var number = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isArrayOpen = false
  private var isTooLong = false
  /// The blanks before the next byte since the line began; -1 behind another byte.
  private var indent = 0
  /// The blanks before the first record; -1 where it does not begin a line.
  private var firstIndent: Int?
  /// What was read of a record in earlier pieces, and where it began.
  private var carry: [UInt8] = []
  private var start = (offset: 0, line: 1)

  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    var first = 0
    var index = 0
    while index < piece.count {
      let byte = piece[index]
      if isInString, byte != 0x0A {
        passInString(byte)
        index += 1
        if isInString, !isEscaped { index += Self.plainLength(piece, index) }
        continue
      }
      switch state {
      case .between, .lost:
        if begins(byte) {
          state = byte == UInt8(ascii: "{") ? .object : .other
          start = (offset + index, line)
          first = index
          // The byte is looked at again, as the first of a record.
          depth = 0
          if firstIndent == nil { firstIndent = indent }
          isInString = false
          inside(byte)
        }
      case .object, .other:
        if endsBefore(byte) {
          if !emit(piece, first..<index, take) { return false }
          state = isInString ? .lost : .between
          isInString = false
          continue
        }
        inside(byte)
        if state == .object, depth == 0 {
          if !emit(piece, first..<index + 1, take) { return false }
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

  /// Hands on a record that has no end, and says so where an array has none.
  package mutating func finish(_ take: (RawRecord) -> Bool) {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    if state == .object || state == .other, !emit(nothing, 0..<0, take) { return }
    guard isArrayOpen || state == .lost else { return }
    let problem = state == .lost ? "behind this damage no other record was found" : "the array has no end"
    _ = take(RawRecord(bytes: nothing, offset: offset, line: line, number: number, problem: problem))
  }

  /// How many of the next bytes of a string mean nothing but themselves, in steps of eight.
  @inline(__always) private static func plainLength(_ piece: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
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

  /// Whether the record ended before this byte: by damage, or because it is no object and the next value follows.
  private func endsBefore(_ byte: UInt8) -> Bool {
    if isInString { return true }
    if state == .other {
      return depth <= 0 && (byte == 0x0A || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))
    }
    // An object inside a record stands further in than the record does.
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
    if carry.count + part.count > RecordSplitter.longest { isTooLong = true } else { carry += part }
  }

  private mutating func emit(
    _ piece: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ take: (RawRecord) -> Bool
  ) -> Bool {
    let part = UnsafeBufferPointer(rebasing: piece[range])
    var record = RawRecord(bytes: part, offset: start.offset, line: start.line, number: number)
    number += 1
    if carry.isEmpty, !isTooLong, part.count <= RecordSplitter.longest { return take(record) }
    keep(part)
    if isTooLong { record.problem = "the record is longer than 16 MB" }
    isTooLong = false
    let whole = carry
    carry.removeAll(keepingCapacity: true)
    return whole.withUnsafeBufferPointer {
      record.bytes = $0
      return take(record)
    }
  }
}
