import Testing
import _FilterTestSupport

/// Cells with the separators of their format, and values of other kinds than their column.
@Suite struct PrintedCellTests {
  private static let odd = """
    {"name":"a,b","note":"x"}
    {"name":"a\\"b","note":"x"}
    {"name":"a\\nb","note":"x"}
    {"name":"a\\rb","note":"x"}
    {"name":"a\\tb","note":"x"}
    {"name":"a;b |c","note":""}
    {"name":" a ","note":null}
    {"name":["a","b,c"],"note":{"k":1}}

    """

  private func found(_ format: String, _ columns: String = "name,note", input: String = odd) -> [String] {
    let result = run("search", "", "--format", format, "--columns", columns, "-", input: input)
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  @Test func commas() {
    #expect(
      found("csv") == [
        "name,note", "\"a,b\",x", "\"a\"\"b\",x", "\"a", "b\",x", "\"a\rb\",x", "a\tb,x", "a;b |c,", " a ,",
        "\"a, b,c\",\"{\"\"k\"\":1}\"",
      ])
  }

  @Test func tabs() {
    #expect(
      found("tsv") == [
        "name\tnote", "a,b\tx", "a\"b\tx", "\"a", "b\"\tx", "\"a\rb\"\tx", "\"a\tb\"\tx", "a;b |c\t", " a \t",
        "a, b,c\t{\"k\":1}",
      ])
  }

  @Test func objects() {
    #expect(
      found("jsonl") == [
        #"{"name":"a,b","note":"x"}"#, #"{"name":"a\"b","note":"x"}"#, #"{"name":"a\nb","note":"x"}"#,
        #"{"name":"a\rb","note":"x"}"#, #"{"name":"a\tb","note":"x"}"#, #"{"name":"a;b |c","note":""}"#,
        #"{"name":" a ","note":null}"#, #"{"name":["a","b,c"],"note":"{\"k\":1}"}"#,
      ])
  }

  @Test func table() {
    #expect(
      found("table") == [
        "name    note", "a,b     x", "a\"b     x", "a b     x", "a␍b     x", "a␉b     x", "a;b |c", " a ",
        "a, b,c  {\"k\":1}",
      ])
  }

  /// Cells of columns become numbers and flags of JSON only where they are spelled so.
  @Test func kindsOfCells() {
    let cells = """
      name,n,flag
      a,1,yes
      b,1.50,no
      c,-2e3,true
      d,,
      e,+3,false
      f,.5,yes

      """
    #expect(
      found("jsonl", "name,n,flag", input: cells) == [
        #"{"name":"a","n":1,"flag":true}"#, #"{"name":"b","n":1.50,"flag":false}"#,
        #"{"name":"c","n":-2e3,"flag":true}"#, #"{"name":"d","n":null,"flag":null}"#,
        #"{"name":"e","n":"+3","flag":false}"#, #"{"name":"f","n":".5","flag":true}"#,
      ])
  }

  /// Files of both forms are printed as JSON together.
  @Test func filesOfSeveralForms() throws {
    try withTemporaryFolder { folder in
      let lines = try folder.file("a.jsonl", "{\"name\":\"ann\",\"n\":1}\n")
      let cells = try folder.file("b.csv", "name,n\n{bo},2\n")
      let json = "{\"name\":\"ann\",\"n\":1}\n{\"name\":\"{bo}\",\"n\":2}\n"
      #expect(run("search", "", lines, cells, "--format", "jsonl").output == json)
      #expect(run("search", "", lines, cells, "--json", "--sort", "n").output == json)
      #expect(run("search", "", cells, lines, "--json", "--sort", "n").output == json)
      #expect(
        run("search", "", cells, lines, "--json").output == "{\"name\":\"{bo}\",\"n\":2}\n{\"name\":\"ann\",\"n\":1}\n")
      #expect(run("search", "", cells, "--json", "--sort", "name").output == "{\"name\":\"{bo}\",\"n\":2}\n")
    }
  }

  /// A record of several lines is one line in the output.
  @Test func recordsOfSeveralLines() {
    let text = "[\n{\"a\":1,\n \"b\":\"x  y\"},\n{\"a\":2}\n]\n"
    #expect(run("search", "", "-", input: text).lines == [#"{"a":1, "b":"x  y"}"#, #"{"a":2}"#])
    #expect(run("search", "", "--json", "-", input: text).lines == [#"{"a":1, "b":"x  y"}"#, #"{"a":2}"#])
    #expect(run("search", "a=1", "--format", "json", "-", input: text).output == "[\n  {\"a\":1, \"b\":\"x  y\"}\n]\n")
  }

  /// Twenty unreadable records are reported one by one, and the others as a count.
  @Test(arguments: [(20, 20, nil), (21, 20, "1 more record cannot be read"), (23, 20, "3 more records cannot be read")])
  func damagedRecords(count: Int, reported: Int, rest: String?) {
    let text = "{\"a\":1}\n" + String(repeating: "{\"a\":\n", count: count) + "{\"a\":1}\n"
    let result = run("search", "a=1", "--count", "-", input: text)
    let lines = result.errors.split(separator: "\n")
    #expect(result.output == "2\n" && result.status == 2)
    #expect(lines.count { $0.contains(": unexpected end") } == reported)
    #expect(lines.count == reported + (rest == nil ? 0 : 1))
    if let rest { #expect(lines.last == "filterq: <stdin>: \(rest)") }
  }

  /// Invalid UTF-8 is reported once per file, and then counted.
  @Test(arguments: [(1, nil), (2, "1 more record with invalid UTF-8"), (4, "3 more records with invalid UTF-8")])
  func invalidTexts(count: Int, rest: String?) {
    var bytes = Array("n,s\n1,äöüßäöüß\n".utf8)
    for _ in 0..<count { bytes += Array("2,caf".utf8) + [0xE9, 0x0A] }
    let result = run(["search", "n>0", "--count", "-"], bytes: bytes)
    let lines = result.errors.split(separator: "\n").map { String($0) }
    #expect(result.output == "\(count + 1)\n")
    #expect(
      lines == ["filterq: <stdin>:3:6: invalid UTF-8, read as U+FFFD"]
        + (rest.map { ["filterq: <stdin>: \($0)"] } ?? []))
  }

  /// A pattern that hits its step limit is reported for every source of items.
  @Test func patternsThatGiveUp() throws {
    let long = String(repeating: "a", count: 100_000) + "b"
    let text = ["{\"id\":1,\"body\":\"\(long)\"}", "{\"id\":2,\"body\":\"ab\"}", "{\"id\":3,\"body\":\"b\"}"]
      .map { $0 + "\n" }.joined()
    let query = "body:/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/"
    let note = "filterq: a pattern hit its step limit on some texts; items may be missing\n"
    try withTemporaryFolder { folder in
      let path = try folder.file("a.jsonl", text)
      let prepared = folder.path("a.items")
      #expect(run("items", "prepare", path, "--output", prepared).status == 0)
      for arguments in TestTier.some(of: [[path], [prepared], ["-"]], every: 3) {
        let result = run(["search", query, "--columns", "id"] + arguments, bytes: Array(text.utf8))
        #expect(result.output == "id\n2\n", "\(arguments)")
        #expect(result.errors.hasSuffix(note), "\(arguments)")
        #expect(!run(["search", "body:/^ab$/"] + arguments, bytes: Array(text.utf8)).errors.contains(note))
      }
      if TestTier.isLong { #expect(run("search", query, "--count", path).errors.hasSuffix(note)) }
    }
  }
}
