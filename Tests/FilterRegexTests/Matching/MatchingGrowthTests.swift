import FilterRegex
import Testing
import _FilterTestSupport

/// Matching is linear in the text, measured in steps: no clock, so no busy machine can break it.
@Suite(.longTier) struct MatchingGrowthTests {
  /// A pattern, and what its text is made of: a piece again and again, and an end.
  struct Example: CustomTestStringConvertible, Sendable {
    let pattern: String
    let piece: String
    let end: String

    init(_ pattern: String, _ piece: String, _ end: String = "") {
      self.pattern = pattern
      self.piece = piece
      self.end = end
    }

    var testDescription: String { pattern }
  }

  static let examples = [
    Example("(a*)*b", "a"), Example("(a|aa)+$", "a", "!"), Example("(x+x+)+y", "x"), Example("(x+x+)+y", "x", "y"),
    Example("(a?){30}a{30}b", "a"), Example("(.*)(.*)(.*)(.*)z", "ab"), Example(#"(\w+\s?)+$"#, "word ", "!"),
    Example("^(([a-z])+.)+[A-Z]([a-z])+$", "a", "\n"), Example("a.*b.*c.*d", "abc"), Example(#"\b(a+)+\b!"#, "a "),
    Example("(a|b|ab)*c", "ab"), Example("[^é]*é", "e—"), Example("((a*)*)*b|(a*)+c", "a"), Example("(^|\\n)*$x", "\n"),
    Example(".{1,50}z", "ab"), Example("a[ab]{9}c", "abb"), Example("(?:a.{0,20}){3}!", "ab "),
  ]

  static let lookAround = [
    Example("(?<=a.*)b(?=.*z)", "ab"), Example("(?=(a+)+b)a*c", "a"), Example("(?<!(x+x+)+y)a!", "xya"),
    Example("(?=.*(?=.*(?=.*z)))a", "a"), Example("(?:(?=a)a)*b(?<!a)", "a", "b"),
  ]

  #if DEBUG
    static let longest = 16_000
  #else
    static let longest = 100_000
  #endif

  @Test func stepsPerByteAreFlat() throws {
    for example in Self.examples {
      let small = try steps(example, 500) { _ = $0.contains($1) }
      let large = try steps(example, Self.longest) { _ = $0.contains($1) }
      // Whatever is learned is learned from the small text.
      #expect(large <= 1.2 * small + 0.1, "\(example.testDescription): steps per byte: \(small), \(large)")
      #expect(large <= 3, "\(example.testDescription): steps per byte: \(large)")
    }
  }

  @Test func stepsForARangeAreFlat() throws {
    for example in Self.examples + Self.lookAround {
      let small = try steps(example, 500) { _ = $0.firstMatch($1) }
      let medium = try steps(example, 4_000) { _ = $0.firstMatch($1) }
      #expect(medium <= 1.2 * small + 1, "\(example.testDescription): steps per byte: \(small), \(medium)")
      #expect(medium <= 400, "\(example.testDescription): steps per byte: \(medium)")
    }
  }

  @Test(arguments: lookAround) func lookAroundIsLinearAsWell(example: Example) throws {
    let small = try steps(example, 500) { _ = $0.contains($1) }
    let large = try steps(example, 8_000) { _ = $0.contains($1) }
    #expect(large <= 1.2 * small + 1, "steps per byte: \(small), \(large)")
  }

  /// Searching many texts costs little more than one, because states are cached.
  @Test func aMatcherLearns() throws {
    var matcher = RegexMatcher(try #require(compiled(#"\bdraws? (a|two) cards?\b"#)))
    let text = "When this creature enters, draw two card's worth of cards."
    _ = matcher.contains(text)
    let first = matcher.steps
    for _ in 0..<100 { _ = matcher.contains(text) }
    let each = (matcher.steps - first) / 100
    #expect(each <= text.utf8.count)
    #expect(first > 2 * each)
  }

  private func steps(_ example: Example, _ length: Int, _ search: (inout RegexMatcher, String) -> Void) throws -> Double
  {
    var matcher = RegexMatcher(try #require(compiled(example.pattern)), stepBudget: .max)
    let text = String(repeating: example.piece, count: length / example.piece.utf8.count) + example.end
    search(&matcher, text)
    return Double(matcher.steps) / Double(length)
  }
}
