extension CardFlag {
  /// What a card may do in a deck, and the lists it is on.
  static let legality: [CardFlag] = [
    .card("commander", needs: .legalities, formats: ["commander"]) { it in
      it.facts.canLead(it.card.layout, it.card.formats, in: "commander")
    },
    .card("duelcommander", needs: .legalities, formats: ["duel"]) { it in
      it.facts.canLead(it.card.layout, it.card.formats, in: "duel")
    },
    .card("brawler", needs: .legalities, formats: ["brawl", "standardbrawl"]) { it in
      let types = it.facts.frontTypes
      if !types.contains(.legendary) || types.isDisjoint(with: [.creature, .planeswalker, .vehicle]) { return false }
      let answers = [it.card.formats.isPlayable(in: "standardbrawl"), it.card.formats.isPlayable(in: "brawl")]
      return answers.contains(true) ? true : answers.contains(false) ? false : nil
    },
    .card("oathbreaker", needs: .legalities, formats: ["oathbreaker"]) { it in
      it.facts.frontTypes.contains(.planeswalker) ? it.card.formats.isPlayable(in: "oathbreaker") : false
    },
    .card("paupercommander") { it in
      if !it.facts.frontTypes.contains(.creature) || it.facts.isExtraCard { return false }
      if it.card.formats.legality(in: "paupercommander") == .banned { return false }
      return it.card.printings.indices.contains { place in
        it.card.printings[place].rarity == "uncommon" && it.card.printings[place].isOnPaper
      }
    },
    .card("gamechanger", needs: .gameChanger) { it in it.card.isGameChanger },
    .card("reserved", needs: .reserved) { it in it.card.isReserved },
    .card(
      "spikey", needs: .legalities, remark: "only the bans and restrictions of today are known, not those of the past"
    ) { it in
      !it.card.formats.banned.isEmpty || !it.card.formats.restricted.isEmpty
    },
  ]

  /// Which world or list a printing belongs to. The vocabulary counts these among the facts of a card, though printings of
  /// one card differ in them.
  static let universes: [CardFlag] = [
    .printing("funny") { it in
      if it.card.formats.isInSomeFormat { return false }
      return it.printing.setType == "funny" || it.printing.borderColor == "silver"
        || it.printing.securityStamp == "acorn"
        || it.printing.promoTypes.contains("playtest")
    },
    .printing("universesbeyond") { $0.printing.isUniversesBeyond },
    .printing("unset", needs: .setType, remark: "every set of joke cards counts, not only those called Un-sets") {
      $0.printing.isFromSet(of: "funny")
    },
    .printing("alchemy", needs: .setType) { it in
      it.printing.promoTypes.contains("alchemy") ? true : it.printing.isFromSet(of: "alchemy")
    },
    .printing("rebalanced") { it in
      if it.card.name.utf8.starts(with: "A-".utf8) { return true }
      return it.printing.hasPromoType("rebalanced")
    },
  ]
}

extension CardFacts {
  /// Whether a card can be the commander of a deck. Source: REFERENCE 3.8.
  fileprivate func canLead(_ layout: String, _ legalities: FormatLegalities, in format: String) -> Bool? {
    if layout == "token" || layout == "double_faced_token" || layout == "emblem" { return false }
    let isLegend = frontTypes.contains(.legendary)
    let isMachine =
      !frontTypes.isDisjoint(with: [.vehicle, .spacecraft]) && parts[0].power != nil && parts[0].toughness != nil
    let isFit =
      isLegend && (frontTypes.contains(.creature) || isMachine) || isLegend && frontTypes.contains(.background)
      || phrases.contains(.canBeCommander)
    if !isFit { return false }
    return legalities.legality(in: format).map { $0 != .banned }
  }
}
