import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Histories read back as they were, also under a vocabulary that changed meanwhile.
@Suite struct HistoryCodableTests {
  private static let history = CompletionHistory(entries: [], halfLife: 1_000, limit: 3)
    .recording(use: "t:elf c:g", at: 10, vocabulary: .scryfall)
    .recording(use: "c:g type:elf", at: 20.25, vocabulary: .scryfall)
    .recording(use: "pow>3", at: 30, vocabulary: .scryfall).pinning("F:Modern", vocabulary: .scryfall)

  @Test func aHistoryReadsBack() throws {
    for history in [Self.history, .empty] {
      let read = try JSONForm.value(CompletionHistory.self, fromJSON: JSONForm.text(of: history))
      #expect(read == history)
      #expect(read.matches(for: "t", at: 50) == history.matches(for: "t", at: 50))
    }
  }

  @Test func theFormIsFixed() throws {
    let row = CompletionHistory.Entry(text: "T:Elf", canonicalText: "t:elf", key: "k", weight: 1.5, lastUse: 2)
    let pin = CompletionHistory.Pin(text: "a", canonicalText: "b", key: "c")
    let history = CompletionHistory(entries: [row], pins: [pin])
    let form = #"""
      {"entries":[{"canonicalText":"t:elf","key":"k","lastUse":2,"text":"T:Elf","weight":1.5}],"halfLife":604800,\#
      "limit":500,"pins":[{"canonicalText":"b","key":"c","text":"a"}],"version":1}
      """#
    #expect(try JSONForm.text(of: history) == form)
    #expect(try JSONForm.value(fromJSON: form) == history)
    #expect(try JSONForm.value(CompletionHistory.self, fromJSON: #"{"entries":[]}"#) == .empty)
  }

  @Test func damageIsRefusedOrDropped() throws {
    #expect(
      JSONForm.refusal(of: CompletionHistory.self, fromJSON: #"{"version":2,"entries":[]}"#)
        == "history has form version 2; this library reads 1 to 1")
    #expect(JSONForm.refusal(of: CompletionHistory.self, fromJSON: "{}") == "no entries")
    let form = #"""
      {"limit":-5,"halfLife":-1,"entries":[
        {"text":"","canonicalText":"","key":"a","weight":1,"lastUse":0},
        {"text":"b","canonicalText":"b","key":"b","weight":-1,"lastUse":0}],
       "pins":[{"text":"p","canonicalText":"p","key":"p"},{"text":"P","canonicalText":"p","key":"p"}]}
      """#
    let read = try JSONForm.value(CompletionHistory.self, fromJSON: form)
    #expect(read.entries.isEmpty && read.limit == 0 && read.halfLife == CompletionHistory.defaultHalfLife)
    #expect(read.pins.map { $0.text } == ["P"])
    // The sum of two uses stays a number, which JSON has.
    let heavy = #"{"text":"b","canonicalText":"b","key":"b","weight":1.7e308,"lastUse":0}"#
    let sum = try JSONForm.value(CompletionHistory.self, fromJSON: #"{"entries":[\#(heavy),\#(heavy)]}"#)
    #expect(sum.entries.map { $0.weight } == [.greatestFiniteMagnitude])
  }

  /// A vocabulary in which two fields became one: their queries are one entry.
  @Test func aNewVocabularyMergesWhatMeansTheSame() throws {
    func vocabulary(_ fields: Field...) -> Vocabulary { Vocabulary(name: "people", fields: fields) }
    func field(_ name: String, _ aliases: String...) -> Field {
      Field(name, aliases: aliases, .number, summary: "", phrase: "have {is}")
    }
    let old = vocabulary(field("size"), field("shoe"))
    let history = CompletionHistory.empty.recording(use: "size>40", at: 0, vocabulary: old)
      .recording(use: "shoe>40", at: 0, vocabulary: old)
    #expect(history.entries.count == 2)
    let stored = try JSONForm.value(CompletionHistory.self, fromJSON: JSONForm.text(of: history))
    let new = stored.rekeyed(in: vocabulary(field("size", "shoe")))
    #expect(new.entries.map { $0.weight } == [2])
    #expect(stored.entries.count == 2)
  }

  /// Pinning many rows at once is pinning them one after another.
  @Test func storedPinsArePinnedInOrder() {
    var random = SeededGenerator(seed: 5)
    let pins = (0..<200).map { number in
      CompletionHistory.Pin(
        text: random.chance(10) ? "" : "t\(number)", canonicalText: "", key: "k\(random.below(60))")
    }
    let kept = CompletionHistory(entries: [], pins: pins).pins
    var expected: [CompletionHistory.Pin] = []
    for pin in pins where !pin.text.isEmpty {
      if let index = expected.firstIndex(where: { $0.key == pin.key }) {
        expected[index] = pin
      } else {
        expected.append(pin)
      }
    }
    #expect(kept == expected)
  }
}
