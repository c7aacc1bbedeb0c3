import FilterText
import FilterVocabulary
import ScryfallDialect

extension CardFlag {
  /// Flags of the product and the finish.
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
    .underivable("scryfallpreview", reason: "the data does not say who previewed a card"),
    .printing("booster", needs: .booster) { $0.printing.isInBoosters },
    .printing("variation", needs: .variation) { $0.printing.isVariation },
    .card("contentwarning", needs: .contentWarning) { it in it.card.hasContentWarning },
  ]

  /// Flags of the frame and the border.
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

  /// Flags of the type of the set.
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
    var flag = CardFlag.printing(value, needs: .setType) { $0.printing.isFromSet(of: type) }
    flag.table = .setType(type)
    return flag
  }
}

extension CardFacts {
  /// Whether a printing is a reprint: what the data says, else whether it is later than the first one.
  @inline(__always)
  fileprivate func isReprint(_ printing: CardPrinting) -> Bool? {
    if let isReprint = printing.isReprint { return isReprint }
    guard let firstDay, let day = printing.releasedAt?.first else { return nil }
    return day > firstDay
  }
}

extension CardFlag {
  /// Flags of the contents of a printing.
  static let contents: [CardFlag] = [
    .text("watermark", needs: .watermark) { $0.printing.watermark },
    .text("flavor", needs: .flavorText) { $0.printing.flavorText },
    .text("flavorname", needs: .flavorName) { $0.printing.flavorName },
    .printing("localizedname", needs: .printedName) { it in
      it.printing.printedName.map { $0 != it.card.name } ?? (it.printing.isDescribed ? false : nil)
    },
    .underivable("printedtext", reason: "the data does not give the text as it is printed"),
    .text("artist", needs: .artist) { $0.printing.artist },
    .text("illustration", needs: .illustrationID) { $0.printing.illustrationID },
    .underivable("image", reason: "the data does not say which printings have a picture"),
    .underivable("placeholderimage", reason: "the data does not say which pictures are placeholders"),
    .text("stamp", needs: .securityStamp) { $0.printing.securityStamp },
    .underivable("back", reason: "the data does not say which back a card has"),
    .printing("englishart", needs: .illustrationID) { it in
      it.printing.illustrationID.map { it.facts.pictures.isInEnglish($0, of: it.card) }
    },
    .printing("paperart", needs: .illustrationID) { it in
      it.printing.illustrationID.map { it.facts.pictures.isOnPaper($0, of: it.card) }
    },
  ]

  /// Flags of identifiers of other services.
  static let identities: [CardFlag] = [
    .printing("arenaid", needs: .arenaID) { $0.printing.arenaID != nil },
    .printing("mtgoid", needs: .mtgoID) { $0.printing.mtgoID != nil },
    .printing("multiverse", needs: .multiverseIDs) { !$0.printing.multiverseIDs.isEmpty },
    .printing("tcgplayer", needs: .tcgplayerID) { $0.printing.tcgplayerID != nil },
    .printing("cardmarket", needs: .cardmarketID) { $0.printing.cardmarketID != nil },
  ]

  /// A flag that holds if a text is present.
  private static func text(
    _ value: String, needs: SourceKey, _ text: @escaping @Sendable (FlagSubject) -> String?
  ) -> CardFlag {
    .printing(value, needs: needs) { it in
      if let text = text(it) { return !text.isEmpty }
      return it.printing.isDescribed ? false : nil
    }
  }
}

extension CardFlag {
  /// Flags of lists that are not in the data. Some can be derived from other values.
  static let lists: [CardFlag] = [
    .underivable("misprint", reason: "the list of known misprints is not in the data"),
    .underivable("covered", reason: "the list of covered art is not in the data"),
    .printing("fbb", limitation: "only sets of foreign black-bordered cards count, not single cards of other sets") {
      it in
      ["fbb", "4bb", "bchr"].contains(it.printing.set)
    },
    .underivable("fwb", reason: "the list of foreign white-bordered printings is not in the data"),
    .underivable("invitational", reason: "the list of cards by Invitational winners is not in the data"),
    .underivable("belzenlok", reason: "the list of the deeds of Demonlord Belzenlok is not in the data"),
    .underivable("preprint", reason: "the data does not say which set a card was made for"),
    .card("tron") { it in ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"].contains(it.card.name) },
    .underivable("cube", reason: "the lists of cubes are not in the data"),
    .printing("playtest", needs: .promoTypes) { $0.printing.hasPromoType("playtest") },
    .underivable("intro", reason: "the list of introductory products is not in the data"),
    .underivable("beginner", reason: "the list of beginner products is not in the data"),
    .printing("jumpstart", limitation: "sets with Jumpstart in their name count") { it in
      it.printing.setName.isEmpty ? nil : RulesTextShape.contains("jumpstart", in: it.printing.setName)
    },
  ]

  /// Flags of the nicknames of land cycles.
  static let lands: [CardFlag] = LandCycle.nicknames.enumerated().map { index, nickname in
    .card(nickname) { it in it.facts.landCycles >> UInt32(index) & 1 != 0 }
  }

  /// Flags of promo types, which the vocabulary and the data have in common.
  static let promos: [CardFlag] = promoValues.map { value in
    let types = promoTypes(of: value)
    return .printing(value.text, needs: .promoTypes) { it in
      if it.printing.promoTypes.isEmpty { return it.printing.isDescribed ? false : nil }
      return types.contains { it.printing.hasPromoType($0) == true }
    }
  }

  /// The index of the first promo type in ``derivable``, where they are the last.
  static let firstPromo = derivable.count - promos.count

  /// The promo types in the vocabulary.
  static let promoValues = (Vocabulary.scryfall.catalog(named: "is-values")?.values ?? [])
    .filter { $0.category == "promo" }

  /// The promo types in the data that a value means.
  static func promoTypes(of value: FieldValue) -> [String] {
    value.members.isEmpty ? [value.text] : value.members
  }
}

extension CardPrinting {
  /// Whether the data describes the printing beyond its set, number and rarity. If so, a missing optional key means
  /// "none"; otherwise it means "unknown".
  @inline(__always) var isDescribed: Bool {
    frame != nil || borderColor != nil || artist != nil || isPromo != nil
  }

  /// Whether it has a promo type, given without separators; nil if the data does not describe the printing.
  @inline(__always)
  func hasPromoType(_ type: String) -> Bool? {
    for found in promoTypes where found == type || ValueSpelling.folded(found) == type { return true }
    return isDescribed ? false : nil
  }

  /// Whether its frame has an effect; nil if the data does not describe the printing.
  @inline(__always)
  func hasFrameEffect(_ effect: String) -> Bool? {
    frameEffects.contains(effect) ? true : isDescribed ? false : nil
  }

  /// Whether its set is of a type; nil if the data does not say.
  @inline(__always)
  func isFromSet(of type: String) -> Bool? {
    setType.isEmpty ? nil : setType == type
  }

  /// Whether it is a promotion: what the data says, else true for a promo set.
  @inline(__always) var isPromotion: Bool? {
    isPromo ?? (setType == "promo" ? true : nil)
  }

  /// Whether it belongs to Universes Beyond, by its promo types and stamp; nil if the data does not describe the
  /// printing.
  @inline(__always) var isUniversesBeyond: Bool? {
    if securityStamp == "triangle" { return true }
    return hasPromoType("universesbeyond")
  }

  /// Whether it looks unusual: borderless, full art or textless, a showcase frame or the like, extended art, an
  /// outdated frame, or a promo style. Nil if the data does not describe the printing.
  @inline(__always) var isAtypical: Bool? {
    if borderColor == "borderless" || isFullArt == true || isTextless == true { return true }
    for effect in frameEffects {
      switch effect {
      case "showcase", "extendedart", "inverted", "shatteredglass", "etched": return true
      default: break
      }
    }
    for type in promoTypes {
      switch type {
      case "boosterfun", "serialized", "textured", "neonink", "oilslick", "doubleexposure", "poster", "portrait":
        return true
      default: break
      }
    }
    guard isDescribed else { return nil }
    if frame == "future", set != "fut" { return true }
    // Eighth Edition replaced the frames of 1993 and 1997.
    return (frame == "1993" || frame == "1997") && (releasedAt?.first ?? 0) > CardPrinting.lastDayOfOldFrames
  }

  /// 2003-07-28, the day of Eighth Edition.
  private static let lastDayOfOldFrames = DateSpan("2003-07-28")?.first ?? 0
}
