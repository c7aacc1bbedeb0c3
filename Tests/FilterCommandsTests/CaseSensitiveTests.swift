import Testing
import _FilterTestSupport

/// The option `--case-sensitive`, on every storage and in the commands that have it.
@Suite struct CaseSensitiveTests {
  private static let lines = [
    #"{"id":1,"state":"Open","note":"Émile pays"}"#, #"{"id":2,"state":"open","note":"emile Pays"}"#,
    #"{"id":3,"state":"OPEN","note":"pays"}"#, #"{"id":4,"state":"closed","note":"Pays"}"#,
  ]

  private static let rows: [(query: String, exact: String, folded: String)] = [
    ("state:open", "1", "3"), ("state=Open", "1", "3"), ("-state=OPEN", "3", "1"), ("note~Pays", "2", "4"),
    ("pays", "2", "4"), ("note:emile", "1", "2"), ("note=~^[a-z]", "2", "4"), ("state!=open", "3", "1"),
  ]

  @Test func everyStorageComparesAsSpelled() throws {
    try withTemporaryFolder { folder in
      let data = try folder.file("states.jsonl", Self.lines.joined(separator: "\n") + "\n")
      let prepared = folder.path("states.items")
      #expect(run("items", "prepare", data, "--output", prepared, "--case-sensitive").status == 0)
      #if SQLite
        let database = folder.path("states.db")
        #expect(run("items", "export", data, database, "--case-sensitive").status == 0)
      #endif
      for (query, exact, folded) in TestTier.some(of: Self.rows, every: 4) {
        func count(_ arguments: String...) -> String {
          let result = run(["search", query, "--count"] + arguments, bytes: [])
          return result.status == 0 ? result.output : result.errors
        }
        #expect(count(data) == folded + "\n", "\(query)")
        #expect(count(data, "--case-sensitive") == exact + "\n", "\(query)")
        #expect(count(data, "--case-sensitive", "--sort", "id") == exact + "\n", "\(query), in memory")
        #expect(count(prepared) == exact + "\n", "\(query), prepared")
        #if SQLite
          #expect(count("--engine", "sqlite:\(database)") == exact + "\n", "\(query), in SQLite")
        #endif
      }
    }
  }

  @Test func aPreparedFileKeepsItsOwnRule() throws {
    try withTemporaryFolder { folder in
      let data = try folder.file("states.jsonl", Self.lines.joined(separator: "\n") + "\n")
      let prepared = folder.path("states.items")
      #expect(run("items", "prepare", data, "--output", prepared).status == 0)
      let result = run("search", "state:open", "--case-sensitive", prepared)
      #expect(result.status == 2)
      #expect(result.errors.contains("were read without letter case; prepare its source with --case-sensitive"))
    }
  }

  @Test func comparingTellsSpellingsApart() throws {
    try withTemporaryFolder { folder in
      let data = try folder.file("states.jsonl", Self.lines.joined(separator: "\n") + "\n")
      for query in ["state=", "note~", "state:", "note:", "note!="] {
        #expect(run("compare", query + "open", query + "Open", data).status == 0, "\(query)")
        #expect(run("compare", query + "open", query + "Open", data, "--case-sensitive").status == 1, "\(query)")
        #expect(run("compare", query + "open", query + "open", data, "--case-sensitive").status == 0, "\(query)")
      }
      let inferred = run("vocabulary", "infer", data, "--case-sensitive").output
      #expect(inferred.ranges(of: #""match": "exact-case""#).count == 2)
    }
  }
}
