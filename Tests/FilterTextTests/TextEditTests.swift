import FilterText
import Testing
import _FilterTestSupport

@Suite struct TextEditTests {
  private let source: SourceText = "t:elf or"

  private func replace(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
    TextEdit(range: SourceRange(start: start, end: end), replacement: text)
  }

  @Test func editsAreShownAndMadeByPurpose() {
    #expect(replace(3, 7, "or").description == "3..<7 -> \"or\"")
    #expect(TextEdit.insert(")", at: 4) == replace(4, 4, ")"))
    #expect(TextEdit.delete(SourceRange(start: 1, end: 3)) == replace(1, 3, ""))
  }

  @Test func editsSpeakOfTheTextBeforeAnyEdit() {
    let table: [([TextEdit], String)] = [
      ([], "t:elf or"),
      ([.delete(SourceRange(start: 5, end: 8))], "t:elf"),
      ([replace(0, 1, "type"), replace(2, 5, "orc")], "type:orc or"),
      ([.insert("-(", at: 0), .insert(")", at: 8)], "-(t:elf or)"),
      ([.insert("1", at: 2), .insert("2", at: 2)], "t:12elf or"),
      ([.insert("1", at: 2), replace(2, 5, "x"), .insert("2", at: 5)], "t:1x2 or"),
      ([replace(0, 8, "")], ""),
      ([replace(2, 3, "é🐉")], "t:é🐉lf or"),
    ]
    for (edits, expected) in table { #expect(source.applying(edits)?.description == expected, "\(edits)") }
  }

  @Test func nothingIsAppliedByHalf() {
    let refused: [[TextEdit]] = [
      [replace(2, 5, "a"), replace(0, 1, "b")],
      [replace(0, 3, "a"), replace(2, 5, "b")],
      [replace(2, 5, "a"), .insert("b", at: 2)],
      [replace(2, 5, "a"), replace(2, 5, "a")],
      [replace(7, 9, "")],
      [.insert("x", at: 9)],
      [.insert("x", at: -1)],
      [replace(0, 1, "a"), replace(3, Int.max, "b")],
    ]
    for edits in refused { #expect(source.applying(edits) == nil, "\(edits)") }
  }

  @Test func bytesOutsideTheEditsAreKept() {
    let damaged = SourceText(bytes: [0xFF, 0x61, 0xE2, 0x80])
    #expect(damaged.applying([replace(1, 2, "b")])?.bytes == [0xFF, 0x62, 0xE2, 0x80])
  }

  @Test func agreesWithReplacingOneByOneFromTheEnd() {
    let failure = checkProperty(
      "applying edits is replacing from the last to the first", cases: PropertyCases.count(long: 5_000),
      seed: PropertyCases.seed(default: 25),
      generate: { generator in
        let ends = (0..<2 * generator.below(5)).map { _ in generator.below(14) - 1 }
        // Mostly in order, so that most lists can be applied.
        let places = generator.chance(80) ? ends.sorted() : ends
        return stride(from: 0, to: places.count, by: 2).map { index in
          replace(places[index], places[index + 1], String(repeating: "+", count: generator.below(3)) + "\(index)")
        }
      },
      shrink: shorterArrays, describe: { "\($0)" },
      law: { edits in
        let bytes = Array("abcdefghijk".utf8)
        let fits = edits.allSatisfy { $0.range.start >= 0 && $0.range.end <= bytes.count }
        let isInOrder = edits.indices.allSatisfy { later in
          edits[..<later].allSatisfy { $0.range.end <= edits[later].range.start }
        }
        var expected: [UInt8]?
        if fits, isInOrder {
          var changed = bytes
          for edit in edits.reversed() {
            changed.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
          }
          expected = changed
        }
        let actual = SourceText(bytes: bytes).applying(edits)?.bytes
        return actual == expected ? nil : "\(actual.map(shown) ?? "nil"), not \(expected.map(shown) ?? "nil")"
      })
    #expect(failure == nil)
  }
}
