import FilterCompletion
import FilterText
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Large and strange texts, limits and repetition.
@Suite(.longTier) struct CompletionGrowthTests {
  private let engine = SampleCatalogs.engine

  @Test("A hundred kilobytes of anything are answered at any caret") func longTexts() {
    let rows: [String] = [
      "(", "-", "or ", "a ", "t:elf ", "\"", "/", "!", "pow>", "t:", "ember lantern ", "é", "(t:elf or c:g) ",
    ]
    for piece in rows {
      let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
      for caret in [0, 1, text.utf8.count / 2, text.utf8.count - 1, text.utf8.count] {
        let list = engine.complete(text, at: caret, limit: 10)
        #expect(list.items.count <= 10, "\(piece)")
        #expect(list.replace.end <= text.utf8.count, "\(piece)")
      }
    }
  }

  @Test func aLongWordUnderTheCaret() {
    for text in [String(repeating: "a", count: 200_000), "t:" + String(repeating: "goblin", count: 30_000)] {
      #expect(engine.complete(text, at: text.utf8.count).items.count <= 20)
      #expect(engine.complete(text, at: 5).items.count <= 20)
    }
  }

  @Test func aSmallerLimitIsTheBeginningOfALarger() {
    let rows: [String] = ["‸", "t‸", "t:‸", "flying‸", "pow>‸", "dark rit‸", "t:elf c:‸", "!‸"]
    for marked in rows {
      let many = Offered(marked, limit: 60).list.items
      for limit in [0, 1, 3, 10] {
        let few = Offered(marked, limit: limit).list.items
        #expect(few.count == min(limit, many.count), "\(marked) \(limit)")
        // The number of candidates of a source depends on the limit, so a low rank may differ; the first never does.
        if limit > 0 { #expect(few.first == many.first, "\(marked) \(limit)") }
      }
      #expect(Offered(marked, limit: -5).list.items == [], "\(marked)")
    }
  }

  @Test func caretsOutsideAndInsideCharacters() {
    let text = "t:élf ☃"
    for caret in [-100, -1, text.utf8.count + 1, Int.max, Int.min] {
      let list = engine.complete(text, at: caret)
      #expect(list == engine.complete(text, at: caret < 0 ? 0 : text.utf8.count), "\(caret)")
    }
    // Inside a character is before it.
    let end = text.utf8.count
    #expect(engine.complete(text, at: end - 1) == engine.complete(text, at: end - 3))
  }

  @Test func theSameAnswerEveryTimeAndFromEveryEngine() throws {
    let other = CompletionEngine(
      vocabulary: .scryfall,
      catalogs: CompletionCatalogs([SampleCatalogs.names, SampleCatalogs.artists, SampleCatalogs.sets]))
    for query in try (OwnCorpus.all() + SharedFolder.queries()).prefix(300) {
      let first = engine.complete(query, at: query.utf8.count)
      #expect(engine.complete(query, at: query.utf8.count) == first, "\(query)")
      #expect(other.complete(query, at: query.utf8.count) == first, "\(query)")
    }
  }

  @Test func manyTasksShareAnEngine() async {
    let engine = engine
    let expected = engine.complete("t:gob", at: 5)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { engine.complete("t:gob", at: 5) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func scoresAreTheSumOfTheirParts() {
    for marked in ["‸", "t:gob‸", "dark rit‸", "pow>‸", "flying‸", "t:elf f:‸", "mv=3 mv>‸", "draw a card‸"] {
      for item in Offered(marked, limit: 40).list.items {
        let sum = item.score.parts.reduce(0) { $0 + $1.value }
        #expect(abs(min(1, max(0, sum)) - item.score.total) < 1e-9, "\(marked) \(item.label)")
        #expect(item.score.parts.first?.name == "match")
      }
    }
  }

  @Test func whatContradictsTheQuerySinks() {
    let items = Offered("mv=3 mv>‸", limit: 40).list.items
    let sunk = items.filter { $0.score.parts.contains { $0.name == "contradiction" } }
    #expect(!sunk.isEmpty)
    let best = items.firstIndex { item in item.score.parts.contains { $0.name == "contradiction" } } ?? 0
    #expect(items[best...].allSatisfy { item in item.score.parts.contains { $0.name == "contradiction" } })
  }
}
