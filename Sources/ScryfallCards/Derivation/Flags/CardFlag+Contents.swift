extension CardFlag {
  /// What a printing has on it.
  static let contents: [CardFlag] = [
    .text("watermark", needs: .watermark) { $0.watermark },
    .text("flavor", needs: .flavorText) { $0.flavorText },
    .text("flavorname", needs: .flavorName) { $0.flavorName },
    .printingOfCard("localizedname", needs: .printedName) { card, _, printing in
      printing.printedName.map { $0 != card.name } ?? (printing.isDescribed ? false : nil)
    },
    .underivable("printedtext", "the data does not give the text as it is printed"),
    .text("artist", needs: .artist) { $0.artist },
    .text("illustration", needs: .illustrationID) { $0.illustrationID },
    .underivable("image", "the data does not say which printings have a picture"),
    .underivable("placeholderimage", "the data does not say which pictures are placeholders"),
    .text("stamp", needs: .securityStamp) { $0.securityStamp },
    .underivable("back", "the data does not say which back a card has"),
    .printingOfCard("englishart", needs: .illustrationID) { card, _, printing in
      card.hasArt(of: printing) { $0.language == "en" }
    },
    .printingOfCard("paperart", needs: .illustrationID) { card, _, printing in
      card.hasArt(of: printing) { $0.isOnPaper }
    },
  ]

  /// By which identities a printing is known elsewhere.
  static let identities: [CardFlag] = [
    .printing("arenaid", needs: .arenaID) { $0.arenaID != nil },
    .printing("mtgoid", needs: .mtgoID) { $0.mtgoID != nil || $0.mtgoFoilID != nil },
    .printing("multiverse", needs: .multiverseIDs) { !$0.multiverseIDs.isEmpty },
    .printing("tcgplayer", needs: .tcgplayerID) { $0.tcgplayerID != nil },
    .printing("cardmarket", needs: .cardmarketID) { $0.cardmarketID != nil },
  ]

  /// A flag of a text that stands only where there is one.
  private static func text(
    _ value: String, needs: SourceKey, _ text: @escaping @Sendable (CardPrinting) -> String?
  ) -> CardFlag {
    .printing(value, needs: needs) { printing in
      if let text = text(printing) { return !text.isEmpty }
      return printing.isDescribed ? false : nil
    }
  }
}

extension Card {
  /// Whether a printing of some kind has the picture of this one; nil where the source does not name the picture.
  fileprivate func hasArt(of printing: CardPrinting, _ isWanted: (CardPrinting) -> Bool) -> Bool? {
    guard let art = printing.illustrationID else { return nil }
    return printings.contains { $0.illustrationID == art && isWanted($0) }
  }
}
