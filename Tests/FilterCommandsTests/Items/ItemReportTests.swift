import Testing
import _FilterTestSupport

/// Reports beside the rows: statuses of several queries, fields, the first items that differ.
@Suite struct ItemReportTests {
  /// The worst answer decides: an error, then nothing found.
  @Test func statusesOfSeveralQueries() throws {
    let rows: [(String, Int)] = [
      ("age>10", 0), ("age>100", 1), ("((", 2), ("age>100\nage>10", 1), ("age>10\nage>100", 1), ("((\nage>100", 2),
      ("age>100\n((", 2), ("((\nage>10", 2), ("age>10\n((\nage>100\nage>10", 2),
    ]
    for (queries, status) in rows {
      try withTemporaryFolder { folder in
        let items = try folder.file("a.jsonl", "{\"name\":\"Ana\",\"age\":41}\n")
        let file = try folder.file("q.filterq", queries + "\n")
        #expect(run("search", "--queries", file, items).status == Int32(status), "\(queries)")
      }
    }
  }

  /// Ten rows of an answer, unless a limit is given.
  @Test(arguments: [(9, [], 9), (10, [], 10), (11, [], 10), (12, ["--limit", "11"], 11), (2, ["--limit", "0"], 0)])
  func rowsOfAnAnswer(count: Int, options: [String], rows: Int) throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("a.jsonl", (0..<count).map { "{\"n\":\($0)}\n" }.joined())
      let file = try folder.file("q.filterq", "n>=0\n")
      let output = run(["search", "--queries", file, items] + options, bytes: []).output
      #expect(output.hasPrefix("{\"file\":\"\(file)\",\"line\":1,\"query\":\"n>=0\",\"count\":\(count),"))
      #expect(output.split(separator: "{\"n\":").count - 1 == rows)
    }
  }

  /// Eight fields are named, and then how many more there are.
  @Test(arguments: [(7, ""), (8, ""), (9, " and 1 more"), (11, " and 3 more")])
  func fieldsThatAreNamed(count: Int, rest: String) {
    let cells = (1...count).map { "\"f\($0)\":\($0)" }.joined(separator: ",")
    let named = (1...min(8, count)).map { "f\($0) (number)" }.joined(separator: ", ")
    let result = run("search", "", "-", "--verbose", input: "{\(cells)}\n")
    #expect(result.errors == "filterq: fields inferred: \(named)\(rest)\n")
  }

  @Test func kindsThatAreNamed() {
    let text = """
      name,level,color,id
      a b,low,red,99999999999999999999
      c d,high,red,99999999999999999998
      e f,low,blue,99999999999999999997
      g h,medium,blue,99999999999999999996

      """
    #expect(
      run("search", "", "--count", "--verbose", "-", input: text).errors
        == "filterq: fields inferred: name (text), level (ordered words), color (blue|red), id (identifier)\n")
  }

  /// Items without a name are named by the number of the record in their file.
  @Test func numbersOfRecords() throws {
    try withTemporaryFolder { folder in
      let one = try folder.file("one.jsonl", "{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n")
      let two = try folder.file("two.jsonl", "{\"n\":4}\n{\"n\":5}\n")
      let other = run("compare", "n=4 or n<3", "n<3", one, two).lines
      #expect(other.dropFirst() == ["  only the first finds: record 1: {\"n\":4} (\(two):1)"])
      let last = run("compare", "n<=3", "n<3", one, two).lines
      #expect(last.dropFirst() == ["  only the first finds: record 3: {\"n\":3} (\(one):3)"])
    }
  }

  /// The text of an item without a name has sixty columns.
  @Test(arguments: [(48, false), (49, true)])
  func textsOfItems(length: Int, isCut: Bool) throws {
    try withTemporaryFolder { folder in
      let text = "0." + String(repeating: "1", count: length - 2)
      let path = try folder.file("a.jsonl", "{\"n\":5,\"m\":\(text)}\n")
      let line = run("compare", "n>3", "n>3 n<3", path).lines.last ?? ""
      #expect(line.contains("…") == isCut, "\(line)")
    }
  }

  /// Lines of a vocabulary have eighty columns.
  @Test func widthsOfDescriptions() throws {
    func lines(_ length: Int) throws -> [String] {
      let words = String(repeating: "a", count: 20) + " " + String(repeating: "b", count: length)
      let json = "{\"name\":\"t\",\"fields\":[{\"name\":\"f\",\"kind\":\"text\",\"summary\":\"\(words)\"}]}"
      return try TemporaryFolder().with(json) { run("vocabulary", "--vocabulary", $0).lines }
    }
    // After 34 columns for the names.
    #expect(try lines(25)[1].count == 80)
    #expect(try lines(26)[1].count == 54)
    #expect(try lines(26)[2] == String(repeating: " ", count: 34) + String(repeating: "b", count: 26))
  }

  /// A line that is not ended yet is searched when another file takes the place of its file.
  @Test func linesThatHaveNoEnd() {
    #expect(run("search", "n>0", "-", input: "{\"n\":1}").output == "{\"n\":1}\n")
    #expect(run("search", "n>0", "-", input: "n,m\n1,2").output == "n,m\n1,2\n")
    #expect(run("search", "n>0", "--count", "-", input: "n,m\r\n1,2\r\n2,3").output == "2\n")
  }

  /// A field of properties that items lack, wherever its values are tested.
  @Test func absentProperties() throws {
    let vocabulary = """
      {"name":"t","fields":[
        {"name":"tag","kind":"flag","source":"tags","values":["a","b"]},
        {"name":"lacks","kind":"absent-flag","source":"tags","values":["a","b"]}]}
      """
    let lines = ["[\"a\"]", "[\"b\"]", "[]", "[\"a\",\"b\"]"].map { "{\"tags\":\($0)}\n" }
    try withTemporaryFolder { folder in
      let file = try folder.file("v.json", vocabulary)
      let items = try folder.file("a.jsonl", lines.joined())
      func found(_ query: String) -> String { run("search", query, "--vocabulary", file, items).output }
      #expect(found("lacks:a") == lines[1] + lines[2])
      #expect(found("-lacks:a") == lines[0] + lines[3])
      #expect(found("lacks:a lacks:b") == lines[2])
    }
  }

  /// Empty files have no items, whether or not there is another file.
  @Test func emptyFiles() throws {
    try withTemporaryFolder { folder in
      let (none, some) = (try folder.file("none.jsonl", ""), try folder.file("a.jsonl", "{\"n\":1}\n"))
      #expect(run("search", "n>0", some, none).status == 0)
      #expect(run("search", "n>0", none, some).status == 0)
      #expect(run("search", "n>1", none, some).status == 1)
      #expect(run("search", "n>0", none).status == 1)
    }
  }

  /// The number of damaged records is part of the statistics.
  @Test func statistics() {
    let text = "{\"n\":1}\n{\"n\":\n{\"n\":3}\n{\"n\":\n"
    #expect(
      run("search", "n>2", "--stats", "-", input: text).errors.contains(
        "\n2 records read, 1 found, 2 damaged, 0.0 MB in "))
    #expect(
      run("search", "n>2", "--stats", "-", input: "{\"n\":3}\n").errors.contains(
        "1 records read, 1 found, 0.0 MB in "))
  }
}

extension TemporaryFolder {
  /// Passes the path of a file with a text to `body`.
  fileprivate func with<Result>(_ text: String, _ body: (String) -> Result) throws -> Result {
    let path = try write("v.json", text)
    return withExtendedLifetime(self) { body(path) }
  }
}
