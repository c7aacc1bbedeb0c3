import FilterAST
import FilterAnalysis
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Terms about durations, sizes and booleans: what they mean, what is said about them, and what is wrong with them.
@Suite struct AmountTermTests {
  private static let events = EventVocabulary.events

  @Test func english() {
    let rows: [(String, String)] = [
      ("took>1.5s", "events whose took is more than 1.5 seconds"),
      ("took<=1h30m", "events whose took is at most 1 hour 30 minutes"),
      ("took=1", "events whose took is 1 second"),
      ("took!=200ms", "events with a took other than 200 milliseconds"),
      ("-took>1.5s", "events whose took is not more than 1.5 seconds"),
      ("took>1s took<5s", "events whose took is more than 1 second and less than 5 seconds"),
      ("took<1s or took>5s", "events whose took is less than 1 second or more than 5 seconds"),
      ("size>10MB", "events whose size is more than 10 MB"),
      ("size=1", "events whose size is 1 byte"),
      ("size<512", "events whose size is less than 512 bytes"),
      ("size>=1024", "events whose size is at least 1 KiB"),
      ("done:true", "events that are done"),
      ("done:no", "events that are not done"),
      ("-done:true", "events that are not done"),
      ("-done:0", "events that are done"),
      ("retry:yes", "events with retry true"),
      ("took>1s done:true", "events that are done and whose took is more than 1 second"),
      ("took>1s size>1k", "events whose took is more than 1 second and whose size is more than 1 kB"),
      ("took>1s or done:yes", "events that are done or whose took is more than 1 second"),
      ("timeout took>1s", "events that have “timeout” in their message and whose took is more than 1 second"),
      ("user.login:ann", "events with user.login “ann”"),
    ]
    for (query, sentence) in rows {
      #expect(EventVocabulary.english(query) == sentence, "\(query)")
    }
  }

  @Test func canonicalForms() {
    let rows: [(String, String, String)] = [
      ("ms>1500ms", "took>1.5s", "ms>1.5s"), ("took:90", "took=1m30s", "ms=1m30s"),
      ("took=1:30:00", "took=1h30m", "ms=1h30m"),
      ("size>=10000000", "size>=10MB", "size>=10MB"), ("size:1024KiB", "size=1MiB", "size=1MiB"),
      ("size>\"10 MB\"", "size>10MB", "size>10MB"), ("done:YES", "done:true", "done:true"),
      ("done=off", "done:false", "done:false"), ("done!=1", "done:false", "done:false"),
      ("User:Ann", "user.login:Ann", "user:Ann"),
    ]
    for (query, long, short) in rows {
      let tree = ParsedQuery(parsing: query).query ?? .and(.positive, [])
      #expect(Self.events.canonical(tree, names: .long).canonicalText == long, "\(query)")
      #expect(Self.events.canonical(tree, names: .short).canonicalText == short, "\(query)")
      for text in [long, short] {
        guard let other = ParsedQuery(parsing: text).query else { continue }
        #expect(Self.events.key(of: other) == Self.events.key(of: tree), "\(query): \(text)")
      }
    }
  }

  @Test func contradictionsAndEntailment() {
    func expect(_ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(logicConclusions(text, in: Self.events) == expected, "\(text)", sourceLocation: sourceLocation)
    }
    expect("took>2s took<1s", "contradiction: took>2s | took<1s")
    expect("took>1500ms took>1s", "redundantTerm: took>1s because of took>1500ms")
    // Between two microseconds and two bytes there is more.
    expect("took>1us took<2us")
    expect("took>2us took<1us", "contradiction: took>2us | took<1us")
    expect("size>10MB size<10000001")
    expect("size>10MB size<10000000", "contradiction: size>10MB | size<10000000")
    expect("took>1s size<1")
    expect("done:true done:no", "contradiction: done:true | done:no")
    expect("done:true retry:no")
    expect("took>1.5s took>1500ms", "duplicateTerm: took>1500ms because of took>1.5s")
  }

  @Test func errorsAndFixes() {
    let events = Self.events
    func expect(
      _ marked: String, _ id: String, _ fixed: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      expectDiagnostics(
        marked, in: events, ExpectedDiagnostic(.error, id, fixes: fixed), sourceLocation: sourceLocation)
    }
    expect("took>1.5①x②", "malformed-number", ["took>1.5s", "took>1.5m", "took>1.5h"])
    expect("took>5①sce②", "malformed-number", ["took>5sec"])
    expect("took>①1:30②", "malformed-number", ["took>1m30s", "took>1h30m"])
    expect("took>①1h30②", "malformed-number", ["took>1h30m"])
    expect("took>①soon②", "malformed-number", [])
    expect("size>10①MX②", "malformed-number", ["size>10MB"])
    expect("done:①maybe②", "unknown-value", ["done:true", "done:false"])
    expect("done:①ture②", "unknown-value", ["done:true"])
    expect("done①>②true", "operator-not-taken", ["done:true"])
  }

  @Test func messages() {
    let rows: [(String, String)] = [
      ("took>1.5x", "unknown unit 'x' of a duration such as 1.5s"),
      ("took>1:30", "'1:30' may be minutes and seconds or hours and minutes"),
      ("took>1h30", "'1h30' needs a unit after its last number"),
      ("took>soon", "'soon' is not a duration such as 1.5s"),
      ("size>10MX", "unknown unit 'MX' of a size such as 10MB"),
      ("done:maybe", "unknown value 'maybe' for 'done'"),
    ]
    for (query, message) in rows {
      let found = AnalyzedQuery(parsing: query, vocabulary: Self.events).diagnostics.map { $0.message }
      #expect(found.first.map { $0.hasPrefix(message) } == true, "\(query): \(found)")
    }
  }
}
