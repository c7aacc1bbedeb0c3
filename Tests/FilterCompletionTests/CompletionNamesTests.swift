import FilterCompletion
import FuzzyMatching
import Testing

/// Names of several words, typed in different ways, and the items they displace.
@Suite struct CompletionNamesTests {
  @Test func aRunOfWordsBecomesOneName() {
    let rows: [(String, String)] = [
      ("dark rit‸", #"!"Dark Ritual""#), ("t:elf dark rit‸", #"t:elf !"Dark Ritual""#),
      ("drak ritaul‸", #"!"Dark Ritual""#), ("ritual dark‸", #"!"Dark Ritual""#), ("darkritual‸", #"!"Dark Ritual""#),
      ("urzas, sag‸", #"!"Urza's Saga""#), ("sword of fire and ic‸", #"!"Sword of Fire and Ice""#),
      ("fire // ic‸", #"!"Fire // Ice""#), ("lim dul v‸", #"!"Lim-Dûl's Vault""#), ("(dark rit‸", #"(!"Dark Ritual""#),
      ("c:b or dark rit‸", #"c:b or !"Dark Ritual""#), ("goblin gu‸", #"!"Goblin Guide""#),
    ]
    for (marked, result) in rows {
      expectFirst(marked, result)
    }
  }

  @Test func namesBehindAMarkOrAField() {
    let rows: [(String, String)] = [
      ("!dark‸", #"!"Dark Ritual""#), ("!dark rit‸", #"!"Dark Ritual""#), ("!\"dark rit‸", #"!"Dark Ritual""#),
      ("!\"dark rit‸\"", #"!"Dark Ritual""#), ("!'dark rit‸'", "!'Dark Ritual'"), ("-!dark‸", #"-!"Dark Ritual""#),
      ("-!dark rit‸", #"-!"Dark Ritual""#), ("name:dark‸", #"name:"Dark Ritual""#),
      ("name:\"dark rit‸", #"name:"Dark Ritual""#),
    ]
    for (marked, result) in rows {
      expectFirst(marked, result)
    }
  }

  @Test func aWordWithAPrefixGoesOnWithNoRun() {
    // Only the text after the `-` is its term.
    #expect(!Offered("-dark rit‸").results.contains(#"-!"Dark Ritual""#))
    #expect(!Offered("t:dark rit‸").results.contains(#"t:!"Dark Ritual""#))
  }

  @Test func theLastWordOfANameIsNoBeginningOfAField() {
    // `g` alone is a field; behind `goblin` it is the second word of a name.
    #expect(Offered("g‸").labels.contains("game") || Offered("g‸").list.items.contains { $0.kind == .field })
    #expect(Offered("goblin g‸").list.items.first?.kind == .name)
    // Without a matching name it is the start of another term.
    #expect(Offered("bolt pow‸").list.items.contains { $0.kind == .field && $0.label == "power" })
  }

  @Test func aTypoInAShortWordFindsNothingElse() {
    let labels = Offered("drk‸", limit: 60).list.items.filter { $0.kind == .value || $0.kind == .field }.map {
      $0.label
    }
    #expect(labels.allSatisfy { $0.lowercased().contains("drk") || $0.lowercased().hasPrefix("dr") }, "\(labels)")
  }

  @Test func namesStandInTheOrderOfTheirIndex() throws {
    let catalog = try #require(SampleCatalogs.all["card-names"])
    for typed in ["ri", "fi", "go", "light", "drak", "urzas", "e r", "s"] {
      let expected = catalog.index.best(6, for: typed).map { catalog.entry(of: $0).value }
      let found = Offered("!\"\(typed)‸", limit: 40).list.items.filter { $0.kind == .name }.map { $0.label }
      #expect(Array(found.prefix(expected.count)) == expected, "\(typed)")
    }
  }

  @Test func labelsArePlainAndHighlightsLieInThem() {
    for marked in ["dark rit‸", "!kong‸", "!back‸", "s:zeb‸", "a:guay‸", "flying‸"] {
      for item in Offered(marked).list.items {
        for highlight in item.highlights { #expect(highlight.range(in: item.label) != nil, "\(marked) \(item.label)") }
      }
    }
    #expect(
      Offered("!kong‸").item("Kongming, \"Sleeping Dragon\"").map { Offered("!kong‸").accepting($0) }
        == "!'Kongming, \"Sleeping Dragon\"'‸")
  }

  @Test func setsByCodeAndName() {
    #expect(Offered("s:zeb‸").results.contains("s:zzz"))
    #expect(Offered("s:zz‸").results.contains("s:zzz"))
    #expect(Offered("s:zeb‸").item("The Zebra Zone")?.detail.contains("zzz") == true)
  }

  @Test func operatorsSayWhatTheyMean() {
    let items = Offered("pow‸", limit: 40).list.items.filter { $0.kind == .operator }
    #expect(items.count >= 6)
    #expect(items.allSatisfy { !$0.detail.isEmpty && $0.asksAgain })
    // `:` and `=` are synonyms here, all others have different meanings.
    #expect(Set(items.map { $0.detail }).count >= items.count - 1)
  }

  @Test func whatLeadsOnAsksAgain() {
    #expect(Offered("typ‸").item("type")?.asksAgain == true)
    #expect(Offered("t:gob‸").item("goblin")?.asksAgain == false)
    #expect(Offered("t:elf ‸", limit: 60).item("or")?.asksAgain == true)
  }
}
