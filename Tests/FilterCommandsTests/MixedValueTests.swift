import Testing
import _FilterTestSupport

/// Fields of numbers among which some values are texts: equal values are found for every source of items.
@Suite struct MixedValueTests {
  private static let elements = """
    element,year
    iron,Ancient
    oxygen,1774
    argon,1894
    radium,1898
    neon,1898
    xenon,1898

    """

  private static let queries: [(query: String, found: String)] = [
    ("year:1774", "oxygen"), ("year=1774", "oxygen"), ("year:ancient", "iron"), ("year:ANCIENT", "iron"),
    ("year:\"Ancient\"", "iron"), ("year:177", ""), ("year=177", ""), ("year>=1894", "argon radium neon xenon"),
    ("year!=1898", "iron oxygen argon"), ("-year:1898", "iron oxygen argon"),
    ("year:1898 -element:neon", "radium xenon"),
    ("year:1774 or year:ancient", "iron oxygen"),
  ]

  /// The first column of rows, without the title.
  private func names(_ result: RunResult) -> String { result.lines.dropFirst().joined(separator: " ") }

  @Test func filesAndPreparedItemsAgree() throws {
    for (query, found) in Self.queries {
      try withTemporaryFolder { folder in
        let path = try folder.file("elements.csv", Self.elements)
        #expect(names(run("search", query, path, "--columns", "element")) == found, "\(query)")
        #expect(run("search", "--count", query, path).output == "\(found.split(separator: " ").count)\n", "\(query)")
        let prepared = folder.path("elements.items")
        #expect(run("items", "prepare", path, "--output", prepared).status == 0, "\(query)")
        #expect(names(run("search", query, prepared, "--columns", "element")) == found, "\(query)")
      }
    }
  }

  @Test(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) func databasesAgree() throws {
    for (query, found) in Self.queries {
      try withTemporaryFolder { folder in
        let path = try folder.file("elements.csv", Self.elements)
        let database = folder.path("elements.db")
        #expect(run("items", "export", path, database).status == 0, "\(query)")
        #expect(
          names(run("search", "--engine", "sqlite:\(database)", query, "--columns", "element")) == found, "\(query)")
      }
    }
  }

  /// Numbers of JSON and their texts, some of them in lists.
  @Test func valuesOfJSON() throws {
    let rows: [(String, String)] = [
      ("code:276", "a c"), ("code:004", "b"), ("code:4", ""), ("code:x1", "c"), ("code:X1", "c"), ("code>100", "a c"),
      ("code:533", "d"), ("code:true", "e"),
    ]
    for (query, found) in rows {
      let lines = """
        {"id":"a","code":276}
        {"id":"b","code":"004"}
        {"id":"c","code":["x1","276"]}
        {"id":"d","code":533}
        {"id":"e","code":true}

        """
      try withTemporaryFolder { folder in
        let path = try folder.file("codes.jsonl", lines)
        let fields = """
          {"name": "codes", "fields": [
            {"name": "id", "kind": "text"}, {"name": "code", "kind": "number-or-text", "multiplicity": "many"}]}
          """
        let vocabulary = try folder.file("codes.json", fields)
        let arguments = ["--vocabulary", vocabulary, "--items", path]
        let streamed = run(["search", query] + arguments + ["--columns", "id"], bytes: [])
        #expect(names(streamed) == (query == "code>100" ? "a c d" : found), "\(query)")
        let list = try folder.file("query.filterq", query + "\n")
        let answer = run(["search", "--queries", list, "--count"] + arguments, bytes: [])
        let count = query == "code>100" ? 3 : found.split(separator: " ").count
        #expect(answer.output.contains("\"count\":\(count),"), "\(query): \(answer.output)")
      }
    }
  }

  @Test func explanationsMatchTheResults() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("elements.csv", Self.elements)
      let result = run("search", "--explain", "year:1774", path, "--columns", "element")
      #expect(result.output == "items with year 1774\nelement\noxygen\n")
    }
  }
}
