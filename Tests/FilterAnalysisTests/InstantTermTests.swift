import FilterAST
import FilterAnalysis
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Terms about instants and paths: what they mean, what is said about them, and what is wrong with them.
@Suite struct InstantTermTests {
  private static let events = EventVocabulary.events

  @Test func english() {
    let rows: [(String, String)] = [
      ("time>=2026-01-01T10:00", "events whose time is at or after 2026-01-01 10:00 UTC"),
      ("time<2026", "events whose time is before 2026 UTC"),
      ("time:2026-01", "events whose time is in January 2026 UTC"),
      ("time!=2026-01-02", "events whose time is not on January 2, 2026 UTC"),
      ("time<=2026-01-02", "events whose time is on or before January 2, 2026 UTC"),
      ("time>2026-01-02T10", "events whose time is after the hour from 2026-01-02 10:00 UTC"),
      ("time>2026-01-02T10:00:05.5+02:00", "events whose time is after 2026-01-02 10:00:05.5 +02:00"),
      ("time>-2h", "events whose time is less than 2 hours ago"),
      ("time<=-1d12h", "events whose time is at least 1 day 12 hours ago"),
      ("time>yesterday", "events whose time is after yesterday"),
      ("time:TODAY", "events whose time is today"),
      ("-time<now", "events whose time is not before now"),
      ("time>=2026-01 time<2026-02", "events whose time is in or after January 2026 UTC, and before February 2026 UTC"),
      ("path:src/**/*.swift", "events whose path matches src/**/*.swift"),
      ("-path:*.swift", "events whose path does not match *.swift"),
      ("path:/health", "events whose path contains /health"),
      ("-path:/health", "events whose path does not contain /health"),
      ("path:a/b.c", "events whose path contains a/b.c"),
      ("path=a/b.c", "events whose path is a/b.c"),
      ("path=a/*", "events whose path matches a/* as a whole"),
      ("folder:a/b", "events that are stored in a/b"),
      (
        "path:/api took>1s done:no",
        "events that are not done, whose path contains /api and whose took is more than 1 second"
      ),
    ]
    for (query, sentence) in rows {
      #expect(EventVocabulary.english(query) == sentence, "\(query)")
    }
  }

  @Test func canonicalForms() {
    let rows: [(String, String)] = [
      ("at>2026-01-01t10:00z", "time>2026-01-01T10:00"), ("at:2026-01-01T12:00+02:00", "time=2026-01-01T10:00"),
      ("at:2026-01-01+02:00", "time=2026-01-01+02:00"), ("at<\"2026-01-01 10:00\"", "time<2026-01-01T10:00"),
      ("at>-90m", "time>-1h30m"), ("at:Now", "time=now"), ("path:/a//b/", "path:/a//b/"), ("path=a", "path=a"),
      ("path:\"/a/b\"", "path:\"/a/b\""),
    ]
    for (query, expected) in rows {
      let tree = Self.events.parse(query).query ?? .and(.positive, [])
      let canonical = Self.events.canonical(tree)
      #expect(canonical.canonicalText == expected, "\(query)")
      #expect(Self.events.key(of: canonical) == Self.events.key(of: tree), "\(query)")
      #expect(Self.events.canonical(canonical) == canonical, "\(query)")
    }
  }

  @Test func contradictionsAndEntailment() {
    func expect(_ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(logicConclusions(text, in: Self.events) == expected, "\(text)", sourceLocation: sourceLocation)
    }
    expect("time>2026 time<2026-03", "contradiction: time>2026 | time<2026-03")
    expect("time:2026-01 time:2026-01-05", "redundantTerm: time:2026-01 because of time:2026-01-05")
    expect(
      "time>=2026-01-01T10:00 time>2026-01-01T09:58",
      "redundantTerm: time>2026-01-01T09:58 because of time>=2026-01-01T10:00")
    expect("time>-1h time<-2h", "contradiction: time>-1h | time<-2h")
    expect("time>now time<-2h", "contradiction: time>now | time<-2h")
    expect("time>yesterday time<today", "contradiction: time>yesterday | time<today")
    expect("time>2026 time<now")
  }

  @Test func errorsAndFixes() {
    let events = Self.events
    func expect(
      _ marked: String, _ id: String, _ fixed: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      expectDiagnostics(
        marked, in: events, ExpectedDiagnostic(.error, id, fixes: fixed), sourceLocation: sourceLocation)
    }
    expect("time>=①2026-13-01②", "malformed-date", ["time>=2026-01-13", "time>=2026-12-01"])
    expect("time>=①2026-1-2②", "malformed-date", ["time>=2026-01-02"])
    expect("time>①2026-02-30T10:00②", "malformed-date", ["time>2026-02-28T10:00"])
    expect("time>①2026-02-01T25:00②", "malformed-date", [])
    expect("time>①yesterdya②", "malformed-date", ["time>yesterday"])
    expect("time>①-2②", "malformed-date", ["time>-2h"])
    expect("time>①-2x②", "malformed-date", ["time>-2h"])
    expect("path①>②a", "operator-not-taken", ["path:a"])
  }

  @Test(arguments: [
    ("time>=2026-13-01", "'2026-13-01' has a month outside 01 to 12"),
    ("time>=2026-02-30", "'2026-02-30' has a day that its month does not have"),
    ("time>soon", "'soon' is not an instant such as 2026-01-02, 2026-01-02T10:00 or -2h"),
  ])
  func messages(query: String, message: String) {
    let found = AnalyzedQuery(parsing: query, vocabulary: Self.events).diagnostics.map { $0.message }
    #expect(found.first.map { $0.hasPrefix(message) } == true, "\(found)")
  }

  /// Whoever parsed the text, the analysis reads its paths.
  @Test func theAnalysisReadsPaths() {
    let plain = AnalyzedQuery(ParsedQuery(parsing: "path:src/a b"), vocabulary: Self.events)
    #expect(plain.leaves.map { plain.source[$0.range] } == ["path:src/a", "b"])
    #expect(plain.diagnostics.isEmpty)
    #expect(AnalyzedQuery(parsing: "path:/health message:x", vocabulary: Self.events).diagnostics.isEmpty)
  }
}
