import FilterText
import Testing
import _FilterTestSupport

/// The line table against a slow one made of Swift's own string views.
@Suite struct LineTablePropertyTests {
  /// Everything about a text, found by decoding it again and again.
  private struct SlowTable {
    let bytes: [UInt8]
    let lines: [(start: Int, contentEnd: Int, end: Int)]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      self.lines = slowLines(of: bytes)
    }

    func line(of offset: Int) -> Int {
      lines.lastIndex { $0.start <= offset } ?? 0
    }

    /// The offsets in a line that do not split a scalar: those at which the two halves, decoded separately, have no
    /// more scalars than the whole.
    func boundaries(ofLine line: Int) -> [Int] {
      let (start, contentEnd, _) = lines[line]
      let whole = decoded(start, contentEnd).unicodeScalars.count
      return (start...contentEnd).filter { offset in
        decoded(start, offset).unicodeScalars.count + decoded(offset, contentEnd).unicodeScalars.count == whole
      }
    }

    func column(of offset: Int, ofLine line: Int, in encoding: PositionEncoding) -> Int {
      switch encoding {
      case .utf8: offset - lines[line].start
      case .utf16: decoded(lines[line].start, offset).utf16.count
      case .utf32: decoded(lines[line].start, offset).unicodeScalars.count
      }
    }

    private func decoded(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
  }

  @Test func linesAgree() {
    let failure = check("lines of any bytes", seed: 22, cases: 3_000) { bytes in
      let (table, slow) = (LineTable(SourceText(bytes: bytes)), SlowTable(bytes))
      if table.lineCount != slow.lines.count { return "\(table.lineCount) lines, not \(slow.lines.count)" }
      for (index, line) in slow.lines.enumerated() {
        if table.range(ofLine: index) != SourceRange(start: line.start, end: line.end) {
          return "range of line \(index)"
        }
        // A byte order mark is no part of the first line.
        let start = index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.start
        let content = SourceRange(start: start, end: line.contentEnd)
        if table.content(ofLine: index) != content { return "content of line \(index)" }
      }
      for offset in [Int.min, Int.max] + Array(-2...bytes.count + 2)
      where table.line(of: offset) != slow.line(of: offset) {
        return "\(offset) is in line \(table.line(of: offset))"
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func positionsAgree() {
    let failure = check("positions of any offset, and back", seed: 23, cases: 1_000) { bytes in
      let (table, slow) = (LineTable(SourceText(bytes: bytes)), SlowTable(bytes))
      for offset in [Int.min, Int.max] + Array(-2...bytes.count + 2) {
        let line = slow.line(of: offset)
        let floor = slow.boundaries(ofLine: line).last { $0 <= offset } ?? slow.lines[line].start
        for encoding in PositionEncoding.allCases {
          let expected = SourcePosition(line: line, column: slow.column(of: floor, ofLine: line, in: encoding))
          let actual = table.position(of: offset, in: encoding)
          if actual != expected { return "\(offset) in \(encoding) is \(actual), not \(expected)" }
          let back = table.offset(of: actual, in: encoding)
          if back != floor { return "\(offset) in \(encoding) comes back as \(back), not \(floor)" }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func offsetsAgree() {
    let failure = check("offsets of any position", seed: 24, cases: 500) { bytes in
      let (table, slow) = (LineTable(SourceText(bytes: bytes)), SlowTable(bytes))
      for encoding in PositionEncoding.allCases {
        for (line, ends) in slow.lines.enumerated() {
          let boundaries = slow.boundaries(ofLine: line)
          let columns = boundaries.map { slow.column(of: $0, ofLine: line, in: encoding) }
          for column in [Int.min, Int.max] + Array(-1...(columns.last ?? 0) + 2) {
            let expected = columns.lastIndex { $0 <= column }.map { boundaries[$0] } ?? ends.start
            let actual = table.offset(of: SourcePosition(line: line, column: column), in: encoding)
            if actual != expected { return "\(line):\(column) in \(encoding) is \(actual), not \(expected)" }
          }
        }
        for line in [Int.min, -1] where table.offset(of: SourcePosition(line: line, column: 1), in: encoding) != 0 {
          return "line \(line)"
        }
        for line in [slow.lines.count, Int.max] {
          let actual = table.offset(of: SourcePosition(line: line, column: 0), in: encoding)
          if actual != bytes.count { return "line \(line) is at \(actual)" }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  private func check(_ name: String, seed: UInt64, cases: Int, law: ([UInt8]) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { randomBytes(&$0, pieces: 12) }, shrink: shorterArrays, describe: shown, law: law)
  }
}
