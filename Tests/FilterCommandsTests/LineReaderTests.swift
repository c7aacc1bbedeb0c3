import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import TerminalUI
import Testing
import _FilterTestSupport

@Suite struct LineReaderTests {
  /// A reader over chunks, and all of its lines.
  private func lines(_ chunks: [[UInt8]]) -> [[UInt8]] {
    var rest = chunks[...]
    var reader = LineReader { rest.popFirst() }
    var lines: [[UInt8]] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  private func lines(_ chunks: String...) -> [String] {
    lines(chunks.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func lineEndings() {
    #expect(lines("a\nb\n") == ["a", "b"])
    #expect(lines("a\r\nb\r\n") == ["a", "b"])
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\rb\n") == ["a\rb"])
    #expect(lines("a\r\r\n") == ["a\r"])
    #expect(lines("\n\n") == ["", ""])
    #expect(lines("\r\n") == [""])
    #expect(lines("") == [])
  }

  @Test func chunksMayBeCutAnywhere() {
    #expect(lines("a\r", "\nb") == ["a", "b"])
    #expect(lines("a", "b", "\r", "\n", "c", "\n") == ["ab", "c"])
    #expect(lines("a\n", "\n", "\nb\n") == ["a", "", "", "b"])
    #expect(
      lines("\u{1F9DD}\n") == lines([[0xF0], [0x9F, 0xA7], [0x9D, 0x0A]]).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func anEmptyChunkIsTheEnd() {
    #expect(lines("a", "", "b\n") == ["a"])
  }

  /// After its end the source is not read again: at a terminal that would require another Ctrl-D.
  @Test func theEndIsReadOnce() {
    var reads = 0
    var reader = LineReader {
      reads += 1
      return nil
    }
    #expect(reader.next() == nil)
    #expect(reader.next() == nil)
    #expect(reader.rest() == [])
    #expect(reads == 1)
  }

  /// A line that is whole is answered before more is read.
  @Test func aLineIsAnsweredAtOnce() {
    var reads = 0
    var reader = LineReader {
      reads += 1
      return Array("a\nb\n".utf8)
    }
    #expect(reader.next() == Array("a".utf8))
    #expect(reader.next() == Array("b".utf8))
    #expect(reads == 1)
  }

  @Test func theRest() {
    var rest = [Array("a\nb".utf8), Array("c\r\n".utf8)][...]
    var reader = LineReader { rest.popFirst() }
    #expect(reader.next() == Array("a".utf8))
    #expect(reader.rest() == Array("bc\r\n".utf8))
    #expect(reader.next() == nil)
    #expect(reader.rest() == [])
  }

  @Test func aLineOfAMegabyte() {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    let found = lines(Array(repeating: piece, count: 16) + [Array("\r\nend".utf8)])
    #expect(found.map { $0.count } == [1 << 20, 3])
  }

  /// Chunks of a text, against its division by `split`.
  @Test func linesAgreeWithSplit() {
    let failure = checkProperty(
      "lines of chunks", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 51),
      generate: { randomChunks(&$0) },
      shrink: { chunks in shorterArrays(chunks) + chunks.indices.flatMap { shorter(chunks, at: $0) } },
      describe: { "\($0)" },
      law: { chunks in
        let expected = splitLines(chunks.flatMap { $0 })
        return lines(chunks) == expected ? nil : "\(lines(chunks)), not \(expected)"
      })
    #expect(failure == nil)
  }

  private func randomChunks(_ random: inout SeededGenerator) -> [[UInt8]] {
    let letters: [UInt8] = [0x61, 0x0A, 0x0D, 0xFF]
    var chunks: [[UInt8]] = []
    for _ in 0..<random.below(8) {
      chunks.append((0...random.below(6)).map { _ in letters[random.below(letters.count)] })
    }
    return chunks
  }

  /// The chunks with one of them shorter; an empty one would be the end.
  private func shorter(_ chunks: [[UInt8]], at index: Int) -> [[[UInt8]]] {
    shorterArrays(chunks[index]).filter { !$0.isEmpty }.map { chunk in
      var chunks = chunks
      chunks[index] = chunk
      return chunks
    }
  }

  private func splitLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for index in lines.indices where lines[index].last == 0x0D { lines[index].removeLast() }
    return lines
  }

  @Test func bytesAreReturnedAsTheyArrive() {
    var chunks = ["a\nbc", "d\n", "e"].map { Array($0.utf8) }
    var reader = LineReader { chunks.isEmpty ? nil : chunks.removeFirst() }
    #expect(reader.next() == Array("a".utf8))
    #expect(reader.nextBytes() == Array("bc".utf8))
    #expect(reader.nextBytes() == Array("d\n".utf8))
    reader.putBack(Array("xd\n".utf8))
    #expect(reader.next() == Array("xd".utf8))
    #expect(reader.nextBytes() == Array("e".utf8))
    #expect(reader.nextBytes() == nil)
    reader.putBack(Array("again".utf8))
    #expect(reader.nextBytes() == Array("again".utf8))
    #expect(reader.next() == nil)
  }
}
