import DataStreams
import FilterAST
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Inference from a few values.
@Suite struct InferenceTests {
  private func field(_ values: [String], named name: String = "x") throws -> Field {
    var sample = RecordSample()
    for value in values { sample.add(cells: [(name, value)]) }
    let vocabulary = Vocabulary.inferred(from: sample, named: "test")
    return try #require(vocabulary.fieldID(spelled: name).map { vocabulary[$0] })
  }

  @Test func kinds() throws {
    let rows: [(String, String)] = [
      ("1 2 3", "number"), ("1.5 2 -3e2", "number"), ("1 2 3 -", "number"), ("1 2 3 x", "number"),
      ("1 2 3 4a", "number"),
      ("007 008 009", "number-or-text"), ("2026-01-01 2026-02-03", "date"),
      ("2026-01-01T10:00:00Z 2026-01-02T11:00:00+02:00", "instant"),
      ("2026-01-01T10:00 2026-01-02", "instant"), ("1.5s 200ms 3m", "duration"), ("10MB 2kB 512B", "size"),
      ("true false", "boolean"), ("yes no yes", "boolean"), ("/a /a/b c/d.txt e/f", "path"),
      ("red green red green red green", "enumeration"), ("low high low medium", "ordered-enumeration"),
      ("debug info warn error", "ordered-enumeration"), ("a b c d e f g h", "text"),
      ("99999999999999999999 1", "number"),
      ("w/u b/r w/u", "text"),
      ("1.10.0 1.9.5 2.0.0-rc.1", "version"), ("v1.2.3 v1.2 2.0.0", "version"),
      ("1.10.0 1.10.0 1.9.5 1.9.5", "version"),
      // Decimals, dates, addresses, groups of digits; versions without the hyphen of a pre-release, and of packages.
      ("1.5 1.10 2.0", "number"), ("2026.01.15 2026.02.16", "text"),
      ("10.0.0.1 10.0.0.2 192.168.1.1", "address"), ("1.234.567 2.345.678", "text"), ("2.31.0 1.0.0rc1", "text"),
      // Addresses; numbers and dates as people write them, in forms of one column.
      ("10.0.0.1 2001:db8::1 ::ffff:10.0.0.1", "address"), ("10.0.0.1 10.0.0.256", "text"),
      ("10.0.0.0/8 10.0.0.1", "text"), ("3.11.2026 4.12.2026 11.1.2026", "date"),
      ("31/12/2026 1/2/2026", "date"), ("12/31/2026 1/2/2026", "date"), ("1/2/2026 3/4/2026", "text"),
      ("31/12/2026 12/31/2026", "text"), ("3-Nov-2026 12-Dec-2026", "date"), ("5% 7.5% 100%", "number"),
      ("$5 $1,200.50", "number"), ("€1.200,50 €3", "number"), ("1,234 12,000 999", "number"), ("1,5 2 3,25", "number"),
      ("$5 €7", "text"), ("5% $7", "text"), ("1.234,50 1,234.50", "text"), ("1,23,456 12,345", "number"),
      ("03/Nov/2026:10:00:05+0100 04/Nov/2026:10:00:05+0100", "instant"),
      ("2:1.4-3ubuntu1 1.18.4-2 5.2.15-2+b2", "text"), ("v1 v2 v3", "text"), ("1.2.3 latest", "text"),
    ]
    for (values, kind) in rows {
      #expect(try field(values.split(separator: " ").map { String($0) }).kind.rawValue == kind, "\(values)")
    }
  }

  @Test func namesHelp() throws {
    let rows: [(String, String, String)] = [
      ("size", "1024 2048 4096", "size"), ("response_bytes", "17 18 19", "size"),
      ("level", "info", "ordered-enumeration"),
      ("created_at", "1760000000 1760000001", "instant"), ("timestamp", "1760000000123 1760000001456", "instant"),
      ("length", "3:45 4:10 12:01", "duration"), ("count", "1760000000 1760000001", "number"),
    ]
    for (name, values, kind) in rows {
      #expect(try field(values.split(separator: " ").map { String($0) }, named: name).kind.rawValue == kind, "\(name)")
    }
  }

  @Test func listedValuesHaveTheirCountsInOrder() throws {
    let values = try field(["b", "a", "b", "c", "b", "a"]).values
    #expect(values.map { "\($0.text) \($0.frequency)" } == ["b 3", "a 2", "c 1"])
  }

  @Test func ambiguityIsNoted() throws {
    #expect(
      try field(["1760000000", "1760000001"], named: "time").summary == "numbers are taken as seconds since 1970")
    #expect(try field(["", ""]).summary == "no value was seen")
  }

  private func vocabulary(_ records: String...) throws -> Vocabulary { try vocabulary(records) }

  private func vocabulary(_ records: [String]) throws -> Vocabulary {
    var sample = RecordSample()
    for record in records {
      try Array(record.utf8).withUnsafeBufferPointer { try sample.add(json: $0, scratch: JSONScratch()) }
    }
    return Vocabulary.inferred(from: sample, named: "test")
  }

  @Test func objectsWithinObjectsAreDottedFields() throws {
    let found = try vocabulary(
      #"{"User":{"login":"ann","id":1},"tags":["a","b"],"lines":[{"sku":"x"}],"a.b":1,"odd key":2,"open":true}"#)
    let names = found.fields.filter { !$0.isDirective }.map { $0.name }
    #expect(names == ["user.login", "user.id", "tags", "lines.sku", "a_b", "odd_key", "open", "is"])
    #expect(found.field(named: "a.b") == found.field(named: "a_b"))
    #expect(found.fieldID(spelled: "login") == found.fieldID(spelled: "user.login"))
    #expect(found.field(named: "user.login")?.sources == ["User.login"])
    #expect(found.field(named: "a_b")?.sources == ["/a.b"])
    // A field that is called as its key needs no source.
    #expect(["tags", "open"].allSatisfy { found.field(named: $0)?.sources == [] })
    #expect(found.field(named: "tags")?.multiplicity == .many)
    #expect(found.field(named: "is")?.values.map { $0.text } == ["open"])
  }

  @Test func namesKeepTheirLetters() throws {
    let rows: [(String, String)] = [
      ("名前", "名前"), ("Größe", "größe"), ("@timestamp", "@timestamp"), ("$ref", "$ref"), ("#", "_#"), ("id#", "id#"),
      ("Unit Price ($)", "unit_price_$"), ("価格 (円)", "価格_円"), ("2024", "_2024"), ("-x", "_-x"), ("/path", "_path"),
      ("", "_"), ("a b  c", "a_b_c"), ("m²", "m"), ("（）", "_"), ("हिन्दी", "हिन्दी"), ("e\u{301}tat", "état"), ("50%", "_50"),
      ("first-name", "first-name"), ("a:b", "a_b"), ("🐉", "_"),
    ]
    for (key, name) in rows {
      #expect(try field(["x"], named: name).name == name, "\(key)")
      var sample = RecordSample()
      sample.add(cells: [(key, "x")])
      let found = Vocabulary.inferred(from: sample, named: "test")
      #expect(found.fields[0].name == name, "\(key)")
      #expect(FieldName(exactly: name) != nil, "\(key)")
      #expect(found.fields[0].dataName == key, "\(key)")
      // The written vocabulary is read again.
      #expect(try Vocabulary(json: found.json).fields[0].dataName == key, "\(key)")
    }
  }

  @Test func aKeyWithAnObjectOrNullNamesTheObject() throws {
    let rows: [(String, String, String)] = [
      (#"{"user":null} {"user":{"login":"ann"}}"#, "user.login", "user.login login user"),
      (#"{"user":{"login":"ann"}} {"user":null}"#, "user.login", "user.login login user"),
      (#"{"labels":[]} {"labels":[{"name":"bug"}]}"#, "labels.name", "labels.name name labels label"),
      (#"{"a":null} {"a":{"b":{"id":1}}} {"a":{"b":null}}"#, "a.b.id", "a.b.id id a.b"),
      (#"{"user":{"login":"ann"}} {"user":"bob"}"#, "user.login user", "user.login login"),
      (#"{"user":null}"#, "user", "user"),
    ]
    for (records, names, first) in rows {
      let found = try vocabulary(records.split(separator: " ").map { String($0) })
      #expect(found.fields.filter { !$0.isDirective }.map { $0.name }.joined(separator: " ") == names, "\(records)")
      #expect(found.fields.first.map { ([$0.name] + $0.aliases).joined(separator: " ") } == first, "\(records)")
    }
  }

  /// A field of files of JSON and of columns that are read together.
  @Test func numbersAndTheirTextsAreNumbers() throws {
    let rows: [([String], [String], String)] = [
      (["1", "2.5"], ["12", "-3"], "number"), (["1", "2"], ["12"], "number whole"), (["1.5"], ["1e3"], "number"),
      (["1", "2"], ["007"], "text"), (["1", "2", "3"], ["x"], "number"),
      (["1", "2"], ["12.0"], "number"), (["true", "false"], ["no", "yes"], "boolean"), (["true"], ["maybe"], "text"),
      (["true", "1"], ["2"], "text"), (["null"], ["12"], "number whole"),
    ]
    for (values, cells, kind) in rows {
      var sample = RecordSample()
      for value in values {
        let record = Array("{\"x\":\(value)}".utf8)
        try record.withUnsafeBufferPointer { try sample.add(json: $0, scratch: JSONScratch()) }
      }
      for cell in cells { sample.add(cells: [("x", cell)]) }
      let field = Vocabulary.inferred(from: sample, named: "test").fields[0]
      #expect("\(field.kind.rawValue)\(field.isWhole ? " whole" : "")" == kind, "\(values) and \(cells)")
    }
  }

  /// `is:`, `order:` and `direction:` are the fields of that name only where the records have such a key.
  @Test(arguments: [
    (#"{"open":true,"a":{"is":1,"order":2}}"#, "open a.is a.order is order direction"),
    (#"{"open":true,"is":1,"order":2}"#, "open is order direction"),
  ])
  func fieldsOfEveryListKeepTheirNames(_ record: String, _ names: String) throws {
    let found = try vocabulary(record)
    #expect(found.fields.map { $0.name }.joined(separator: " ") == names)
    #expect(found.fields.allSatisfy { $0.aliases.isEmpty })
  }

  @Test func emptyTextsAreNotListedValues() throws {
    let found = try vocabulary(["a", "", "b", "", "a", "b"].map { "{\"x\":\"\($0)\"}" })
    #expect(found.fields[0].values.map { $0.text } == ["a", "b"])
  }

  @Test(arguments: [
    (#"{"id":1,"title":"x","body":"y"}"#, "title"), (#"{"time":"2026-01-01T10:00:00Z","msg":"x"}"#, "msg"),
    (#"{"meta":{"name":"x"},"n":1}"#, "meta.name"), (#"{"n":1}"#, ""),
  ])
  func bareWordsSearchTheName(_ record: String, _ name: String) throws {
    #expect(try vocabulary(record).nameField == name)
  }

  @Test func theSameRecordsGiveTheSameVocabulary() throws {
    let path = PackageFolder.path(of: "Examples/Lists/issues.json")
    func infer() throws -> String {
      var sample = RecordSample()
      try sample.add(firstOf: ItemFile(path))
      return Vocabulary.inferred(from: sample, named: "issues").json
    }
    let first = try infer()
    #expect(try infer() == first)
    #expect(try Vocabulary(json: first).json == first)
  }

  @Test func manyKeysAndDeepObjectsAreBounded() throws {
    let keys = (0..<2_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try vocabulary("{\(keys)}").fields.count <= RecordSample.maximumFields + 3)
    let deep = String(repeating: "{\"a\":", count: 40) + "1" + String(repeating: "}", count: 40)
    #expect(try vocabulary(deep).fields.count <= 3)
  }
}
