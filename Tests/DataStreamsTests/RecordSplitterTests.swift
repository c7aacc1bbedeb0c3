import Testing
import _FilterTestSupport

@testable import DataStreams

/// Texts cut into records.
@Suite struct RecordSplitterTests {
  /// A record, simplified for comparison.
  struct Found: Equatable {
    var text: String
    var offset: Int
    var line: Int
    var column = 1
    var number: Int
    var error: String?
  }

  /// The records of a text that is split into pieces of these lengths.
  static func split(_ text: [UInt8], form: RecordForm? = nil, pieces: Int = .max) -> [Found] {
    var splitter = RecordSplitter(form: form)
    var found: [Found] = []
    let take = { (record: RawRecord) -> Bool in
      found.append(
        Found(
          text: String(decoding: record.bytes, as: UTF8.self), offset: record.offset, line: record.line,
          column: record.column, number: record.number, error: record.error))
      return true
    }
    var start = 0
    while start < text.count {
      let end = start + min(pieces, text.count - start)
      _ = text[start..<end].withUnsafeBufferPointer { splitter.add($0, take: take) }
      start = end
    }
    splitter.finish(take)
    return found
  }

  private func split(_ text: [UInt8], pieces: Int = .max) -> [Found] { Self.split(text, pieces: pieces) }

  private func texts(_ text: String) -> [String] { split(Array(text.utf8)).map { $0.error ?? $0.text } }

  @Test func forms() {
    let rows: [(String, [String])] = [
      ("", []), (" \r\n\n", []), ("\u{FEFF}", []), ("{a}", ["{a}"]), ("{a}\n{b}\n", ["{a}", "{b}"]),
      ("\u{FEFF}{a}\r\n\r\n \t{b} \r\n", ["{a}", "{b}"]), ("oops\n{b}", ["oops", "{b}"]),
      ("[\n{a},\n{b}\n]\n", ["{a}", "{b}"]), ("[\r\n{a},\r\n{b}\r\n]", ["{a}", "{b}"]),
      ("[\n{a}\n,{b}]", ["{a}", "{b}"]), ("\u{FEFF}[\n\n  {a},\n  {b}\n]", ["{a}", "{b}"]),
      ("[\n{a},\nx\n{b}\n]", ["{a}", "x", "{b}"]), ("[\n{a},\n{b},\n", ["{a}", "{b}", "unclosed array"]),
      // Files that were joined have marks before later records.
      ("{a}\n\u{FEFF}{b}\n \u{FEFF} {c}\n\u{FEFF}\n", ["{a}", "{b}", "{c}"]),
      ("\u{FEFF}{\n\"a\":1\n}\n\u{FEFF}{\n\"b\":2\n}", ["{\n\"a\":1\n}", "{\n\"b\":2\n}"]),
      ("[{a},{b}]\u{FEFF}[{c}]", ["{a}", "{b}", "{c}"]), ("{\"a\":\"\u{FEFF}\"}", ["{\"a\":\"\u{FEFF}\"}"]),
      ("[]", []), ("[\n]", []), ("[{a},{b}]", ["{a}", "{b}"]), ("[ {a} , {b}\n]", ["{a}", "{b}"]),
      (#"[{"}":"]{,"},{"\"}":[{}]}]"#, [#"{"}":"]{,"}"#, #"{"\"}":[{}]}"#]),
      ("[1,\"a,b\",{c}]", ["1", "\"a,b\"", "{c}"]), ("[{a}", ["{a}", "unclosed array"]),
      ("[{a},{b", ["{a}", "{b", "unclosed array"]), ("[\n{\na\n},\n{\nb\n}\n]", ["{\na\n}", "{\nb\n}"]),
      ("{\n\"a\":1\n}\n{\n\"b\":2\n}", ["{\n\"a\":1\n}", "{\n\"b\":2\n}"]), ("[\n}}\n,{a}]", ["}}", "{a}"]),
    ]
    for (text, expected) in rows {
      #expect(texts(text) == expected, "\(text)")
    }
  }

  @Test func positionsAreCounted() {
    #expect(
      split(Array("\u{FEFF}{a}\r\n\n  {b}\n".utf8)) == [
        Found(text: "{a}", offset: 3, line: 1, number: 0),
        Found(text: "{b}", offset: 11, line: 3, column: 3, number: 1),
      ])
    #expect(
      split(Array("[\n  {\n    1\n  },\n  {\n    2\n  }\n]".utf8)) == [
        Found(text: "{\n    1\n  }", offset: 4, line: 2, column: 3, number: 0),
        Found(text: "{\n    2\n  }", offset: 19, line: 5, column: 3, number: 1),
      ])
  }

  /// Errors inside records have the line and column of the text.
  @Test func recordsHavePositions() {
    let rows: [(String, [String])] = [
      ("{\"a\":1}\n  {\"a\":x}\n", ["1:6", "2:8"]), ("[\n{\"a\":1},\n {\"a\":x}\n]", ["2:6", "3:7"]),
      ("[{\"a\":1},{\"a\":x}]", ["1:7", "1:15"]), ("[\n  {\n    \"a\": 1\n  }\n]", ["3:4"]),
      ("\u{FEFF}[{\"a\":x}]", ["1:7"]), ("\u{FEFF}{\"a\":x}", ["1:6"]),
    ]
    for (text, expected) in rows {
      for pieces in [1, 3, 100] {
        var splitter = RecordSplitter()
        var places: [String] = []
        let bytes = Array(text.utf8)
        let take = { (record: RawRecord) -> Bool in
          places.append(record.place(of: 5).description)
          return true
        }
        for start in stride(from: 0, to: bytes.count, by: pieces) {
          _ = bytes[start..<min(bytes.count, start + pieces)].withUnsafeBufferPointer { splitter.add($0, take: take) }
        }
        splitter.finish(take)
        #expect(places == expected, "\(text), pieces of \(pieces)")
      }
    }
  }

  /// A stated form is used as it is, after a byte order mark in whatever pieces.
  @Test(
    arguments: [
      ("\u{FEFF}{a}\r\n\r\n{b}", .lines(isArray: false), ["{a}", "{b}"]), ("\u{FEFF}", .lines(isArray: false), []),
      ("[\n{a},\n{b}\n]", .lines(isArray: false), ["[", "{a},", "{b}", "]"]),
      ("[\n{a},\n{b}\n]", .lines(isArray: true), ["{a}", "{b}"]), ("\u{FEFF}[{a},\n{b}\n]", .values, ["{a}", "{b}"]),
    ] as [(String, RecordForm, [String])])
  func statedForms(_ text: String, _ form: RecordForm, _ expected: [String]) {
    for pieces in [1, 2, 5, .max] {
      let found = Self.split(Array(text.utf8), form: form, pieces: pieces)
      #expect(found.map { $0.text } == expected)
      for record in found { #expect(Array(text.utf8)[record.offset...].starts(with: Array(record.text.utf8))) }
    }
  }

  /// Half a byte order mark is text.
  @Test func aPartOfTheMarkIsText() {
    for pieces in 1...3 {
      #expect(Self.split([0xEF, 0xBB], form: .lines(isArray: false), pieces: pieces).map { $0.text } == ["\u{FFFD}"])
      let found = Self.split([0xEF, 0xBB, 0x41], pieces: pieces)
      #expect(found.map { $0.offset } == [0])
      #expect(found.map { $0.text } == ["\u{FFFD}A"])
    }
  }

  /// After a damaged record of several lines, the next one starts with the indentation of the first.
  @Test func theNextRecordIsFoundAfterDamage() {
    let first = "{\n    \"a\": {\n      \"b\": 1 } }"
    let last = "{\n    \"e\": 1\n  }"
    let head = "[\n  \(first),\n"
    #expect(
      texts(head + "  {\n    \"c\": \"d\n    {\n  },\n  \(last)\n]") == [first, "{\n    \"c\": \"d", last])
    #expect(texts(head + "  {\n    \"c\": 1\n  \(last)\n]") == [first, "{\n    \"c\": 1\n  ", last])
    #expect(
      texts("[{\"a\":1},{\"b\n\":2},{\"c\":3}]") == [
        "{\"a\":1}", "{\"b", "no further record found after damage",
      ])
  }

  /// Records of more than 16 MB are not kept, and the next one is read.
  @Test func recordsThatAreTooLong() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: RecordSplitter.maximumLength + 10)
    let lines = split(Array("{a}\n{".utf8) + long + Array("}\n{b}\n".utf8), pieces: 1 << 18)
    #expect(lines.map { $0.error ?? "" } == ["", "the record is longer than 16 MB", ""])
    #expect(lines.map { $0.line } == [1, 2, 3])
    #expect(lines.map { $0.number } == [0, 1, 2])
    #expect(lines[1].offset == 4)
    #expect(lines.last?.text == "{b}")
    let values = split(Array("[{a},{\"".utf8) + long + Array("\"},{b}]".utf8), pieces: 1 << 18)
    #expect(values.map { $0.error ?? $0.text } == ["{a}", "the record is longer than 16 MB", "{b}"])
  }

  /// A value that is not an object ends before the comma or bracket after it.
  @Test func otherValuesEndBeforeTheBracket() {
    #expect(texts("[1]") == ["1"])
    #expect(texts("[1,[2,3],\"a]b\"]") == ["1", "2", "3", "\"a]b\""])
    #expect(texts("[{a},x]\n") == ["{a}", "x"])
  }

  /// The records do not depend on how the text is split into pieces.
  @Test func piecesMakeNoDifference() {
    let failure = checkProperty(
      "records do not depend on pieces", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 9),
      generate: { generator in
        let parts = [
          "{", "}", "[", "]", ",", "\"", "\\", "\n", "\r\n", " ", "  {", "a", "12345678", "é", "{a}", "{\"b\":1},\n",
        ]
        let head = generator.pick(["", "[\n", "[", "\u{FEFF}", "[\n  {\n", "[\n{a},\n"]) ?? ""
        return Array((head + (0..<generator.below(40)).map { _ in generator.pick(parts) ?? "" }.joined()).utf8)
      }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { text in
        let whole = split(text)
        for length in [1, 2, 3, 7, 16] where split(text, pieces: length) != whole { return "pieces of \(length)" }
        for record in whole where !record.text.isEmpty {
          let bytes = Array(record.text.utf8)
          if Array(text[record.offset...].prefix(bytes.count)) != bytes { return "the offset of \(record)" }
          let line = text[..<record.offset].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
          if line != record.line { return "line \(line) of \(record)" }
          let mark = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
          let lineStart = text[..<record.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? mark
          if record.offset - lineStart + 1 != record.column { return "the column of \(record)" }
        }
        return whole.map { $0.number } == Array(0..<whole.count) ? nil : "numbers"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
