import FilterEvaluation
import FilterRegex
import FilterSQL
import FilterSemantics
import FilterText
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Patterns find the same texts when another engine runs what was written for it.
@Suite struct SQLPatternLawTests {
  private static let atoms = [
    "a", "b", "B", "ab", "é", "É", "—", " ", "_", "1", ".", "[ab]", "[^a]", "[^é]", "[[:alpha:]]", "[^[:space:]]",
    #"\w"#, #"\W"#, #"\s"#, #"\S"#, #"\d"#, #"\D"#, #"\n"#, "~", #"[\]\-\[^&&]"#, "[[:punct:]]", "[é🧝]", #"\x00"#,
    #"\sm"#, #"\\"#, #"(x)\1"#, #"[\s\S]"#, "[b-é]", #"[\x00-\x05]"#, "[[:graph:]]",
  ]
  private static let places = ["^", "$", #"\A"#, #"\Z"#, #"\b"#, #"\B"#, #"\m"#, #"\M"#]
  private static let quantifiers = ["*", "+", "?", "*?", "{2}", "{0,2}", "{1,3}", "{2,}", "{0}"]

  private static func choice(depth: Int, using random: inout SeededGenerator) -> String {
    let branches = random.chance(75) ? 1 : 1 + random.below(3)
    return (0..<branches).map { _ in sequence(depth: depth, using: &random) }.joined(separator: "|")
  }

  private static func sequence(depth: Int, using random: inout SeededGenerator) -> String {
    (0..<random.below(depth == 0 ? 6 : 4)).map { _ in piece(depth: depth, using: &random) }.joined()
  }

  private static func piece(depth: Int, using random: inout SeededGenerator) -> String {
    if random.chance(15) { return random.pick(places) ?? "" }
    if depth < 3, random.chance(5) {
      return (random.pick(["(?=", "(?!", "(?<=", "(?<!"]) ?? "") + choice(depth: depth + 1, using: &random) + ")"
    }
    var piece = random.pick(atoms) ?? "a"
    if depth < 3, random.chance(30) { piece = "(" + choice(depth: depth + 1, using: &random) + ")" }
    return random.chance(40) ? piece + (random.pick(quantifiers) ?? "*") : piece
  }

  private static func text(hasLetters: Bool, using random: inout SeededGenerator) -> String {
    let others = ["a", "b", "A", "B", "—", " ", "_", "1", "\n", "~", "🧝", "-", "x", "{", "}", "[", "&", "^", "\u{85}"]
    let characters = hasLetters ? others + ["é", "É", "𝒳"] : others
    let text = (0..<random.below(12)).map { _ in random.pick(characters) ?? "a" }.joined()
    return String(decoding: TextFolding.literal(text), as: UTF8.self)
  }

  /// What is written for Java, run by Foundation, whose language is nearly the same. It refuses the empty pattern, and
  /// look-ahead without an end inside look-behind.
  @Test func javaFindsTheSameTexts() {
    var compared = 0
    let failure = checkProperty(
      "the texts that a pattern finds", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 19),
      generate: { random in
        let hasLetters = random.chance(50)
        let texts = (0..<8).map { _ in Self.text(hasLetters: hasLetters, using: &random) }
        return (Self.choice(depth: 0, using: &random), hasLetters, texts)
      },
      shrink: { example in
        shorterArrays(Array(example.0)).map { (String($0), example.1, example.2) }
          + shorterArrays(example.2).map { (example.0, example.1, $0) }
      },
      describe: { "`\($0.0)` in \($0.2)" },
      law: { pattern, hasLetters, texts in
        let syntax = RegexSyntax(parsing: SourceText(pattern), of: .scryfall)
        let known = SQLPattern.Texts(hasReserved: false, hasOtherLetters: hasLetters)
        guard let regex = try? CompiledRegex(syntax),
          let written = SQLPattern(syntax, for: .java, texts: known).text
        else { return nil }
        guard let other = try? NSRegularExpression(pattern: "(?:\(written))") else {
          return pattern.contains("(?<") ? nil : "refused: \(written)"
        }
        compared += 1
        var matcher = RegexMatcher(regex)
        for text in texts {
          let verdict = Array(text.utf8).withUnsafeBufferPointer { matcher.contains(in: $0) } == .match
          let range = NSRange(location: 0, length: (text as NSString).length)
          if (other.firstMatch(in: text, range: range) != nil) != verdict { return "\(written): \(verdict)" }
        }
        return nil
      })
    #expect(failure == nil)
    if PropertyCases.only == nil { #expect(compared > TestTier.size(50, long: 900)) }
  }

  /// Every pattern of a real query can be run by every engine.
  @Test(.needsShared(SharedFolder.queriesFile)) func realPatternsHaveNoObstacles() throws {
    var count = 0
    for query in try SharedFolder.queries() {
      for match in query.matches(of: /[:=]\/((?:[^\/\\]|\\.)*)\//) {
        let syntax = RegexSyntax(parsing: SourceText(String(match.1)), of: .scryfall)
        if !syntax.isValid { continue }
        count += 1
        for language in [SQLDialect.Patterns.postgresql, .re2, .java] {
          for texts in [SQLPatternTests.plain, SQLPatternTests.letters] {
            let pattern = SQLPattern(syntax, for: language, texts: texts)
            #expect(pattern.obstacle == nil, "\(syntax) for \(language)")
          }
        }
      }
    }
    #expect(count >= 45)
  }
}
