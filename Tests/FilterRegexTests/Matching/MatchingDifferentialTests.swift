import FilterRegex
import Foundation
import Testing
import _FilterTestSupport

/// The same verdicts as another engine, which was made by others.
@Suite struct MatchingDifferentialTests {
  @Test func randomPatternsHaveTheSameVerdicts() {
    var compared = 0
    let failure = checkProperty(
      "the verdicts of NSRegularExpression", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 41),
      generate: { random in
        let extras = RandomPattern.Extras(places: true, lookAround: random.chance(30))
        return (
          RandomPattern.pattern(extras, using: &random),
          (0..<8).map { _ in RandomPattern.text(length: 30, using: &random) }
        )
      },
      shrink: { example in
        shorterArrays(Array(example.0)).map { (String($0), example.1) }
          + shorterArrays(example.1).map { (example.0, $0) }
      },
      describe: { "`\($0.0)` in \($0.1)" },
      law: { pattern, texts in
        guard let regex = compiled(pattern), let other = OtherDialect(regex.syntax) else { return nil }
        compared += 1
        var matcher = RegexMatcher(regex)
        for text in texts {
          let verdict = matcher.contains(text)
          if (verdict == .match) != other.matches(text) { return "\(text.debugDescription): \(verdict)" }
        }
        return nil
      })
    #expect(failure == nil)
    if PropertyCases.only == nil { #expect(compared > TestTier.size(20, long: 400)) }
  }
}

/// Patterns find the same rules texts as another engine.
@Suite struct MatchingTextsTests {
  @Test func theSameSampleTextsMatch() throws {
    let texts = try RulesTexts.sample()
    #expect(texts.count > 200)
    try expectSameTexts(texts, RegexCorpus.own())
  }

  @Test(
    .needsShared("data/cards.jsonl.gz", SharedFolder.queriesFile), .enabled(if: PackingTool.hasGzip, "gzip is missing"))
  func theSameRealTextsMatch() throws {
    let texts = try RulesTexts.real()
    #expect(texts.count > 200)
    let patterns = try RegexCorpus.own().union(RegexCorpus.real())
    #expect(try expectSameTexts(texts, patterns) > 50)
  }

  /// Returns how many patterns were compared.
  @discardableResult
  private func expectSameTexts(_ texts: [String], _ patterns: Set<String>) throws -> Int {
    var compared = 0
    for pattern in patterns.sorted() {
      guard let regex = compiled(pattern), let other = OtherDialect(regex.syntax) else { continue }
      compared += 1
      var matcher = RegexMatcher(regex)
      let found = texts.filter { matcher.contains($0) == .match }
      #expect(found == texts.filter { other.matches($0) }, "`\(pattern)`")
      #expect(found.allSatisfy { LiteralLaw.check(regex, $0, isMatch: true) == nil }, "`\(pattern)`")
      #expect(found.allSatisfy { matcher.firstMatch($0) != nil }, "`\(pattern)`")
    }
    #expect(compared > 15)
    return compared
  }
}

/// Rules texts of cards.
private enum RulesTexts {
  /// Those of the sample cards.
  static func sample() throws -> [String] {
    texts(Data(try PackageFolder.text(of: "Examples/Cards/sample-cards.jsonl").utf8))
  }

  /// Those of one real card in 61, other ones for another seed.
  static func real() throws -> [String] {
    let path = try #require(SharedFolder.path(of: "data/cards.jsonl.gz"))
    return texts(try #require(PackingTool.unpacked(path)), every: 61)
  }

  private static func texts(_ lines: Data, every: Int = 1) -> [String] {
    struct Row: Decodable {
      let oracleText: String?
      enum CodingKeys: String, CodingKey { case oracleText = "oracle_text" }
    }
    let first = Int(PropertyCases.seed(default: 7) % UInt64(every))
    return lines.split(separator: 0x0A).enumerated().compactMap { index, line in
      index % every == first ? try? JSONDecoder().decode(Row.self, from: line).oracleText : nil
    }
  }
}
