import FilterRegex
import FilterTestSupport
import Foundation
import Testing

/// The same verdicts as another engine, which was made by others.
@Suite struct MatchingDifferentialTests {
  @Test func randomPatternsHaveTheSameVerdicts() {
    var compared = 0
    let failure = checkProperty(
      "the verdicts of NSRegularExpression", cases: PropertyCases.count(default: 600),
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
    if PropertyCases.only == nil { #expect(compared > 400) }
  }
}

/// Real patterns find the same real cards as another engine, where the data is there.
@Suite(
  .enabled(if: RealTexts.sample != nil && RegexCorpus.patterns() != nil, "the shared data is not beside this checkout"))
struct MatchingRealDataTests {
  /// Patterns people write about cards, besides those of the corpus.
  static let more = [
    #"\bdraws? (a|two|three|\d+) cards?\b"#, #"^{T}: add \sm"#, #"\spp.*\mflying\M"#,
    #"deals \d+ damage to (any target|each)"#,
    "(?<!non)creature", "gain(?! control)", "^(?=.*flying)(?=.*vigilance)", #"[^,.]+, [^,.]+, [^,.]+, [^,.]+"#,
    "counter target [^.]*spell", #"\(.*\)$"#, "—", #"\W—\W"#, "[[:alpha:]]{12,}", #"(\w+ ){9}until end of turn"#,
    "(gain|lose)s? .* life", "(a|an|the).*(a|an|the).*(a|an|the)", #"\m[xyz]\M"#, "x{2}|y{2}|é",
    "sacrifice a(nother)? (creature|land)",
  ]

  @Test func theSameRowsMatch() throws {
    let texts = try #require(RealTexts.sample)
    let patterns = try #require(RegexCorpus.patterns()).union(Self.more)
    #expect(texts.count > 200)
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
    #expect(compared > 50)
  }
}

/// Rules texts of real cards.
enum RealTexts {
  /// One card of so many, beginning with another one for another seed; nil where there is no data or nothing to unpack it.
  static let sample: [String]? = {
    struct Row: Decodable {
      let oracleText: String?
      enum CodingKeys: String, CodingKey { case oracleText = "oracle_text" }
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../../shared/data/cards.jsonl.gz").standardizedFileURL
    guard FileManager.default.fileExists(atPath: file.path), let lines = unpacked(file) else { return nil }
    let every = 61
    let first = Int(PropertyCases.seed(default: 7) % UInt64(every))
    return lines.split(separator: 0x0A).enumerated().compactMap { index, line in
      index % every == first ? try? JSONDecoder().decode(Row.self, from: line).oracleText : nil
    }
  }()

  private static func unpacked(_ file: URL) -> Data? {
    #if os(Linux) || os(macOS)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["gzip", "-dc", file.path]
      process.standardOutput = pipe
      guard (try? process.run()) != nil else { return nil }
      let data = try? pipe.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? data : nil
    #else
      return nil
    #endif
  }
}
