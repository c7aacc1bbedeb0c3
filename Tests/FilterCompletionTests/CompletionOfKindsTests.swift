import FilterCompletion
import FilterVocabulary
import Testing

/// Values of instants, durations, sizes, booleans and paths.
@Suite struct CompletionOfKindsTests {
  private static let engine = CompletionEngine(
    vocabulary: Vocabulary(
      name: "events",
      fields: [
        Field("time", .instant, summary: "", phrase: ""), Field("took", .duration, summary: "", phrase: ""),
        Field("size", .size, summary: "", phrase: ""), Field("done", .boolean, summary: "", phrase: ""),
        Field("path", .path, values: ["src/a.swift", "lib"], summary: "", phrase: ""),
      ]))

  @Test func offers() {
    let rows: [(String, [String])] = [
      ("time>‸", ["now", "today", "yesterday", "tomorrow", "-1h", "-7d"]), ("time>y‸", ["yesterday"]),
      ("time>t‸", ["today", "tomorrow"]), ("time>-‸", ["-1h", "-15m"]), ("time>-2‸", ["-2h", "-2m", "-2d"]),
      ("time>2026-‸", ["2026-01", "2026-12"]), ("took>1.5‸", ["1.5s", "1.5ms", "1.5m"]), ("took>1h30‸", ["1h30m"]),
      ("took>2m‸", ["2m", "2ms"]), ("size>10‸", ["10MB", "10kB", "10MiB"]), ("size>10m‸", ["10MB", "10MiB"]),
      ("done:‸", ["true", "false"]), ("done:t‸", ["true"]), ("path:src‸", ["src/a.swift"]),
    ]
    for (marked, labels) in rows {
      let offered = Offered(marked, Self.engine, limit: 30)
      for label in labels {
        #expect(offered.labels.contains(label), "\(marked) offers \(offered.labels)")
      }
    }
  }

  @Test func whatIsInsertedParses() {
    expectFirst("done:t‸", "done:true", Self.engine)
    expectAmong(3, "took>1.5‸", "took>1.5s", Self.engine)
    expectAmong(3, "time>yes‸", "time>yesterday", Self.engine)
    #expect(Offered("took>‸", Self.engine).labels.contains { $0.hasSuffix("x") } == false)
  }

  @Test(arguments: ["time>=2026-01-01T10:00 took>1.5s", "size>10MB done:true", "path:src/a.swift -path:/x", "time>-2h"])
  func theLawHolds(text: String) {
    for caret in 0...text.utf8.count {
      if let reason = LawOfCompletion.check(Self.engine, text, at: caret) {
        Issue.record("`\(text)` at \(caret): \(reason)")
      }
    }
  }
}
