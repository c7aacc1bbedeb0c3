import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Streams written symbol by symbol: every code, every length, every distance, and everything invalid.
@Suite struct HandMadeStreamTests {
  private let fixedLiterals = DeflateCodes.fixedLiterals
  private let fixedDistances = DeflateCodes.fixedDistances

  /// A stream of one block with the fixed codes.
  private func fixed(_ body: (inout DeflateWriter) -> Void) -> DeflateWriter {
    var writer = DeflateWriter()
    writer.put(1, 1)
    writer.put(1, 2)
    body(&writer)
    writer.put(256, of: fixedLiterals)
    return writer
  }

  private func isRefused(_ writer: DeflateWriter) -> Bool { (try? unpacked(writer.file)) == nil }

  @Test func everyLength() throws {
    for symbol in 257...285 {
      let extra = Int(DeflateCodes.literals[symbol] & 0xFF)
      for bits in [0, 1 << extra - 1] {
        let writer = fixed {
          for byte in "abc".utf8 { $0.literal(byte, of: fixedLiterals) }
          $0.match((symbol, bits), (2, 0), fixedLiterals, fixedDistances)
        }
        #expect(try unpacked(writer.file) == writer.text, "length symbol \(symbol)")
      }
    }
  }

  @Test func everyDistance() throws {
    var generator = SeededGenerator(seed: 31)
    let noise = (0..<33_000).map { _ in UInt8(generator.below(256)) }
    for symbol in 0..<30 {
      let extra = Int(DeflateCodes.distances[symbol] & 0xFF)
      var writer = DeflateWriter()
      writer.stored(noise, isLast: false)
      writer.put(1, 1)
      writer.put(1, 2)
      for bits in [0, 1 << extra - 1] {
        for length in [257, 262, 270, 285] { writer.match((length, 0), (symbol, bits), fixedLiterals, fixedDistances) }
      }
      writer.put(256, of: fixedLiterals)
      #expect(try unpacked(writer.file) == writer.text, "distance symbol \(symbol)")
    }
  }

  /// The trailer has the checksum and the length; both are checked.
  @Test func theLengthInTheTrailerIsChecked() throws {
    var writer = DeflateWriter()
    writer.stored(Array("Ember Lantern".utf8), isLast: true)
    let good = writer.file
    #expect(try unpacked(good) == writer.text)
    for change in [1, 0x80] as [UInt8] {
      for index in good.count - 4..<good.count {
        var bad = good
        bad[index] ^= change
        let error = #expect(throws: PackedFileError.self) { try unpacked(bad) }
        guard case .damaged = error?.reason else {
          Issue.record("byte \(index): \(String(describing: error))")
          continue
        }
      }
    }
  }

  /// A match may start at the first byte of the stream, but not before it or in the previous member.
  @Test func matchesBeginInsideTheStream() throws {
    for (distance, isRight) in [(2, true), (3, false), (29, false)] {
      let writer = fixed {
        for byte in "abc".utf8 { $0.literal(byte, of: fixedLiterals) }
        $0.match((257, 0), (distance, 0), fixedLiterals, fixedDistances)
      }
      #expect(isRefused(writer) == !isRight, "distance symbol \(distance)")
    }
  }

  /// Nor in the member before, though its bytes are at hand and the checksum would fit them. With bytes after the match
  /// the fast loop reads it, without them the careful one.
  @Test(arguments: [0, 100]) func membersAreIndependent(_ padding: Int) throws {
    let before = fixed { for byte in "a long text before".utf8 { $0.literal(byte, of: fixedLiterals) } }
    let tail = [UInt8](repeating: 7, count: padding)
    for (distance, text) in [(2, "abcabc"), (3, "abceab")] {
      var writer = DeflateWriter()
      writer.put(0, 1)
      writer.put(1, 2)
      for byte in "abc".utf8 { writer.literal(byte, of: fixedLiterals) }
      writer.match((257, 0), (distance, 0), fixedLiterals, fixedDistances)
      writer.put(256, of: fixedLiterals)
      writer.stored(tail, isLast: true)
      let text = Array(text.utf8) + tail
      let result = try? unpacked(before.file + writer.file(claiming: text))
      #expect(result == (distance == 2 ? before.text + text : nil))
    }
  }

  /// The same far inside a file, where the fast loop is used.
  @Test func badSymbolsAreRefusedAnywhere() {
    for padding in [0, 100, 5_000] {
      let tail = [UInt8](repeating: 7, count: padding)
      for bad in 0..<5 {
        var writer = DeflateWriter()
        writer.put(0, 1)
        writer.put(1, 2)
        for byte in "abc".utf8 { writer.literal(byte, of: fixedLiterals) }
        switch bad {
        case 0: writer.put(286, of: fixedLiterals)
        case 1: writer.put(287, of: fixedLiterals)
        case 2:
          writer.put(257, of: fixedLiterals)
          writer.put(30, of: fixedDistances)
        case 3:
          writer.put(257, of: fixedLiterals)
          writer.put(31, of: fixedDistances)
        default: writer.match((257, 0), (20, 0), fixedLiterals, fixedDistances)
        }
        writer.put(256, of: fixedLiterals)
        writer.stored(tail, isLast: true)
        #expect(isRefused(writer), "kind \(bad) before \(padding) bytes")
      }
    }
  }

  @Test func invalidBlocksAreRefused() {
    var reserved = DeflateWriter()
    reserved.put(1, 1)
    reserved.put(3, 2)
    #expect(isRefused(reserved))
    var stored = DeflateWriter()
    stored.put(1, 3)
    stored.align()
    stored.put(3, 16)
    stored.put(3, 16)
    #expect(isRefused(stored))
  }

  /// A block whose codes have no end is refused at its header: none of its bytes are handed out.
  @Test(.longTier) func aBlockWithoutAnEndIsRefusedAtOnce() throws {
    var literals = [UInt8](repeating: 0, count: 257)
    literals[97] = 1
    literals[98] = 1
    var writer = DeflateWriter()
    writer.beginBlock(literals, [1], isLast: true)
    for _ in 0..<100_000 { writer.literal(97, of: literals) }
    let folder = try TemporaryFolder()
    let file = try PackedFile(path: try folder.write("endless.gz", writer.file))
    #expect(throws: PackedFileError.self) { _ = try file.next() }
  }

  @Test func headersOfBlocks() throws {
    var literals = [UInt8](repeating: 0, count: 257)
    literals[97] = 1
    literals[256] = 1
    func stream(_ literals: [UInt8], _ distances: [UInt8]) -> DeflateWriter {
      var writer = DeflateWriter()
      writer.beginBlock(literals, distances, isLast: true)
      for _ in 0..<3 { writer.literal(97, of: literals) }
      writer.put(256, of: literals)
      return writer
    }
    #expect(try unpacked(stream(literals, [0]).file) == Array("aaa".utf8))
    #expect(try unpacked(stream(literals, [1]).file) == Array("aaa".utf8))
    #expect(isRefused(stream(literals, [2])))
    #expect(isRefused(stream(literals, [1, 1, 1])))
    #expect(isRefused(stream(literals + [1], [0])))
    #expect(isRefused(stream(literals + [UInt8](repeating: 0, count: 30), [0])))
    #expect(isRefused(stream(literals, [UInt8](repeating: 5, count: 32))))
    var endless = literals
    (endless[256], endless[98]) = (0, 1)
    #expect(isRefused(stream(endless, [0])))
  }

  /// A length written as "the last one again" needs a last one, and none may go beyond the codes.
  @Test func repeatedLengthsAreBounded() {
    let codes: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [2, 3, 3]
    func header(_ symbols: [(Int, Int, Int)]) -> DeflateWriter {
      var writer = DeflateWriter()
      writer.put(1, 1)
      writer.put(2, 2)
      writer.put(0, 5)
      writer.put(0, 5)
      writer.put(15, 4)
      for symbol in DeflateCodes.order { writer.put(Int(codes[symbol]), 3) }
      for (symbol, extra, bits) in symbols {
        writer.put(symbol, of: codes)
        writer.put(extra, bits)
      }
      return writer
    }
    #expect(isRefused(header([(16, 0, 2)])))
    #expect(isRefused(header([(18, 127, 7), (18, 127, 7)])))
    #expect(isRefused(header([(18, 127, 7), (18, 109, 7)])))
  }

  /// Random codes, random symbols and all kinds of blocks give the intended text.
  @Test func randomStreams() {
    let failure = checkProperty(
      "a stream means what was written", cases: PropertyCases.count(long: 75),
      seed: PropertyCases.seed(default: 13),
      generate: { generator in
        var writer = DeflateWriter()
        for block in 0...generator.below(4) {
          if generator.chance(20) {
            writer.stored((0..<generator.below(300)).map { _ in UInt8(generator.below(256)) }, isLast: false)
          }
          let literals = randomCode(257 + generator.below(30), &generator)
          let distances = randomCode(max(2, 1 + generator.below(30)), &generator)
          writer.beginBlock(literals, distances, isLast: false)
          for _ in 0..<(block == 0 ? 40 : generator.below(700)) {
            if writer.text.count < 40 || literals.count == 257 || generator.chance(40) {
              writer.literal(UInt8(generator.below(256)), of: literals)
              continue
            }
            let length = 257 + generator.below(literals.count - 257)
            let fitting = distances.indices.filter { place in
              let code = DeflateCodes.distances[place]
              return Int(code >> 16) + 1 << Int(code & 0xFF) <= writer.text.count
            }
            guard let distance = generator.pick(fitting) else { continue }
            writer.match(
              (length, generator.below(1 << Int(DeflateCodes.literals[length] & 0xFF))),
              (distance, generator.below(1 << Int(DeflateCodes.distances[distance] & 0xFF))), literals, distances)
          }
          writer.put(256, of: literals)
        }
        writer.stored([], isLast: true)
        return writer
      }, shrink: { (_: DeflateWriter) -> [DeflateWriter] in [] },
      describe: { "\($0.bytes.count) bytes for \($0.text.count)" },
      law: { writer in
        guard let text = try? unpacked(writer.file) else { return "refused" }
        return text == writer.text ? nil : "another text"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
