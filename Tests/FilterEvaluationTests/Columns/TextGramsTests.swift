import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The trigrams that exclude blocks from a search.
@Suite struct TextGramsTests {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz ".utf8)

  private func texts(_ count: Int, upTo length: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<generator.below(length)).map { _ in Self.letters[generator.below(Self.letters.count)] }
    }
  }

  private func arena(_ texts: [[UInt8]], hasGrams: Bool) -> TextArena {
    var arena = TextArena()
    for text in texts { arena.append(text) }
    arena.finish(gramsFrom: hasGrams ? 0 : .max)
    return arena
  }

  private func test(_ kind: TextTest.Kind, _ needle: [UInt8]) -> TextTest {
    TextTest(field: 0, kind: kind, needle: needle, isSelfReferring: false)
  }

  /// Searches with and without trigrams find the same texts, for any block boundaries.
  @Test(arguments: [(40, 4_000), (900, 90), (3, 60_000)]) func findsTheSame(count: Int, length: Int) throws {
    let texts = texts(count, upTo: length, seed: UInt64(count))
    let (plain, quick) = (arena(texts, hasGrams: false), arena(texts, hasGrams: true))
    let grams = try #require(quick.grams)
    #expect(plain.grams == nil)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let text = texts[generator.below(count)]
      if text.isEmpty { continue }
      let start = generator.below(text.count)
      var needle = Array(text[start..<min(text.count, start + 1 + generator.below(90))])
      if generator.chance(20) { needle[generator.below(needle.count)] = UInt8(ascii: "q") }
      let range = generator.chance(50) ? 0..<count : generator.below(count)..<count
      let limit = generator.chance(50) ? Int.max : 1 + generator.below(4)
      for kind in [TextTest.Kind.contains, .containsWords, .equalsCollated] {
        var (one, other) = (Bitset(size: count), Bitset(size: count))
        let test = test(kind, needle)
        let found = plain.search(test, among: range, into: &one, limit: limit)
        let quickly = quick.search(test, among: range, into: &other, limit: limit)
        #expect(quickly == found)
        #expect(one == other, "\(String(decoding: needle, as: UTF8.self))")
        #expect(grams.count(having: needle) > 0 || found == 0)
      }
    }
  }

  /// A text that is nowhere is looked for in few blocks, and one shorter than a triple in all.
  @Test func tellsWhereNotToLook() {
    let arena = arena(texts(100, upTo: 2_000, seed: 1), hasGrams: true)
    let blocks = arena.grams?.count(having: Array("zz".utf8)) ?? 0
    #expect(blocks >= arena.bytes.count >> TextGrams.blockShift)
    #expect((arena.grams?.count(having: Array("proliferate".utf8)) ?? 99) <= 2)
    #expect(arena.grams?.table.count == TextGrams.size(forBytes: arena.bytes.count))
  }

  @Test func nothingToLookAt() {
    #expect(arena([], hasGrams: true).grams?.count(having: Array("abc".utf8)) == 0)
    #expect(TextGrams([]).wordCount == 0)
    #expect(TextGrams([1]).count(having: [1, 2, 3]) == 0)
    #expect(TextGrams.buckets(of: [1, 2]).isEmpty)
    #expect(TextGrams.buckets(of: [UInt8](repeating: 7, count: 500)).count == TextGrams.maximumTriples)
  }

  /// Searches by the word index agree with a test of each text.
  @Test func wordsAreKnown() {
    var generator = SeededGenerator(seed: 9)
    let words = ["rat", "pirate", "urza's", "assembly-worker", "rats", "rät", "—", "//", "a"]
    let rows = (0..<500).map { _ in
      (0..<generator.below(4)).map { _ in words[generator.below(words.count)] }.joined(
        separator: generator.chance(50) ? " " : ", ")
    }
    var builder = TextColumnBuilder(isCollated: false, hasWords: true, refersToItself: false)
    for row in rows { builder.append(row, selfReferring: nil) }
    let column = builder.column()
    for word in ["rat", "pirate", "urza's", "worker", "assembly-worker", "rät", "a", "none"] {
      let test = test(.containsWords, Array(word.utf8))
      #expect(column.isIndexed(test))
      var (known, looked) = (Bitset(size: rows.count), Bitset(size: rows.count))
      var probe = TextProbe(test)
      column.add(&probe, among: 0..<rows.count, to: &known)
      column.literal.search(test, among: 0..<rows.count, into: &looked)
      #expect(known == looked, "\(word)")
      var few = Bitset(size: rows.count)
      let number = column.add(&probe, among: 100..<400, to: &few, limit: 3)
      #expect(number == min(3, looked.rows().count { 100..<400 ~= $0 }))
    }
    #expect(!column.isIndexed(test(.containsWords, Array("rat rat".utf8))))
    #expect(!column.isIndexed(test(.contains, Array("rat".utf8))))
  }
}
