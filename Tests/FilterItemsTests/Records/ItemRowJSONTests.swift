import DataStreams
import FilterItems
import FilterVocabulary
import ListFiles
import Testing

/// Records of delimited text as objects of JSON.
@Suite struct ItemRowJSONTests {
  private static let list = ItemList(Vocabulary(name: "test", summary: "", fields: []), columns: ["a", "b"])

  /// The JSON of each record of a text, of damaged ones too; `none` for a record without one.
  private func json(
    _ text: some Sequence<UInt8>, delimiter: Character = ",", hasHeader: Bool = true
  ) -> [String] {
    let row = Self.list.row()
    var file = ItemFile("items")
    file.hasHeader = hasHeader
    file.delimiter = delimiter.asciiValue
    var found: [String] = []
    var reader = ItemReader(file)
    func take(_ raw: RawItem) -> Bool {
      _ = row.read(raw, of: file)
      if case .delimited(let record) = raw { row.read(delimited: record) }
      found.append(row.json ?? "none")
      return true
    }
    Array(text).withUnsafeBufferPointer { _ = reader.add($0, take: take) }
    reader.finish(take)
    return found
  }

  @Test func cells() {
    let rows: [(String, [String])] = [
      ("a,b\n1,2\n3,4\n", [#"{"a":"1","b":"2"}"#, #"{"a":"3","b":"4"}"#]),
      // The meaning of a cell, not its spelling.
      ("a,b\n\"1\",\"x,y\"\n", [#"{"a":"1","b":"x,y"}"#]),
      ("a,b\n\"say \"\"no\"\"\",2\n", [#"{"a":"say \"no\"","b":"2"}"#]),
      ("a,b\n5\" disc,2\n", [#"{"a":"5\" disc","b":"2"}"#]),
      ("a,b\n\"1\n2\",3\n", [#"{"a":"1\n2","b":"3"}"#]),
      ("a,b\n\"1\t2\",c:\\d\n", [#"{"a":"1\t2","b":"c:\\d"}"#]),
      ("a,b\né,日本\n", [#"{"a":"é","b":"日本"}"#]),
      // An empty cell is an empty text, and no type is guessed.
      ("a,b\n,2\n", [#"{"a":"","b":"2"}"#]), ("a,b\n1,\n", [#"{"a":"1","b":""}"#]),
      ("a,b\n\"\",\n", [#"{"a":"","b":""}"#]), ("a,b\ntrue,null\n", [#"{"a":"true","b":"null"}"#]),
      // Names with quotes, dots and blanks.
      ("a,\"the \"\"b\"\"\"\n1,2\n", [#"{"a":"1","the \"b\"":"2"}"#]),
      ("a.b,c d\n1,2\n", [#"{"a.b":"1","c d":"2"}"#]),
    ]
    for (text, expected) in rows {
      #expect(json(text.utf8) == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("a\tb\n1\tx,y\n", [#"{"a":"1","b":"x,y"}"#]), ("a\tb\n\t2\n", [#"{"a":"","b":"2"}"#]),
    ("a\tb\n\"1\t2\"\t3\n", [#"{"a":"1\t2","b":"3"}"#]),
  ])
  func tabs(text: String, expected: [String]) {
    #expect(json(text.utf8, delimiter: "\t") == expected)
  }

  /// A record with too few cells has fewer members, and cells beyond the columns have no name.
  @Test(arguments: [
    ("a,b,c\n1,2\n", [#"{"a":"1","b":"2"}"#]), ("a,b,c\n1\n", [#"{"a":"1"}"#]),
    ("a,b\n1,2,3\n", [#"{"a":"1","b":"2"}"#]),
  ])
  func otherNumbersOfCells(text: String, expected: [String]) {
    #expect(json(text.utf8) == expected)
  }

  @Test func withoutAHeader() {
    #expect(json("1,2\n3,4\n".utf8, hasHeader: false) == [#"{"c1":"1","c2":"2"}"#, #"{"c1":"3","c2":"4"}"#])
  }

  /// Invalid UTF-8 becomes U+FFFD.
  @Test func damagedBytes() {
    #expect(json(Array("a,b\n1,".utf8) + [0xFF, 0x0A]) == ["{\"a\":\"1\",\"b\":\"\u{FFFD}\"}"])
  }

  /// A record of JSON is an object already.
  @Test func recordsOfJSON() {
    #expect(json("{\"a\":1}\n{\"a\":2}\n".utf8) == ["none", "none"])
    #expect(json("{\"a\":1}\n{\"a\":tru}\n{\"a\":4}\n".utf8) == ["none", "none", "none"])
    #expect(Self.list.row().json == nil)
  }

  /// Read again, the object has the values of the record.
  @Test(arguments: [["1", "x"], ["", "\"q\""], ["a\\b", "c\nd"], ["-0.5", "é"]])
  func comesBack(values: [String]) throws {
    let cells = values.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
    let found = try #require(json("a,b\n\(cells)\n".utf8).first)
    let row = Self.list.row()
    let read = try Array(found.utf8).withUnsafeBufferPointer { bytes in
      try row.read(json: bytes)
      return Self.list.columns(of: row).map { $0.display }
    }
    #expect(read == values)
    #expect(row.json == nil)
  }
}
