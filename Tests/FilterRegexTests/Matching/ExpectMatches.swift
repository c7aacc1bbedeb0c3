import FilterRegex
import FilterText
import Testing

/// Expects the matches of a pattern in some texts: the first match is between ⟦ and ⟧. A text without these has none.
///
/// Every pattern and text is also searched by `ReferenceMatcher`, and checked for the law that required literals occur.
func expectMatches(_ pattern: String, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
  guard let regex = compiled(pattern) else {
    Issue.record("`\(pattern)` cannot be compiled", sourceLocation: sourceLocation)
    return
  }
  var matcher = RegexMatcher(regex)
  for marked in texts {
    let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let verdict = matcher.contains(text)
    let shown = matcher.firstMatch(text).map { markedText(text, $0) } ?? text
    #expect(shown == marked, "`\(pattern)`", sourceLocation: sourceLocation)
    #expect(
      verdict == (text == marked ? .noMatch : .match), "`\(pattern)` in `\(text)`", sourceLocation: sourceLocation)
    if let reference = ReferenceMatcher(regex.syntax) {
      let found = reference.firstMatch(text).map { markedText(text, $0) } ?? text
      #expect(found == marked, "the reference, `\(pattern)`", sourceLocation: sourceLocation)
    }
    let literals = LiteralLaw.check(regex, text, isMatch: verdict == .match)
    #expect(literals == nil, "`\(pattern)` in `\(text)`", sourceLocation: sourceLocation)
  }
}

/// A compiled pattern; nil if that fails.
func compiled(_ pattern: String) -> CompiledRegex? {
  try? CompiledRegex(RegexSyntax(dialect: pattern))
}

/// The text with the signs around some of its bytes.
private func markedText(_ text: String, _ range: Range<Int>) -> String {
  let bytes = Array(text.utf8)
  func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  return part(0..<range.lowerBound) + "⟦" + part(range) + "⟧" + part(range.upperBound..<bytes.count)
}

extension RegexMatcher {
  /// Whether a text holds a match.
  mutating func contains(_ text: String) -> RegexVerdict { contains(bytes: Array(text.utf8)) }

  /// The bytes of the first match in a text.
  mutating func firstMatch(_ text: String) -> Range<Int>? { firstMatch(bytes: Array(text.utf8)) }

  mutating func contains(bytes: [UInt8]) -> RegexVerdict {
    bytes.withUnsafeBufferPointer { contains(in: $0) }
  }

  mutating func firstMatch(bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { firstMatch(in: $0) }
  }
}

/// The required literals of a pattern occur wherever it matches.
enum LiteralLaw {
  /// The violation of the law; nil if it holds.
  static func check(_ regex: CompiledRegex, _ text: String, isMatch: Bool) -> String? {
    if !isMatch { return nil }
    let folded = String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    for literal in regex.requiredLiterals where !occurs(literal, in: folded) {
      return "'\(String(decoding: literal, as: UTF8.self))' does not occur"
    }
    if let choice = regex.anyOfLiterals, !choice.contains(where: { occurs($0, in: folded) }) {
      return "none of \(choice.map { String(decoding: $0, as: UTF8.self) }) occurs"
    }
    for choice in regex.literalChoices where !choice.contains(where: { occurs($0, in: folded) }) {
      return "none of \(choice.map { String(decoding: $0, as: UTF8.self) }) occurs"
    }
    return nil
  }

  private static func occurs(_ literal: [UInt8], in text: String) -> Bool {
    Array(text.utf8).firstRange(of: literal) != nil
  }
}
