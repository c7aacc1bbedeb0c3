import FilterText
import Testing
import _FilterTestSupport

@Suite struct PositionCursorTests {
  /// The cursor agrees with the table, for offsets in any order.
  @Test func agreesWithTheTable() {
    let failure = checkProperty(
      "a cursor converts as its table", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 61),
      generate: { generator in
        (bytes: randomBytes(&generator, pieces: 10), offsets: (0..<12).map { _ in generator.below(40) - 3 })
      },
      shrink: { value in shorterArrays(value.offsets).map { (bytes: value.bytes, offsets: $0) } },
      describe: { "\(shown($0.bytes)) \($0.offsets)" },
      law: { value in
        let lines = LineTable(SourceText(bytes: value.bytes))
        for encoding in PositionEncoding.allCases {
          var cursor = PositionCursor(lines, encoding: encoding)
          for offset in value.offsets {
            let (found, wanted) = (cursor.position(of: offset), lines.position(of: offset, in: encoding))
            if found != wanted { return "\(offset) in \(encoding): \(found), not \(wanted)" }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// It does so on long lines, where the columns of some places are kept.
  @Test func agreesOnLongLines() {
    let failure = checkProperty(
      "a cursor converts long lines as its table", cases: PropertyCases.count(long: 150),
      seed: PropertyCases.seed(default: 62),
      generate: { generator in
        let bytes = randomBytes(&generator, pieces: 900)
        let isOneLine = generator.chance(50)
        return (
          bytes: isOneLine ? bytes.filter { $0 != 0x0A && $0 != 0x0D } : bytes,
          offsets: (0..<30).map { _ in generator.below(bytes.count + 2) }
        )
      },
      shrink: { value in shorterArrays(value.offsets).map { (bytes: value.bytes, offsets: $0) } },
      describe: { "\(shown($0.bytes)) \($0.offsets)" },
      law: { value in
        let lines = LineTable(SourceText(bytes: value.bytes))
        for encoding in PositionEncoding.allCases {
          var cursor = PositionCursor(lines, encoding: encoding)
          for offset in value.offsets {
            let (found, wanted) = (cursor.position(of: offset), lines.position(of: offset, in: encoding))
            if found != wanted { return "\(offset) in \(encoding): \(found), not \(wanted)" }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// Offsets in any order take steps as the line is long, not its square: here they jump between the ends of one line,
  /// or of two.
  @Test(arguments: [1, 2]) func anyOrderIsLinear(lines: Int) {
    func steps(_ length: Int) -> Int {
      let line = String(repeating: "é", count: length / 2 / lines)
      let text = Array(repeating: line, count: lines).joined(separator: "\n")
      var cursor = PositionCursor(LineTable(SourceText(text)), encoding: .utf16)
      for offset in 0..<length / 2 {
        _ = cursor.position(of: length - offset)
        _ = cursor.position(of: offset)
      }
      return cursor.steps
    }
    let short = steps(4_000)
    #expect(short > 4_000)
    #expect(steps(16_000) < 5 * short)
  }

  /// A line of any length is read once for all its offsets in order.
  @Test func ascendingOffsetsReadALineOnce() {
    let text = String(repeating: "é", count: 5_000)
    var cursor = PositionCursor(LineTable(SourceText(text)), encoding: .utf16)
    for offset in 0...10_000 { #expect(cursor.position(of: offset).column == offset / 2) }
    #expect(cursor.steps == 5_000)
  }
}
