import FilterReports
import FilterText
import TerminalUI

/// Reads the text behind `expect`, in one pass.
package struct ExpectationReader {
  /// The words that begin an expectation, as they are listed to people.
  package static let words = [
    "count", "includes", "excludes", "first", "same as", "canonical", "round-trip", "no diagnostics", "no warnings",
    "no errors", "diagnostic", "refused",
  ]

  package let bytes: [UInt8]
  package var offset = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The whole expectation; nothing but white space may follow it.
  package mutating func claim() throws(ExpectationMistake) -> Expectation.Claim {
    skipSpace()
    let start = offset
    let claim: Expectation.Claim
    switch word() {
    case "count": claim = .count(try count())
    case "includes": claim = .includes(try names(behind: "includes"))
    case "excludes": claim = .excludes(try names(behind: "excludes"))
    case "first":
      skipSpace()
      let place = offset
      let names = try names(behind: "first")
      if names.count > 1 { throw ExpectationMistake(message: "only one card can be the first", offset: place) }
      claim = .first(names[0])
    case "same": claim = .sameAs(try otherQuery(start))
    case "canonical": claim = .canonical(try canonicalText())
    case "round-trip": claim = .roundTrip
    case "refused": claim = .refused
    case "diagnostic": claim = .diagnostic(try diagnosticID(behind: "diagnostic"))
    case "no": claim = try absence(start)
    default: throw unknown(start)
    }
    skipSpace()
    if offset < bytes.count {
      let rest = Excerpt.quoted(text(offset..<bytes.count))
      throw ExpectationMistake(message: "nothing may follow the expectation, but \(rest) does", offset: offset)
    }
    return claim
  }

  private func unknown(_ start: Int) -> ExpectationMistake {
    var end = start
    while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
    if start == end {
      let message = "nothing is expected: write 'expect count > 40' or 'expect round-trip', for example"
      return ExpectationMistake(message: message, offset: start)
    }
    let typed = Excerpt.quoted(text(start..<end))
    // Of the words that are two, both may be run together or parted otherwise: `sameas`, `no-errors`, `round trip`.
    let whole = text(start..<min(bytes.count, start + 40))
    let candidates = [text(start..<end)] + (Self.isSpace(bytes[end - 1]) ? [] : [whole])
    for candidate in candidates {
      if let nearest = Misspelling.nearest(to: candidate, among: Self.words + ["no diagnostic"]) {
        return ExpectationMistake(message: "\(typed) is no expectation: did you mean '\(nearest)'?", offset: start)
      }
    }
    let list = Self.words.dropLast().joined(separator: ", ") + " or " + (Self.words.last ?? "")
    return ExpectationMistake(message: "\(typed) is no expectation: it may be \(list)", offset: start)
  }

  private mutating func otherQuery(_ start: Int) throws(ExpectationMistake) -> String {
    skipSpace()
    guard word() == "as", offset == bytes.count || Self.isSpace(bytes[offset]) else {
      throw ExpectationMistake(message: "'same' is no expectation: did you mean 'same as'?", offset: start)
    }
    skipSpace()
    let query = rest()
    if query.isEmpty {
      throw ExpectationMistake(message: "a query must follow: 'same as t:goblin mv<=3'", offset: offset)
    }
    return query
  }

  private mutating func absence(_ start: Int) throws(ExpectationMistake) -> Expectation.Claim {
    skipSpace()
    let place = offset
    switch word() {
    case "diagnostics": return .nothingReported(.hint)
    case "warnings": return .nothingReported(.warning)
    case "errors": return .nothingReported(.error)
    case "diagnostic": return .noDiagnostic(try diagnosticID(behind: "no diagnostic"))
    case let word:
      let things = ["diagnostics", "warnings", "errors", "diagnostic"]
      let hint = Misspelling.nearest(to: word, among: things).map { ": did you mean 'no \($0)'?" }
      let message = hint ?? ": it may be no diagnostics, no warnings, no errors or no diagnostic and an id"
      throw ExpectationMistake(
        message: "\(Excerpt.quoted(text(start..<max(offset, endOfWord(place))))) is no expectation\(message)",
        offset: start)
    }
  }

  private mutating func diagnosticID(behind word: String) throws(ExpectationMistake) -> String {
    skipSpace()
    let start = offset
    offset = endOfWord(start)
    let id = text(start..<offset).lowercased()
    if id.isEmpty {
      throw ExpectationMistake(message: "an id must follow: '\(word) unknown-field'", offset: start)
    }
    if DiagnosticIDs.isKnown(id) { return id }
    let hint = Misspelling.nearest(to: id, among: DiagnosticIDs.all).map { ": did you mean '\($0)'?" } ?? ""
    throw ExpectationMistake(message: "no diagnostic has the id \(Excerpt.quoted(id))\(hint)", offset: start)
  }
}

extension ExpectationReader {
  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Letters and hyphens, in lower case.
  package mutating func word() -> String {
    let start = offset
    while offset < bytes.count, isLetter(bytes[offset]) || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    return text(start..<offset).lowercased()
  }

  /// Everything to the end, but for white space there.
  package mutating func rest() -> String {
    var end = bytes.count
    while end > offset, Self.isSpace(bytes[end - 1]) { end -= 1 }
    defer { offset = bytes.count }
    return text(offset..<end)
  }

  package func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
    return end
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
