import Testing
import _FilterTestSupport

/// The option `"syntax"` of a vocabulary, from the command line.
@Suite struct SyntaxOfListsTests {
  private static let issues = """
    {"n":1,"created":"2023-05-01"}
    {"n":2,"created":"2024-05-01"}
    {"n":3,"created":"2025-05-01"}

    """

  private static func vocabulary(_ syntax: String) -> String {
    #"""
    {"name":"issues",\#(syntax)"fields":[{"name":"n","kind":"number"},{"name":"created","kind":"date"}]}
    """#
  }

  @Test(arguments: [
    ("created:>2024-01-01", "n\n2\n3\n"), ("created:<=2024-05-01", "n\n1\n2\n"), ("-created:>2024-01-01", "n\n1\n"),
    ("created:!=2024-05-01", "n\n1\n3\n"), ("n:=2", "n\n2\n"),
  ])
  func listsReadOperatorsAfterColons(_ query: String, _ rows: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("issues.jsonl", Self.issues)
      #expect(run("search", query, path, "--columns", "n").output == rows)
      for syntax in ["", #""syntax":"lists","#] {
        let vocabulary = try folder.file("lists.json", Self.vocabulary(syntax))
        let options = ["--vocabulary", vocabulary, "--columns", "n"]
        #expect(run(["search", query, path] + options, bytes: []).output == rows)
      }
    }
  }

  @Test func cardsDoNot() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("issues.jsonl", Self.issues)
      let vocabulary = try folder.file("cards.json", Self.vocabulary(#""syntax":"cards","#))
      let result = run("search", "created:>2024-01-01", path, "--vocabulary", vocabulary)
      #expect(result.status == 2 && result.output == "")
      #expect(result.errors.contains("value starts with an operator: '>2024-01-01' [doubled-operator]"))
      #expect(run("check", "--lines", input: "mv:>3\n").output.contains("[doubled-operator]"))
    }
  }

  /// Every command reads the option.
  @Test func theOptionHoldsInEveryCommand() throws {
    try withTemporaryFolder { folder in
      let vocabulary = try folder.file("lists.json", Self.vocabulary(""))
      let options = ["--vocabulary", vocabulary]
      let lines = Array("created:>2024\n".utf8)
      #expect(run(["check", "--lines"] + options, bytes: lines).status == 0)
      #expect(
        run(["format", "--style", "canonical"] + options, bytes: lines).output == "created>2024\n")
      #expect(run(["explain", "created:>2024"] + options, bytes: []).status == 0)
      #expect(run(["compare", "created:>2024", "created>2024"] + options, bytes: []).status == 0)
      #expect(run(["parse", "--json", "created:>2024"] + options, bytes: []).output.contains(#""comparison":">""#))
    }
  }
}
