import Testing
import _FilterTestSupport

/// `filterq search` over files of any list. Whole outputs are compared.
@Suite struct ItemSearchTests {
  private static func list(_ name: String) -> String { PackageFolder.path(of: "Examples/Lists/\(name)") }

  private static let log = """
    {"time":"2026-01-01T10:00:00Z","level":"info","path":"/health","took":"2ms"}
    {"time":"2026-01-01T10:00:01Z","level":"warn","path":"/users/7","took":"1.5s"}
    {"time":"2026-01-01T10:00:02Z","level":"error","path":"/users/9","took":"40ms"}

    """

  private func found(_ arguments: String..., input: String = log) -> String {
    run(["search"] + arguments + ["-"], bytes: Array(input.utf8)).output
  }

  @Test func linesAreUnchanged() {
    let lines = Self.log.split(separator: "\n").map { $0 + "\n" }
    #expect(found("level>=warn") == lines[1] + lines[2])
    #expect(found("level>=warn -path:/users/7") == lines[2])
    #expect(found("took>1s") == lines[1])
    #expect(found("") == Self.log)
    #expect(found("level:fatal") == "")
  }

  @Test func inferredFieldsAreReportedInOneLine() {
    let result = run("search", "level:error", "-", "--verbose", input: Self.log)
    #expect(result.errors.hasPrefix("filterq: fields inferred: time ("), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func formats() {
    #expect(found("level:error", "--columns", "level,took", "--format", "csv") == "level,took\nerror,40ms\n")
    #expect(found("level:error", "--columns", "level,took") == "level\ttook\nerror\t40ms\n")
    #expect(found("level:error", "--columns", "took", "--format", "jsonl") == "{\"took\":\"40ms\"}\n")
    #expect(found("level:fatal", "--format", "json") == "[]\n")
    #expect(
      found("level>=warn", "--columns", "level,path", "--format", "table") == """
        level  path
        warn   /users/7
        error  /users/9

        """)
    let csv = "name,done,size\n\"a,b\",yes,2\nc,no,\n"
    #expect(
      found("", "--format", "json", "--columns", "name,done,size", input: csv) == """
        [
          {"name":"a,b","done":true,"size":2},
          {"name":"c","done":false,"size":null}
        ]

        """)
  }

  @Test func countsAndOrder() {
    #expect(found("level>=warn", "--count") == "2\n")
    #expect(found("", "--sort", "-took", "--columns", "took", "--limit", "1") == "took\n1.5s\n")
    #expect(found("", "--offset", "1", "--limit", "1", "--columns", "level") == "level\nwarn\n")
    let people = "{\"name\":\"b\",\"n\":2}\n{\"name\":\"a\",\"n\":10}\n{\"name\":\"c\",\"n\":2}\n{\"name\":\"d\"}\n"
    #expect(found("", "--sort", "n", "--columns", "name", input: people) == "name\nb\nc\na\nd\n")
    #expect(found("", "--sort", "-n", "--columns", "name", input: people) == "name\na\nb\nc\nd\n")
    #expect(found("", "--unique", "n", "--columns", "name", input: people) == "name\nb\na\nd\n")
    #expect(
      found("", "--count-by", "n", input: people).split(separator: "\n").map { $0.prefix(9) } == [
        "2       2", "(none)  1", "10      1",
      ])
  }

  @Test func realListsAreSearched() {
    func count(_ query: String, _ name: String) -> String { run("search", "--count", query, Self.list(name)).output }
    #expect(count("state:open", "issues.json") == "17\n")
    #expect(count("level>=warn", "access.log.jsonl") == "19\n")
    #expect(count("", "measurements.csv") == "100\n")
    #expect(count("", "todo.tsv") == "52\n")
    #expect(count("", "events.json") == "71\n")
    #expect(
      count("type:warning", "events.json") == run("search", "--count", "-type:normal", Self.list("events.json")).output)
  }

  @Test func damagedRecordsAreReportedAndSkipped() {
    let broken = "{\"a\":1}\n{\"a\":\n{\"a\":3}\n"
    let result = run("search", "a>0", "-", input: broken)
    #expect(result.output == "{\"a\":1}\n{\"a\":3}\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("filterq: <stdin>:2:"), "\(result.errors)")
    let strict = run("search", "a>0", "--strict-input", "-", input: broken)
    #expect(strict.output == "{\"a\":1}\n")
    #expect(strict.status == 2)
  }

  @Test func recordsThatDoNotMatchAreCheckedInOutline() {
    let broken = "{\"a\":1,\"b\":[1 2]}\n{\"a\":2,\"b\":[3 4]}\n{\"a\":2}\n"
    let result = run("search", "a=2", "-", input: broken)
    #expect(result.output == "{\"a\":2}\n")
    #expect(result.errors.contains("<stdin>:2:15: expected ',' or ']'"), "\(result.errors)")
    #expect(!result.errors.contains("<stdin>:1"))
    #expect(run("search", "a=2", "--count", "-", input: broken).output == "1\n")
    let strict = run("search", "a=2", "--strict-input", "-", input: broken)
    #expect(strict.errors.contains("<stdin>:1:15"))
    #expect(strict.status == 2)
  }

  /// A file searched in pieces has the same results as standard input, which is read as it arrives.
  @Test func largeFilesAndStreamsAgree() throws {
    let rows: [[String]] = [
      ["n>=9000 even:true"], ["n>=9000 text:\"odd one\"", "--count"], ["-even:true n<50", "--columns", "n,text"],
      ["n>0", "--count-by", "even"], ["n>100", "--limit", "3", "--offset", "20"],
      ["n>=0", "--sort", "-n", "--limit", "2"],
    ]
    var lines = (0..<30_000).map { number in
      let pad = String(repeating: "x", count: 40 + number % 31)
      return "{\"n\":\(number),\"even\":\(number % 2 == 0),\"text\":\"an odd one \(pad)\"}\n"
    }
    lines[20_000] = "{\"n\":20000,\"even\":tru}\n"
    lines[20_001] = "\n"
    let text = lines.joined()
    #expect(text.utf8.count > 2 << 20)
    try withTemporaryFolder { folder in
      let path = try folder.file("items.jsonl", text)
      let vocabulary = try folder.file("items.json", run("vocabulary", "infer", path).output)
      for arguments in TestTier.some(of: rows, every: 3) {
        let words = ["search", "--vocabulary", vocabulary] + arguments
        let large = run(words + [path], bytes: [])
        let stream = run(words + ["-"], bytes: Array(text.utf8))
        #expect(large.output == stream.output, "\(arguments)")
        #expect(large.status == stream.status, "\(arguments)")
        let damage = "filterq: \(path):20001:"
        #expect(large.errors.contains(damage) == stream.errors.contains("filterq: <stdin>:20001:"), "\(arguments)")
      }
    }
  }

  @Test func pathsThatAreNotReadAreNamed() {
    let path = String(repeating: "/a", count: 40)
    let result = run("search", "", "--columns", path, "-", input: "{\"a\":1}\n")
    #expect(result.errors.contains("not read: '\(path)'"), "\(result.errors)")
  }

  @Test func unusableArguments() {
    #expect(run("search", "x", "/nowhere.jsonl").status == 2)
    #expect(run("search", "x", "--format", "xml", "-", input: Self.log).status == 2)
    #expect(run("search", "((", "-", input: Self.log).status == 2)
    #expect(run("search", "--count-by", "a", "--unique", "b", "x", "-", input: Self.log).status == 2)
    #expect(run("search", "x", "-", input: "hello\0world\nno text here\n").errors.contains("is binary data"))
  }

  @Test func anInferredVocabularyIsAFile() throws {
    let vocabulary = run("vocabulary", "infer", Self.list("orders.jsonl")).output
    let arguments = ["search", "--count", "total>100 express:true", Self.list("orders.jsonl")]
    try withTemporaryFolder { folder in
      let path = try folder.file("orders.json", vocabulary)
      let given = run(arguments + ["--vocabulary", path], bytes: [])
      #expect(given.output == run(arguments, bytes: []).output)
      #expect(given.errors == "")
    }
    #expect(run("vocabulary", "infer", Self.list("orders.jsonl")).output == vocabulary)
  }

  /// A file where a query should be is not searched for as a word.
  @Test func aFileIsNotAQuery() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.log)
      let hint = "filterq: '\(path)' is a file, not a query; to list its items: filterq search '' \(path)\n"
      for arguments in [[], ["--count"], ["--count-by", "level"], ["--cards", path]] {
        #expect(run(["search", path] + arguments, bytes: []) == RunResult(status: 2, output: [], errors: hint))
      }
      #expect(run("search", "", path, "--count").output == "3\n")
      // Queries that look like paths, and those with files.
      #expect(run("search", "o:/a.b/", "--count").status != 2)
      #expect(run("search", folder.path("none.log"), "--count").status != 2)
      #expect(!run("search", path, path, "--count").errors.contains("is a file"))
    }
  }
}
