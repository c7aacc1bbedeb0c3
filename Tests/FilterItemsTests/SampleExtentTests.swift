import DataStreams
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// The part of a file that is read to infer its fields.
@Suite struct SampleExtentTests {
  private static func names(_ text: String, _ name: String, _ extent: SampleExtent) throws -> (String, records: Int) {
    let folder = try TemporaryFolder()
    var sample = RecordSample()
    try sample.add(ItemFile(folder.write(name, text)), over: extent)
    withExtendedLifetime(folder) {}
    let fields = Vocabulary.inferred(from: sample, named: "x").fields.filter { !$0.isDirective }
    return (fields.map { "\($0.name) \($0.kind.rawValue)" }.joined(separator: ", "), sample.records)
  }

  /// Records of about 90 bytes, so that 120,000 of them have many pieces.
  private static func lines(_ count: Int, _ more: (Int) -> String) -> String {
    let padding = String(repeating: "x", count: 60)
    return (0..<count).map { #"{"n":\#($0),"pad":"\#(padding)\#($0)"\#(more($0))}"# + "\n" }.joined()
  }

  @Test func piecesAreSpreadOverALargeFileOfLines() throws {
    let text = Self.lines(120_000) { number in
      (number > 60_000 ? #","late":1.5"# : "") + (number == 30_001 ? #","once":"boom""# : "")
        + (number > 119_900 ? #","last":true"# : "")
    }
    let spread = try Self.names(text, "a.jsonl", .spread)
    #expect(spread.0 == "n number, pad text, late number, last boolean, is flag")
    // The first 2,000, and nearly 64 in each of 32 pieces.
    #expect(spread.records == 4_000)
    let whole = try Self.names(text, "a.jsonl", .whole)
    #expect(whole.0 == "n number, pad text, once text, late number, last boolean, is flag")
    #expect(whole.records == 120_000)
  }

  /// Whether a line begins a record is not known in the midst of a file with line breaks in cells.
  @Test func piecesOfColumnsAreWholeRecords() throws {
    let rows = (0..<60_000).map { number in
      number % 50 == 7
        ? "\(number),\"one, two\nthree, four\n\",,\n" : "\(number),plain,\(number > 40_000 ? "5" : ""),x\n"
    }
    let text = "id,text,late,more\n" + rows.joined()
    #expect(try Self.names(text, "a.csv", .spread).0 == "id number, text text, late number, more enumeration")
    #expect(try Self.names(text, "a.csv", .whole).0 == "id number, text text, late number, more enumeration")
  }

  @Test(arguments: [
    ("a.json", "[", "]", ","), ("a.json", "[\n  ", "\n]\n", ",\n  "), ("b.json", "{\"data\":[", "]}", ","),
  ])
  func multilineRecordsAreReadOneByOne(_ name: String, _ head: String, _ tail: String, _ separator: String) throws {
    let records = (0..<5_000).map { $0 == 4_321 ? #"{"a":\#($0),"zed":7}"# : #"{"a":\#($0)}"# }
    let found = try Self.names(head + records.joined(separator: separator) + tail, name, .spread)
    #expect(found.0 == "a number, zed number")
    #expect(found.records == 5_000)
  }

  /// A short rest of a file is read as a whole.
  @Test func aFieldOfASingleRecordOfAShortFileIsFound() throws {
    let text = Self.lines(4_000) { $0 == 3_333 ? #","once":"boom""# : "" }
    #expect(try Self.names(text, "a.jsonl", .spread).0 == "n number, pad text, once text")
  }

  @Test func thousandsOfKeysAreBounded() throws {
    let text = (0..<5_000).map { #"{"k\#($0)":1,"o":{"p\#($0)":{"q":2}}}"# + "\n" }.joined()
    let found = try Self.names(text, "a.jsonl", .whole)
    #expect(found.0.split(separator: ",").count <= RecordSample.maximumFields)
    #expect(found.records == 5_000)
  }

  @Test(
    arguments: [
      ("took", "took", nil), ("took:duration", "took", ValueKind.duration), ("a.b:number", "a.b", .number),
      ("Unit Price ($):number-or-text", "Unit Price ($)", .numberOrText),
    ] as [(String, String, ValueKind?)])
  func declarations(_ text: String, _ name: String, _ kind: ValueKind?) throws {
    let declared = try #require(DeclaredField(text))
    #expect(declared == DeclaredField(name, kind))
    let found = Vocabulary.inferred(from: RecordSample(), named: "x", declaring: [declared])
    #expect(found.fields[0].kind == kind ?? .text)
    #expect(found.fieldID(ofColumn: name) != nil)
  }

  @Test func noDeclarations() {
    let rows: [String] = ["", ":", ":number", "a:", "a:b", "a:order", "a:directive", "a:cost"]
    for text in rows {
      #expect(DeclaredField(text) == nil, "\(text)")
    }
  }
}
