import FilterText
import Testing
import _FilterTestSupport

@Suite struct StringIndicesTests {
  @Test func bytesBecomeIndices() throws {
    let marked = MarkedText("①t:②é③稲④🐉⑤e⑥\u{301}⑦")
    let table = [
      (1, 2, "t:"), (2, 3, "é"), (3, 4, "稲"), (4, 5, "🐉"), (2, 4, "é稲"), (5, 6, "e"), (6, 7, "\u{301}"), (3, 3, ""),
      (1, 7, marked.text),
    ]
    for (from, to, text) in table {
      let range = try #require(marked.range(from: from, to: to))
      let indices = Range(range, in: marked.text)
      #expect(String(marked.text[indices]) == text, "\(from) to \(to)")
      #expect(SourceRange(indices, in: marked.text) == range, "\(from) to \(to)")
    }
  }

  @Test func offsetsOutsideAreClamped() {
    let text = "elf"
    let whole = text.startIndex..<text.endIndex
    #expect(Range(SourceRange(start: -5, end: 99), in: text) == whole)
    #expect(Range(SourceRange(start: Int.min, end: Int.max), in: text) == whole)
    #expect(Range(SourceRange(start: 9, end: 12), in: text) == text.endIndex..<text.endIndex)
    #expect(Range(SourceRange(start: -5, end: -2), in: text) == text.startIndex..<text.startIndex)
    #expect(Range(SourceRange(start: 0, end: 3), in: "") == "".startIndex..<"".endIndex)
  }

  @Test func anOffsetInsideAScalarGoesToItsFirstByte() {
    let text = "a🐉b"
    let expected = ["", "", "", "", "🐉", "🐉b", "🐉b"]
    for (end, text2) in zip(1...7, expected) {
      #expect(String(text[Range(SourceRange(start: 1, end: end), in: text)]) == text2, "to \(end)")
    }
    #expect(text[Range(SourceRange(start: 3, end: 4), in: text)].isEmpty)
  }

  @Test func everyRangeAgreesWithItsBytes() {
    let failure = checkProperty(
      "the indices of a byte range cover its scalars", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 26),
      generate: { randomBytes(&$0, pieces: 7) }, shrink: shorterArrays, describe: shown,
      law: { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        var boundaries = [0]
        for scalar in text.unicodeScalars { boundaries.append((boundaries.last ?? 0) + UTF8.width(scalar)) }
        let length = text.utf8.count
        for start in -1...length + 1 {
          for end in start...length + 1 {
            let range = Range(SourceRange(start: start, end: end), in: text)
            let low = boundaries.last { $0 <= start } ?? 0
            let high = boundaries.last { $0 <= end } ?? 0
            let expected = Array(text.utf8)[low..<high]
            if Array(text[range].utf8) != Array(expected) {
              return "\(start)..<\(end) is \(text[range].debugDescription)"
            }
            let back = SourceRange(range, in: text)
            if back != SourceRange(start: low, end: high) { return "\(start)..<\(end) comes back as \(back)" }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
