import Foundation
import Testing
import _FilterTestSupport

/// `filterq check` of files in which queries are embedded.
@Suite struct CheckEmbeddedTests {
  @Test func diagnosticsAreShownInTheFile() throws {
    try withTemporaryFolder { folder in
      let readme = try folder.file("README.md", "# t: or\n\n- ```filterquery\n  t:elf\n  c:g or\n  ```\n")
      let data = try folder.file("data.json", #"{"query": "t:", "filterQuery": "o:\"é\" f:modren"}"#)
      let result = run("check", readme, data)
      #expect(
        result.output == """
          \(readme):5:9: error: missing term after 'or' [missing-operand]
              c:g or
                    ^
            fix: Remove 'or' → c:g
          \(data):1:43: \(result.lines[4].components(separatedBy: "1:43: ").last ?? "")
            {"query": "t:", "filterQuery": "o:\\"é\\" f:modren"}
                                                      ^^^^^^
          \(result.lines[7])
          1 error, 1 warning in 3 queries

          """)
      #expect(result.errors == "")
      #expect(result.status == 1)
    }
  }

  @Test(arguments: [
    ("a.md", "```filterquery\nt:elf\n```\n"), ("a.yaml", "filterQuery: t:elf\n"),
    ("a.yml", "filterQuery: |\n  # t:elf\n"),
    ("a.jsonc", "// a\n{\"filterQuery\": \"t:elf\"}"), ("a.swift", "ParsedQuery(parsing: \"t:elf\")"),
  ])
  func printsNothingForCleanFiles(name: String, text: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(name, text)
      #expect(run("check", path) == RunResult(printing: ""))
    }
  }

  @Test(arguments: ["a.md", "a.yaml", "a.json", "a.swift"])
  func filesWithoutQueriesAreReported(name: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(name, "t: or\n")
      let expected = RunResult(status: 0, output: [], errors: "filterq: no queries in '\(path)'\n")
      #expect(run("check", path) == expected)
      #expect(run("check", "--json", path) == expected)
      #expect(run("check", "--fix", path) == expected)
    }
  }

  @Test func keysCanBeChosen() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.yaml", "query: t:\nsearch: o:\nfilterQuery: c:\n")
      #expect(run("check", path).output.hasPrefix("\(path):3:16: error: missing value after 'c:'"))
      let chosen = run("check", "--key", "query", "--key", "Search", path)
      #expect(chosen.lines.last == "2 errors in 2 queries")
    }
  }

  @Test func json() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "a.swift", "\n#filterQuery(\"t:\\u{65}lf\")\n#filterQuery(\"\"\"\n  c:g\n  mv=1\n  \"\"\")")
      #expect(
        run("check", "--json", path).lines == [
          #"{"file":"\#(path)","line":2,"source":"t:elf","outcome":"valid","diagnostics":[]}"#,
          #"{"file":"\#(path)","line":4,"source":"c:g\nmv=1","outcome":"valid","diagnostics":[]}"#,
        ])
    }
  }

  /// Only the queries change, and only where a fix is certain.
  @Test func fixes() throws {
    try withTemporaryFolder { folder in
      let text = "a   b\n> ```filterquery\n> t: elf\n>\n> # kept\n> f:modren   c:g\n> (c:g\n> ```\n"
      let path = try folder.file("a.md", text)
      let result = run("check", "--fix", path)
      #expect(
        try folder.text("a.md") == text.replacing("t: elf", with: "t:elf").replacing("(c:g", with: "(c:g)"))
      #expect(result.lines.last == "2 fixed, 1 warning in 3 queries")
      let data = try folder.file("a.json", "{\"filterQuery\":  \"t: elf \\\"a\\\"\"}")
      #expect(run("check", "--fix", data).lines.last == "1 fixed in 1 query")
      #expect(try folder.text("a.json") == "{\"filterQuery\":  \"t:elf \\\"a\\\"\"}")
    }
  }
}
