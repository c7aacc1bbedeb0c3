import FilterCompletion
import FuzzyMatching
import Testing
import _FilterTestSupport

/// The descriptions of items and the parts of their scores.
@Suite struct CompletionWordsTests {
  @Test func details() throws {
    let rows: [(String, String, String)] = [
      ("t‸", "type", "type line"),
      ("tou‸", "toughness", "stats"),
      ("kw‸", "kw", "keyword"),
      ("c:az‸", "azorius", "guild, wu"),
      ("c:‸", "white", "w"),
      ("f:mod‸", "modern", "sets since Eighth Edition"),
      ("flying‸", "flying", "keyword"),
      ("goblin‸", "goblin", "type line"),
      ("war of‸", "War of the Spark", "set, war"),
      ("e:murders‸", "Murders at Karlov Manor", "mkm"),
      ("e:mkm‸ ", "mkc", ""),
      ("pow!‸", ">=", "at least"),
      ("pow!‸", "!=", "other than"),
      ("pow>‸", "tou", "toughness"),
      ("order:‸", "cmc", "mana value"),
      ("draw a card‸", "draw a card", "rules text"),
      ("/^tap‸", "/^tap/", "rules text"),
      ("t:elf ‸", "or", "either of the two"),
      ("t:elf (c:g ‸", ")", "closes the group"),
      ("o:\"draw‸", "\"", "closes the quote"),
      ("date>2020-‸", "2020-01", "month"),
    ]
    for (marked, label, detail) in rows {
      let offered = Offered(marked)
      guard let item = offered.item(label) else {
        if detail.isEmpty { continue }
        Issue.record("`\(marked)` offers \(offered.labels)")
        continue
      }
      #expect(item.detail == detail, "\(marked), \(label)")
    }
  }

  @Test func documentation() {
    #expect(
      Offered("t‸").item("type")?.documentation == "Words of the type line: supertypes, card types and subtypes")
    #expect(Offered("incl‸").item("include")?.documentation.hasSuffix("has no effect.") == true)
    #expect(
      Offered("is:fetch‸").item("fetchland")?.documentation == "the ten lands that pay 1 life to search for a land")
    #expect(Offered("id!‸").item("<=")?.documentation == "")
  }

  @Test func kinds() {
    let rows: [(String, CompletionKind)] = [
      ("t‸", CompletionKind.field), ("pow!‸", .operator), ("t:gob‸", .value), ("!light‸", .name), ("flying‸", .value),
      ("draw a card‸", .text), ("/^tap‸", .regex), ("o:\"zzz‸", .keyword),
    ]
    for (marked, kind) in rows {
      #expect(Offered(marked).list.items.first?.kind == kind, "\(marked)")
    }
  }

  @Test func onlyWhatLeadsOnAsksAgain() {
    for marked in ["‸", "t‸", "pow!‸", "t:gob‸", "flying‸", "t:elf (c:g ‸", "draw a card‸", "!‸"] {
      for item in Offered(marked).list.items {
        let leadsOn = item.kind == .field || item.kind == .operator || item.label == "or"
        #expect(item.asksAgain == leadsOn, "\(item.label)")
      }
    }
    #expect(Offered("po‸w>3").list.items.allSatisfy { !$0.asksAgain })
  }

  @Test func scoresAreTheSumOfTheirParts() {
    for marked in ["‸", "t‸", "flying‸", "c:‸", "t:gob‸", "r:rare r:‸", "draw a card‸"] {
      for item in Offered(marked).list.items {
        let names = item.score.parts.map(\.name).filter { $0 != "contradiction" }
        #expect(
          [["match"], ["match", "source", "popularity"], ["match", "exact", "source", "popularity"]].contains(names))
        #expect(item.score.total == min(1, max(0, item.score.parts.reduce(0) { $0 + $1.value })))
      }
    }
  }

  @Test func highlightsStandInTheLabel() throws {
    let item = try #require(Offered("t:gob‸").item("goblin"))
    #expect(item.highlights.compactMap { $0.utf8Range(in: item.label) } == [0..<3])
    let name = try #require(Offered("!light‸").item("Lightning Bolt"))
    #expect(name.highlights.compactMap { $0.utf8Range(in: name.label) } == [0..<5])
    // Found by an alias that the label does not show.
    #expect(Offered("f:edh‸").item("commander")?.highlights == [])
  }

  /// Likely sources rank before those that match almost any text.
  @Test func before() throws {
    let rows: [(String, String, String)] = [
      ("po‸", "power", "porcupine"), ("t‸", "type", "tix"), ("elf‸", "elf", "Elf Replica"),
      ("modern‸", "modern", "Modern Horizons"), ("goblin‸", "goblin", "Goblin Guide"),
      ("foil‸", "foil", "usdfoil"), ("land‸", "land", "landfall"),
    ]
    for (marked, first, second) in rows {
      let labels = Offered(marked, limit: 60).labels
      let place = try #require(labels.firstIndex(of: first), "\(marked): \(labels)")
      let other = try #require(labels.firstIndex(of: second), "\(marked): \(labels)")
      #expect(place < other, "\(marked)")
    }
  }
}
