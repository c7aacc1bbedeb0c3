import DataStreams
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct CardFlagTests {
  @Test func typeLines() {
    let rows: [(String, String, Bool)] = [
      ("permanent", "Creature — Elf", true), ("permanent", "Instant", false), ("permanent", "Land", true),
      ("permanent", "Battle — Siege", true), ("permanent", "Legendary Planeswalker — Jace", true),
      ("permanent", "Sorcery // Land", true), ("permanent", "Plane — Dominaria", false),
      ("spell", "Creature", true), ("spell", "Land", false), ("spell", "Land Creature — Forest Dryad", false),
      ("spell", "Token Creature", false), ("spell", "Instant", true), ("spell", "Conspiracy", false),
      ("spell", "Artifact — Attraction", false), ("spell", "Artifact — Contraption", false),
      ("spell", "Stickers", false),
      ("spell", "Dungeon", false), ("spell", "Phenomenon", false), ("spell", "Scheme", false),
      ("spell", "Vanguard", false),
      ("spell", "Hero", false), ("spell", "Hero Artifact — Equipment", false), ("spell", "Creature — Human Hero", true),
      ("spell", "Summon — Dragon", true), ("spell", "Card", false),
      ("historic", "Artifact", true), ("historic", "Enchantment — Saga", true), ("historic", "Legendary Land", true),
      ("historic", "Enchantment", false),
      ("party", "Creature — Human Cleric", true), ("party", "Creature — Elf", false),
      ("party", "Kindred Instant — Wizard", false),
      ("party", "Creature — Warrior", true), ("party", "Creature — Rogue", true), ("party", "Creature — Wizard", true),
      ("outlaw", "Kindred Instant — Rogue", true), ("outlaw", "Creature — Pirate", true),
      ("outlaw", "Creature — Cleric", false),
      ("outlaw", "Creature — Assassin", true), ("outlaw", "Creature — Mercenary", true),
      ("outlaw", "Creature — Warlock", true),
    ]
    for (value, line, expected) in rows {
      #expect(CardFlag.answer(value, Sample.card("A", line)) == expected, "\(value), \(line)")
    }
  }

  @Test func changelingsAreOfEveryKind() {
    let creature = Sample.card("A", "Creature — Shapeshifter", keywords: ["Changeling"])
    #expect(CardFlag.answer("party", creature) == true)
    #expect(CardFlag.answer("outlaw", creature) == true)
    let instant = Sample.card("A", "Kindred Instant — Shapeshifter", keywords: ["Changeling"])
    #expect(CardFlag.answer("party", instant) == true)
    #expect(CardFlag.answer("party", Sample.card("A", "Kindred Instant — Wizard")) == false)
    #expect(CardFlag.answer("outlaw", instant) == true)
  }

  /// Texts that describe the card itself, or something else.
  @Test func textsOfEveryKind() {
    let rows: [(String, Bool)] = [
      ("Burakos is also a Cleric, Rogue, Warrior, and Wizard.", true),
      ("Haste\nThis creature is also a Cleric, Rogue, Warrior, and Wizard.", true),
      ("Burakos is every creature type (even if this card isn't on the battlefield).", true),
      ("Equipped creature gets +3/+0 and is every creature type.", false),
      ("Creatures you control are every creature type.", false),
      ("Create a 2/2 Shapeshifter creature token with changeling. (It is every creature type.)", false),
      ("Target creature is also a Cleric, Rogue, Warrior, and Wizard.", false),
    ]
    for (text, expected) in rows {
      let card = Sample.card("Burakos, Party Leader", "Legendary Creature — Orc", text)
      #expect(CardFlag.answer("party", card) == expected, "\(text)")
      #expect(CardFlag.answer("outlaw", card) == expected, "\(text)")
    }
  }

  @Test func aPartyIsLookedForOnOneFace() {
    let card = Sample.card(
      "transform", faces: [Sample.face("a", "Creature — Elf"), Sample.face("b", "Enchantment — Wizard")])
    #expect(CardFlag.answer("party", card) == false)
  }

  @Test func modal() {
    let rows: [(String, Bool)] = [
      ("Choose one —\n• Draw a card.\n• Mill two cards.", true),
      ("Choose two. You may choose the same mode more than once.\n• A\n• B", true),
      ("Flying\nWhen this creature enters, choose up to one —\n• A\n• B", true),
      ("Choose one or both —\n• A\n• B", true),
      ("Spree (Choose one or more additional costs.)\n+ {1} — A\n+ {2} — B", true),
      ("Choose target creature.", false), ("Choose one card.", false), ("", false), ("• A\n• B", false),
      ("As Siege enters, choose Khans or Dragons.\n• Khans — A\n• Dragons — B", false),
      ("Choose one —\nThen nothing.\n• A", false), ("An opponent chooses one —\n• A\n• B", true),
      ("Choose", false), ("Choose up to five {P} worth of modes.\n{P} — A\n{P}{P} — B", true),
      ("Draw a card.\n{P} — B", false),
      ("Tiered (Choose one additional cost.)\nDraw cards.\n• One — {0} — 1.\n• Two — {1} — 2.", true),
    ]
    for (text, expected) in rows {
      #expect(CardFlag.answer("modal", Sample.card("A", "Instant", text)) == expected, "\(text)")
    }
  }

  @Test func vanilla() {
    let rows: [(String, String, Bool, Bool)] = [
      ("Creature — Bear", "", true, false), ("Creature — Bird", "Flying", false, true),
      ("Creature", "Flying (It can't be blocked.)\nVigilance, trample", false, true),
      ("Creature", "Flying (It flies.)\nWhen this creature dies, draw a card.", false, false),
      ("Creature", "Flying (It flies.\nTrample)", false, false), ("Creature", "First strike; banding", false, true),
      ("Creature", "Protection from black and from red", false, true),
      ("Creature", "Protection from Demons, from Dragons, and from Elves", false, true),
      ("Creature", "Ward {2}", false, true), ("Creature", "Ward—Pay 3 life.", false, true),
      ("Creature", "Cycling {2}\nKicker {1}{G}", false, true), ("Creature", "Toxic 1", false, true),
      ("Creature", "Flying\nWhen this creature dies, draw a card.", false, false),
      ("Creature", "Artifact landcycling {2}", false, true), ("Creature", "Flying\nSnow forestwalk", false, true),
      ("Creature", "All creatures have forestwalk.", false, false),
      ("Creature", "Boast — {1}: Draw a card.", false, false),
      ("Creature", "Max speed — {T}: Add {R}{R}.", false, false),
      ("Creature", "Fear Gas — It can't be blocked.", false, false),
      ("Creature", "Prototype {2}{R} — 3/2\nHaste", false, true), ("Creature", "Suspend 5—{B}", false, true),
      ("Creature", "Haste\nEscape—{3}{R}, Exile four other cards from your graveyard.", false, true),
      ("Creature", "Partner with Pir, Imaginative Rascal", false, true), ("Creature", "Devour artifact 1", false, true),
      ("Creature", "Dash costs you pay cost {2} less.\nDash {2}{R}", false, false),
      ("Creature", "Flying. Draw a card.", false, false), ("Creature", "{T}: Add {G}.", false, false),
      ("Creature", "Destroy target creature.", false, false), ("Creature", "Flyinghigh", false, false),
      ("Creature", "(Only a reminder.)", false, false),
      ("Artifact", "Flying", false, false), ("Artifact", "", false, false),
      ("Land Creature — Forest Dryad", "", false, false),
    ]
    for (line, text, isVanilla, isFrench) in rows {
      let card = Sample.card("A", line, text)
      #expect(CardFlag.answer("vanilla", card) == isVanilla, "\(line), \(text)")
      #expect(CardFlag.answer("frenchvanilla", card) == isFrench, "\(line), \(text)")
    }
  }

  @Test func bears() {
    let rows: [(String, String, String, Bool)] = [
      ("Creature — Bear", "{1}{G}", "2/2", true), ("Artifact Creature", "{2}", "2/2", true),
      ("Creature", "{G}", "2/2", false),
      ("Creature", "{1}{G}", "2/3", false), ("Creature", "{1}{G}", "3/2", false),
      ("Artifact — Vehicle", "{2}", "2/2", false),
      ("Creature", "{1}{G}", "*/2", false),
    ]
    for (line, cost, stats, expected) in rows {
      #expect(
        CardFlag.answer("bear", Sample.card("A", line, cost: cost, stats: stats)) == expected,
        "\(line), \(cost), \(stats)")
    }
  }

  @Test func symbols() {
    #expect(CardFlag.answer("hybrid", Sample.card("A", cost: "{W/U}")) == true)
    #expect(CardFlag.answer("hybrid", Sample.card("A", cost: "{W/P}")) == false)
    #expect(CardFlag.answer("hybrid", Sample.card("A")) == false)
    let back = Sample.card(
      "split", faces: [Sample.face("a", cost: "{W}"), Sample.face("b", "", "{G/P}: B", cost: "{W/U}")])
    #expect(CardFlag.answer("hybrid", back) == false)
    #expect(CardFlag.answer("phyrexian", back) == true)
    #expect(CardFlag.answer("phyrexian", Sample.card("A", cost: "{1}{U/P}")) == true)
    #expect(CardFlag.answer("phyrexian", Sample.card("A", cost: "{U}")) == false)
  }

  @Test func whatACardHas() {
    var card = Sample.card("A", "Creature", keywords: ["Partner with", "Companion"])
    #expect(CardFlag.answer("partner", card) == true)
    #expect(CardFlag.answer("companion", card) == true)
    for value in ["indicator", "lights", "related"] { #expect(CardFlag.answer(value, card) == false) }
    card.colorIndicator = CardColors(bits: 2)
    card.attractionLights = [2, 6]
    card.relatedParts = [RelatedPart(id: "1", component: "combo_piece", name: "A")]
    #expect(CardFlag.answer("indicator", card) == true)
    #expect(CardFlag.answer("lights", card) == true)
    #expect(CardFlag.answer("related", card) == false)
    card.relatedParts.append(RelatedPart(id: "2", component: "token", name: "Elf"))
    #expect(CardFlag.answer("related", card) == true)
    card.keywords = ["Flying"]
    let text = "Companion — Your deck is odd.\nFlying"
    #expect(CardFlag.answer("companion", Sample.card("A", "Creature", text)) == true)
    #expect(CardFlag.answer("companion", Sample.card("A", "Creature", "Doctor's companion")) == false)
    for text in ["Partner (You can have two.)", "Flying\nFriends forever", "Choose a Background", "Doctor's companion"]
    {
      #expect(CardFlag.answer("partner", Sample.card("A", "Creature", text)) == true, "\(text)")
    }
    #expect(CardFlag.answer("partner", Sample.card("A", "Creature", "Partners gain haste.")) == false)
    #expect(CardFlag.answer("etb", Sample.card("A", "Creature", "Fabricate 1 (When this creature enters, …)")) == true)
    #expect(CardFlag.answer("etb", Sample.card("A", "Creature", "You may have this creature enter tapped.")) == false)
    #expect(CardFlag.answer("partner", card) == false)
    #expect(CardFlag.answer("companion", card) == false)
    #expect(CardFlag.answer("spellbook", Sample.card("A", "", "Draft a card from A's Spellbook.")) == true)
    #expect(CardFlag.answer("spellbook", Sample.card("A", "", "spell book")) == false)
    let face = Sample.card("transform", faces: [Sample.face("a"), Sample.face("b")])
    #expect(CardFlag.answer("indicator", face) == false)
  }

  @Test func layouts() {
    let rows: [(String, String)] = [
      ("split", "split"), ("flip", "flip"), ("transform", "transform"), ("modal_dfc", "mdfc"), ("meld", "meld"),
      ("leveler", "leveler"), ("adventure", "adventure"), ("class", "class"), ("prepare", "prepare"),
      ("reversible_card", "reversible"), ("token", "token"), ("emblem", "token"), ("art_series", "artseries"),
      ("planar", "planar"), ("vanguard", "vanguard"), ("host", "host"), ("augment", "host"),
    ]
    for (layout, value) in rows {
      #expect(CardFlag.answer(value, Sample.card("A", layout: layout)) == true, "\(layout)")
      #expect(CardFlag.answer(value, Sample.card("A")) == false, "\(layout)")
    }
  }

  @Test func doubleFaced() {
    let rows: [(String, Bool)] = [
      ("transform", true), ("modal_dfc", true), ("art_series", true), ("double_faced_token", true),
      ("reversible_card", true),
      ("meld", false), ("split", false), ("flip", false),
    ]
    for (layout, expected) in rows {
      #expect(CardFlag.answer("dfc", Sample.card("A", layout: layout)) == expected, "\(layout)")
    }
  }

  @Test func meldCardsNeedTheirParts() {
    var card = Sample.card("Gisela", layout: "meld")
    #expect(CardFlag.answer("meldpart", card) == nil)
    #expect(CardFlag.answer("meldresult", card) == nil)
    card.relatedParts = [
      RelatedPart(id: "1", component: "meld_result", name: "Brisela"),
      RelatedPart(id: "2", component: "meld_part", name: "Gisela"),
    ]
    #expect(CardFlag.answer("meldpart", card) == true)
    #expect(CardFlag.answer("meldresult", card) == false)
    card.name = "Brisela"
    #expect(CardFlag.answer("meldresult", card) == true)
    #expect(CardFlag.answer("meldpart", Sample.card("A")) == false)
  }

  /// If the related parts are not listed, the rules text decides.
  @Test func meldCardsSpeakOfTheirMeld() {
    let legal = ["commander": "legal", "brawl": "legal", "oathbreaker": "legal"]
    for text in ["(Melds with Bruna.)", "Exile them, then meld them into Brisela."] {
      let part = Sample.card("Gisela", "Legendary Creature", text, layout: "meld", legalities: legal)
      #expect(CardFlag.answer("meldpart", part) == true && CardFlag.answer("meldresult", part) == false)
      #expect(CardFlag.answer("commander", part) == true && CardFlag.answer("spell", part) == true)
    }
    let result = Sample.card("Brisela", "Legendary Creature", "Flying", layout: "meld", legalities: legal)
    #expect(CardFlag.answer("meldpart", result) == false && CardFlag.answer("meldresult", result) == true)
    for flag in ["commander", "brawler", "spell", "paupercommander"] { #expect(CardFlag.answer(flag, result) == false) }
    let walker = Sample.card("Urza", "Legendary Planeswalker", "+2: Draw.", layout: "meld", legalities: legal)
    #expect(CardFlag.answer("oathbreaker", walker) == false && CardFlag.answer("brawler", walker) == false)
  }

  @Test func commanders() {
    let rows: [(String, String, String?, String, Bool)] = [
      ("Legendary Creature — Elf", "", "1/1", "legal", true),
      ("Legendary Creature — Elf", "", "1/1", "banned", false),
      ("Legendary Creature — Elf", "", "1/1", "not_legal", true), ("Creature — Elf", "", "1/1", "legal", false),
      ("Legendary Artifact — Vehicle", "", "3/3", "legal", true),
      ("Legendary Artifact — Spacecraft", "", nil, "legal", false),
      ("Legendary Artifact — Spacecraft", "", "4/4", "legal", true),
      ("Artifact — Vehicle", "", "3/3", "legal", false),
      ("Legendary Enchantment — Background", "", nil, "legal", true),
      ("Legendary Enchantment", "", nil, "legal", false),
      ("Legendary Planeswalker — Teferi", "Teferi can be your commander.", nil, "legal", true),
      ("Legendary Planeswalker — Teferi", "", nil, "legal", false),
      (
        "Legendary Planeswalker — Grist", "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature.",
        nil,
        "legal", true
      ),
      (
        "Planeswalker — Grist", "As long as Grist isn't on the battlefield, it's a 1/1 Insect creature.", nil,
        "legal",
        false
      ),
      (
        "Legendary Artifact", "As long as it isn't on the battlefield, it's red. Each creature attacks.", nil,
        "legal",
        false
      ),
    ]
    for (line, text, stats, legality, expected) in rows {
      let card = Sample.card("A", line, text, stats: stats, legalities: ["commander": legality, "duel": legality])
      #expect(CardFlag.answer("commander", card) == expected, "\(line)")
      #expect(CardFlag.answer("duelcommander", card) == expected, "\(line)")
    }
  }

  @Test func aCommanderOfAnUnknownFormatIsNotKnown() {
    let card = Sample.card("A", "Legendary Creature", legalities: ["modern": "legal"])
    #expect(CardFlag.answer("commander", card) == nil)
    #expect(CardFlag.answer("commander", Sample.card("A", "Creature")) == false)
    #expect(
      CardFlag.answer(
        "commander", Sample.card("A", "Legendary Creature", layout: "token", legalities: ["commander": "not_legal"]))
        == false)
  }

  @Test func cardsBannedAsCommandersAreRestrictedInDuels() {
    let card = Sample.card("A", "Legendary Creature", legalities: ["commander": "legal", "duel": "restricted"])
    #expect(CardFlag.answer("commander", card) == true)
    #expect(CardFlag.answer("duelcommander", card) == false)
  }

  @Test func otherLeaders() {
    let brawl = ["standardbrawl": "not_legal", "brawl": "legal", "oathbreaker": "legal"]
    #expect(CardFlag.answer("brawler", Sample.card("A", "Legendary Creature", legalities: brawl)) == true)
    #expect(CardFlag.answer("brawler", Sample.card("A", "Legendary Planeswalker", legalities: brawl)) == true)
    #expect(CardFlag.answer("brawler", Sample.card("A", "Legendary Artifact — Vehicle", legalities: brawl)) == true)
    #expect(CardFlag.answer("brawler", Sample.card("A", "Creature", legalities: brawl)) == false)
    #expect(
      CardFlag.answer("brawler", Sample.card("A", "Legendary Creature", legalities: ["brawl": "banned"])) == false)
    #expect(CardFlag.answer("brawler", Sample.card("A", "Legendary Creature")) == nil)
    #expect(CardFlag.answer("oathbreaker", Sample.card("A", "Legendary Planeswalker", legalities: brawl)) == true)
    #expect(CardFlag.answer("oathbreaker", Sample.card("A", "Creature", legalities: brawl)) == false)
    #expect(CardFlag.answer("oathbreaker", Sample.card("A", "Planeswalker")) == nil)
  }

  @Test func pauperCommandersHaveAnUncommonPrinting() {
    let printings = ["common", "uncommon"].map { rarity in Sample.printing { $0.rarity = rarity } }
    #expect(CardFlag.answer("paupercommander", Sample.card("A", "Creature", printings: printings)) == true)
    #expect(CardFlag.answer("paupercommander", Sample.card("A", "Instant", printings: printings)) == false)
    #expect(CardFlag.answer("paupercommander", Sample.card("A", "Creature", printings: [printings[0]])) == false)
    let banned = Sample.card("A", "Creature", legalities: ["paupercommander": "banned"], printings: printings)
    #expect(CardFlag.answer("paupercommander", banned) == false)
    let online = Sample.printing {
      $0.rarity = "uncommon"
      $0.games = ["mtgo"]
    }
    #expect(CardFlag.answer("paupercommander", Sample.card("A", "Creature", printings: [online])) == true)
  }

  @Test func listsOfTheSource() {
    var card = Sample.card("A")
    #expect(CardFlag.answer("reserved", card) == nil)
    #expect(CardFlag.answer("gamechanger", card) == nil)
    card.isReserved = true
    card.isGameChanger = false
    #expect(CardFlag.answer("reserved", card) == true)
    #expect(CardFlag.answer("gamechanger", card) == false)
    #expect(CardFlag.answer("spikey", Sample.card("A", legalities: ["vintage": "restricted"])) == true)
    #expect(CardFlag.answer("spikey", Sample.card("A", legalities: ["vintage": "legal"])) == false)
    #expect(CardFlag.named("spikey")?.limitation != nil)
  }

  @Test func landNicknames() {
    for (name, value) in [
      ("Flooded Strand", "fetchland"), ("Steam Vents", "shockland"), ("Tundra", "dual"),
      ("Jetmir's Garden", "tricycleland"),
      ("Karplusan Forest", "painland"), ("Svogthos, the Restless Tomb", "creatureland"),
      ("Fire-Lit Thicket", "filterland"),
    ] {
      #expect(CardFlag.answer(value, Sample.card(name, "Land")) == true)
      #expect(CardFlag.answer(value, Sample.card(name + "x", "Land")) == false)
      #expect(CardFlag.answer("scryland", Sample.card(name, "Land")) == false)
    }
    let pathway = Sample.card(
      "modal_dfc", faces: [Sample.face("Clearwater Pathway", "Land"), Sample.face("Murkwater Pathway", "Land")])
    #expect(CardFlag.answer("pathway", pathway) == true)
    #expect(CardFlag.answer("tron", Sample.card("Urza's Tower", "Land — Urza's Tower")) == true)
    #expect(CardFlag.answer("tron", Sample.card("Urza's Saga", "Enchantment Land")) == false)
  }
}
