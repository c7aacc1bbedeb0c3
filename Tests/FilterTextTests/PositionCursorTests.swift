import FilterTestSupport
import FilterText
import Testing

@Suite struct PositionCursorTests {
  /// The cursor agrees with the table, for offsets in any order.
  @Test func agreesWithTheTable() {
    let failure = checkProperty(
      "a cursor converts as its table", cases: PropertyCases.count(default: 2_000),
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

  /// A line of any length is read once for all its offsets in order.
  @Test func ascendingOffsetsReadALineOnce() {
    let text = String(repeating: "é", count: 5_000)
    var cursor = PositionCursor(LineTable(SourceText(text)), encoding: .utf16)
    for offset in 0...10_000 { #expect(cursor.position(of: offset).column == offset / 2) }
    #expect(cursor.steps == 5_000)
  }
}
