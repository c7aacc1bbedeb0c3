import FilterAST
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct IndexBitsTests {
  /// The bytes as a comparison leaves them: all ones or zero.
  private func bits(_ bytes: [UInt8]) -> UInt64 {
    var (low, high) = (SIMD32<UInt8>(repeating: 0), SIMD32<UInt8>(repeating: 0))
    for place in 0..<32 { (low[place], high[place]) = (bytes[place], bytes[place + 32]) }
    return IndexBits.bits(unsafeBitCast(low, to: SIMD4<UInt64>.self), unsafeBitCast(high, to: SIMD4<UInt64>.self))
  }

  @Test func onePlace() {
    for place in 0..<64 {
      var bytes = [UInt8](repeating: 0, count: 64)
      bytes[place] = 0xFF
      #expect(bits(bytes) == 1 << UInt64(place), "\(place)")
      #expect(bits(bytes.map { ~$0 }) == ~(1 << UInt64(place)), "\(place)")
    }
  }

  @Test func allAndNone() {
    #expect(bits([UInt8](repeating: 0xFF, count: 64)) == .max)
    #expect(bits([UInt8](repeating: 0, count: 64)) == 0)
  }

  @Test func anyPlaces() {
    var random = SeededGenerator(seed: 171)
    for _ in 0..<500 {
      let wanted = random.next()
      #expect(bits((0..<64).map { wanted >> UInt64($0) & 1 == 1 ? 0xFF : 0 }) == wanted)
    }
  }
}

/// The boundaries of texts in an arena, and the statistics of its bytes.
@Suite struct TextArenaShapeTests {
  private func arena(_ texts: [String]) -> TextArena {
    var arena = TextArena()
    for text in texts { arena.append(text.utf8) }
    arena.finish()
    return arena
  }

  @Test func texts() {
    let rows: [[String]] = [[], [""], ["a"], ["", ""], ["abc", "", "de"], [String(repeating: "x", count: 200), "y"]]
    for texts in rows {
      let arena = arena(texts)
      #expect(arena.count == texts.count, "\(texts)")
      for (place, text) in texts.enumerated() {
        #expect(Array(arena.bytes[arena.range(of: place)]) == Array(text.utf8), "\(texts)")
        // A separator precedes and follows each text.
        #expect(arena.bytes[arena.range(of: place).lowerBound - 1] == TextArena.separator, "\(texts)")
        #expect(arena.bytes[arena.range(of: place).upperBound] == TextArena.separator, "\(texts)")
      }
      let length = texts.reduce(1) { $0 + $1.utf8.count + 1 }
      #expect(arena.bytes.count == length + TextArena.padding, "\(texts)")
      #expect(arena.bytes.suffix(TextArena.padding).allSatisfy { $0 == TextArena.separator }, "\(texts)")
      #expect(arena.frequencies.count == 256, "\(texts)")
      #expect(arena.frequencies.reduce(0) { $0 + Int($1) } == arena.bytes.count, "\(texts)")
      for letter in Array("abcdexyz".utf8) {
        #expect(
          Int(arena.frequencies[Int(letter)]) == texts.reduce(0) { $0 + $1.utf8.count { $0 == letter } }, "\(texts)")
      }
    }
  }

  /// The text of any byte follows from its block and the separators before it.
  @Test func theTextOfAByte() {
    var random = SeededGenerator(seed: 172)
    let texts = (0..<300).map { _ in
      String(repeating: "a", count: random.chance(50) ? random.below(4) : random.below(90))
    }
    let arena = arena(texts)
    arena.separators.withUnsafeBufferPointer { separators in
      arena.blocks.withUnsafeBufferPointer { blocks in
        for text in texts.indices {
          for place in arena.range(of: text) {
            if TextArena.text(at: place, separators: separators, blocks: blocks) != text {
              Issue.record("\(place) is not in \(text)")
            }
          }
        }
      }
    }
  }

  @Test func wordBytes() {
    for byte in Array("azAZ09'-é".utf8) { #expect(TextArena.isWordByte(byte)) }
    for byte in Array(" \n.,:;/(){}\"!?~+*".utf8) + [TextArena.separator] { #expect(!TextArena.isWordByte(byte)) }
    let text = Array("a rat's-nest, rat".utf8)
    text.withUnsafeBufferPointer { text in
      #expect(TextArena.isWord(in: text, from: 0, to: 1))
      #expect(TextArena.isWord(in: text, from: 2, to: 12))
      #expect(!TextArena.isWord(in: text, from: 2, to: 5))
      #expect(TextArena.isWord(in: text, from: 14, to: 17))
      #expect(!TextArena.isWord(in: text, from: 15, to: 17))
      #expect(!TextArena.isWord(in: text, from: 14, to: 16))
    }
  }
}

/// Marking: every text that has a needle, wherever in it, counted once.
@Suite struct TextMarkingTests {
  private func rows(_ needle: String, _ texts: [String], among range: Range<Int>? = nil) -> ([Int], Int) {
    var arena = TextArena()
    for text in texts { arena.append(text.utf8) }
    arena.finish()
    var bits = Bitset(size: texts.count)
    let number = arena.mark(Array(needle.utf8), .anywhere, among: range ?? 0..<texts.count, into: &bits)
    return (bits.rows(), number)
  }

  private func check(_ needle: String, _ texts: [String], _ expected: [Int], among range: Range<Int>? = nil) {
    let (rows, number) = rows(needle, texts, among: range)
    #expect(rows == expected, "\(needle)")
    #expect(number == expected.count)
  }

  @Test func placesInATextAndInABlock() {
    check("a", ["a", "", "ba", "b", "aa"], [0, 2, 4])
    check("ab", ["a", "b", "ab", "aab", "abb", "ba"], [2, 3, 4])
    check("abc", ["ab", "c", "abcabc", "xabc", "abcx"], [2, 3, 4])
    // A text that ends near a block boundary of 64 bytes.
    for length in 60...70 {
      let filler = String(repeating: "x", count: length)
      check("ab", [filler, "ab", filler + "ab", "ab" + filler, filler], [1, 2, 3])
      check("ab", [filler + "a", "b" + filler], [])
    }
    // A match long before the end of its text, over several blocks.
    check("ab", ["ab" + String(repeating: "x", count: 500), String(repeating: "x", count: 500), "ab"], [0, 2])
    check(
      String(repeating: "a", count: 130), [String(repeating: "a", count: 130), String(repeating: "a", count: 129)], [0])
  }

  @Test func partsOfAList() {
    let texts = (0..<200).map { $0 % 3 == 0 ? "ab" : "ba" }
    for range in [0..<200, 63..<64, 64..<65, 1..<199, 128..<200, 66..<67, 65..<66] {
      check("ab", texts, range.filter { $0 % 3 == 0 }, among: range)
    }
  }
}
