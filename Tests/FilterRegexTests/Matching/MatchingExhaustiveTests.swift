import FilterRegex
import Testing

/// All short patterns over a small alphabet, in all short texts.
@Suite struct MatchingExhaustiveTests {
  /// All sequences of up to `length` pieces.
  private func sequences(_ pieces: [String], length: Int) -> [String] {
    var all = [""]
    var newest = [""]
    for _ in 0..<length {
      newest = newest.flatMap { beginning in pieces.map { beginning + $0 } }
      all += newest
    }
    return all
  }

  private func compare(_ patterns: [String], _ texts: [String]) -> Int {
    var compared = 0
    for pattern in patterns {
      guard let regex = compiled(pattern), let reference = ReferenceMatcher(regex.syntax) else { continue }
      var matcher = RegexMatcher(regex)
      for text in texts {
        compared += 1
        let expected = reference.firstMatch(text)
        let found = matcher.firstMatch(text)
        let verdict = matcher.contains(text)
        if found != expected || (verdict == .match) != (expected != nil) {
          Issue.record("`\(pattern)` in \(text.debugDescription): \(found as Any), \(verdict), not \(expected as Any)")
        }
      }
    }
    return compared
  }

  @Test func repetitionsAndChoices() {
    let patterns = sequences(["a", "b", "*", "|", "(?:", ")", "+?"], length: 4)
    let compared = compare(patterns, ["", "a", "b", "ab", "ba", "aab", "bba", "abab"])
    #expect(compared > 2_500)
  }

  @Test func placesOfEveryKind() {
    let patterns = sequences(["^", "$", #"\b"#, #"\B"#, #"\M"#, "a", #"\n"#], length: 3)
    let compared = compare(patterns, ["", "a", "\n", "a\n", "\na", "aa", "a-a", "-"])
    #expect(compared > 3_000)
  }

  @Test func lookAroundOfEveryKind() {
    let inner = sequences(["a", "b", "$", "^", ".*"], length: 2)
    let patterns = ["(?=", "(?!", "(?<=", "(?<!"].flatMap { opening in
      inner.flatMap { ["a\(opening)\($0))b", "\(opening)\($0))a", "b\(opening)\($0))", "(?:\(opening)\($0)).)*"] }
    }
    let compared = compare(patterns, ["", "a", "b", "ab", "bab", "a\nb", "aab"])
    #expect(compared > 3_000)
  }

  @Test func boundsOfEveryKind() {
    var patterns: [String] = []
    for low in 0...3 {
      patterns += ["a{\(low)}", "a{\(low),}", "(?:a{\(low),})+b", "(ab?){\(low)}$"]
      for high in low...4 { patterns += ["^a{\(low),\(high)}$", "(?:a|ab){\(low),\(high)}?b", "(a*){\(low),\(high)}"] }
    }
    let compared = compare(patterns, ["", "a", "aa", "aaa", "aaaaa", "ab", "abab", "aabab", "b"])
    #expect(compared > 400)
  }
}
