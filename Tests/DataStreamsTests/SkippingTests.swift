import Testing
import _FilterTestSupport

@testable import DataStreams

/// Readers that pass over records which someone else has read: the rest is as if they had read all.
@Suite struct SkippingTests {
  /// A record, with its place.
  private struct Found: Equatable {
    let text: String
    let offset: Int
    let line: Int
  }

  private static func lines(_ text: [UInt8], skipping range: Range<Int> = 0..<0) -> [Found] {
    var splitter = RecordSplitter(form: .lines(isArray: false))
    var found: [Found] = []
    func add(_ range: Range<Int>) {
      _ = text[range].withUnsafeBufferPointer { bytes in
        splitter.add(bytes) { record in
          found.append(
            Found(text: String(decoding: record.bytes, as: UTF8.self), offset: record.offset, line: record.line))
          return true
        }
      }
    }
    add(0..<range.lowerBound)
    if !range.isEmpty {
      #expect(splitter.isAtLineStart)
      splitter.skip(bytes: range.count, lines: text[range].count { $0 == 0x0A })
    }
    add(range.upperBound..<text.count)
    splitter.finish { record in
      found.append(Found(text: String(decoding: record.bytes, as: UTF8.self), offset: record.offset, line: record.line))
      return true
    }
    return found
  }

  @Test func linesAfterSkippedOnesHaveTheirPositions() {
    let text = Array("{\"a\":1}\n\n  {\"a\":2}\n{\"a\":3}\r\n{\"a\":4}".utf8)
    let all = Self.lines(text)
    #expect(all.map { $0.line } == [1, 3, 4, 5])
    let breaks = text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    for start in breaks {
      for end in breaks where end > start {
        let expected = all.filter { !(start..<end).contains($0.offset) }
        #expect(Self.lines(text, skipping: start..<end) == expected, "\(start)..<\(end)")
      }
    }
  }

  @Test func onlyWholeTextsOfLinesCanBeSkipped() {
    for (text, isAtStart) in [
      ("{\"a\":1}\n{\"a\":2}\n", true), ("{\"a\":1}\n{\"a\"", false), ("[\n{\"a\":1},\n", false),
      ("[{\"a\":1},", false), ("", false),
    ] {
      var splitter = RecordSplitter()
      _ = Array(text.utf8).withUnsafeBufferPointer { splitter.add($0) { _ in true } }
      #expect(splitter.isAtLineStart == isAtStart, "\(text)")
    }
  }

  private static func cells(_ text: [UInt8], skipping range: Range<Int> = 0..<0, lines: Int = 0) -> [Found] {
    var reader = DelimitedReader(delimiter: UInt8(ascii: ","), hasHeader: true)
    var found: [Found] = []
    func take(_ record: DelimitedRecord) -> Bool {
      let finding = record.finding.map { " \($0.place)" } ?? ""
      found.append(
        Found(text: String(decoding: record.bytes, as: UTF8.self) + finding, offset: record.offset, line: record.line))
      return true
    }
    _ = text[..<range.lowerBound].withUnsafeBufferPointer { reader.add($0, take: take) }
    if !range.isEmpty {
      let (isAtStart, offset) = (reader.isAtRecordStart, reader.recordStart.offset)
      #expect(isAtStart)
      #expect(offset == range.lowerBound)
      reader.skip(bytes: range.count, lines: lines)
    }
    _ = text[range.upperBound...].withUnsafeBufferPointer { reader.add($0, take: take) }
    reader.finish(take)
    return found
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func recordsAfterSkippedOnesHaveTheirPositions(lineBreak: String) {
    let rows = ["a,b", "1,2", "\"x\(lineBreak)y\",3", "", "4", "5,\"\"\"6\"\"\"", "7,8"]
    let text = Array(rows.joined(separator: lineBreak).utf8)
    let all = Self.cells(text)
    #expect(all.map { $0.line } == [2, 3, 6, 7, 8])
    for (index, start) in all.enumerated() {
      for end in all[index...].dropFirst() {
        let found = Self.cells(text, skipping: start.offset..<end.offset, lines: end.line - start.line)
        #expect(found == all.filter { $0.offset < start.offset || $0.offset >= end.offset })
      }
    }
  }

  @Test func aReaderMayBeginInTheMiddle() {
    var reader = DelimitedReader(CellMarks(delimiter: UInt8(ascii: ";")), columns: 2)
    let (isAtStart, columns) = (reader.isAtRecordStart, reader.columnCount)
    #expect(isAtStart)
    #expect(columns == 2)
    var found: [String] = []
    _ = Array("1;2\n3;4;5\n\"a\n".utf8).withUnsafeBufferPointer { bytes in
      reader.add(bytes) { record in
        #expect(record.number > 0)
        #expect(record.header == nil)
        found.append("\(record.line) \(record.finding.map { $0.message } ?? "")")
        return true
      }
    }
    #expect(found == ["1 ", "2 expected 2 columns, found 3"])
    let (isAtEnd, start) = (reader.isAtRecordStart, reader.recordStart)
    #expect(!isAtEnd)
    #expect(start.offset == 10)
    #expect(start.line == 3)
  }
}
