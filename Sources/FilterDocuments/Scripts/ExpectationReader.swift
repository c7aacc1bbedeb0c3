import FilterText

/// Reads the text after `expect` in one pass.
package struct ExpectationReader {
  /// The words that begin an expectation, as messages list them.
  package static let words = [
    "count", "includes", "excludes", "exactly", "in order", "first", "same as", "subset of", "disjoint from",
    "canonical", "round-trip", "no diagnostics", "no warnings", "no errors", "diagnostic", "fix", "explains", "refused",
  ]

  package let bytes: [UInt8]
  package var offset = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  package mutating func claim() throws(ExpectationError) -> Expectation.Claim {
    skipSpace()
    let start = offset
    let claim: Expectation.Claim
    switch word() {
    case "count": claim = .count(try count())
    case "includes": claim = .includes(try names(after: "includes"))
    case "excludes": claim = .excludes(try names(after: "excludes"))
    case "first":
      skipSpace()
      let start = offset
      let names = try names(after: "first")
      if names.count > 1 { throw ExpectationError(message: "'first' takes one name", offset: start) }
      claim = .first(names[0])
    case "exactly": claim = .exactly(try names(after: "exactly"))
    case "in":
      try secondWord("order", after: "in", start)
      claim = .inOrder(try names(after: "in order"))
    case "canonical": claim = .canonical(try wholeText(after: "canonical"))
    case "fix": claim = .fix(try wholeText(after: "fix"))
    case "explains": claim = .explains(try wholeText(after: "explains"))
    case "round-trip": claim = .roundTrip
    case "refused": claim = .refused
    case "diagnostic": claim = .diagnostic(try diagnosticID(after: "diagnostic"))
    case "no": claim = try absence(start)
    case let word:
      guard let relation = Expectation.QueryRelation(rawValue: word) else { throw unknown(start) }
      claim = .related(relation, try otherQuery(relation, start))
    }
    skipSpace()
    if offset < bytes.count {
      let rest = ShortText.quoted(text(offset..<bytes.count))
      throw ExpectationError(message: "unexpected \(rest) after the expectation", offset: offset)
    }
    return claim
  }

  private func unknown(_ start: Int) -> ExpectationError {
    let end = endOfWord(start)
    if start == end {
      let message = "empty expectation; write 'expect count > 40' or 'expect round-trip', for example"
      return ExpectationError(message: message, offset: start)
    }
    let typed = ShortText.quoted(text(start..<end))
    // The two words of `same as` and its kind may be joined or split differently: `sameas`, `no-errors`, `round trip`.
    let whole = text(start..<min(bytes.count, start + 40))
    let candidates = [text(start..<end)] + (bytes[end - 1].isWhitespace ? [] : [whole])
    for candidate in candidates {
      guard let nearest = SpellingSuggestion.nearest(to: candidate, among: Self.words + ["no diagnostic"]) else {
        continue
      }
      let range = SourceRange(start: start, end: end)
      return ExpectationError(
        message: "unknown expectation \(typed); did you mean '\(nearest)'?", offset: start,
        replacement: candidate == whole && candidates.count > 1 ? nil : TextEdit(range: range, replacement: nearest))
    }
    return ExpectationError(
      message: "unknown expectation \(typed); expected \(Self.words.listed("or"))", offset: start)
  }

  /// Reads the second word of an expectation of two.
  private mutating func secondWord(_ second: String, after first: String, _ start: Int) throws(ExpectationError) {
    skipSpace()
    guard word() == second, offset == bytes.count || bytes[offset].isWhitespace else {
      throw ExpectationError(
        message: "unknown expectation '\(first)'; did you mean '\(first) \(second)'?", offset: start)
    }
  }

  private mutating func otherQuery(
    _ relation: Expectation.QueryRelation, _ start: Int
  ) throws(ExpectationError) -> String {
    try secondWord(relation.preposition, after: relation.rawValue, start)
    skipSpace()
    let query = rest()
    if query.isEmpty {
      throw ExpectationError(message: "expected a query, as in '\(relation.words) t:goblin mv<=3'", offset: offset)
    }
    return query
  }

  private mutating func absence(_ start: Int) throws(ExpectationError) -> Expectation.Claim {
    skipSpace()
    let second = offset
    switch word() {
    case "diagnostics": return .nothingReported(.hint)
    case "warnings": return .nothingReported(.warning)
    case "errors": return .nothingReported(.error)
    case "diagnostic": return .noDiagnostic(try diagnosticID(after: "no diagnostic"))
    case let word:
      let things = ["diagnostics", "warnings", "errors", "diagnostic"]
      let hint =
        SpellingSuggestion.nearest(to: word, among: things).map { "did you mean 'no \($0)'?" }
        ?? "expected no diagnostics, no warnings, no errors or no diagnostic and an id"
      let typed = ShortText.quoted(text(start..<max(offset, endOfWord(second))))
      throw ExpectationError(message: "unknown expectation \(typed); \(hint)", offset: start)
    }
  }

  private mutating func diagnosticID(after word: String) throws(ExpectationError) -> String {
    skipSpace()
    let start = offset
    offset = endOfWord(start)
    let id = text(start..<offset).lowercased()
    if id.isEmpty {
      throw ExpectationError(message: "expected an id, as in '\(word) unknown-field'", offset: start)
    }
    if DiagnosticIDs.isKnown(id) { return id }
    let hint = SpellingSuggestion.nearest(to: id, among: DiagnosticIDs.all).map { "; did you mean '\($0)'?" } ?? ""
    throw ExpectationError(message: "unknown diagnostic id \(ShortText.quoted(id))\(hint)", offset: start)
  }
}

extension ExpectationReader {
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isWhitespace { offset += 1 }
  }

  /// Letters and hyphens, in lower case.
  package mutating func word() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset].isLetter || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    return text(start..<offset).lowercased()
  }

  /// The rest without white space at its end.
  package mutating func rest() -> String {
    var end = bytes.count
    while end > offset, bytes[end - 1].isWhitespace { end -= 1 }
    defer { offset = bytes.count }
    return text(offset..<end)
  }

  package func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
    return end
  }
}
