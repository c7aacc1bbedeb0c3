import FilterVocabulary

extension CardFlag {
  /// Flags of the type line.
  static let types: [CardFlag] = [
    .card("permanent") { it in it.facts.types.isPermanent },
    // Only the front counts: a modal card with a land on its back is a spell (Reference 3.8).
    .card("spell") { it in
      it.facts.frontTypes.isDisjoint(with: [.land, .dungeon, .neverCast]) && !it.facts.isOutsideDecks
        && !it.facts.parts[0].isHero && it.facts.meldRole != .result
    },
    .card("historic") { it in !it.facts.types.isDisjoint(with: [.artifact, .legendary, .saga]) },
    .card("party") { it in
      // A Changeling has every creature type, even if it is not a creature.
      it.facts.isOfEveryKind
        || it.facts.types.isSuperset(of: [.creature, .party])
          && it.facts.parts.indices.contains { it.facts.parts[$0].types.isSuperset(of: [.creature, .party]) }
    },
    // An outlaw need not be a creature.
    .card("outlaw") { it in it.facts.types.contains(.outlaw) || it.facts.isOfEveryKind },
  ]

  /// Flags of the layout.
  static let layouts: [CardFlag] = [
    .layout("split", "split"),
    .layout("flip", "flip"),
    .layout("transform", "transform"),
    .layout("mdfc", "modal_dfc"),
    .layout("meld", "meld"),
    .card("meldpart") { it in it.card.layout == "meld" ? it.facts.meldRole.map { $0 == .part } : false },
    .card("meldresult") { it in it.card.layout == "meld" ? it.facts.meldRole.map { $0 == .result } : false },
    // Without meld cards, whose backs are other cards (Reference 3.8).
    .layout("dfc", "transform", "modal_dfc", "art_series", "double_faced_token", "reversible_card"),
    .layout("leveler", "leveler"),
    .layout("adventure", "adventure"),
    .layout("class", "class"),
    .layout("prepare", "prepare"),
    .layout("reversible", "reversible_card"),
    .layout("token", "token", "double_faced_token", "emblem"),
    .layout("artseries", "art_series"),
    .layout("planar", "planar"),
    .layout("vanguard", "vanguard"),
    .layout("host", "host", "augment"),
    .printing("extra") { it in it.facts.isExtra(it.printing) },
  ]

  /// The layouts that a flag depends on, or that hide a card.
  static let knownLayouts: Set<String> = [
    "normal", "split", "flip", "transform", "modal_dfc", "meld", "art_series", "double_faced_token", "reversible_card",
    "leveler", "adventure", "class", "prepare", "token", "emblem", "planar", "scheme", "vanguard", "host", "augment",
  ]

  private static func layout(_ value: String, _ layouts: String...) -> CardFlag {
    var flag = CardFlag.card(value) { it in layouts.contains(it.card.layout) }
    flag.table = .layout(layouts)
    return flag
  }
}

extension CardPart {
  /// The types of this part alone.
  var types: TypeTraits { TypeTraits(typeLine: typeLine) }

  /// Whether the card type is Hero, which cannot be in a deck; not a creature of that type.
  fileprivate var isHero: Bool { typeLine == "Hero" || typeLine.utf8.starts(with: "Hero ".utf8) }
}

/// The role of a card in a meld: one of the two cards that are melded, or the result, which cannot be in a deck.
enum MeldRole: Hashable, Sendable { case part, result }

extension Card {
  /// The role of a meld card; nil for other cards and if it is unknown. If the data does not list the related parts,
  /// the rules text decides: only that of a part says what it melds with.
  var meldRole: MeldRole? {
    if layout != "meld" { return nil }
    switch relatedParts.first(where: { $0.name == name })?.component {
    case "meld_part": return .part
    case "meld_result": return .result
    default:
      guard let text = oracleText, !text.isEmpty else { return nil }
      return RulesTextShape.contains("meld", in: text) ? .part : .result
    }
  }
}

extension CardFlag {
  /// Flags of the rules text, the cost and the statistics.
  static let texts: [CardFlag] = [
    .card("modal") { it in
      it.facts.phrases.contains(.choose)
        && it.facts.parts.indices.contains { RulesTextShape.isModal(it.facts.parts[$0].oracleText) }
    },
    .card("vanilla") { it in
      it.facts.frontTypes.contains(.creature) && !it.facts.frontTypes.contains(.land)
        && it.facts.parts[0].oracleText.isEmpty
    },
    .card("frenchvanilla") { it in
      it.facts.frontTypes.contains(.creature) && RulesTextShape.isKeywordsOnly(it.facts.parts[0].oracleText)
    },
    .card("bear") { it in
      it.facts.frontTypes.contains(.creature) && it.facts.parts[0].power == "2" && it.facts.parts[0].toughness == "2"
        && it.card.derivedManaValue == DecimalNumber(2)
    },
    .card("hybrid") { it in it.facts.parts[0].manaCost.map { ManaSymbols.hasHybrid($0) } ?? false },
    .card("phyrexian") { it in
      it.facts.parts.indices.contains { index in
        ManaSymbols.hasPhyrexian(it.facts.parts[index].manaCost ?? "")
          || ManaSymbols.hasPhyrexian(it.facts.parts[index].oracleText)
      }
    },
    .card("indicator", needs: .colorIndicator) { it in
      it.card.colorIndicator != nil || it.card.faces.contains { $0.colorIndicator != nil }
    },
    // The keywords of the data may lack these, so the lines are searched, too.
    .card("companion") { it in
      CardKeyword.companion.isAmong(it.card.keywords)
        || RulesTextShape.hasLine(of: ["companion —"], in: it.facts.parts[0].oracleText)
    },
    .card("partner") { it in
      CardKeyword.partner.isAmong(it.card.keywords)
        || RulesTextShape.hasLine(
          of: ["partner", "friends forever", "choose a background", "doctor's companion"],
          in: it.facts.parts[0].oracleText)
    },
    .card("lights", needs: .attractionLights) { it in it.card.attractionLights?.isEmpty == false },
    .card("related", needs: .relatedParts) { it in it.card.relatedParts.contains { $0.name != it.card.name } },
    .card("spellbook") { it in it.facts.phrases.contains(.spellbook) },
    // Reminder text counts, and so do the texts of other faces (Reference 3.8).
    .card("etb") { it in it.facts.phrases.contains(.enters) },
  ]
}

/// Names of keywords that a flag looks for.
private struct CardKeyword {
  static let companion = CardKeyword(["companion"])
  static let partner = CardKeyword([
    "partner", "partner with", "friends forever", "choose a background", "doctor's companion",
  ])

  /// In lower case, of ASCII.
  private let names: [String]
  private let shortest: Int

  private init(_ names: [String]) {
    self.names = names
    shortest = names.reduce(.max) { min($0, $1.utf8.count) }
  }

  /// Whether one of the names is among the keywords of a card, in any letter case. No capital is shorter than a letter
  /// of ASCII, so most keywords are too short.
  func isAmong(_ keywords: [String]) -> Bool {
    keywords.contains { $0.utf8.count >= shortest && names.contains($0.lowercased()) }
  }
}

extension CardFlag {
  /// Flags of legality and of lists in the data.
  static let legality: [CardFlag] = [
    .card("commander", needs: .legalities, formats: ["commander"]) { it in
      it.facts.canLead ? it.card.formats.legality(in: "commander").map { $0 != .banned } : false
    },
    // A card that is restricted in Duel Commander is banned as a commander.
    .card("duelcommander", needs: .legalities, formats: ["duel"]) { it in
      it.facts.canLead ? it.card.formats.legality(in: "duel").map { $0 != .banned && $0 != .restricted } : false
    },
    .card("brawler", needs: .legalities, formats: ["brawl", "standardbrawl"]) { it in
      let types = it.facts.frontTypes
      if !types.contains(.legendary) || types.isDisjoint(with: [.creature, .planeswalker, .vehicle]) { return false }
      if it.facts.meldRole == .result { return false }
      let answers = [it.card.formats.isPlayable(in: "standardbrawl"), it.card.formats.isPlayable(in: "brawl")]
      return answers.contains(true) ? true : answers.contains(false) ? false : nil
    },
    .card("oathbreaker", needs: .legalities, formats: ["oathbreaker"]) { it in
      if !it.facts.frontTypes.contains(.planeswalker) || it.facts.meldRole == .result { return false }
      return it.card.formats.isPlayable(in: "oathbreaker")
    },
    .card("paupercommander") { it in
      if !it.facts.frontTypes.contains(.creature) || it.facts.isOutsideDecks { return false }
      if it.facts.meldRole == .result { return false }
      if it.card.formats.legality(in: "paupercommander") == .banned { return false }
      return it.card.printings.indices.contains { index in it.card.printings[index].rarity == "uncommon" }
    },
    .card("gamechanger", needs: .gameChanger) { it in it.card.isGameChanger },
    .card("reserved", needs: .reserved) { it in it.card.isReserved },
    .card(
      "spikey", needs: .legalities, limitation: "only current bans and restrictions are known"
    ) { it in
      if it.card.formats.states.isEmpty { return nil }
      return !it.card.formats.banned.isEmpty || !it.card.formats.restricted.isEmpty
    },
  ]

  /// Flags of the product line. The vocabulary has them as facts of a card, although printings of one card differ in
  /// them.
  static let universes: [CardFlag] = [
    .printing("funny", needs: .legalities) { it in
      if !it.card.formats.legal.isEmpty { return false }
      if it.card.formats.states.isEmpty { return nil }
      return it.printing.setType == "funny" || it.printing.borderColor == "silver"
        || it.printing.securityStamp == "acorn"
        || it.printing.promoTypes.contains("playtest")
    },
    .printing("universesbeyond", needs: .promoTypes, .securityStamp) { $0.printing.isUniversesBeyond },
    .printing("unset", needs: .setType, limitation: "every set of joke cards counts, not only Un-sets") {
      $0.printing.isFromSet(of: "funny")
    },
    .printing("alchemy", needs: .setType, .promoTypes) { it in
      it.printing.promoTypes.contains("alchemy") ? true : it.printing.isFromSet(of: "alchemy")
    },
    .printing("rebalanced") { it in
      if it.card.name.utf8.starts(with: "A-".utf8) { return true }
      return it.printing.hasPromoType("rebalanced")
    },
  ]
}

extension CardFacts {
  /// Whether a card can be a commander if it is legal: a legendary creature, a legendary Vehicle or Spacecraft with
  /// power and toughness, a Background, a legendary card that is a creature off the battlefield, or a card whose text
  /// permits it; but no token and no result of a meld (Reference 3.8).
  fileprivate var canLead: Bool {
    if isOutsideDecks || meldRole == .result { return false }
    if phrases.contains(.canBeCommander) { return true }
    if !frontTypes.contains(.legendary) { return false }
    if !frontTypes.isDisjoint(with: [.creature, .background]) { return true }
    if phrases.contains(.creatureElsewhere) { return true }
    return !frontTypes.isDisjoint(with: [.vehicle, .spacecraft]) && parts[0].power != nil && parts[0].toughness != nil
  }
}
