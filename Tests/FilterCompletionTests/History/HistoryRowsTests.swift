import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing

/// Rows survive a round trip through a store, and invalid rows are dropped.
@Suite struct HistoryRowsTests {
  private typealias Entry = CompletionHistory.Entry

  private func entry(_ key: String, weight: Double = 1, lastUse: Double = 0, text: String? = nil) -> Entry {
    Entry(text: text ?? key, canonicalText: key, key: key, weight: weight, lastUse: lastUse)
  }

  @Test func rowsMakeTheSameHistory() {
    var history = CompletionHistory.empty
    for (index, text) in ["t:elf", "c:g t:elf", "t:elf", "pow>3", "bolt"].enumerated() {
      history = history.recording(use: text, at: Double(index) * 1_000, vocabulary: .scryfall)
    }
    history = history.pinning("is:commander", vocabulary: .scryfall).pinning("bolt", vocabulary: .scryfall)
    #expect(CompletionHistory(entries: history.entries, pins: history.pins) == history)
    #expect(CompletionHistory(entries: history.entries.reversed(), pins: history.pins) == history)
    #expect(CompletionHistory(entries: history.entries, pins: history.pins.reversed()) != history)
  }

  @Test func rowsThatMakeNoSenseAreLeftOut() {
    let rows = [
      entry("a", weight: 0), entry("b", weight: -1), entry("c", weight: .nan), entry("d", weight: .infinity),
      entry("e", lastUse: .nan), entry("f", lastUse: .infinity), entry("g", text: ""), entry("h"),
    ]
    #expect(CompletionHistory(entries: rows).entries == [entry("h")])
    let pins = [
      CompletionHistory.Pin(text: "", canonicalText: "", key: "a"),
      CompletionHistory.Pin(text: "b", canonicalText: "b", key: "b"),
      CompletionHistory.Pin(text: "B", canonicalText: "b", key: "b"),
    ]
    #expect(CompletionHistory(entries: [], pins: pins).pins.map { $0.text } == ["B"])
  }

  @Test func rowsOfOneKeyBecomeOne() {
    let week = CompletionHistory.defaultHalfLife
    let rows = [entry("a", weight: 2, lastUse: 0, text: "old"), entry("a", weight: 1, lastUse: week, text: "new")]
    for order in [rows, rows.reversed()] {
      #expect(
        CompletionHistory(entries: order).entries == [entry("a", weight: 2, lastUse: week, text: "new")])
    }
  }

  @Test func theLimitHoldsForRowsToo() {
    let rows = (0..<10).map { entry("k\($0)", lastUse: Double($0)) }
    #expect(CompletionHistory(entries: rows, limit: 3).entries.map { $0.key } == ["k9", "k8", "k7"])
  }

  @Test func equalsAreOrderedByTimeAndThenByKey() {
    let rows = [entry("b"), entry("c"), entry("a")]
    #expect(CompletionHistory(entries: rows).entries.map { $0.key } == ["a", "b", "c"])
  }

  /// So old that their weights are nothing: the order is still that of their times.
  @Test func theVeryOldKeepTheirOrder() {
    let rows = [
      entry("a", lastUse: -1e12), entry("b", lastUse: -2e12), entry("c", lastUse: 0), entry("d", lastUse: -1.5e12),
    ]
    #expect(CompletionHistory(entries: rows).entries.map { $0.key } == ["c", "a", "d", "b"])
  }

  @Test func rekeyingMakesKeysAnew() {
    let rows = [
      entry("one", weight: 1, text: "t:elf c:g"), entry("two", weight: 3, text: "color:g type:elf"),
      entry("three", text: "t:"), entry("four", text: "t:goblin"),
    ]
    let pins = [
      CompletionHistory.Pin(text: "t:elf", canonicalText: "", key: "x"),
      CompletionHistory.Pin(text: "type:elf", canonicalText: "", key: "y"),
    ]
    let history = CompletionHistory(entries: rows, pins: pins).rekeyed(in: .scryfall)
    #expect(history.entries.map { $0.weight } == [4, 1])
    #expect(history.pins.map { $0.text } == ["type:elf"])
    let again = history.recording(use: "t:goblin", at: 0, vocabulary: .scryfall)
    #expect(again.entries.count == 2)
  }

  @Test func emptyIsEmpty() {
    #expect(CompletionHistory.empty == CompletionHistory())
    #expect(CompletionHistory.empty.entries.isEmpty && CompletionHistory.empty.pins.isEmpty)
    #expect(CompletionHistory.empty.halfLife == 604_800 && CompletionHistory.empty.limit == 500)
    #expect(Set([CompletionHistory.empty, CompletionHistory()]).count == 1)
  }
}
