import Foundation
import Testing
import _FilterTestSupport

/// CSV as it comes: without a header, below titles, ragged, in other quotes and encodings.
@Suite struct OddTableTests {
  /// A file, a query and options, what is printed and what is said.
  private struct Row {
    let name: String
    let text: String
    var encoding = String.Encoding.utf8
    let arguments: [String]
    let output: String
    var said = ""
    var status = 0
  }

  private static let people = "name,city\nJosé,Málaga\nJürgen,Köln\n"

  private static let rows: [Row] = [
    Row(
      name: "a.csv", text: "1,2.5\n2,3.5\n3,4.5\n", arguments: ["c2>3"], output: "2,3.5\n3,4.5\n",
      said: "no header was found"),
    Row(name: "a.csv", text: "1,2.5\r\n\r\n2,3.5\r\n", arguments: ["c2>3"], output: "2,3.5\n"),
    Row(
      name: "a.csv", text: "\u{FEFF}1,2.5\n2,3.5\n", arguments: ["c1:1", "--format", "csv"], output: "c1,c2\n1,2.5\n"),
    Row(name: "a.csv", text: "1,2.5\n2,3.5\n", arguments: ["", "--count", "--header"], output: "1\n"),
    Row(name: "a.csv", text: "a,b\nc,d\n", arguments: ["c1:a", "--no-header"], output: "a,b\n"),
    Row(name: "a.data", text: "5.1,x\n4.9,x\n4.7,y\n", arguments: ["c1<5", "--count"], output: "2\n"),
    Row(
      name: "r.csv", text: "\"mpg\",\"cyl\"\n\"Mazda RX4\",21,6\n\"Datsun 710\",22.8,4\n",
      arguments: ["row:mazda mpg=21"],
      output: "\"mpg\",\"cyl\"\n\"Mazda RX4\",21,6\n", said: "which is 'row'"),
    Row(
      name: "r.txt", text: "\"mpg\" \"cyl\"\n\"Mazda RX4\" 21 6\n\"Datsun 710\" 22.8 4\n",
      arguments: ["cyl<5", "--format", "csv"], output: "row,mpg,cyl\nDatsun 710,22.8,4\n"),
    Row(
      name: "t.csv", text: "Sales report\n\nname,total\na,1\nb,2\n", arguments: ["total>1", "--columns", "name"],
      output: "name\nb\n",
      said: "2 lines above the table are skipped"),
    Row(name: "t.csv", text: "# made by x\r\nname,total\r\na,1\r\n", arguments: ["total=1", "--count"], output: "1\n"),
    Row(
      name: "t.csv", text: "#chrom,start\nchr1,100\nchr2,200\n", arguments: ["start>100", "--format", "csv"],
      output: "#chrom,start\nchr2,200\n"),
    Row(
      name: "s.csv", text: "name,total,c\na,1\nb,2,3\n", arguments: ["no:c", "--format", "json"],
      output: "[\n  {\"name\":\"a\",\"total\":1,\"c\":null}\n]\n",
      said: "1 of 2 records have fewer cells than there are columns"
    ),
    Row(name: "s.csv", text: "name,total\na,1,\nb,2,,\n", arguments: ["total>0", "--count"], output: "2\n"),
    Row(
      name: "s.csv", text: "name,total\na,1,x\nb,2\n", arguments: ["total>0", "--count"], output: "1\n",
      said: "s.csv:2:5: expected 2 columns, found 3", status: 2),
    Row(
      name: "q.csv", text: "name,total\n'a, b',1\n'c',2\n", arguments: ["name:\"a, b\"", "--columns", "total"],
      output: "total\n1\n"),
    Row(
      name: "q.csv", text: "name, total\n1, \"x, y\"\n2, \"z\"\n", arguments: ["total:y", "--columns", "total"],
      output: "total\nx, y\n"),
    Row(
      name: "q.csv", text: "name,total\n\"a,1\nb,2\nc,3\n", arguments: ["total>1", "--columns", "name"],
      output: "name\nb\nc\n",
      said: "q.csv:2:1: unclosed quote", status: 2),
    Row(
      name: "q.csv", text: "name,total\n\"a,1\nb,2\n\"c\",3\n", arguments: ["total>1", "--columns", "name"],
      output: "name\nb\nc\n",
      said: "q.csv:2:1: unclosed quote", status: 2),
    Row(name: "e.csv", text: "sep=;\na;b\n1;2,5\n", arguments: ["a=1", "--columns", "b"], output: "b\n2,5\n"),
    // Encodings.
    Row(
      name: "e.csv", text: people, encoding: .windowsCP1252, arguments: ["city:malaga"],
      output: "name,city\nJosé,Málaga\n",
      said: "the text is in Windows-1252"),
    Row(name: "e.csv", text: people, encoding: .isoLatin1, arguments: ["name=jürgen", "--count"], output: "1\n"),
    Row(
      name: "e.csv", text: people, encoding: .utf16, arguments: ["city:málaga", "--columns", "name"],
      output: "name\nJosé\n",
      said: "the text is in UTF-16"),
    Row(name: "e.csv", text: people, encoding: .utf16LittleEndian, arguments: ["city:köln", "--count"], output: "1\n"),
    Row(name: "e.csv", text: people, encoding: .utf16BigEndian, arguments: ["city:köln", "--count"], output: "1\n"),
    Row(
      name: "e.json", text: "[{\"n\":\"José\"},{\"n\":\"b\"}]", encoding: .utf16, arguments: ["n:josé"],
      output: "{\"n\":\"José\"}\n"),
    Row(
      name: "e.jsonl", text: "{\"n\":1}\n{\"n\":2}\n", encoding: .utf16BigEndian, arguments: ["n>1"],
      output: "{\"n\":2}\n"),
    Row(
      name: "e.txt", text: "first\r\nzweiter Löffel\r\n", encoding: .utf16, arguments: ["löffel"],
      output: "zweiter Löffel\n"),
    Row(
      name: "e.log", text: "2026-01-02 03:04:05 INFO a\n2026-01-02 03:04:06 WARN höllo\n", encoding: .windowsCP1252,
      arguments: ["level>=warn", "--columns", "message"], output: "message\nhöllo\n",
      said: "the text is in Windows-1252"),
  ]

  @Test func filesAreReadAsTheyCome() throws {
    try withTemporaryFolder { folder in
      for row in Self.rows {
        let path = try folder.file(row.name, bytes: Array(try #require(row.text.data(using: row.encoding))))
        var arguments = row.arguments
        arguments.insert(path, at: 1)
        let result = run(["search"] + arguments, bytes: [])
        let shown = "\(row.text) \(row.arguments): \(result)"
        #expect(result.output == row.output, "\(shown)")
        #expect(row.said.isEmpty || result.errors.contains(row.said), "\(shown)")
        #expect(result.status == row.status, "\(shown)")
      }
    }
  }

  /// The same texts on standard input, which has no name.
  @Test func standardInputIsReadTheSame() throws {
    for row in Self.rows where !row.name.hasSuffix(".csv") {
      let bytes = Array(try #require(row.text.data(using: row.encoding)))
      var arguments = row.arguments
      arguments.insert("-", at: 1)
      #expect(run(["search"] + arguments, bytes: bytes).output == row.output, "\(row.text) \(row.arguments)")
    }
  }

  /// Prepared files have the same rows.
  @Test func preparedFilesHaveTheSameRows() throws {
    try withTemporaryFolder { folder in
      for (number, row) in Self.rows.enumerated() where row.status == 0 && row.arguments.count == 1 {
        let path = try folder.file(row.name, bytes: Array(try #require(row.text.data(using: row.encoding))))
        let prepared = "\(folder.url.path)/\(number).items"
        let preparation = run("items", "prepare", path, "--output", prepared)
        #expect(preparation.status == 0, "\(preparation)")
        let found = run("search", row.arguments[0], prepared, "--count").output
        #expect(found == run("search", row.arguments[0], path, "--count").output && found != "0\n", "\(row.text)")
      }
    }
  }
}
