import DataStreams
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct HiddenCardsTests {
  private func isExtra(_ card: Card) -> Bool {
    CardFacts(of: card).isExtra(card.printings[0])
  }

  @Test func layouts() {
    let rows: [String] = ["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard"]
    for layout in rows {
      #expect(isExtra(Sample.card("A", "Whatever", layout: layout)), "\(layout)")
    }
  }

  @Test func layoutsOfOrdinaryCards() {
    let rows: [String] = ["normal", "split", "transform", "saga", "meld", "host", "augment", "reversible_card"]
    for layout in rows {
      #expect(!isExtra(Sample.card("A", "Creature — Elf", layout: layout)), "\(layout)")
    }
  }

  @Test func types() {
    let rows: [(String, Bool)] = [
      ("Token Creature — Elf", true), ("Emblem", true), ("Plane — Dominaria", true), ("Phenomenon", true),
      ("Ongoing Scheme", true), ("Vanguard", true), ("Dungeon — Undercity", false), ("Card", true),
      ("Card // Card", true),
      ("Creature — Elf", false), ("Legendary Planeswalker — Jace", false), ("Conspiracy", false), ("", false),
    ]
    for (line, isHidden) in rows {
      #expect(isExtra(Sample.card("A", line)) == isHidden, "\(line)")
    }
  }

  @Test func printings() {
    func isHidden(_ change: (inout CardPrinting) -> Void) -> Bool {
      isExtra(Sample.card("A", "Creature", printings: [Sample.printing("tst", nil, change)]))
    }
    #expect(!isHidden { _ in })
    #expect(isHidden { $0.isOversized = true })
    #expect(!isHidden { $0.isOversized = false })
    #expect(isHidden { $0.borderColor = "gold" })
    #expect(!isHidden { $0.borderColor = "silver" })
    #expect(isHidden { $0.setType = "memorabilia" })
    #expect(!isHidden { $0.setType = "funny" })
    #expect(isHidden { $0.promoTypes = ["playtest"] })
    #expect(!isHidden { $0.promoTypes = ["prerelease"] })
    #expect(isHidden { $0.games = ["astral"] })
    #expect(isHidden { $0.games = ["sega", "astral"] })
    #expect(!isHidden { $0.games = ["astral", "paper"] })
    #expect(!isHidden { $0.games = ["mtgo"] })
  }

  /// Dungeons come with tokens, and are shown.
  @Test func dungeonsOfTokenSets() {
    for (line, isHidden) in [("Dungeon", false), ("Artifact", true)] {
      let card = Sample.card("A", line, printings: [Sample.printing("tst", nil) { $0.setType = "token" }])
      #expect(isExtra(card) == isHidden)
    }
  }

  @Test func contentWarnings() {
    var card = Sample.card("A", "Instant")
    card.hasContentWarning = true
    #expect(isExtra(card))
    #expect(CardFacts(of: card).isExtraCard)
    #expect(CardFlag.answer("spell", card) == true)
  }

  @Test func legalities() {
    let card = Sample.card(
      "A",
      legalities: ["modern": "legal", "vintage": "restricted", "legacy": "banned", "pauper": "not_legal", "x": "odd"])
    #expect(card.formats.isPlayable(in: "modern") == true)
    #expect(card.formats.isPlayable(in: "vintage") == true)
    #expect(card.formats.isPlayable(in: "legacy") == false)
    #expect(card.formats.isPlayable(in: "pauper") == false)
    #expect(card.formats.isPlayable(in: "standard") == nil)
    #expect(card.formats.legality(in: "legacy") == .banned)
    #expect(card.formats.legality(in: "vintage") == .restricted)
    #expect(card.formats.legality(in: "x") == nil)
  }
}
