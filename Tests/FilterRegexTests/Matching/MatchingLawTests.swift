import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Properties of all patterns and texts.
@Suite struct MatchingLawTests {
  /// A pattern, a text, and other input of a law.
  struct Example {
    var pattern: String
    var text: String
    var budget = 0
  }

  private func check(
    _ name: String, seed: UInt64, places: Bool, lookAround: Bool, _ law: (Example) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: seed),
      generate: { random in
        let extras = RandomPattern.Extras(places: places, lookAround: lookAround)
        return Example(
          pattern: RandomPattern.pattern(extras, using: &random), text: RandomPattern.text(length: 25, using: &random),
          budget: random.below(200))
      },
      shrink: { example in
        shorterArrays(Array(example.pattern)).map {
          Example(pattern: String($0), text: example.text, budget: example.budget)
        }
          + shorterArrays(Array(example.text)).map {
            Example(pattern: example.pattern, text: String($0), budget: example.budget)
          }
      },
      describe: { "`\($0.pattern)` in \($0.text.debugDescription), \($0.budget) steps" },
      law: law)
    #expect(failure == nil, sourceLocation: sourceLocation)
  }

  private func range(_ pattern: String, _ text: String) -> Range<Int>? {
    guard let regex = compiled(pattern) else { return nil }
    var matcher = RegexMatcher(regex)
    return matcher.firstMatch(text)
  }

  private func verdict(_ pattern: String, _ text: String) -> RegexVerdict? {
    guard let regex = compiled(pattern) else { return nil }
    var matcher = RegexMatcher(regex)
    return matcher.contains(text)
  }

  @Test func caseOfTheTextIsIgnored() {
    check("upper and lower case are the same", seed: 61, places: true, lookAround: true) { example in
      let found = range(example.pattern, example.text)
      let others = [example.text.lowercased(), example.text.uppercased()]
      return others.allSatisfy { range(example.pattern, $0) == found } ? nil : "\(found as Any)"
    }
  }

  @Test func caseOfThePatternIsIgnored() {
    check("patterns of literals have no case", seed: 62, places: false, lookAround: false) { example in
      let literal = example.text.filter { $0.isLetter || $0 == " " }
      guard !literal.isEmpty else { return nil }
      let found = range(literal, example.text)
      return range(literal.uppercased(), example.text) == found && range(literal.lowercased(), example.text) == found
        ? nil : "\(literal): \(found as Any)"
    }
  }

  @Test func aRangeIsFoundWhereThereIsAMatch() {
    check("verdict and range agree", seed: 63, places: true, lookAround: true) { example in
      let found = range(example.pattern, example.text)
      guard let verdict = verdict(example.pattern, example.text) else { return nil }
      if let found, found.upperBound > example.text.utf8.count { return "\(found)" }
      return (found != nil) == (verdict == .match) ? nil : "\(verdict), \(found as Any)"
    }
  }

  @Test func aMatchMatchesByItself() {
    check("what was found matches as a whole", seed: 64, places: false, lookAround: false) { example in
      guard let found = range(example.pattern, example.text) else { return nil }
      let bytes = Array(example.text.utf8)[found]
      let part = String(decoding: bytes, as: UTF8.self)
      let whole = range(#"\A(?:"# + example.pattern + #")\Z"#, part)
      return whole == 0..<bytes.count ? nil : "\(part.debugDescription): \(whole as Any)"
    }
  }

  @Test func moreTextTakesNoMatchAway() {
    check("a text around a match", seed: 65, places: false, lookAround: false) { example in
      guard verdict(example.pattern, example.text) == .match else { return nil }
      let longer = ["x" + example.text, example.text + "\n", "é" + example.text + "🧝", example.text + example.text]
      return longer.first { verdict(example.pattern, $0) != .match }.map { "not in \($0.debugDescription)" }
    }
  }

  @Test func writingsThatMeanTheSame() {
    check("the same in other words", seed: 66, places: true, lookAround: true) { example in
      let found = range(example.pattern, example.text)
      guard compiled(example.pattern) != nil else { return nil }
      let pattern = example.pattern
      // A choice is always greedy, so it keeps the verdict only.
      for same in [
        "(?:\(pattern))", "((\(pattern)))", "(?:\(pattern)){1}", "(?=)\(pattern.isEmpty ? "" : "(\(pattern))")",
      ]
      where range(same, example.text) != found {
        return "`\(same)`: \(range(same, example.text) as Any), not \(found as Any)"
      }
      let verdict = self.verdict(pattern, example.text)
      for same in ["\(pattern)|\(pattern)", "(?:\(pattern))+", "(?=\(pattern))", "[^\\w\\W]|\(pattern)"]
      where self.verdict(same, example.text) != verdict {
        return "`\(same)`: \(self.verdict(same, example.text) as Any)"
      }
      return nil
    }
  }

  /// Positions agree with equivalent look-around, which uses the simulation instead of the automaton.
  @Test func placesAreLookAround() {
    let words = [
      ("^", #"(?<![^\n])"#), ("$", #"(?![^\n])"#), (#"\A"#, #"(?<!\n|.)"#), (#"\Z"#, #"(?!\n|.)"#),
      (#"\m"#, #"(?<!\w)(?=\w)"#), (#"\M"#, #"(?<=\w)(?!\w)"#), (#"\b"#, #"(?:(?<!\w)(?=\w)|(?<=\w)(?!\w))"#),
      (#"\B"#, #"(?:(?<!\w)(?!\w)|(?<=\w)(?=\w))"#),
    ]
    check("anchors are look-around", seed: 67, places: false, lookAround: false) { example in
      guard compiled(example.pattern) != nil else { return nil }
      for (anchor, look) in words {
        for (first, second) in [("\(anchor)(?:%)", "\(look)(?:%)"), ("(?:%)\(anchor)", "(?:%)\(look)")] {
          let one = range(first.replacing("%", with: example.pattern), example.text)
          let other = range(second.replacing("%", with: example.pattern), example.text)
          // A choice of positions is greedy, a single position is not; so only the start of the match is equal.
          if one?.lowerBound != other?.lowerBound { return "\(first): \(one as Any), \(other as Any)" }
          if anchor != #"\b"#, anchor != #"\B"#, one != other { return "\(first): \(one as Any), \(other as Any)" }
        }
      }
      return nil
    }
  }

  @Test func aBudgetNeverChangesAnAnswer() {
    check("an answer within a budget is the answer", seed: 68, places: true, lookAround: true) { example in
      guard let regex = compiled(example.pattern) else { return nil }
      var rich = RegexMatcher(regex)
      var poor = RegexMatcher(regex, stepBudget: example.budget)
      let (answer, given) = (rich.contains(example.text), poor.contains(example.text))
      let (range, found) = (rich.firstMatch(example.text), poor.firstMatch(example.text))
      if answer == .budgetExhausted { return "the usual budget is too small" }
      if !regex.usesLookaround, given == .budgetExhausted { return "exhausted without look-around" }
      if given != answer, given != .budgetExhausted { return "\(given), not \(answer)" }
      return found == nil || found == range ? nil : "\(found as Any), not \(range as Any)"
    }
  }

  @Test func whatWasLearnedChangesNothing() {
    check("an experienced matcher and a new one", seed: 69, places: true, lookAround: true) { example in
      guard let regex = compiled(example.pattern) else { return nil }
      var matcher = RegexMatcher(regex)
      let words = example.text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
      for text in words + [example.text] + words.reversed() {
        var other = RegexMatcher(regex)
        let (verdict, expected) = (matcher.contains(text), other.contains(text))
        if verdict != expected { return "\(text.debugDescription): \(verdict), not \(expected)" }
      }
      return nil
    }
  }
}
