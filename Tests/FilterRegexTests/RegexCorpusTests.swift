import FilterRegex
import FilterText
import Foundation
import Testing

/// The patterns of real queries, where the folder with them is there.
@Suite(.enabled(if: RegexCorpus.patterns() != nil, "the shared corpus is not beside this checkout"))
struct RegexCorpusTests {
  /// Patterns with an error, each with the reason.
  static let refused: [String: String] = [
    "[": "the query is an example of a broken pattern",
    "[invalid": "the same",
    "bad regex [": "the same",
  ]

  /// Patterns with a warning, or that exceed a limit: none so far.
  static let doubtful: Set<String> = []

  @Test func realPatternsAreSound() throws {
    let patterns = try #require(RegexCorpus.patterns())
    #expect(patterns.count >= 40)
    let failing = patterns.filter { !RegexSyntax(dialect: $0).isValid }
    #expect(failing == Set(Self.refused.keys))
    let doubted = patterns.subtracting(failing).filter {
      !RegexSyntax(dialect: $0).diagnostics(limits: .scryfall).isEmpty
    }
    #expect(doubted == Self.doubtful)
  }

  @Test func whatIsRefusedCanBeMended() throws {
    for pattern in Self.refused.keys {
      let found = RegexSyntax(dialect: pattern).diagnostics()
      #expect(found.map(\.id) == [RegexDiagnosticKind.unclosedClass.id])
      #expect(found.first?.fixes.isEmpty == false, "`\(pattern)`")
    }
  }

  @Test func everyPatternObeysTheLaws() throws {
    for pattern in try #require(RegexCorpus.patterns()) {
      if let reason = RegexLaws.check(SourceText(pattern)) { Issue.record("`\(pattern)`: \(reason)") }
    }
  }
}

/// The patterns of the shared corpus.
enum RegexCorpus {
  /// What stands between an operator with a slash and the next slash without a backslash, in all queries of the corpus.
  static func patterns() -> Set<String>? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../shared/corpus/queries.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var patterns: Set<String> = []
    for line in text.split(separator: "\n").dropFirst() {
      let query = line.prefix { $0 != "\t" }
      for match in query.matches(of: /[:=]\/((?:[^\/\\]|\\.)*)\//) { patterns.insert(String(match.1)) }
    }
    return patterns
  }
}
