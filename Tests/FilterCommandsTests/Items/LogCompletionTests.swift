import FilterCompletion
import FilterItems
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

/// What somebody on call types over a log, and the values of the data that are offered.
@Suite struct LogCompletionTests {
  // swift-format-ignore: NeverUseForceTry
  private static let log = try! AnimalItems.collection(file: PackageFolder.path(of: "Examples/Lists/access.log.jsonl"))
  private static let engine = CompletionEngine(vocabulary: log.vocabulary)

  /// The texts after accepting each of the first items at the end of a text.
  private func results(_ text: String, _ limit: Int, _ engine: CompletionEngine = engine) -> [String] {
    engine.complete(text, at: text.utf8.count, limit: limit).items.compactMap {
      SourceText(text).applying([$0.edit])?.description
    }
  }

  /// What stands already, what is typed then, and the texts after the item that is wanted.
  private static let rows = """
    level:      | error    | level:error
    level>=     | warn     | level>=warn
              | error    | level:error
              | warn     | level:warn
    status:     | 404      | status:404
    status>=    | 400      | status>=400 ; status>=403
              | 404      | status:404
    method:     | POST     | method:POST
              | DELETE   | method:DELETE
    path:       | /api     | path:/api
    path:       | /health  | path:/health
              | method   | method:
    took>       | 1s       | took>1s
    took:       | 870µs    | took:870µs
    message:    | timed    | message:timed
    message:    | upstream | message:upstream
    client:     | 192.0.2.77 | client:192.0.2.77
    user_agent: | curl     | user_agent:curl/8.11.0 ; user_agent:curl
    time>       | -1h      | time>-1h
    time:       | today    | time:today
    order:      | took     | order:took
    """.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }

  /// The wanted item is among the first five after two letters at most.
  @Test func thingsOfTheOnCall() {
    #expect(Self.rows.count == 21)
    var (late, never): ([String], [String]) = ([], [])
    for row in Self.rows {
      let wanted = row[2].split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
      func isOffered(_ count: Int) -> Bool {
        let first = results(row[0] + row[1].prefix(count), 5)
        return wanted.contains { first.contains($0) }
      }
      let begin = row[0].isEmpty ? 1 : 0
      guard let count = (begin...row[1].count).first(where: isOffered) else {
        never.append("\(row)")
        continue
      }
      if count > 2 { late.append("\(row): \(results(row[0] + row[1].prefix(2), 5))") }
    }
    #expect(late.count + never.count <= 2, "\(late)")
    #expect(never.count <= 1, "\(never)")
  }

  /// No value of the data is offered that finds nothing, and those of numbers and amounts come by their frequency. Of
  /// an ordered list, values that do not occur are known, and come last.
  @Test func valuesThatFindSomething() {
    for field in ["level", "status", "method", "path", "took", "bytes", "message", "client", "user_agent"] {
      let offered = Self.engine.complete(field + ":", at: field.utf8.count + 1, limit: 12).items.filter {
        $0.kind == .value && $0.detail.isEmpty
      }
      #expect(offered.count >= 4, "\(field): \(offered.map(\.label))")
      for item in offered {
        let text = SourceText(field + ":").applying([item.edit])?.description ?? ""
        let query = AnalyzedQuery(parsing: text, vocabulary: Self.log.vocabulary)
        if field != "level" { #expect(Self.log.answer(Self.log.plan(query)).count > 0, "\(text)") }
      }
    }
    #expect(Set(results("level:", 4)) == ["level:info", "level:debug", "level:warn", "level:error"])
    #expect(results("took:", 3) == ["took:1ms", "took:2ms", "took:870µs"])
    #expect(results("path:", 2) == ["path:/api", "path:/api/v2"])
    #expect(results("time:2026-03-2", 2) == ["time:2026-03-29", "time:2026-03-28"])
  }

  /// Values with blanks are quoted, and what is in quotes is completed there.
  @Test func valuesInQuotes() throws {
    let lines = ["1.5 MB", "1.5 MB", "2 kB"].map { #"{"size": "\#($0)", "n": 1}"# }
    let vocabulary = try AnimalItems.collection(lines.joined(separator: "\n"), "a.jsonl").vocabulary
    let engine = CompletionEngine(vocabulary: vocabulary)
    #expect(results("size:", 2, engine) == [#"size:"1.5 MB""#, #"size:"2 kB""#])
    #expect(results(#"size:"1"#, 1, engine) == [#"size:"1.5 MB""#])
  }

  /// Hostile texts are read in bounded time and memory, and give no part that is long.
  @Test func hostileTexts() throws {
    let long = String(repeating: "a", count: 100_000)
    let deep = String(repeating: "/é", count: 50_000)
    let texts =
      [long, long + " b", deep, "////", "\u{0}\u{1}", "\u{202E}evil", "…—“”", ""] + (0..<3_000).map { "w\($0)x y\($0)" }
    let lines = texts.map { #"{"path": "/\#($0.escapedForJSON)", "message": "\#($0.escapedForJSON) and more words"}"# }
    let vocabulary = try AnimalItems.collection(lines.joined(separator: "\n"), "a.jsonl").vocabulary
    for field in vocabulary.fields {
      #expect(field.examples.count <= 32 && field.examples.allSatisfy { $0.utf8.count <= 100 }, "\(field.examples)")
    }
    let engine = CompletionEngine(vocabulary: vocabulary)
    for text in ["message:", "path:", "message:w", "more"] { #expect(results(text, 20, engine).count > 0, "\(text)") }
  }
}

extension String {
  fileprivate var escapedForJSON: String {
    unicodeScalars.map {
      $0.value < 0x20 ? "\\u00\($0.value < 16 ? "0" : "")" + String($0.value, radix: 16) : String($0)
    }
    .joined()
  }
}
