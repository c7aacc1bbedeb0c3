import DataStreams

extension CardFlag {
  /// What a card may do in a deck, and the lists it is on.
  static let legality: [CardFlag] = [
    .card("commander", needs: .legalities, formats: ["commander"]) { it in
      it.facts.canLead ? it.card.legality(in: "commander").map { $0 != .banned } : false
    },
    // A card that is restricted in Duel Commander is banned as a commander only.
    .card("duelcommander", needs: .legalities, formats: ["duel"]) { it in
      it.facts.canLead ? it.card.legality(in: "duel").map { $0 != .banned && $0 != .restricted } : false
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
      return it.card.printings.indices.contains { place in it.card.printings[place].rarity == "uncommon" }
    },
    .card("gamechanger", needs: .gameChanger) { it in it.card.isGameChanger },
    .card("reserved", needs: .reserved) { it in it.card.isReserved },
    .card(
      "spikey", needs: .legalities, remark: "only the bans and restrictions of today are known, not those of the past"
    ) { it in
      if it.card.formats.states.isEmpty { return nil }
      return !it.card.formats.banned.isEmpty || !it.card.formats.restricted.isEmpty
    },
  ]

  /// Which world or list a printing belongs to. The vocabulary counts these among the facts of a card, though printings of
  /// one card differ in them.
  static let universes: [CardFlag] = [
    .printing("funny", needs: .legalities) { it in
      if !it.card.formats.legal.isEmpty { return false }
      if it.card.formats.states.isEmpty { return nil }
      return it.printing.setType == "funny" || it.printing.borderColor == "silver"
        || it.printing.securityStamp == "acorn"
        || it.printing.promoTypes.contains("playtest")
    },
    .printing("universesbeyond", needs: .promoTypes, .securityStamp) { $0.printing.isUniversesBeyond },
    .printing("unset", needs: .setType, remark: "every set of joke cards counts, not only those called Un-sets") {
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
  /// Whether a card could be the commander of a deck, whatever a format bans: a legendary creature, a legendary Vehicle or
  /// Spacecraft with power and toughness, a Background, a legend that its text makes a creature where it is not on the
  /// battlefield, or a card whose text permits it. No token and no result of a meld is. Source: REFERENCE 3.8.
  fileprivate var canLead: Bool {
    if isOutsideDecks || meldRole == .result { return false }
    if phrases.contains(.canBeCommander) { return true }
    if !frontTypes.contains(.legendary) { return false }
    if !frontTypes.isDisjoint(with: [.creature, .background]) { return true }
    if phrases.contains(.creatureElsewhere) { return true }
    return !frontTypes.isDisjoint(with: [.vehicle, .spacecraft]) && parts[0].power != nil && parts[0].toughness != nil
  }
}
