import FilterVocabulary

extension CardFlag {
  /// What kind of printing it is.
  static let printings: [CardFlag] = [
    .finish("foil"), .finish("nonfoil"), .finish("etched"),
    .printing("glossy", needs: .promoTypes) { $0.hasPromoType("glossy") },
    .printing("fullart", needs: .fullArt) { $0.isFullArt },
    .printing("textless", needs: .textless) { $0.isTextless },
    .printing("oversized", needs: .oversized) { $0.isOversized },
    .printing("promo") { $0.isPromotion },
    .printingOfCard("reprint") { _, facts, printing in facts.isReprint(printing) },
    .printingOfCard("firstprint") { _, facts, printing in facts.isReprint(printing).map { !$0 } },
    .card("unique") { _, facts in facts.setCount == 1 },
    .printing("digital") { printing in
      printing.isDigital ?? (printing.games.isEmpty ? nil : !printing.games.contains("paper"))
    },
    .printing("hires", needs: .highResolution) { $0.hasHighResolution },
    .printing("spotlight", needs: .storySpotlight) { $0.isStorySpotlight },
    .underivable("scryfallpreview", "the data does not say who previewed a card"),
    .printing("booster", needs: .booster) { $0.isInBoosters },
    .printing("variation", needs: .variation) { $0.isVariation },
    .card("contentwarning", needs: .contentWarning) { card, _ in card.hasContentWarning },
  ]

  /// How a printing looks.
  static let frames: [CardFlag] = [
    .printing("default") { $0.isAtypical.map { !$0 } },
    .printing("atypical") { $0.isAtypical },
    .frame("old", "1993", "1997"),
    .frame("new", "2003", "2015", "future"),
    .frame("modern", "2003"),
    .frame("future", "future"),
    .frameEffect("colorshifted"),
    .printing("timeshifted") { printing in
      printing.set == "tsb" ? true : printing.hasPromoType("timeshifted")
    },
    .frameEffect("showcase"),
    .frameEffect("extendedart"),
    .printing("borderless", needs: .borderColor) { printing in printing.borderColor.map { $0 == "borderless" } },
    .frameEffect("tombstone"),
    .setType("masterpiece", "masterpiece"),
  ]

  /// The type of the set.
  static let setTypes: [CardFlag] = [
    .setType("core", "core"), .setType("expansion", "expansion"), .setType("masters", "masters"),
    .setType("starter", "starter"), .setType("box", "box"), .setType("memorabilia", "memorabilia"),
    .setType("planechase", "planechase"), .setType("archenemy", "archenemy"), .setType("arsenal", "arsenal"),
    .setType("eternal", "eternal"), .setType("premiumdeck", "premium_deck"),
  ]

  private static func finish(_ value: String) -> CardFlag {
    .printing(value, needs: .finishes) { $0.finishes.isEmpty ? nil : $0.finishes.contains(value) }
  }

  private static func frame(_ value: String, _ frames: String...) -> CardFlag {
    .printing(value, needs: .frame) { printing in printing.frame.map { frames.contains($0) } }
  }

  private static func frameEffect(_ value: String) -> CardFlag {
    .printing(value, needs: .frameEffects) { $0.hasFrameEffect(value) }
  }

  private static func setType(_ value: String, _ type: String) -> CardFlag {
    .printing(value, needs: .setType) { $0.isFromSet(of: type) }
  }
}

extension CardFacts {
  /// Whether a printing came after others: what the source says, else whether it is later than the card's first day.
  fileprivate func isReprint(_ printing: CardPrinting) -> Bool? {
    if let isReprint = printing.isReprint { return isReprint }
    guard let firstDay, let day = printing.releasedAt?.first else { return nil }
    return day > firstDay
  }
}
