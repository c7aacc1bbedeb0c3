import FilterVocabulary

extension CardFlag {
  /// Lists that people keep. Of some the data has enough to go by.
  static let lists: [CardFlag] = [
    .underivable("misprint", "the list of known misprints is not in the data"),
    .underivable("covered", "the list of covered art is not in the data"),
    .printing("fbb", remark: "the sets of foreign black-bordered cards count, single cards elsewhere do not") {
      printing in
      ["fbb", "4bb", "bchr"].contains(printing.set)
    },
    .underivable("fwb", "the list of foreign white-bordered printings is not in the data"),
    .underivable("invitational", "the list of cards by Invitational winners is not in the data"),
    .underivable("belzenlok", "the list of the deeds of Demonlord Belzenlok is not in the data"),
    .underivable("preprint", "the data does not say which set a card was made for"),
    .card("tron") { card, _ in ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"].contains(card.name) },
    .underivable("cube", "the lists of cubes are not in the data"),
    .printing("playtest", needs: .promoTypes) { $0.hasPromoType("playtest") },
    .underivable("intro", "the list of introductory products is not in the data"),
    .underivable("beginner", "the list of beginner products is not in the data"),
    .printing("jumpstart", remark: "sets with Jumpstart in their name count") { printing in
      printing.setName.isEmpty ? nil : RulesTextShape.contains("jumpstart", in: printing.setName)
    },
  ]

  /// Nicknames of cycles of lands.
  static let lands: [CardFlag] = LandCycle.nicknames.enumerated().map { place, nickname in
    .card(nickname) { _, facts in facts.landCycles >> UInt32(place) & 1 != 0 }
  }

  /// Promo types, taken from the vocabulary: what its rows call a promo type is one in the data, too.
  static let promos: [CardFlag] = (Vocabulary.scryfall.catalog(named: "is-values")?.values ?? [])
    .filter { $0.category == "promo" }.map { value in
      let types = value.members.isEmpty ? [value.text] : value.members
      return .printing(value.text, needs: .promoTypes) { printing in
        if printing.promoTypes.isEmpty { return printing.isDescribed ? false : nil }
        return types.contains { printing.hasPromoType($0) == true }
      }
    }
}
