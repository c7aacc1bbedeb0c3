import FilterText
import DataStreams
import FilterVocabulary

extension CardFlag {
  /// What kind of printing it is.
  static let printings: [CardFlag] = [
    .finish("foil"), .finish("nonfoil"), .finish("etched"),
    .printing("glossy", needs: .promoTypes) { $0.printing.hasPromoType("glossy") },
    .printing("fullart", needs: .fullArt) { $0.printing.isFullArt },
    .printing("textless", needs: .textless) { $0.printing.isTextless },
    .printing("oversized", needs: .oversized) { $0.printing.isOversized },
    .printing("promo", needs: .promo, .setType) { $0.printing.isPromotion },
    .printing("reprint", needs: .reprint, .releasedAt) { it in it.facts.isReprint(it.printing) },
    .printing("firstprint", needs: .reprint, .releasedAt) { it in it.facts.isReprint(it.printing).map { !$0 } },
    .card("unique") { it in it.facts.setCount == 1 },
    .printing("digital", needs: .digital, .games) { it in
      it.printing.isDigital ?? (it.printing.games.isEmpty ? nil : !it.printing.games.contains("paper"))
    },
    .printing("hires", needs: .highResolution) { $0.printing.hasHighResolution },
    .printing("spotlight", needs: .storySpotlight) { $0.printing.isStorySpotlight },
    .underivable("scryfallpreview", "the data does not say who previewed a card"),
    .printing("booster", needs: .booster) { $0.printing.isInBoosters },
    .printing("variation", needs: .variation) { $0.printing.isVariation },
    .card("contentwarning", needs: .contentWarning) { it in it.card.hasContentWarning },
  ]

  /// How a printing looks.
  static let frames: [CardFlag] = [
    .printing("default", needs: .frame, .borderColor) { $0.printing.isAtypical.map { !$0 } },
    .printing("atypical", needs: .frame, .borderColor) { $0.printing.isAtypical },
    .frame("old", "1993", "1997"),
    .frame("new", "2003", "2015", "future"),
    .frame("modern", "2003"),
    .frame("future", "future"),
    .frameEffect("colorshifted"),
    .printing("timeshifted") { it in
      it.printing.set == "tsb" ? true : it.printing.hasPromoType("timeshifted")
    },
    .frameEffect("showcase"),
    .frameEffect("extendedart"),
    .printing("borderless", needs: .borderColor) { it in it.printing.borderColor.map { $0 == "borderless" } },
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
    .printing(value, needs: .finishes) { $0.printing.finishes.isEmpty ? nil : $0.printing.finishes.contains(value) }
  }

  private static func frame(_ value: String, _ frames: String...) -> CardFlag {
    .printing(value, needs: .frame) { it in it.printing.frame.map { frames.contains($0) } }
  }

  private static func frameEffect(_ value: String) -> CardFlag {
    .printing(value, needs: .frameEffects) { $0.printing.hasFrameEffect(value) }
  }

  private static func setType(_ value: String, _ type: String) -> CardFlag {
    .printing(value, needs: .setType) { $0.printing.isFromSet(of: type) }
  }
}

extension CardFacts {
  /// Whether a printing came after others: what the source says, else whether it is later than the card's first day.
  @inline(__always)
  fileprivate func isReprint(_ printing: CardPrinting) -> Bool? {
    if let isReprint = printing.isReprint { return isReprint }
    guard let firstDay, let day = printing.releasedAt?.first else { return nil }
    return day > firstDay
  }
}
