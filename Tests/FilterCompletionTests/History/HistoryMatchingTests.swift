import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary
import FuzzyMatching
import ScryfallDialect
import Testing

/// Matches of the history. Only prefixes are typed here, because other matches are the responsibility of the index.
@Suite struct HistoryMatchingTests {
  private let history = CompletionHistory.empty.recording(
    [
      CompletionHistory.Use("t:elf c:g", at: 0), .init("t:elf c:g", at: 10), .init("t:elf", at: 20),
      .init("T:goblin", at: 30),
      .init("pow>3", at: 40),
    ], vocabulary: .scryfall
  ).pinning("t:elves or t:dwarf", vocabulary: .scryfall).pinning("t:elf", vocabulary: .scryfall)

  private func key(_ text: String) -> QueryKey? {
    ParsedQuery(parsing: text).query.map { Vocabulary.scryfall.key(of: $0) }
  }

  /// The matches that start with the typed text, pins with a star.
  private func texts(_ typed: String, excluding text: String = "") -> [String] {
    history.matches(for: typed, excluding: key(text), at: 50).filter { $0.text.hasPrefix(typed) }
      .map { ($0.isPinned ? "* " : "") + $0.text }
  }

  @Test func nothingTypedOffersAllPinnedFirst() {
    #expect(texts("") == ["* t:elves or t:dwarf", "* t:elf", "t:elf c:g", "pow>3", "T:goblin"])
    let matches = history.matches(for: "", excluding: nil, at: 50)
    #expect(matches.allSatisfy { $0.quality == 1 && $0.highlights.isEmpty })
  }

  @Test func whatWasTypedNarrows() {
    #expect(texts("t:elf") == ["* t:elf", "t:elf c:g"])
    #expect(texts("t:el") == ["* t:elves or t:dwarf", "* t:elf", "t:elf c:g"])
    #expect(texts("pow>").contains("pow>3"))
    #expect(history.matches(for: "xyzzy", excluding: nil, at: 50).isEmpty)
  }

  @Test func theQueryThatStandsThereIsNotOfferedAgain() {
    #expect(texts("t:elf", excluding: "type:ELF") == ["t:elf c:g"])
    #expect(texts("t:elf", excluding: "c:g t:elf") == ["* t:elf"])
    #expect(texts("", excluding: "pow>3").contains("pow>3") == false)
    #expect(texts("t:elf", excluding: "t:dragon") == ["* t:elf", "t:elf c:g"])
  }

  @Test func eachIsOfferedOnce() {
    for typed in ["", "t", "t:", "t:e", "T:"] {
      let found = history.matches(for: typed, excluding: nil, at: 50).map { $0.key }
      #expect(Set(found).count == found.count, "'\(typed)'")
    }
  }

  @Test func frecencyIsThatOfTheTime() throws {
    let week = CompletionHistory.defaultHalfLife
    let matches = history.matches(for: "", excluding: nil, at: 40 + week)
    #expect(matches.first { $0.text == "pow>3" }?.frecency == 0.5)
    #expect(matches.first { $0.text == "t:elves or t:dwarf" }?.frecency == 0)
    let pinnedAndUsed = try #require(matches.first { $0.text == "t:elf" })
    #expect(pinnedAndUsed.isPinned && pinnedAndUsed.frecency > 0.49)
  }

  @Test func highlightsShowWhatMatched() throws {
    let match = try #require(history.matches(for: "t:elf c", excluding: nil, at: 50).first { $0.text == "t:elf c:g" })
    let pieces = match.highlights.compactMap { $0.range(in: match.text).map { String(match.text[$0]) } }
    #expect(!pieces.isEmpty && pieces.joined().count <= "t:elf c".count)
  }

  /// The canonical spelling is searched too; it is not shown, so nothing is highlighted.
  @Test func theCanonicalSpellingIsFound() throws {
    let history = CompletionHistory.empty.recording(use: "( (t:elf  c:g) )", at: 0, vocabulary: .scryfall)
    let match = try #require(history.matches(for: "t:elf c:g", excluding: nil, at: 0).first)
    #expect(match.text == "( (t:elf  c:g) )")
    #expect(match.highlights.allSatisfy { $0.range(in: match.text) != nil })
  }

  @Test func aPinKeepsItsOwnSpelling() {
    let used = history.recording(use: "type:elf", at: 60, vocabulary: .scryfall)
    #expect(
      used.matches(for: "", excluding: nil, at: 60).filter { $0.isPinned }.map { $0.text } == [
        "t:elves or t:dwarf", "t:elf",
      ])
  }

  @Test func amongEqualMatchesFrecencyDecides() {
    var history = CompletionHistory.empty
    for (text, count) in [("t:aa", 1), ("t:ab", 3), ("t:ac", 2)] {
      for _ in 0..<count { history = history.recording(use: text, at: 0, vocabulary: .scryfall) }
    }
    #expect(history.matches(for: "", excluding: nil, at: 0).map { $0.text } == ["t:ab", "t:ac", "t:aa"])
  }

  @Test func anEmptyHistoryOffersNothing() {
    #expect(CompletionHistory.empty.matches(for: "", excluding: nil, at: 0).isEmpty)
    #expect(CompletionHistory.empty.matches(for: "t:elf", excluding: key("t:elf"), at: .nan).isEmpty)
  }
}
