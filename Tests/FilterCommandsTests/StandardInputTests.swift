import FilterCommands
import FilterReports
import Testing
import _FilterTestSupport

/// The use of standard input by `filterq search` without a file: items, queries or nothing.
@Suite struct StandardInputTests {
  private static let cars = """
    {"name":"Corolla","origin":"japan"}
    {"name":"Impala","origin":"usa"}

    """

  /// Items in several forms, and the line of the only one from Japan.
  @Test func itemsAreSearched() {
    let rows: [(String, String)] = [
      (Self.cars, "{\"name\":\"Corolla\",\"origin\":\"japan\"}\n"),
      ("\u{FEFF}" + Self.cars, "{\"name\":\"Corolla\",\"origin\":\"japan\"}\n"),
      ("\n\n" + Self.cars, "{\"name\":\"Corolla\",\"origin\":\"japan\"}\n"),
      ("[{\"origin\":\"japan\"},{\"origin\":\"usa\"}]", "{\"origin\":\"japan\"}\n"),
      ("name,origin\nCorolla,japan\nImpala,usa\n", "name,origin\nCorolla,japan\n"),
      ("name\torigin\nCorolla\tjapan\nImpala\tusa\n", "name\torigin\nCorolla\tjapan\n"),
    ]
    for (input, found) in rows {
      let result = run("search", "origin:japan", input: input)
      #expect(result.output == found, "\(input): \(result)")
      #expect(result.status == 0, "\(input)")
      #expect(run("search", "origin:japan", "--count", input: input).output == "1\n", "\(input)")
      // Without a query they are listed.
      #expect(run("search", "--count", input: input).status == 0, "\(input)")
      #expect(run("search", "--count-by", "origin", input: input).lines.count == 2, "\(input)")
    }
  }

  @Test func linesOfQueriesAreAnsweredWithoutAQuery() {
    let rows: [String] = [
      "t:goblin\n", "goblin, token\nelf\n", "c:w, t:elf\n", "# a comment\nt:elf\n", "(t:elf)\n", "{w}\n", "[\n",
    ]
    for input in rows {
      let result = run("search", "--limit", "0", input: input)
      let line = input.hasPrefix("#") ? 2 : 1
      #expect(result.output.hasPrefix(#"{"line":\#(line),"query":""#), "\(input): \(result)")
    }
  }

  /// An empty pipe is a list without items, of which no term and no column is judged.
  @Test(arguments: ["", "\n", " \n\n", "[]", "\u{FEFF}"])
  func anEmptyPipeHasNoRows(input: String) throws {
    let rows: [([String], String)] = [
      (["search", "level:error"], ""), (["search", "level:error n>5", "--count"], "0\n"),
      (["search", "level:error", "-", "--count"], "0\n"), (["search"], ""), (["search", "--count"], "0\n"),
      (["search", "x", "--format", "json", "--columns", "name"], "[]\n"), (["search", "x", "--count-by", "level"], ""),
      (["search", "x", "--sort", "level", "--offset", "3", "--limit", "2"], ""),
    ]
    for (arguments, output) in rows {
      let result = run(arguments, bytes: Array(input.utf8), pipe: true)
      #expect(result == RunResult(printing: output, status: 1), "\(arguments)")
    }
    #expect(run("search", "a:(", input: input, pipe: true).status == 2)
    try withTemporaryFolder { folder in
      let queries = try folder.file("saved.filterq", "level:error\n\ncount>3\n")
      let result = run("search", "--queries", queries, input: input, pipe: true)
      #expect(result.status == 1)
      #expect(result.lines.count == 2)
      #expect(result.lines.allSatisfy { $0.contains(#""count":0,"#) && $0.contains(#""diagnostics":[]"#) }, "\(result)")
    }
  }

  @Test func queriesOfAFileSearchTheItemsOfAPipe() throws {
    try withTemporaryFolder { folder in
      let queries = try folder.file("saved.filterq", "origin:japan\n")
      let result = run("search", "--queries", queries, "--limit", "0", input: Self.cars)
      #expect(result.output.contains(#""query":"origin:japan","count":1,"#), "\(result)")
    }
  }

  /// An empty file is a list too, for every command.
  @Test func anEmptyFileHasNoItems() throws {
    try withTemporaryFolder { folder in
      let empty = try folder.file("empty.jsonl", "")
      let script = try folder.file("s.filterq-test", "level>=error\nexpect count = 0\n")
      #expect(run("search", "level>=error", empty, "--count").output == "0\n")
      #expect(run("search", "level>=error", empty, "--count").status == 1)
      #expect(run("test", "--items", empty, script).status == 0)
      #expect(run("repl", empty, input: ":help\n").status == 0)
      #expect(run("vocabulary", "infer", empty).status == 2)
    }
  }

  @Test func noInputSearchesTheCards() {
    #expect(run("search", "t:goblin", "--count").status == 0)
    let fromTerminal = run("search", "t:goblin", "--count", input: Self.cars, terminal: true)
    #expect(fromTerminal.output == run("search", "t:goblin", "--count").output)
    // Options that are about cards name them.
    #expect(run("search", "--strict", "t:goblin", "--count", input: Self.cars).status == 0)
  }

  /// With a query, other text is searched line by line, and other bytes are an error.
  @Test func otherTextHasLines() {
    #expect(run("search", "two", input: "just some text\nof two lines\n").output == "of two lines\n")
    #expect(run("search", "t:goblin", input: "just some text\nof two lines\n").status == 2)
    let result = run("search", "t:goblin", input: "just\0some\u{1}bytes\n")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "filterq: '<stdin>' is binary data\n")
  }

  /// An input that stays open without bytes is reported, and neither waited for nor ignored.
  @Test func missingInputIsAnError() {
    let errors = Collector()
    var hasRead = false
    var console = Console(
      input: LineReader {
        hasRead = true
        return nil
      }, output: OutputBuffer { _ in }, errors: OutputBuffer { errors.bytes += $0 }, environment: environmentOfTests)
    console.awaitInput = { false }
    #expect(FilterCommand.run(["search", "t:goblin"], on: &console) == 2)
    #expect(
      String(decoding: errors.bytes, as: UTF8.self)
        == "filterq: no input on standard input; to wait for items, name it with '-'; to search the sample "
        + "cards, use '</dev/null'\n")
    #expect(!hasRead)
    // A file is searched without a look at the input.
    let path = PackageFolder.path(of: "Examples/Lists/songs.csv")
    #expect(FilterCommand.run(["search", "--count", "", path], on: &console) == 0)
    #expect(!hasRead)
  }
}
