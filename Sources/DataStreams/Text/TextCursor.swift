/// A place in the first line of a record, for scanners that never go back further than to a place they kept.
struct TextCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the first line.
  let end: Int
  var index = 0

  init(_ record: UnsafeBufferPointer<UInt8>) {
    bytes = record
    var end = LineFeed.firstIndex(in: record, from: 0) ?? record.count
    if end > 0, record[end - 1] == 0x0D { end -= 1 }
    self.end = end
    // A log that was cut while its writer went on has zeros before a line.
    while index < end, record[index] == 0 { index += 1 }
  }

  /// The next byte; zero at the end of the line.
  var next: UInt8 { index < end ? bytes[index] : 0 }

  /// The byte at a distance; zero beyond the end of the line.
  func byte(after distance: Int) -> UInt8 { index + distance < end ? bytes[index + distance] : 0 }

  var isAtEnd: Bool { index >= end }

  var isAtBlank: Bool { next == 0x20 || next == 0x09 }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips blanks; returns how many there were.
  @discardableResult mutating func skipBlanks() -> Int {
    let start = index
    while isAtBlank { index += 1 }
    return index - start
  }

  /// Takes everything up to a blank or the end; nil if that is nothing.
  mutating func word() -> Range<Int>? {
    let start = index
    while index < end, !isAtBlank { index += 1 }
    return start < index ? start..<index : nil
  }

  /// Takes everything before a byte, and the byte; nil, and nothing, if the line does not have it.
  mutating func text(before byte: UInt8) -> Range<Int>? {
    guard let stop = bytes[index..<end].firstIndex(of: byte) else { return nil }
    defer { index = stop + 1 }
    return index..<stop
  }

  /// Takes a text in quotes, in which a backslash hides a quote, without them.
  mutating func quoted() -> Range<Int>? {
    guard next == UInt8(ascii: "\"") else { return nil }
    var stop = index + 1
    while stop < end, bytes[stop] != UInt8(ascii: "\"") { stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1 }
    guard stop < end else { return nil }
    defer { index = stop + 1 }
    return index + 1..<stop
  }

  /// Takes so many digits; false, and nothing, if there are fewer.
  mutating func digits(_ count: Int) -> Bool {
    guard index + count <= end, bytes[index..<index + count].allSatisfy({ $0.isASCIIDigit }) else { return false }
    index += count
    return true
  }

  /// Takes digits; nil if there are none, or more than a number has.
  mutating func number(atMost count: Int = 20) -> Range<Int>? {
    let start = index
    while next.isASCIIDigit { index += 1 }
    if index > start, index - start <= count { return start..<index }
    index = start
    return nil
  }

  /// Takes one of some words of three letters, whatever their case.
  mutating func word(of words: StaticString) -> Bool {
    guard index + 3 <= end else { return false }
    var offset = 0
    while offset + 3 <= words.utf8CodeUnitCount {
      if (0..<3).allSatisfy({ bytes[index + $0] | 0x20 == words.utf8Start[offset + $0] }) {
        index += 3
        return true
      }
      offset += 3
    }
    return false
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isUpperCase: Bool { self &- 0x41 < 26 }
}

extension TextCursor {
  private static let months: StaticString = "janfebmaraprmayjunjulaugsepoctnovdec"
  private static let weekdays: StaticString = "montuewedthufrisatsun"

  /// The ways in which a line states when something happened.
  enum Time {
    /// `2026-11-20T03:23:30.123Z`, `2026-11-20 03:23:30,123 UTC`, `20261120T032330Z`.
    case iso(hasT: Bool)
    /// `Nov 20 03:23:30`, with a year or not.
    case month
    /// `20 Nov 2026 03:23:30.210`, `Fri Nov 20 03:23:30 2026`, `20/Nov/2026:03:23:30 +0000`.
    case words
    /// `03:23:30`
    case clock
  }

  /// Takes a time; nil, and nothing, if none begins here. It must be followed by a blank, a bracket or the end.
  mutating func time() -> (kind: Time, range: Range<Int>)? {
    let start = index
    if let kind = timeKind(), isAtEnd || isAtBlank || "]|>;".utf8.contains(next) {
      return (kind, start..<index)
    }
    index = start
    return nil
  }

  private mutating func timeKind() -> Time? {
    if next.isASCIIDigit { return numericTime() }
    let start = index
    if word(of: Self.weekdays) {
      _ = take(UInt8(ascii: ","))
      skipBlanks()
      let first = index
      if monthTime() != nil { return .words }
      index = first
      if dayTime() != nil { return .words }
      index = start
      return nil
    }
    return monthTime()
  }

  /// `Nov 20 03:23:30.123`, `Nov 20 2026 03:23:30`, `Nov 20 03:23:30 2026`.
  private mutating func monthTime() -> Time? {
    guard word(of: Self.months), skipBlanks() > 0, number(atMost: 2) != nil else { return nil }
    _ = take(UInt8(ascii: ","))
    guard skipBlanks() > 0 else { return nil }
    let start = index
    if digits(4), skipBlanks() > 0 {} else { index = start }
    guard clock() else { return nil }
    let end = index
    // ctime has the year at the end, after a zone or not.
    if skipBlanks() == 1 {
      let afterBlank = index
      if !zoneName() || skipBlanks() != 1 { index = afterBlank }
      if digits(4), isAtEnd || isAtBlank || next == UInt8(ascii: "]") { return .words }
    }
    index = end
    return .month
  }

  /// `20 Nov 2026 03:23:30.210`, `20-Nov-2026 03:23:30`, `20/Nov/2026:03:23:30 +0000`.
  private mutating func dayTime() -> Time? {
    guard number(atMost: 2) != nil else { return nil }
    let separator = next
    guard [0x20, UInt8(ascii: "-"), UInt8(ascii: "/")].contains(separator) else { return nil }
    index += 1
    guard word(of: Self.months), take(separator) else { return nil }
    guard digits(4) || digits(2) else { return nil }
    guard take(0x20) || take(UInt8(ascii: ":")), clock() else { return nil }
    zone()
    return .words
  }

  private mutating func numericTime() -> Time? {
    let start = index
    if digits(4) {
      let separator = next
      if separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/") || separator == UInt8(ascii: ".") {
        index += 1
        if digits(2), take(separator), digits(2) {
          let hasT = next | 0x20 == UInt8(ascii: "t")
          if hasT || next == 0x20 || next == UInt8(ascii: "_") {
            index += 1
            if clock(isShort: true) {
              zone()
              return .iso(hasT: hasT)
            }
          }
        }
      } else if digits(4), next == UInt8(ascii: "T") || next == 0x20 {
        let hasT = next != 0x20
        index += 1
        if clock() || digits(6) {
          zone()
          return .iso(hasT: hasT)
        }
      }
      index = start
    }
    if clock(), byte(after: 0) != UInt8(ascii: ":") { return .clock }
    index = start
    return dayTime()
  }

  /// Takes `03:23:30`, with a fraction or not; with `isShort` the seconds may be missing.
  private mutating func clock(isShort: Bool = false) -> Bool {
    let start = index
    guard digits(2), take(UInt8(ascii: ":")), digits(2) else {
      index = start
      return false
    }
    if take(UInt8(ascii: ":")) {
      guard digits(2) else {
        index = start
        return false
      }
      if next == UInt8(ascii: ".") || next == UInt8(ascii: ","), byte(after: 1).isASCIIDigit {
        index += 1
        _ = number()
      }
      return true
    }
    if !isShort { index = start }
    return isShort
  }

  /// Takes a zone if there is one: `Z`, `+01:00`, ` +0100`, ` UTC`.
  private mutating func zone() {
    let start = index
    if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) { return }
    skipBlanks()
    if index - start <= 1 {
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
        index += 1
        if digits(2) {
          _ = take(UInt8(ascii: ":"))
          if digits(2) || byte(after: 0) == 0x20 || isAtEnd { return }
        }
      } else if index > start, zoneName() {
        return
      }
    }
    index = start
  }

  /// Takes the abbreviation of a zone that no level has: `UTC`, `GMT`, `CEST`.
  private mutating func zoneName() -> Bool {
    let start = index
    while next.isUpperCase { index += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<index])
    let isZone =
      name.elementsEqual("UTC".utf8) || name.elementsEqual("GMT".utf8)
      || (3...4).contains(name.count) && name.last == UInt8(ascii: "T") && !name.elementsEqual("ALERT".utf8)
    if isZone, isAtEnd || isAtBlank || next == UInt8(ascii: "]") { return true }
    index = start
    return false
  }
}

/// The words by which logs say how grave a line is.
enum LogLevel {
  /// The words of a length that are levels however they stand, in capital letters or followed by a sign, one after another.
  private static func usual(ofLength length: Int) -> StaticString {
    switch length {
    case 3: "errinfdbgwrnftltrcvrb"
    case 4: "infowarncritfinenote"
    case 5: "errordebugtracefatalalertemergpanicfiner"
    case 6: "noticeseverefinestconfigsystemdebug1debug2debug3debug4debug5"
    case 7: "warningverbose"
    case 8: "critical"
    case 9: "emergency"
    case 11: "information"
    default: ""
    }
  }

  /// The words of a length that PostgreSQL ends with a colon.
  private static func withColon(ofLength length: Int) -> StaticString {
    switch length {
    case 3: "log"
    case 4: "hint"
    case 5: "query"
    case 6: "detail"
    case 7: "context"
    case 8: "location"
    case 9: "statement"
    default: ""
    }
  }

  static func contains(_ word: UnsafeBufferPointer<UInt8>, hasColon: Bool) -> Bool {
    guard 3...11 ~= word.count else { return false }
    return isOne(word, of: usual(ofLength: word.count)) || hasColon && isOne(word, of: withColon(ofLength: word.count))
  }

  /// Whether a word is one of some words of its length, in any letter case.
  private static func isOne(_ word: UnsafeBufferPointer<UInt8>, of words: StaticString) -> Bool {
    var start = 0
    while start < words.utf8CodeUnitCount {
      var matched = 0
      while matched < word.count,
        word[matched] | (word[matched].isUpperCase ? 0x20 : 0) == words.utf8Start[start &+ matched]
      { matched &+= 1 }
      if matched == word.count { return true }
      start &+= word.count
    }
    return false
  }

  static func isInCapitals(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.allSatisfy { $0.isUpperCase || $0.isASCIIDigit }
  }
}
