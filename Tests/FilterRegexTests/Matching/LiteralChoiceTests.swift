import FilterRegex
import Testing
import _FilterTestSupport

/// Choices of literals of which one must occur, combined from the parts of a pattern.
@Suite struct LiteralChoiceTests {
  private func choices(_ pattern: String) -> [[String]]? {
    compiled(pattern)?.literalChoices.map { choice in choice.map { String(decoding: $0, as: UTF8.self) }.sorted() }
  }

  @Test func partsAreMultipliedOut() {
    #expect(
      choices("(destroy|exile) (all|each)") == [["destroy all", "destroy each", "exile all", "exile each"]])
    #expect(choices("draw (two|three) cards") == [["draw three cards", "draw two cards"]])
    #expect(choices("add {[wub]}") == [["add {b}", "add {u}", "add {w}"]])
    #expect(choices("(a|b){2}c") == [["aac", "abc", "bac", "bbc"]])
    #expect(choices("[Dd]raw|DISCARD") == [["discard", "draw"]])
    #expect(choices("(?:two|(?:three|four) x)") == [["four x", "three x", "two"]])
    #expect(choices("^(ab|cd)$") == [["ab", "cd"]])
    #expect(choices("(ab|cd)(?=ef)gh") == [["abgh", "cdgh"]])
  }

  @Test func aGapBeginsAnew() {
    #expect(
      choices("(destroy|exile) (all|each) [a-z ]*(creature|artifact)s?")
        == [["destroy all ", "destroy each ", "exile all ", "exile each "], ["artifact", "creature"]])
    #expect(choices("(two|three).*(four|five)") == [["three", "two"], ["five", "four"]])
    #expect(choices("(ab|cd)+ef") == [["ab", "cd"]])
    #expect(choices("(ab|cd){2,}") == [["abab", "abcd", "cdab", "cdcd"]])
  }

  /// A text that contains another one of its choice is redundant; a choice that may be absent is dropped.
  @Test func whatSaysNothingIsLeftOut() {
    #expect(choices("creatures?") == [])
    #expect(choices("(card|cards|land)") == [["card", "land"]])
    #expect(choices("(two|three)?") == [])
    #expect(choices("(two|three)*") == [])
    #expect(choices("(two|three|)") == [])
    #expect(choices("(a|three)") == [])
    #expect(choices("draw a card") == [])
    #expect(choices("(two|t.o)") == [])
    #expect(choices("(two|fo.rs)") == [["fo", "two"]])
    #expect(choices("(two|three){0}") == [])
    #expect(choices("[a-z](two|three)") == [["three", "two"]])
    #expect(choices("") == [])
    #expect(choices("[äö]x|ab") == [])
  }

  @Test func thereAreFewOfThem() throws {
    let many = try #require(compiled((0..<60).map { "(a\($0)b|c\($0)d)" }.joined(separator: ".+")))
    #expect(many.literalChoices.count == 16)
    let deep = try #require(compiled(String(repeating: "(ab|cd)", count: 60)))
    #expect(deep.literalChoices.count <= 16)
    #expect(deep.literalChoices.allSatisfy { $0.count <= 12 && $0.allSatisfy { $0.count <= 64 } })
    let wide = try #require(compiled((0..<200).map { "word\($0)" }.joined(separator: "|")))
    #expect(wide.literalChoices.isEmpty)
  }
}
