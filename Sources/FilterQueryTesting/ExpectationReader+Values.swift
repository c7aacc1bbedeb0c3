import FilterAST
import FilterReports
import FilterText
import TerminalUI

extension ExpectationReader {
  /// `> 40`, `40`, `3..10`
  package mutating func count() throws(ExpectationMistake) -> ExpectedCount {
    skipSpace()
    let start = offset
    while offset < bytes.count, Self.isOperator(bytes[offset]) { offset += 1 }
    let signs = text(start..<offset)
    guard let relation = ExpectedCount.Relation(operator: signs) else {
      let hint = ExpectedCount.Relation.meant(by: signs).map { "did you mean '\($0)'?" }
      throw ExpectationMistake(
        message: "\(Excerpt.quoted(signs)) is no operator: \(hint ?? "it may be = : != < <= > >=")", offset: start)
    }
    skipSpace()
    let place = offset
    let low = try number()
    if !(offset + 1 < bytes.count && bytes[offset] == dot && bytes[offset + 1] == dot) {
      try endOfNumber(place)
      return .comparison(relation, low)
    }
    if !signs.isEmpty && relation != .equal {
      throw ExpectationMistake(message: "a range takes no operator: write 'count 3..10'", offset: start)
    }
    offset += 2
    let high = try number()
    try endOfNumber(place)
    if high < low {
      let message = "no number is from \(low) to \(high): did you mean \(high)..\(low)?"
      throw ExpectationMistake(message: message, offset: place)
    }
    return .range(low...high)
  }

  private mutating func number() throws(ExpectationMistake) -> Int {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    if start == offset {
      let found = Excerpt.quoted(text(start..<endOfWord(start)))
      let message = found == "''" ? "a number must follow" : "\(found) is no number from 0 up"
      throw ExpectationMistake(message: message + ": write 'count > 40' or 'count 3..10'", offset: start)
    }
    guard let number = Int(text(start..<offset)) else {
      throw ExpectationMistake(message: "the number is too large", offset: start)
    }
    return number
  }

  /// `4x` and `4.5` are no numbers of cards.
  private func endOfNumber(_ start: Int) throws(ExpectationMistake) {
    if offset == bytes.count || Self.isSpace(bytes[offset]) { return }
    let found = Excerpt.quoted(text(start..<endOfWord(start)))
    throw ExpectationMistake(
      message: "\(found) is no number from 0 up: write 'count > 40' or 'count 3..10'", offset: start)
  }

  /// `"A", "B"`: at least one, none empty.
  package mutating func names(behind word: String) throws(ExpectationMistake) -> [String] {
    var names: [String] = []
    while true {
      skipSpace()
      let start = offset
      guard let mark = mark(at: offset) else {
        let bare = rest()
        let example = bare.isEmpty ? "\"Name of a card\"" : NameText.quoted(Excerpt.plain(bare))
        throw ExpectationMistake(
          message: "the name of a card must follow, in quotes: '\(word) \(example)'", offset: start)
      }
      offset += mark.length
      guard let name = quoted(until: mark.kind) else {
        throw ExpectationMistake(message: "this quote is never closed", offset: start)
      }
      if name.utf8.allSatisfy({ Self.isSpace($0) }) {
        throw ExpectationMistake(message: "the name is empty", offset: start)
      }
      names.append(name)
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return names }
      offset += 1
    }
  }

  /// A text in quotes that are closed at the very end, or else all that follows as it is: `"a b" c:g` is a canonical text too.
  package mutating func canonicalText() throws(ExpectationMistake) -> String {
    skipSpace()
    let start = offset
    if let mark = mark(at: offset) {
      offset += mark.length
      let inside = quoted(until: mark.kind)
      skipSpace()
      if let inside, offset == bytes.count { return inside }
      offset = start
    }
    let text = ScriptText.oneLine(rest())
    if text.isEmpty {
      throw ExpectationMistake(
        message: "a text must follow: 'canonical t:elf c:g', or '\"\"' for none", offset: start)
    }
    return text
  }

  /// The text up to the mark that closes it, which is passed over; nil where none does. A backslash before the mark or a backslash
  /// goes, as in a query.
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

  /// The quote, straight or curly, that stands at an offset.
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

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }
}
