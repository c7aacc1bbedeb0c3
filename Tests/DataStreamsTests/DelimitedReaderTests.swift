import Testing
import _FilterTestSupport

@testable import DataStreams

/// CSV, TSV and their relatives.
@Suite struct DelimitedReaderTests {
  /// The records of a text that is read in pieces of a length, and the header.
  private func read(
    _ text: [UInt8], pieces: Int = .max, delimiter: Character? = ",", hasHeader: Bool = false,
    maximumLength: Int = RecordSplitter.maximumLength
  ) -> (records: [FoundRecord], header: [String]?) {
    var reader = DelimitedReader(
      delimiter: delimiter?.asciiValue, hasHeader: hasHeader, maximumLength: maximumLength)
    var records: [FoundRecord] = []
    let scratch = JSONScratch()
    let take = { (record: DelimitedRecord) -> Bool in
      #expect(record.number == records.count)
      records.append(
        FoundRecord(
          cells: (0..<record.count).map { String(decoding: record[$0].contents(scratch), as: UTF8.self) },
          bytes: Array(record.bytes), offset: record.offset, line: record.line,
          finding: record.finding.map { "\($0.place): \($0.message)" }))
      return true
    }
    var start = 0
    while start < text.count {
      let end = start + min(pieces, text.count - start)
      _ = text[start..<end].withUnsafeBufferPointer { reader.add($0, take: take) }
      start = end
    }
    reader.finish(take)
    return (records, reader.header)
  }

  private func records(_ text: String, delimiter: Character? = ",") -> [String] {
    read(Array(text.utf8), delimiter: delimiter).records.map { $0.description }
  }

  @Test func commas() {
    let rows: [(String, [String])] = [
      ("", []), ("a", ["[a]"]), ("a\n", ["[a]"]), ("a,b\nc,d\n", ["[a][b]", "[c][d]"]),
      ("a,b\nc,d", ["[a][b]", "[c][d]"]),
      ("a,b\r\nc,d\r\n", ["[a][b]", "[c][d]"]), ("a,b\rc,d\r", ["[a][b]", "[c][d]"]),
      (",\n,", ["[][]", "[][]"]), ("a,\n,b", ["[a][]", "[][b]"]), ("\u{FEFF}a,b", ["[a][b]"]),
      ("a,b\n\u{FEFF}c,d\n\u{FEFF}\"e,\nf\",g\r\n\u{FEFF}", ["[a][b]", "[c][d]", "[e,\nf][g]"]), ("\u{FEFF}", []),
      // Blank lines.
      ("\n\na,b\n\n\r\n  \nc,d\n\n", ["[a][b]", "[c][d]"]), (" ", []), (" ,\n", ["[ ][]"]),
      // Quotes.
      ("\"a\",b", ["[a][b]"]), ("\"a,b\",\"c\"\n", ["[a,b][c]"]), ("\"\",\"\"", ["[][]"]), ("\"\"\n", ["[]"]),
      ("\"a \"\"b\"\"\",c", ["[a \"b\"][c]"]), ("\"\"\"\",\"\"\"a\"", ["[\"][\"a]"]),
      ("\"a\nb\",c\nd,e", ["[a\nb][c]", "[d][e]"]), ("\"a\r\n\r\nb\",c", ["[a\r\n\r\nb][c]"]),
      ("\u{FEFF}\"a,b\",c", ["[a,b][c]"]), ("\" a \", b ", ["[ a ][ b ]"]),
      // Quotes elsewhere mean themselves.
      ("5\" nail,6\"\n7,8", ["[5\" nail][6\"]", "[7][8]"]), ("a,\"b\" c\n", ["[a][b c]"]),
      ("\"a\"b,c", ["[ab][c]"]), ("\"a\" \"b\",c", ["[a \"b\"][c]"]), ("\"a\" ,c", ["[a ][c]"]),
    ]
    for (text, expected) in rows {
      #expect(records(text) == expected, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("a\tb\n1,5\t2\n", "\t", ["[a][b]", "[1,5][2]"]),
      ("a\t5\" nail\n\"x\ty\"\tb\n", "\t", ["[a][5\" nail]", "[x\ty][b]"]),
      ("a\t\t\n", "\t", ["[a][][]"]), ("a;b\n1,5;2\n", ";", ["[a][b]", "[1,5][2]"]), ("a|b\n", "|", ["[a][b]"]),
    ] as [(String, Character, [String])])
  func otherDelimiters(_ text: String, _ delimiter: Character, _ expected: [String]) {
    #expect(records(text, delimiter: delimiter) == expected)
    #expect(records(text, delimiter: nil) == expected)
  }

  /// Blanks may stand before a quote.
  @Test func blanksBeforeQuotes() {
    let rows: [(String, [String])] = [
      ("1, \"x, y\"\n", ["[1][x, y]"]), ("  \"a,b\" , \"c\"\r\n", ["[a,b ][c]"]), (" \"\",\"\"\n", ["[][]"]),
      ("1, x \"y, z\"\n", ["[1][ x \"y][ z\"]"]), ("1, \"x \"\"y\"\"\"\n", ["[1][x \"y\"]"]),
      ("1, \"x\ny\",2\n", ["[1][x\ny][2]"]),
    ]
    for (text, expected) in rows { #expect(records(text) == expected, "\(text)") }
  }

  /// Cells may be in single quotes, and the header may leave out the names of rows.
  @Test func otherFormats() {
    func shown(_ text: String, _ change: (inout DelimitedFormat) -> Void) -> (header: [String]?, records: [String]) {
      var format = DelimitedFormat()
      change(&format)
      var reader = DelimitedReader(format)
      let scratch = JSONScratch()
      var records: [String] = []
      let take = { (record: DelimitedRecord) -> Bool in
        let cells = (0..<record.count).map { String(decoding: record[$0].contents(scratch), as: UTF8.self) }
        records.append("\(record.line) " + cells.joined(separator: "|"))
        return true
      }
      for byte in text.utf8 { _ = [byte].withUnsafeBufferPointer { reader.add($0, take: take) } }
      reader.finish(take)
      return (reader.header, records)
    }
    let single = shown("a,b\n'x, ''y''',\"z\"\n") { $0.quote = UInt8(ascii: "'") }
    #expect(single.records == ["2 x, 'y'|\"z\""])
    let named = shown("mpg,cyl\nMazda,21,6\n") { $0.hasRowNames = true }
    #expect(named.header == ["row", "mpg", "cyl"])
    #expect(named.records == ["2 Mazda|21|6"])
    let below = shown("\u{FEFF}title\r\n\r\na,b\r\n1,2\r\n") { ($0.skippedBytes, $0.skippedLines) = (9, 2) }
    #expect(below.header == ["a", "b"])
    #expect(below.records == ["4 1|2"])
  }

  @Test func findings() {
    let rows: [(String, [String])] = [
      (
        "a,b\n1,2,3\n4,5\n6\n7,8,\n9,10, ,\n",
        [
          "[a][b]", "[1][2][3] ! 2:5: expected 2 columns, found 3", "[4][5]", "[6]", "[7][8][]", "[9][10][ ][]",
        ]
      ),
      ("a\n1,2", ["[a]", "[1][2] ! 2:3: expected 1 column, found 2"]),
      ("a,b\n\"x\ny\"\n", ["[a][b]", "[x\ny]"]),
      ("é,b\né,b,c\n", ["[é][b]", "[é][b][c] ! 2:5: expected 2 columns, found 3"]),
      ("a,b\n1,\"2\n3,4\n", ["[a][b]", "[1][2] ! 2:3: unclosed quote", "[3][4]"]),
      ("a,b\n\"x\ny\",\"2", ["[a][b]", "[x\ny][2] ! 3:4: unclosed quote"]),
      ("a, \"b", ["[a][b] ! 1:4: unclosed quote"]),
      // A later line closes it, within its text.
      (
        "a,b\n\"1,2\n3,\"4\"\n\"5\n5\",6\r\n7,\"8",
        ["[a][b]", "[1,2] ! 2:1: unclosed quote", "[3][4]", "[5\n5][6]", "[7][8] ! 6:3: unclosed quote"]
      ),
      ("\"a\r\nb\r\n\"\"c\"\"\r\nd", ["[a] ! 1:1: unclosed quote", "[b]", "[c\"\"]", "[d]"]),
      ("\"", ["[] ! 1:1: unclosed quote"]),
    ]
    for (text, expected) in rows {
      #expect(records(text) == expected, "\(text)")
    }
  }

  @Test func theHeaderNamesTheColumns() {
    let text = "\u{FEFF}\n id,\"full \"\"name\"\"\"\r\n1,Ann\r\n2\r\n"
    let (records, header) = read(Array(text.utf8), hasHeader: true)
    #expect(header == ["id", "full \"name\""])
    #expect(records.map { $0.description } == ["[1][Ann]", "[2]"])
    #expect(read(Array("a,b".utf8), hasHeader: true).header == ["a", "b"])
    #expect(read([], hasHeader: true).header == nil)
    #expect(read(Array("a,b".utf8)).header == nil)
  }

  @Test func positionsAreCounted() {
    let found = read(Array("\u{FEFF}a,b\r\n\r\n\"x\ny\",z\r\nc,d\n".utf8)).records
    #expect(found.map { $0.offset } == [3, 10, 19])
    #expect(found.map { $0.line } == [1, 3, 5])
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a,b", "\"x\ny\",z", "c,d"])
  }

  @Test func cellsHavePositions() {
    var reader = DelimitedReader(delimiter: UInt8(ascii: ","), hasHeader: false)
    var places: [TextPlace] = []
    Array("a,\"é\nb\",c\n".utf8).withUnsafeBufferPointer {
      _ = reader.add($0) { record in
        places = (0..<4).map { record.place(ofCell: $0) }
        #expect(record[9].bytes.isEmpty && record[-1].bytes.isEmpty)
        #expect(record[1].isQuoted && !record[0].isQuoted)
        return true
      }
    }
    #expect(places.map { $0.description } == ["1:1", "1:3", "2:4", "2:5"])
  }

  /// A record that is too long is reported without its bytes, and the next one is read.
  @Test func recordsThatAreTooLong() {
    func shown(_ text: String) -> [String] {
      read(Array(text.utf8), maximumLength: 8).records.map { $0.description }
    }
    #expect(shown("a,b\n1234,678\n5,6") == ["[a][b]", "[1234][678]", "[5][6]"])
    #expect(shown("a,b\n1234,6789\n5,6") == ["[a][b]", "[] ! 2:1: the record is longer than 8 bytes", "[5][6]"])
    #expect(
      shown("a,b\n1,\"2\n3,4\n5,6\n7,8\n") == ["[a][b]", "[1][2] ! 2:3: unclosed quote", "[3][4]", "[5][6]", "[7][8]"])
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: RecordSplitter.maximumLength + 1)
    let found = read(Array("a\n".utf8) + long + Array("\nb".utf8), pieces: 1 << 18).records
    #expect(found.map { $0.description } == ["[a]", "[] ! 2:1: the record is longer than 16 MB", "[b]"])
  }

  @Test func theReaderStopsOnRequest() {
    var reader = DelimitedReader(delimiter: UInt8(ascii: ","), hasHeader: false)
    var count = 0
    let goesOn = Array("a\nb\nc\n".utf8).withUnsafeBufferPointer {
      reader.add($0) { _ in
        count += 1
        return count < 2
      }
    }
    #expect(!goesOn && count == 2)
  }

  /// Every text in every kind of pieces gives what the slow reader gives.
  @Test func piecesMakeNoDifference() {
    let failure = checkProperty(
      "records of delimited text", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 31),
      generate: { random in
        let parts = ["a", "b,", "\"", "\"\"", ",", "\n", "\r\n", "\r", " ", "é", "12345678", ",\"", "\",", "\"\n"]
        let head = random.pick(["", "\u{FEFF}", "a,b\n", "\u{FEFF}\"a\",b\r\n"]) ?? ""
        return Array((head + (0..<random.below(40)).map { _ in random.pick(parts) ?? "" }.joined()).utf8)
      }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { text in
        for maximum in [12, RecordSplitter.maximumLength] {
          let expected = NaiveDelimited(text, delimiter: ",", maximumLength: maximum).records
          for length in [.max, 1, 2, 3, 7, 16, 64, 65] {
            let found = read(text, pieces: length, maximumLength: maximum).records
            if found != expected { return "pieces of \(length), at most \(maximum): \(found) instead of \(expected)" }
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<500 {
      let text = randomBytes(&random, pieces: 200) + (0..<random.below(300)).map { _ in UInt8(random.below(256)) }
      let whole = read(text, delimiter: nil, maximumLength: 50).records
      #expect(read(text, pieces: 5, delimiter: nil, maximumLength: 50).records == whole)
    }
  }

  /// The memory does not depend on the number of records, whatever the pieces.
  @Test func onlyTheRecordAtHandIsHeld() {
    for length in [1, 100, 10_000] {
      var reader = DelimitedReader(delimiter: nil, hasHeader: false)
      let piece = Array(String(repeating: "a,\"b\nc\",d\n", count: 2_000).utf8)
      var records = 0
      for start in stride(from: 0, to: piece.count, by: length) {
        _ = piece[start..<min(piece.count, start + length)].withUnsafeBufferPointer {
          reader.add($0) { _ in
            records += 1
            return true
          }
        }
        #expect(reader.bytesHeld < 4_000)
      }
      #expect(records == 2_000)
    }
  }

  /// A long first line in small pieces is not counted again for each of them.
  @Test func theDelimiterIsLookedForSeldom() {
    var reader = DelimitedReader(hasHeader: false)
    var header = [UInt8](repeating: UInt8(ascii: "x"), count: 40_000)
    header.append(contentsOf: Array(",y\n1,2\n".utf8))
    for byte in header { _ = [byte].withUnsafeBufferPointer { reader.add($0) { _ in true } } }
    reader.finish { _ in true }
    #expect(reader.delimiter == UInt8(ascii: ","))
    #expect(reader.attempts <= 18)
  }
}
