import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Values that are given beside a query: `--arg me=ann`, `state in @values.txt`.
@Suite struct QueryParameterTests {
  private static let records = """
    {"name":"Ann","state":"open","owner":"ann lee"}
    {"name":"Bob","state":"needs review","owner":"*"}
    {"name":"Cy","state":"closed","owner":"cy) or state:open"}

    """

  private func search(_ query: String, _ arguments: [String] = [], values: String = "") throws -> RunResult {
    let folder = try TemporaryFolder()
    let file = try folder.write("records.jsonl", Self.records)
    let lines = try folder.write("values.txt", values)
    return run(
      ["search", query.replacing("@values", with: "@" + lines), file, "--columns", "name", "--format", "csv"]
        + arguments,
      bytes: [])
  }

  @Test func valuesOfArguments() throws {
    let rows: [(query: String, argument: String, names: String)] = [
      ("owner=$me", "me=ann lee", "Ann"), ("owner:$me", "me=ann", "Ann"), ("owner=$me", "me=*", "Bob"),
      ("owner=$me", "me=cy) or state:open", "Cy"), ("state:($one or closed)", "one=open", "Ann Cy"),
      ("$word", "word=review", "Bob"), ("state:open,$one", "one=closed", "Ann Cy"),
    ]
    for row in rows {
      let result = try search(row.query, ["--arg", row.argument])
      #expect(result.output.split(separator: "\n").dropFirst().joined(separator: " ") == row.names, "\(row): \(result)")
    }
  }

  @Test func valuesOfFiles() throws {
    let values = "open\r\n\n  needs review\n"
    #expect(try search("state in @values", values: values).output == "name\nAnn\nBob\n")
    #expect(try search("-state in @values", values: values).output == "name\nCy\n")
    #expect(try search("(state in @values) name:bob", values: values).output == "name\nBob\n")
  }

  @Test func refusals() throws {
    #expect(
      try search("owner:$me", ["--arg", "you=x"]).errors.contains("no value for '$me'; give it with --arg me=VALUE"))
    #expect(try search("owner:x", ["--arg", "me"]).errors.contains("--arg takes a name and a value"))
    #expect(try search("state in @values", values: "\n").errors.contains("has no values"))
    #expect(try search("state in @/no/such/file").status == 2)
    let long = String(repeating: "a\n", count: 10_001)
    #expect(try search("state in @values", values: long).errors.contains("more than 10,000 values"))
  }

  /// Without a parameter nothing is one.
  @Test func otherTexts() {
    for text in ["in @x", "a @x", "a in b", "a:b$c", "$", "a:$1", "\"in @x\"", ""] {
      let parameters = QueryParameters(of: SourceText(text))
      #expect(parameters.files.isEmpty && parameters.values.isEmpty, "\(text)")
    }
  }
}
