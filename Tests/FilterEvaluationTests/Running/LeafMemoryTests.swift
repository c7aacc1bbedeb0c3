import FilterVocabulary
import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct LeafMemoryTests {
  private func number(_ key: Int64) -> LeafTest { .keys(field: 0, [NumberRange(key...key)]) }

  private func text(_ needle: String, _ kind: TextTest.Kind = .contains, isSelfReferring: Bool = false) -> TextTest {
    TextTest(field: 1, kind: kind, needle: Array(needle.utf8), isSelfReferring: isSelfReferring)
  }

  @Test func remembersNoMoreThanItHasRoomFor() {
    var memory = LeafMemory(capacity: 3)
    for key in 0..<10 { memory.remember(Bitset(size: 10, rows: [key]), of: number(Int64(key))) }
    let known = (0..<10).filter { memory.bits(of: number(Int64($0))) != nil }
    #expect(known == [7, 8, 9])
  }

  /// The least recently used result is evicted.
  @Test func forgetsTheOneUsedLongestAgo() {
    var memory = LeafMemory(capacity: 2)
    memory.remember(Bitset(size: 4, rows: [1]), of: number(1))
    memory.remember(Bitset(size: 4, rows: [2]), of: number(2))
    let first = memory.bits(of: number(1))
    memory.remember(Bitset(size: 4, rows: [3]), of: number(3))
    let (kept, gone) = (memory.bits(of: number(1)), memory.bits(of: number(2)))
    #expect(first?.rows() == [1])
    #expect(kept?.rows() == [1])
    #expect(gone == nil)
  }

  /// Replacing a result does not evict another.
  @Test func replaces() {
    var memory = LeafMemory(capacity: 2)
    for key in [1, 2, 2, 2] as [Int64] { memory.remember(Bitset(size: 4, rows: [Int(key)]), of: number(key)) }
    memory.remember(Bitset(size: 4, rows: [0]), of: number(2), wasCutShort: true)
    let (one, two) = (memory.bits(of: number(1)), memory.bits(of: number(2)))
    #expect(one?.rows() == [1])
    #expect(two?.rows() == [0])
    #expect(memory.wasCutShort(number(2)))
    #expect(!memory.wasCutShort(number(1)))
    #expect(!memory.wasCutShort(number(9)))
  }

  @Test func keepsNothingWithoutRoom() {
    for capacity in [0, -1] {
      var memory = LeafMemory(capacity: capacity)
      memory.remember(Bitset(size: 4), of: number(1))
      let known = memory.bits(of: number(1))
      #expect(known == nil)
      #expect(memory.wider(than: text("ab")) == nil)
    }
  }

  /// A result for a needle without its first or last letter is a superset; other kinds, other fields or too many rows
  /// do not help.
  @Test func wider() {
    var memory = LeafMemory(capacity: 8)
    memory.remember(Bitset(size: 100, rows: [3]), of: .text(text("dra")))
    memory.remember(Bitset(size: 100, rows: [4]), of: .text(text("raw ")))
    memory.remember(Bitset(allOf: 100), of: .text(text("zz")))
    memory.remember(Bitset(size: 100), of: .text(text("god", .containsWords)))
    #expect(memory.wider(than: text("draw"))?.rows() == [3])
    #expect(memory.wider(than: text("draw "))?.rows() == [4])
    #expect(memory.wider(than: text("drawn")) == nil)
    #expect(memory.wider(than: text("dra")) == nil)
    #expect(memory.wider(than: text("draw", .containsCollated)) == nil)
    #expect(memory.wider(than: text("draw", isSelfReferring: true)) == nil)
    #expect(memory.wider(than: text("zzz")) == nil)
    #expect(memory.wider(than: text("gods", .containsWords)) == nil)
    #expect(memory.wider(than: text("d")) == nil)
  }
}
