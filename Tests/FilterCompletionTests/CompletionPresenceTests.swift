import FilterCompletion
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Terms of the query are not offered again, and contradictory ones are ranked down.
@Suite struct CompletionPresenceTests {
  @Test func isNotOfferedAgain() {
    let rows: [(String, String)] = [
      ("t:goblin t:gob‸", "t:goblin t:goblin"),
      ("type:GOBLIN t:gob‸", "type:GOBLIN t:goblin"),
      ("t:\"goblin\" gob‸", "t:\"goblin\" t:goblin"),
      ("f:edh f:comm‸", "f:edh f:commander"),
      ("c>=uw c:az‸", "c>=uw c:azorius"),
      ("kw:flying flying‸", "kw:flying kw:flying"),
      ("!\"lightning bolt\" !light‸", "!\"lightning bolt\" !\"Lightning Bolt\""),
      ("f:modern -(t:elf modern‸)", "f:modern -(t:elf f:modern)"),
      ("include:extras include:ex‸", "include:extras include:extras"),
      ("order:cmc or‸ t:elf", "order:cmc order: t:elf"),
      ("sort:cmc ‸", "sort:cmc order:"),
    ]
    for (marked, result) in rows {
      expectNone(marked, result)
    }
  }

  @Test func theOtherPolarityIsAnotherTerm() {
    expectAmong(3, "t:goblin -t:gob‸", "t:goblin -t:goblin")
    expectAmong(3, "-kw:flying or flying‸", "-kw:flying or kw:flying")
  }

  @Test func directivesThatAddUpAreOfferedAgain() {
    expectAmong(3, "include:extras inc‸", "include:extras include:")
    expectFirst("include:extras include:‸", "include:extras include:variations")
  }

  @Test(arguments: [
    ("r:rare r:‸", "common"), ("mv>=5 mv:‸", "3"), ("-kw:flying fly‸", "flying"), ("lang:ja lang:‸", "es"),
    ("is:foil (c:g or c:w) -is:fo‸", "foil"),
  ])
  func contradictionsSink(_ marked: String, _ label: String) throws {
    let item = try #require(Offered(marked, limit: 60).item(label))
    #expect(item.score.parts.last?.name == "contradiction")
    #expect((item.score.parts.last?.value ?? 0) < 0)
    let others = Offered(marked, limit: 60).list.items.filter { $0.score.parts.last?.name != "contradiction" }
    if let worst = others.map(\.score.total).max() { #expect(item.score.total < worst) }
  }

  @Test func whatMayHoldBesideDoesNotSink() {
    let rows: [String] = [
      "r:rare or r:‸", "-(r:rare) or r:‸", "f:modern f:‸", "t:elf t:‸", "(r:rare or c:g) r:‸", "-(r:rare r:‸)",
      "r:rare t:elf or r:‸",
    ]
    for marked in rows {
      let sunk = Offered(marked).list.items.filter { $0.score.parts.last?.name == "contradiction" }
      if marked == "-(r:rare r:‸)" {
        // Within one negated group both still hold together: it would exclude nothing.
        #expect(!sunk.isEmpty, "\(marked)")
      } else {
        #expect(sunk.map(\.label) == [], "\(marked)")
      }
    }
  }

  @Test func theGroupAroundCounts() {
    let offered = Offered("r:rare (c:g (t:elf or r:‸))", limit: 60)
    #expect(offered.item("common")?.score.parts.last?.name == "contradiction")
    #expect(Offered("r:rare -(c:g r:‸)", limit: 60).item("common")?.score.parts.last?.name != "contradiction")
  }

  @Test func missingCatalogsAreNamed() {
    let bare = CompletionEngine(vocabulary: .scryfall)
    #expect(Offered("a:reb‸", bare).list.missingCatalogs == ["artist-names"])
    #expect(Offered("a:reb‸").list.missingCatalogs == [])
    #expect(Offered("name:‸", bare).list.missingCatalogs == ["card-names"])
    #expect(Offered("!‸", bare).list.missingCatalogs == ["card-names"])
    #expect(Offered("t:‸", bare).list.missingCatalogs == [])
    #expect(Offered("e:‸", bare).list.missingCatalogs == [])
    #expect(Offered("otag:‸", bare).list.missingCatalogs == ["oracle-tags"])
    #expect(Offered("fly‸", bare).list.missingCatalogs == ["art-tags", "artist-names", "card-names", "oracle-tags"])
    #expect(Offered("‸", bare).list.missingCatalogs == [])
  }

  @Test func theLimitIsKept() {
    for limit in [0, 1, 5, 50] { #expect(Offered("t:‸", limit: limit).list.items.count == limit) }
    #expect(Offered("t:‸", limit: -1).list.items.isEmpty)
    #expect(Offered("t:‸", limit: 5).list.items == Array(Offered("t:‸", limit: 6).list.items.prefix(5)))
  }

  /// Only the best candidates are checked for contradictions, so a list contains at most that many that were ranked
  /// down. If nothing can contradict, a shorter list is a prefix of a longer one.
  @Test func aShorterListBeginsALongerOne() {
    let rows: [String] = ["fly‸", "‸", "t:elf ‸", "pow>‸", "draw a card‸", "e:‸", "c:‸"]
    for marked in rows {
      let long = Offered(marked, SampleCatalogs.engine, limit: 30).list.items
      #expect(Offered(marked, SampleCatalogs.engine, limit: 3).list.items == Array(long.prefix(3)), "\(marked)")
    }
  }
}

extension Offered {
  static let engine = CompletionEngine(vocabulary: .scryfall)
}
