extension CardFlag {
  /// What a printing has on it.
  static let contents: [CardFlag] = [
    .text("watermark", needs: .watermark) { $0.printing.watermark },
    .text("flavor", needs: .flavorText) { $0.printing.flavorText },
    .text("flavorname", needs: .flavorName) { $0.printing.flavorName },
    .printing("localizedname", needs: .printedName) { it in
      it.printing.printedName.map { $0 != it.card.name } ?? (it.printing.isDescribed ? false : nil)
    },
    .underivable("printedtext", "the data does not give the text as it is printed"),
    .text("artist", needs: .artist) { $0.printing.artist },
    .text("illustration", needs: .illustrationID) { $0.printing.illustrationID },
    .underivable("image", "the data does not say which printings have a picture"),
    .underivable("placeholderimage", "the data does not say which pictures are placeholders"),
    .text("stamp", needs: .securityStamp) { $0.printing.securityStamp },
    .underivable("back", "the data does not say which back a card has"),
    .printing("englishart", needs: .illustrationID) { it in
      it.printing.illustrationID.map { it.facts.pictures.isInEnglish($0, it.card) }
    },
    .printing("paperart", needs: .illustrationID) { it in
      it.printing.illustrationID.map { it.facts.pictures.isOnPaper($0, it.card) }
    },
  ]

  /// By which identities a printing is known elsewhere.
  static let identities: [CardFlag] = [
    .printing("arenaid", needs: .arenaID) { $0.printing.arenaID != nil },
    .printing("mtgoid", needs: .mtgoID) { $0.printing.mtgoID != nil },
    .printing("multiverse", needs: .multiverseIDs) { !$0.printing.multiverseIDs.isEmpty },
    .printing("tcgplayer", needs: .tcgplayerID) { $0.printing.tcgplayerID != nil },
    .printing("cardmarket", needs: .cardmarketID) { $0.printing.cardmarketID != nil },
  ]

  /// A flag of a text that stands only where there is one.
  private static func text(
    _ value: String, needs: SourceKey, _ text: @escaping @Sendable (FlagSubject) -> String?
  ) -> CardFlag {
    .printing(value, needs: needs) { it in
      if let text = text(it) { return !text.isEmpty }
      return it.printing.isDescribed ? false : nil
    }
  }
}
