import FilterAST
import FilterText

extension ExpectationReader {
  /// `> 40`, `40`, `3..10`
  package mutating func count() throws(ExpectationError) -> ExpectedCount {
    skipSpace()
    let start = offset
    while offset < bytes.count, Self.isOperator(bytes[offset]) { offset += 1 }
    let signs = text(start..<offset)
    guard let relation = ExpectedCount.Relation(operator: signs) else {
      let hint = ExpectedCount.Relation.meant(by: signs).map { "did you mean '\($0)'?" }
      throw ExpectationError(
        message: "unknown operator \(ShortText.quoted(signs)); \(hint ?? "expected one of = : != < <= > >=")",
        offset: start)
    }
    skipSpace()
    let first = offset
    let low = try number()
    if !(offset + 1 < bytes.count && bytes[offset] == dot && bytes[offset + 1] == dot) {
      try endOfNumber(first)
      return .comparison(relation, low)
    }
    if !signs.isEmpty && relation != .equal {
      throw ExpectationError(message: "a range takes no operator; write 'count 3..10'", offset: start)
    }
    offset += 2
    let high = try number()
    try endOfNumber(first)
    if high < low {
      throw ExpectationError(message: "empty range \(low)..\(high); did you mean \(high)..\(low)?", offset: first)
    }
    return .range(low...high)
  }

  private mutating func number() throws(ExpectationError) -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    if start == offset {
      if endOfWord(start) == start {
        throw ExpectationError(message: "expected a number, as in 'count > 40' or 'count 3..10'", offset: start)
      }
      throw notANumber(start)
    }
    guard let number = Int(text(start..<offset)) else {
      throw ExpectationError(message: "number too large", offset: start)
    }
    return number
  }

  /// Throws for `4x` and `4.5`.
  private func endOfNumber(_ start: Int) throws(ExpectationError) {
    if offset < bytes.count, !bytes[offset].isWhitespace { throw notANumber(start) }
  }

  private func notANumber(_ start: Int) -> ExpectationError {
    let found = ShortText.quoted(text(start..<endOfWord(start)))
    return ExpectationError(
      message: "\(found) is not a whole number; write 'count > 40' or 'count 3..10'", offset: start)
  }

  /// `"A", "B"`: at least one name, none empty.
  package mutating func names(after word: String) throws(ExpectationError) -> [String] {
    var names: [String] = []
    while true {
      skipSpace()
      let start = offset
      guard let mark = mark(at: offset) else {
        let bare = rest()
        let example = bare.isEmpty ? "\"Name of a card\"" : QuotedNames.quoted(ShortText.excerpt(bare))
        throw ExpectationError(
          message: "expected a card name in quotes, as in '\(word) \(example)'", offset: start)
      }
      offset += mark.length
      guard let name = quoted(until: mark.kind) else {
        throw ExpectationError(message: "unclosed quote", offset: start)
      }
      if name.utf8.allSatisfy({ $0.isWhitespace }) {
        throw ExpectationError(message: "empty name", offset: start)
      }
      names.append(name)
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return names }
      offset += 1
    }
  }

  /// A quoted text that ends with its quote, or else all that follows: `"a b" c:g` is a canonical text too.
  package mutating func wholeText(after word: String) throws(ExpectationError) -> String {
    skipSpace()
    let start = offset
    if let mark = mark(at: offset) {
      offset += mark.length
      let inside = quoted(until: mark.kind)
      skipSpace()
      if let inside, offset == bytes.count { return inside }
      offset = start
    }
    let text = ShortText.oneLine(rest())
    if text.isEmpty {
      throw ExpectationError(
        message: "expected a text, as in '\(word) t:elf c:g', or '\"\"' for none", offset: start)
    }
    return text
  }

  /// Reads a text and its closing mark; `nil` without one. A backslash escapes the mark and the backslash, as in a
  /// query.
  private mutating func quoted(until kind: QuoteMark.Kind) -> String? {
    var result: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        if let next = mark(at: offset + 1), next.kind == kind {
          result += bytes[offset + 1..<offset + 1 + next.length]
          offset += 1 + next.length
          continue
        }
        if bytes[offset + 1] == byte { offset += 1 }
      } else if let mark = mark(at: offset), mark.kind == kind {
        offset += mark.length
        return String(decoding: result, as: UTF8.self)
      }
      result.append(byte)
      offset += 1
    }
    return nil
  }

  /// The straight or curly quote at an offset.
  private func mark(at offset: Int) -> QuoteMark? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return .straightDouble
    case UInt8(ascii: "'"): return .straightSingle
    case 0xE2: return offset + 2 < bytes.count ? QuoteMark(rawValue: text(offset..<offset + 3)) : nil
    default: return nil
    }
  }

  private var dot: UInt8 { UInt8(ascii: ".") }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }
}
