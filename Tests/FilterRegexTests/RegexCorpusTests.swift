import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// The patterns of the queries of the package, and of real ones.
@Suite struct RegexCorpusTests {
  /// Real patterns with an error, each with the reason.
  static let refused: [String: String] = [
    "[": "the query is an example of a broken pattern",
    "[invalid": "the same",
    "bad regex [": "the same",
  ]

  @Test func ownPatternsAreSound() throws {
    let patterns = try RegexCorpus.own()
    #expect(patterns.count >= 25)
    // The corpus has it because its syntax as a query is valid.
    try expectSound(patterns, except: ["("])
  }

  @Test(.needsShared(SharedFolder.queriesFile)) func realPatternsAreSound() throws {
    let patterns = try RegexCorpus.real()
    #expect(patterns.count >= 40)
    try expectSound(patterns, except: Set(Self.refused.keys))
  }

  /// No pattern has an error, a warning, or a cost above a limit, except those that are refused.
  private func expectSound(_ patterns: Set<String>, except refused: Set<String>) throws {
    let failing = patterns.filter { !RegexSyntax(dialect: $0).isValid }
    #expect(failing == refused)
    let doubted = patterns.subtracting(failing).filter {
      !RegexSyntax(dialect: $0).diagnostics(limits: .scryfall).isEmpty
    }
    #expect(doubted == [])
    for pattern in patterns {
      if let reason = RegexLaws.check(SourceText(pattern)) { Issue.record("`\(pattern)`: \(reason)") }
    }
  }

  @Test func whatIsRefusedCanBeMended() throws {
    for pattern in Self.refused.keys {
      let found = RegexSyntax(dialect: pattern).diagnostics()
      #expect(found.map(\.id) == [RegexDiagnosticKind.unclosedClass.id])
      #expect(found.first?.fixes.isEmpty == false, "`\(pattern)`")
    }
  }
}

/// Patterns of queries.
enum RegexCorpus {
  /// Patterns about cards that are not in the corpora.
  static let invented: Set<String> = [
    #"\bdraws? (a|two|three|\d+) cards?\b"#, #"^{T}: add \sm"#, #"\spp.*\mflying\M"#,
    #"deals \d+ damage to (any target|each)"#,
    "(?<!non)creature", "gain(?! control)", "^(?=.*flying)(?=.*vigilance)", #"[^,.]+, [^,.]+, [^,.]+, [^,.]+"#,
    "counter target [^.]*spell", #"\(.*\)$"#, "—", #"\W—\W"#, "[[:alpha:]]{12,}", #"(\w+ ){9}until end of turn"#,
    "(gain|lose)s? .* life", "(a|an|the).*(a|an|the).*(a|an|the)", #"\m[xyz]\M"#, "x{2}|y{2}|é",
    "sacrifice a(nother)? (creature|land)",
  ]

  /// The patterns of the queries of the package, and the invented ones.
  static func own() throws -> Set<String> { try patterns(of: OwnCorpus.valid()).union(invented) }

  /// The patterns of the real queries; empty if the shared folder is missing.
  static func real() throws -> Set<String> { try patterns(of: SharedFolder.queries()) }

  /// What stands between an operator with a slash and the next slash without a backslash.
  private static func patterns(of queries: [String]) -> Set<String> {
    var patterns: Set<String> = []
    for query in queries {
      for match in query.matches(of: /[:=]\/((?:[^\/\\]|\\.)*)\//) { patterns.insert(String(match.1)) }
    }
    return patterns
  }
}
