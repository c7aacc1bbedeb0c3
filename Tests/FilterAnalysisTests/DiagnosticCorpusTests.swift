import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Valid queries of the package have no false diagnostics.
@Suite struct OwnCorpusDiagnosticTests {
  @Test func errors() throws {
    // The syntax of the query is valid, its pattern is not.
    #expect(try queries(with: { $0.severity == .error }) == ["o:/(/"])
  }

  @Test func contradictions() throws {
    #expect(try queries(with: { $0.id == LogicDiagnosticKind.contradiction.id }) == [])
  }

  /// Bare words are names first: suggestions of another reading are rare.
  @Test func suggestions() throws {
    #expect(try queries(with: { $0.severity == .hint }) == ["a Or b c", "a b or c"])
    let ids = [SemanticDiagnosticKind.runTogether.id, SemanticDiagnosticKind.swappedRole.id]
    #expect(try queries(with: { ids.contains($0.id) }) == [])
  }

  private func queries(with isFound: (Diagnostic) -> Bool) throws -> [String] {
    try OwnCorpus.valid().filter {
      AnalyzedQuery(parsing: $0, vocabulary: .scryfall).diagnostics.contains(where: isFound)
    }
  }
}

/// Valid real queries have no false diagnostics: everything found in the rows that are marked valid.
@Suite(.needsShared(SharedFolder.queriesFile))
struct DiagnosticCorpusTests {
  /// The rows marked valid for which the whole query is refused, or cannot be read, with the reason.
  private static let errors: [String: String] = [
    "-(-include:extras) t:creature": "a directive in a group makes the source refuse the query",
    "t:artifact cmc:=4 usd:<=5": "':=' is no operator",
    "date:<2018": "':<' is no operator",
    "set:=mh2": "':=' is no operator",
    "set==fin": "'==' is no operator",
    "AND(ci:m)": "a connective with nothing before it",
    "AND(ci=w)": "a connective with nothing before it",
    "AND(t:creature)": "a connective with nothing before it",
    "AND(ci:grixis)": "a connective with nothing before it",
    "t:creature !": "a lone '!'",
    "t:creature OR !": "a lone '!'",
    "-!": "a lone '!'",
    "\"query\": \"c:r t:instant mv=1\",": "a line of JSON",
    ":flying": "no field",
    "=": "no field",
    ">=": "no field",
    "o:/[/": "no valid expression",
    "t:creature o:/[/": "no valid expression",
    "o:/bad regex [/": "no valid expression",
    "flavor:/[invalid/": "no valid expression",
    "name:/[/": "no valid expression",
    "o:/[invalid/": "no valid expression",
    "kw : flying": "a space before the operator",
    "kw :flying": "a space before the operator",
    "name :foo": "a space before the operator",
    "(f:m or f:l or f:c or f:v)": "no format has such a name, so nothing is left",
    "f:m or f:l or f:c or f:v": "no format has such a name, so nothing is left",
    "number=$PR_NUMBER": "a parameter without a value",
    "is:rare is:bibbityboppityboo": "no such flags, so nothing is left",
  ]

  @Test func errorsOnValidRows() throws {
    let rows = try SharedFolder.queries(marked: "valid")
    let accused = rows.filter { text in
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.contains { $0.severity == .error }
    }
    #expect(Set(accused) == Set(Self.errors.keys))
    #expect(accused.count * 1_000 <= rows.count * 15, "\(accused.count) of \(rows.count)")
  }

  /// Contradictions that are there: the rows come from the tests of other programs, which look for nothing on purpose.
  private static let contradictions: Set<String> = [
    "f:commander mv=2 mv=3", "f:commander mv=3 mv=2", "mv=2 mv=3", "mv=3 mv=5", "mv=3 to mv>=7", "ci:m ci:u",
    "ci:u ci>=w",
    "ci=w ci>=u", "ci>=w ci:r", "ci>=wr ci:wubg", "rarity=bonus rarity<=mythic", "produces<g",
    "year=1994 year>2001 year>=2001 year<2020 year<=2020", "date:2015-08-18 date=2015-08-18 year:1994",
  ]

  @Test func contradictionsInValidRows() throws {
    let found = try SharedFolder.queries(marked: "valid").filter { text in
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.contains {
        $0.id == LogicDiagnosticKind.contradiction.id && $0.severity == .warning
      }
    }
    #expect(Set(found) == Self.contradictions)
  }

  /// Bare words are names first: proposals for them stay rare.
  @Test func hintsAreRare() throws {
    let rows = try SharedFolder.queries(marked: "valid")
    let hinted = rows.filter { text in
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.contains { $0.severity == .hint }
    }
    #expect(hinted.count * 100 <= rows.count * 3, "\(hinted.count) of \(rows.count)")
    let split = rows.filter { text in
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.contains {
        $0.id == SemanticDiagnosticKind.runTogether.id || $0.id == SemanticDiagnosticKind.swappedRole.id
      }
    }
    // A keyword and a watermark that are no types, in rows that test letter case and parsing.
    #expect(split == ["is:white type:azorius", "t:Flying"])
  }
}
