extension CardFlag {
  /// What a card may do in a deck, and the lists it is on.
  static let legality: [CardFlag] = [
    .card("commander", needs: .legalities, formats: ["commander"]) { card, facts in facts.canLead(card, in: "commander")
    },
    .card("duelcommander", needs: .legalities, formats: ["duel"]) { card, facts in facts.canLead(card, in: "duel") },
    .card("brawler", needs: .legalities, formats: ["brawl", "standardbrawl"]) { card, facts in
      let types = facts.frontTypes
      if !types.contains(.legendary) || types.isDisjoint(with: [.creature, .planeswalker, .vehicle]) { return false }
      let answers = [card.isPlayable(in: "standardbrawl"), card.isPlayable(in: "brawl")]
      return answers.contains(true) ? true : answers.contains(false) ? false : nil
    },
    .card("oathbreaker", needs: .legalities, formats: ["oathbreaker"]) { card, facts in
      facts.frontTypes.contains(.planeswalker) ? card.isPlayable(in: "oathbreaker") : false
    },
    .card("paupercommander") { card, facts in
      if !facts.frontTypes.contains(.creature) || facts.isExtraCard { return false }
      if card.legality(in: "paupercommander") == .banned { return false }
      return card.printings.contains { $0.rarity == "uncommon" && $0.isOnPaper }
    },
    .card("gamechanger", needs: .gameChanger) { card, _ in card.isGameChanger },
    .card("reserved", needs: .reserved) { card, _ in card.isReserved },
    .card(
      "spikey", needs: .legalities, remark: "only the bans and restrictions of today are known, not those of the past"
    ) {
      card, _ in
      card.legalities.values.contains { $0 == "banned" || $0 == "restricted" }
    },
  ]

  /// Which world or list a printing belongs to. The vocabulary counts these among the facts of a card, though printings of
  /// one card differ in them.
  static let universes: [CardFlag] = [
    .printingOfCard("funny") { card, _, printing in
      if card.legalities.values.contains(where: { $0 == "legal" || $0 == "restricted" || $0 == "banned" }) {
        return false
      }
      return printing.setType == "funny" || printing.borderColor == "silver" || printing.securityStamp == "acorn"
        || printing.promoTypes.contains("playtest")
    },
    .printing("universesbeyond") { $0.isUniversesBeyond },
    .printing("unset", needs: .setType, remark: "every set of joke cards counts, not only those called Un-sets") {
      $0.isFromSet(of: "funny")
    },
    .printing("alchemy", needs: .setType) { printing in
      printing.promoTypes.contains("alchemy") ? true : printing.isFromSet(of: "alchemy")
    },
    .printingOfCard("rebalanced") { card, _, printing in
      if card.name.utf8.starts(with: "A-".utf8) { return true }
      return printing.hasPromoType("rebalanced")
    },
  ]
}

extension CardFacts {
  /// Whether a card can be the commander of a deck. Source: REFERENCE 3.8.
  fileprivate func canLead(_ card: Card, in format: String) -> Bool? {
    if card.layout == "token" || card.layout == "double_faced_token" || card.layout == "emblem" { return false }
    let isLegend = frontTypes.contains(.legendary)
    let isMachine =
      !frontTypes.isDisjoint(with: [.vehicle, .spacecraft]) && front.power != nil && front.toughness != nil
    let isFit =
      isLegend && (frontTypes.contains(.creature) || isMachine) || isLegend && frontTypes.contains(.background)
      || parts.contains { RulesTextShape.contains("can be your commander", in: $0.oracleText) }
    if !isFit { return false }
    return card.legality(in: format).map { $0 != .banned }
  }
}
