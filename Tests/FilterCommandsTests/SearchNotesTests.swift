import DataStreams
import FilterEvaluation
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The notes on a search.
@Suite struct SearchNotesTests {
  private func remarks(_ query: String, strict: Bool = false, isTolerant: Bool = false) -> SearchNotes {
    var search = CardSearch(query, reading: strict ? .strict : .plain)
    search.isTolerant = isTolerant
    return SearchNotes(CardCollection.sample.library.plan(search), text: query)
  }

  @Test(arguments: [
    ("t:elf", []), ("foo:bar", ["ignored 'foo:bar': unknown field"]),
    (
      "otag:ramp t:elf c:-1",
      ["ignored 'otag:ramp': no data for 'oracletag'", "ignored 'c:-1': '-1' is not a set of colors"]
    ),
    ("foo:\u{1B}", ["ignored 'foo:␛': unknown field"]),
  ])
  func ignored(query: String, expected: [String]) {
    #expect(remarks(query).ignored == expected)
  }

  @Test func everything() {
    let rows: [(String, Bool)] = [
      ("foo:bar", true), ("()", true), ("", false), (" ", false), ("t:elf", false), ("order:cmc", false),
      ("foo:bar order:cmc", true), ("foo:bar t:elf", false),
    ]
    for (query, isSaid) in rows {
      #expect((remarks(query, isTolerant: true).showsEverything != nil) == isSaid, "\(query)")
    }
  }

  /// Unless tolerance is asked for, a query of which every term is ignored finds nothing.
  @Test func nothingUnderstoodFindsNothing() {
    for query in ["foo:bar", "otag:ramp", "foo:bar order:cmc", "order:nosuch", "-foo:bar", "(foo:bar or otag:ramp)"] {
      let notes = remarks(query)
      #expect(notes.refusal == "query refused: every term is ignored" && notes.showsEverything == nil, "\(query)")
    }
    for query in ["order:review", "foo:bar t:elf", "order:cmc", "", "()"] {
      #expect(remarks(query).refusal == nil, "\(query)")
    }
  }

  @Test func refusal() {
    #expect(remarks("(t:elf").refusal == nil)
    #expect(remarks("(t:elf", strict: true).refusal?.hasPrefix("query refused: ") == true)
  }

  @Test(arguments: [
    ("t:goblin t:elf", ["t:goblin: 7 found without it", "t:elf: 10 found without it"]),
    ("t:elf", []), ("t:elf loy>900", ["loy>900: matches nothing by itself"]),
    ("t:elf (loy>900 or def>900)", ["loy>900 or def>900: matches nothing by itself"]),
    ("loy>900 def>90", ["loy>900: matches nothing by itself"]),
  ])
  func blame(query: String, expected: [String]) {
    #expect(remarks(query).blame(CardCollection.sample.library.store.conflictingTerms) == expected)
  }
}
