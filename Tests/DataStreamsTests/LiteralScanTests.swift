import DataStreams
import Testing
import _FilterTestSupport

/// Places where a literal may stand, beside a plain reading of the rule.
@Suite struct LiteralScanTests {
  @Test func unusableLiteralsAreRefused() {
    let refused: [[String]] = [
      [], ["ab"], ["abc", "a"], ["aBc"], ["a-c"], ["née"], ["abc", "abd", "abe", "abf", "abg"],
    ]
    for literals in refused {
      #expect(LiteralScan(literals.map { Array($0.utf8) }) == nil, "\(literals)")
    }
  }

  /// A text, and the byte that is found.
  @Test func theFirstPlaceIsFound() throws {
    let rows: [(text: String, place: Int?)] = [
      ("a line with an eRRor in it", 15), ("ERROR", 0), ("no place", nil), ("err or", nil), ("café error", 3),
      (#"{"a":"\u0065rror"}"#, 6), (#"a\nb \x65"#, 5), ("", nil), ("errerror", 3),
    ]
    let scan = try #require(LiteralScan([Array("error".utf8)]))
    for (text, place) in rows {
      #expect(Array(text.utf8).withUnsafeBufferPointer { scan.firstIndex(in: $0, from: 0) } == place, "\(text)")
    }
  }

  private struct Sample {
    var literals: [String]
    var text: [UInt8]
  }

  /// Lines of a small alphabet, so that literals and their parts are frequent.
  private static func sample(_ random: inout SeededGenerator) -> Sample {
    let literals = (0...random.below(3)).map { _ in
      String((0..<(3 + random.below(4))).map { _ in random.pick(Array("abe7")) ?? "a" })
    }
    let alphabet = Array("aAbBeE7\n\r\n \\ux".utf8) + (random.below(2) == 0 ? [0xC3, 0xA9] : [])
    return Sample(literals: literals, text: (0..<random.below(200)).map { _ in random.pick(alphabet) ?? 0x61 })
  }

  private static func shorter(_ sample: Sample) -> [Sample] {
    sample.text.isEmpty
      ? []
      : [sample.text.count / 2, sample.text.count - 1].map {
        Sample(literals: sample.literals, text: Array(sample.text.prefix($0)))
      }
  }

  /// What the documentation says, byte by byte.
  private static func places(_ literals: [String], in text: [UInt8]) -> [Int] {
    let folded = text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return folded.indices.filter { index in
      if folded[index] >= 0x80 { return true }
      if folded[index] == 0x5C, index + 1 < folded.count, [0x75, 0x78].contains(folded[index + 1]) { return true }
      return literals.contains { folded[index...].starts(with: $0.utf8) }
    }
  }

  @Test func everyPlaceIsFound() {
    let failure = checkProperty(
      "places of literals", cases: PropertyCases.count(long: 20_000), seed: PropertyCases.seed(default: 53),
      generate: { Self.sample(&$0) }, shrink: { Self.shorter($0) }, describe: { "\($0.literals) in \($0.text)" },
      law: { sample in
        guard let scan = LiteralScan(sample.literals.map { Array($0.utf8) }) else { return "refused" }
        var found: [Int] = []
        sample.text.withUnsafeBufferPointer { bytes in
          var start = 0
          while let index = scan.firstIndex(in: bytes, from: start) {
            found.append(index)
            start = index + 1
          }
        }
        let expected = Self.places(sample.literals, in: sample.text)
        return found == expected ? nil : "\(found), not \(expected)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// The runs are all of the text, and no line that is skipped has a place.
  @Test func skippedLinesHaveNoPlace() {
    let failure = checkProperty(
      "skipped lines", cases: PropertyCases.count(long: 20_000), seed: PropertyCases.seed(default: 54),
      generate: { Self.sample(&$0) }, shrink: { Self.shorter($0) }, describe: { "\($0.literals) in \($0.text)" },
      law: { sample in
        guard let scan = LiteralScan(sample.literals.map { Array($0.utf8) }) else { return "refused" }
        return Self.problem(sample.text + [0x0A], scan, Self.places(sample.literals, in: sample.text))
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static func problem(_ text: [UInt8], _ scan: LiteralScan, _ places: [Int]) -> String? {
    var (offset, problem) = (0, String?.none)
    text.withUnsafeBufferPointer { bytes in
      func take(_ run: LineSkipping.Run) {
        switch run {
        case .lines(let lines): offset += lines.count
        case .skipped(let run):
          let part = text[offset..<(offset + run.bytes)]
          problem = problem ?? Self.problem(part, run)
          if places.contains(where: { part.indices.contains($0) }) { problem = "\(part) has a place" }
          offset += run.bytes
        }
      }
      LineSkipping.runs(of: bytes, scan, mayBeSkipped: { _ in true }, take: take)
    }
    return problem ?? (offset == text.count ? nil : "\(offset) of \(text.count) bytes")
  }

  private static func problem(_ part: ArraySlice<UInt8>, _ run: LineSkipping.Skipped) -> String? {
    let lines = part.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    let blank = lines.filter { line in line.allSatisfy { $0 <= 0x20 } }
    func length(_ lines: some Sequence<ArraySlice<UInt8>>) -> Int {
      lines.reduce(0) { $0 + $1.count + 1 - ($1.last == 0x0D ? 1 : 0) }
    }
    let expected = [lines.count, blank.count, length(lines), length(blank)]
    let isRight = part.last == 0x0A && [run.lines, run.blankLines, run.textBytes, run.blankBytes] == expected
    return isRight ? nil : "\(part): \(run), not \(expected)"
  }

  @Test func linesOfOtherCellsAreNotSkipped() {
    let rows: [(String, Bool)] = [
      ("a,b\n", true), ("a,b\n,\n", true), ("a,b\na\n", false), ("a,b,c\n", false), ("a,b", false), ("a,b\n\n", false),
      ("a,b\r\n", true),
    ]
    for (text, expected) in rows {
      let found = Array(text.utf8).withUnsafeBufferPointer {
        LineSkipping.haveCells($0, UInt8(ascii: ","), count: 2)
      }
      #expect(found == expected, "\(text)")
    }
  }

  @Test func objectsAreLinesInBraces() {
    let rows: [(String, Bool)] = [
      ("{}\n", true), ("{\"a\":1}\n{}\n", true), ("{}\n\n", false), ("{\"a\":1\n", false), ("[]\n", false),
      ("{}", false),
      ("{}\r\n", false), ("", false), (" {}\n", false),
    ]
    for (text, expected) in rows {
      #expect(Array(text.utf8).withUnsafeBufferPointer { LineSkipping.areObjects($0) } == expected, "\(text)")
    }
  }
}
