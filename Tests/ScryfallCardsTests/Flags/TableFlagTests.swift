import Testing

@testable import ScryfallCards

/// Flags that compare a layout or a type of set are looked up in tables: the answers are those of the plain rules.
@Suite struct TableFlagTests {
  /// The layouts of each flag, as the service describes them.
  private static let layoutsOfFlags: [(flag: String, layouts: [String])] = [
    ("split", ["split"]), ("flip", ["flip"]), ("transform", ["transform"]), ("mdfc", ["modal_dfc"]),
    ("meld", ["meld"]), ("leveler", ["leveler"]), ("adventure", ["adventure"]), ("class", ["class"]),
    ("dfc", ["transform", "modal_dfc", "art_series", "double_faced_token", "reversible_card"]),
    ("prepare", ["prepare"]), ("reversible", ["reversible_card"]),
    ("token", ["token", "double_faced_token", "emblem"]), ("artseries", ["art_series"]), ("planar", ["planar"]),
    ("vanguard", ["vanguard"]), ("host", ["host", "augment"]),
  ]

  /// The type of set of each flag.
  private static let setTypesOfFlags: [(flag: String, type: String)] = [
    ("core", "core"), ("expansion", "expansion"), ("masters", "masters"), ("starter", "starter"), ("box", "box"),
    ("memorabilia", "memorabilia"), ("planechase", "planechase"), ("archenemy", "archenemy"),
    ("arsenal", "arsenal"), ("eternal", "eternal"), ("premiumdeck", "premium_deck"), ("masterpiece", "masterpiece"),
  ]

  /// All layouts of the data, and words that are none.
  private static let layouts: [String] =
    CardFlag.knownLayouts.sorted() + ["saga", "case", "mutate", "", "Split", "token ", "modal", "tokens"]

  /// All types of sets of the data, and words that are none.
  private static let setTypes: [String] = [
    "core", "expansion", "masters", "alchemy", "masterpiece", "arsenal", "from_the_vault", "spellbook", "premium_deck",
    "duel_deck", "draft_innovation", "treasure_chest", "commander", "planechase", "archenemy", "vanguard", "funny",
    "starter", "box", "promo", "token", "memorabilia", "minigame", "eternal", "", "Core", "premiumdeck", "cores",
  ]

  /// The places of the flags that are looked up.
  private static let places: [Int] = CardFlag.all.indices.filter { CardFlag.all[$0].table != nil }

  /// The names of the flags of a set that are looked up.
  private static func names(_ set: FlagSet) -> Set<String> {
    var names: Set<String> = []
    for place in places where set.contains(place) { names.insert(CardFlag.all[place].value) }
    return names
  }

  private static func flags(ofLayout layout: String) -> Set<String> {
    var flags: Set<String> = []
    for row in layoutsOfFlags where row.layouts.contains(layout) { flags.insert(row.flag) }
    return flags
  }

  private static func flags(ofSetType type: String) -> Set<String> {
    var flags: Set<String> = []
    for row in setTypesOfFlags where row.type == type { flags.insert(row.flag) }
    return flags
  }

  @Test func theTablesAreComplete() {
    let known: Set<String> = Set(Self.layoutsOfFlags.map { $0.flag } + Self.setTypesOfFlags.map { $0.flag })
    let found: Set<String> = Set(Self.places.map { CardFlag.all[$0].value })
    #expect(found == known)
    #expect(Self.places.count == known.count)
    for row in Self.layoutsOfFlags { #expect(CardFlag.knownLayouts.isSuperset(of: row.layouts), "\(row.flag)") }
  }

  @Test func aLayoutHasItsFlags() {
    for layout in Self.layouts {
      let card: Card = Sample.card("A", "Creature — Elf", layout: layout)
      let facts = CardFacts(of: card)
      let reading = FlagReading(of: card, facts)
      #expect(Self.names(reading.holds) == Self.flags(ofLayout: layout), "\(layout)")
      #expect(Self.names(reading.unknown) == [], "\(layout)")
      for place in Self.places {
        let flag: CardFlag = CardFlag.all[place]
        if flag.isAboutPrinting { continue }
        let answer: Bool? = flag.holds(for: card, facts: facts, printing: CardPrinting())
        #expect(answer == reading.holds.contains(place), "\(layout): \(flag.value)")
      }
    }
  }

  @Test func aTypeOfSetHasItsFlags() {
    for type in Self.setTypes {
      let printing: CardPrinting = Sample.printing { $0.setType = type }
      let card: Card = Sample.card("A", "Instant", layout: "split", printings: [printing])
      let facts = CardFacts(of: card)
      let reading = FlagReading(of: printing, card: card, facts: facts)
      #expect(Self.names(reading.holds) == Self.flags(ofSetType: type), "\(type)")
      let all: Set<String> = Set(Self.setTypesOfFlags.map { $0.flag })
      #expect(Self.names(reading.unknown) == (type.isEmpty ? all : []), "\(type)")
      for place in Self.places {
        let flag: CardFlag = CardFlag.all[place]
        if !flag.isAboutPrinting { continue }
        let answer: Bool? = flag.holds(for: card, facts: facts, printing: printing)
        #expect((answer == true) == reading.holds.contains(place), "\(type): \(flag.value)")
        #expect((answer == nil) == reading.unknown.contains(place), "\(type): \(flag.value)")
      }
    }
  }

  /// Every layout with every type of set: the flags of a printing are those of both, and nothing else.
  @Test func layoutsAndTypesOfSetsAreIndependent() {
    let printings: [CardPrinting] = Self.setTypes.map { type in Sample.printing { $0.setType = type } }
    for layout in Self.layouts {
      let card: Card = Sample.card("A", "Creature — Elf", layout: layout, printings: printings)
      let sets: [FlagSet] = FlagReading.flags(of: card, facts: CardFacts(of: card), printings: printings)
      #expect(sets.count == printings.count)
      for (type, set) in zip(Self.setTypes, sets) {
        let expected: Set<String> = Self.flags(ofLayout: layout).union(Self.flags(ofSetType: type))
        #expect(Self.names(set) == expected, "\(layout) \(type)")
      }
    }
  }

  /// A printing with a layout of its own has the flags of that one.
  @Test func thePrintingMayHaveAnotherLayout() {
    for own in ["normal", "token", "saga"] {
      var printings: [CardPrinting] = [Sample.printing { $0.setType = "core" }]
      for layout in Self.layouts {
        printings.append(
          Sample.printing {
            $0.layout = layout
            $0.setType = "box"
          })
      }
      let card: Card = Sample.card("A", "Creature — Elf", layout: own, printings: printings)
      let sets: [FlagSet] = FlagReading.flags(of: card, facts: CardFacts(of: card), printings: printings)
      #expect(Self.names(sets[0]) == Self.flags(ofLayout: own).union(["core"]))
      for (layout, set) in zip(Self.layouts, sets.dropFirst()) {
        #expect(Self.names(set) == Self.flags(ofLayout: layout).union(["box"]), "\(own) \(layout)")
      }
    }
  }
}
