import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing

@Suite struct HistoryRecordingTests {
  static let day = 86_400.0
  static let week = CompletionHistory.defaultHalfLife

  /// A history of some uses, each with its day.
  private func history(_ uses: [(String, Double)], limit: Int = 500, halfLife: Double = week) -> CompletionHistory {
    CompletionHistory(entries: [], halfLife: halfLife, limit: limit).recording(
      uses.map { CompletionHistory.Use($0.0, at: $0.1 * Self.day) }, vocabulary: .scryfall)
  }

  private func texts(_ history: CompletionHistory) -> [String] { history.entries.map { $0.text } }

  @Test(arguments: [
    ["t:elf c:g", "c:g t:elf", "type:elf color:g", "T:Elf  C=G", "(t:elf) c:g"],
    ["t:elf or t:goblin", "type:goblin OR t:elf"],
    ["-t:elf", "-(t:elf)", "-type:ELF"],
    ["pow>=3", "power>=3", "3<=pow"],
    ["lightning bolt", "bolt lightning", "Lightning  BOLT"],
  ])
  func oneMeaningIsOneEntry(spellings: [String]) {
    let readable = spellings.filter { $0 != "3<=pow" && $0 != "T:Elf  C=G" }
    let history = history(readable.enumerated().map { ($1, Double($0)) })
    #expect(texts(history) == [readable.last ?? ""])
  }

  @Test func otherMeaningsStayApart() {
    #expect(history([("t:elf", 0), ("-t:elf", 1), ("o:elf", 2), ("elf", 3), ("\"elf\"", 4)]).entries.count == 5)
  }

  @Test func theNewestSpellingIsShownWhateverTheOrder() {
    #expect(texts(history([("t:elf", 0), ("type:Elf", 3), ("T:elf", 1)])) == ["type:Elf"])
    #expect(texts(history([("t:elf", 2), ("type:elf", 2)])) == ["type:elf"])
  }

  @Test func whatSaysNothingIsNotRemembered() {
    for text in ["", "   ", "t:", "()", "or"] {
      #expect(history([(text, 0)]) == history([]), "'\(text)'")
    }
  }

  @Test func damageIsKeptAsWhatItWasReadAs() {
    #expect(texts(history([("  t:elf\t", 0)])) == ["t:elf"])
    #expect(texts(history([("(t:elf or t:goblin", 0)])) == ["(t:elf or t:goblin)"])
    #expect(texts(history([("o:\"draw a", 0)])) == ["o:\"draw a\""])
  }

  @Test func timesThatAreNoNumbersAreIgnored() {
    for seconds in [Double.nan, .infinity, -.infinity] {
      #expect(CompletionHistory.empty.recording(use: "t:elf", at: seconds, vocabulary: .scryfall) == .empty)
    }
  }

  @Test func theRowSaysWhatItIs() throws {
    let entry = try #require(history([("type:elf color:g", 2)]).entries.first)
    #expect(entry.text == "type:elf color:g")
    #expect(entry.canonicalText == "type:elf color:g")
    #expect(entry.weight == 1)
    #expect(entry.lastUse == 2 * Self.day)
  }

  @Test func theLeastFrecentEntryGoes() {
    #expect(texts(history([("a", 0), ("b", 1), ("b", 2), ("c", 3)], limit: 2)) == ["b", "c"])
    #expect(texts(history([("a", 0), ("a", 0), ("b", 1), ("c", 2)], limit: 2)) == ["a", "c"])
    #expect(history([("a", 0), ("b", 1)], limit: 0).entries.isEmpty)
    #expect(history([("a", 0), ("b", 1)], limit: -5).entries.isEmpty)
  }

  /// Also a history full of favourites learns: the query of just now stays, and one of long ago does not push anything
  /// out.
  @Test func aFullHistoryStillLearns() {
    let favourites: [(String, Double)] = [("a", 0.0), ("a", 0), ("b", 0), ("b", 0)]
    #expect(texts(history(favourites + [("c", 0.5)], limit: 2)) == ["a", "c"])
    #expect(texts(history(favourites + [("c", -9)], limit: 2)) == ["a", "b"])
  }

  @Test func fiveHundredAreKept() {
    let history = history((0..<520).map { ("t:x\($0)", Double($0)) })
    #expect(history.limit == 500 && history.entries.count == 500)
    #expect(history.entries.first?.text == "t:x519" && history.entries.last?.text == "t:x20")
  }

  @Test func forgettingIsByMeaning() {
    let before = history([("t:elf c:g", 0), ("t:goblin", 1)]).pinning("t:elf c:g", vocabulary: .scryfall)
    let after = before.forgetting("color:g type:ELF", vocabulary: .scryfall)
    #expect(texts(after) == ["t:goblin"])
    #expect(after.pins.count == 1)
    #expect(before.forgetting("t:", vocabulary: .scryfall) == before)
    #expect(before.forgetting("t:dragon", vocabulary: .scryfall) == before)
  }

  @Test func pinsKeepTheirOrder() {
    var history = CompletionHistory.empty
    for text in ["t:elf", "t:goblin", "t:", "type:elf", "t:dragon"] {
      history = history.pinning(text, vocabulary: .scryfall)
    }
    #expect(history.pins.map { $0.text } == ["type:elf", "t:goblin", "t:dragon"])
    #expect(history.entries.isEmpty)
    let fewer = history.unpinning("T:GOBLIN", vocabulary: .scryfall)
    #expect(fewer.pins.map { $0.text } == ["type:elf", "t:dragon"])
    #expect(fewer.unpinning("t:", vocabulary: .scryfall) == fewer)
    #expect(fewer.unpinning("t:sliver", vocabulary: .scryfall) == fewer)
  }
}
