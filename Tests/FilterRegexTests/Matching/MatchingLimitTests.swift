import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Patterns that are refused, given up or bounded.
@Suite struct MatchingLimitTests {
  private func error(_ pattern: String) -> RegexCompilationError? {
    do throws(RegexCompilationError) {
      _ = try CompiledRegex(RegexSyntax(dialect: pattern))
      return nil
    } catch {
      return error
    }
  }

  @Test func damagedPatternsAreRefused() {
    let rows: [String] = ["(", "a**", "[", "[z-a]", "(?i)a", "(?<n>a)", #"\q"#, "a{256}", "*"]
    for pattern in rows {
      #expect(error(pattern) == .damaged, "\(pattern)")
    }
  }

  @Test func largePatternsAreRefused() {
    #expect(error("(a{255}){255}") == .tooManySteps(limit: CompiledRegex.maximumProgramSize))
    #expect(error("((((){255}){255}){255}){255}") == .tooManySteps(limit: CompiledRegex.maximumProgramSize))
    #expect(error("((((){0,255}){0,255}){0,255}){0,255}") == .tooManySteps(limit: CompiledRegex.maximumProgramSize))
    #expect(error(String(repeating: "a", count: 16_385)) == .tooLong(limit: CompiledRegex.maximumPatternLength))
    let many = String(String.UnicodeScalarView((0..<4_200).compactMap { Unicode.Scalar(0x4E00 + $0) }))
    #expect(error(many) == .tooManyCharacters(limit: CompiledRegex.maximumAlphabetSize))
    #expect(error("a{255}b{255}") == nil)
    #expect(error(#"[^\W\d_]{50}"#) == nil)
    #expect(error(String(repeating: "a", count: 9_000)) == nil)
  }

  @Test func errorsSpeakPlainly() {
    #expect(error("(")?.message == "invalid pattern")
    #expect(
      error("(a{255}){255}")?.message
        == "pattern too large: more than 10000 steps with its repetitions expanded")
    let others: [RegexCompilationError] = [.tooManyCharacters(limit: 4), .tooLong(limit: 5)]
    #expect(
      others.map(\.message) == [
        "pattern distinguishes more than 4 classes of characters", "pattern longer than 5 bytes",
      ])
  }

  @Test func aBudgetEndsTheSearchAroundAPlace() throws {
    let regex = try #require(compiled("(?<=a.*)b(?=.*z)"))
    let text = String(repeating: "ab", count: 1_000)
    var poor = RegexMatcher(regex, stepBudget: 1_000)
    let givenUp = poor.contains(text)
    let range = poor.firstMatch(text)
    #expect(givenUp == .budgetExhausted)
    #expect(range == nil)
    #expect(poor.steps < 10_000)
    // Texts that need no simulation still have a result, and so does a shorter text.
    let plain = poor.contains(String(repeating: "ac", count: 1_000))
    let short = poor.contains("abz")
    #expect([plain, short] == [.noMatch, .match])
    var rich = RegexMatcher(regex)
    let verdicts = [rich.contains(text), rich.contains(text + "z")]
    #expect(verdicts == [.noMatch, .match])
    var broke = RegexMatcher(regex, stepBudget: 0)
    let least = broke.contains("abz")
    #expect(least == .budgetExhausted)
  }

  @Test func aBudgetIsForLookAroundAlone() throws {
    var matcher = RegexMatcher(try #require(compiled("(x+x+)+y")), stepBudget: 0)
    let text = String(repeating: "x", count: 1_000) + "y"
    let verdict = matcher.contains(text)
    let range = matcher.firstMatch(text)
    #expect(verdict == .match)
    #expect(range == 0..<1_001)
  }

  @Test func whatIsGivenUpIsExplained() {
    #expect(RegexVerdict.match.message == nil)
    #expect(RegexVerdict.noMatch.message == nil)
    #expect(
      RegexVerdict.budgetExhausted.message
        == "search stopped: the look-around of this pattern takes too many steps on a text of this length")
  }

  @Test func copiesAreIndependent() throws {
    var first = RegexMatcher(try #require(compiled("(?:a|b)*c")))
    let one = first.contains("abac")
    let learned = first.steps
    var second = first
    let copied = second.contains("abab")
    #expect(first.steps == learned)
    let again = first.contains("xxc")
    #expect([one, copied, again] == [.match, .noMatch, .match])
  }

  /// Vowels are everywhere, so skipping to the next one does not pay: the automaton restarts without it.
  @Test func restsThatDoNotPayAreGivenUp() throws {
    var often = RegexMatcher(try #require(compiled("[aeiou]{4}")))
    var seldom = RegexMatcher(try #require(compiled("queue")))
    let text = "target creature gains double strike until end of turn. "
    var verdicts: Set<RegexVerdict> = []
    for _ in 0..<60 {
      verdicts.insert(often.contains(text))
      verdicts.insert(seldom.contains(text))
    }
    #expect(verdicts == [.noMatch])
    #expect(often.emptyings == 1)
    #expect(seldom.emptyings == 0)
    let found = [often.contains(text + "queue"), seldom.contains(text + "queue"), often.contains("AEIO")]
    #expect(found == [.match, .match, .match])
  }

  /// Several threads share a pattern, each with its own matcher.
  @Test func aPatternIsShared() async throws {
    let regex = try #require(compiled(#"\bdraws? (a|two) cards?"#))
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          var matcher = RegexMatcher(regex)
          return (0..<50).count {
            matcher.contains($0 % 8 < number ? "Draw two cards." : "Draw three cards.") == .match
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == (0..<8).map { number in (0..<50).count { $0 % 8 < number } }.sorted())
  }

  /// A pattern with 2^14 states: the automaton is emptied repeatedly, and results stay correct.
  @Test func aFullAutomatonIsEmptied() throws {
    let regex = try #require(compiled("a[ab]{14}c"))
    var matcher = RegexMatcher(regex)
    var random = SeededGenerator(seed: 3)
    for turn in 0..<6 {
      var bytes = (0..<5_000).map { _ in random.chance(50) ? UInt8(ascii: "a") : UInt8(ascii: "b") }
      if turn % 3 == 0 { bytes[bytes.count - 16] = UInt8(ascii: "a") }
      if turn % 3 != 1 { bytes[bytes.count - 1] = UInt8(ascii: "c") }
      let expected = bytes.last == UInt8(ascii: "c") && bytes[bytes.count - 16] == UInt8(ascii: "a")
      let verdict = matcher.contains(bytes: bytes)
      #expect(verdict == (expected ? .match : .noMatch))
    }
    #expect(matcher.emptyings > 1)
  }

  /// An automaton whose next new state empties it: the transition to that state must not be stored in the emptied
  /// table.
  @Test func aNewStateEmptiesAFullAutomaton() throws {
    let regex = try #require(compiled("a[ab]{14}c|d(d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z)"))
    var random = SeededGenerator(seed: 5)
    let text = (0..<20_000).map { _ in random.chance(50) ? UInt8(ascii: "a") : UInt8(ascii: "b") }
    func filled(by length: Int) -> RegexMatcher {
      var matcher = RegexMatcher(regex)
      let verdict = matcher.contains(bytes: Array(text[..<length]))
      #expect(verdict == .noMatch)
      return matcher
    }
    // The longest prefix that does not empty the automaton.
    var (low, high) = (0, text.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if filled(by: middle).emptyings == 0 { low = middle } else { high = middle }
    }
    try #require(filled(by: low + 1).emptyings == 1)
    var matcher = filled(by: low)
    let verdict = matcher.contains("dd")
    #expect(verdict == .match)
    #expect(matcher.emptyings == 1)
    let again = [matcher.contains("de"), matcher.contains("d"), matcher.contains("xdz")]
    #expect(again == [.match, .noMatch, .match])
  }
}
