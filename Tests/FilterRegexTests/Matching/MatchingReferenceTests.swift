import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Random patterns match random texts according to their meaning.
@Suite struct MatchingReferenceTests {
  struct Example {
    var pattern: String
    var texts: [String]
  }

  @Test func verdictsAndRangesFollowFromTheTree() {
    check("patterns without look-around", seed: 31, RandomPattern.Extras())
  }

  @Test func lookAroundFollowsFromTheTree() {
    check("patterns with look-around", seed: 32, RandomPattern.Extras(places: true, lookAround: true))
  }

  private func check(_ name: String, seed: UInt64, _ extras: RandomPattern.Extras) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: 600), seed: PropertyCases.seed(default: seed),
      generate: { random in
        Example(
          pattern: RandomPattern.pattern(extras, using: &random),
          texts: (0..<6).map { _ in RandomPattern.text(length: 12, using: &random) })
      },
      shrink: { example in
        shorterArrays(Array(example.pattern)).map { Example(pattern: String($0), texts: example.texts) }
          + shorterArrays(example.texts).map { Example(pattern: example.pattern, texts: $0) }
          + example.texts.indices.flatMap { index in
            shorterArrays(Array(example.texts[index])).map { shorter in
              var texts = example.texts
              texts[index] = String(shorter)
              return Example(pattern: example.pattern, texts: texts)
            }
          }
      },
      describe: { "`\($0.pattern)` in \($0.texts)" },
      law: { example in law(example.pattern, example.texts) })
    #expect(failure == nil)
  }

  private func law(_ pattern: String, _ texts: [String]) -> String? {
    // Only shrinking produces patterns that cannot be compiled.
    guard let regex = compiled(pattern), let reference = ReferenceMatcher(regex.syntax) else { return nil }
    var matcher = RegexMatcher(regex)
    for text in texts {
      let expected = reference.firstMatch(text)
      let found = matcher.firstMatch(text)
      if found != expected { return "\(text.debugDescription): \(found as Any), not \(expected as Any)" }
      let verdict = matcher.contains(text)
      if verdict != (expected == nil ? .noMatch : .match) { return "\(text.debugDescription): \(verdict)" }
      if let reason = LiteralLaw.check(regex, text, isMatch: expected != nil) { return reason }
    }
    return nil
  }

  /// Nearly all random patterns can be compiled; otherwise the laws above would be vacuous.
  @Test func randomPatternsAreSound() {
    var random = SeededGenerator(seed: 5)
    let patterns = (0..<400).map { _ in RandomPattern.pattern(.init(places: true, lookAround: true), using: &random) }
    #expect(patterns.count { compiled($0) == nil } == 0)
    #expect(patterns.count { compiled($0)?.usesLookaround == true } > 60)
    #expect(patterns.count { compiled($0)?.requiredLiterals.isEmpty == false } > 30)
  }
}
