import DataStreams
import FilterVocabulary
import ScryfallDialect

extension CardFlag {
  /// Lists that people keep. Of some the data has enough to go by.
  static let lists: [CardFlag] = [
    .underivable("misprint", "the list of known misprints is not in the data"),
    .underivable("covered", "the list of covered art is not in the data"),
    .printing("fbb", remark: "the sets of foreign black-bordered cards count, single cards elsewhere do not") { it in
      ["fbb", "4bb", "bchr"].contains(it.printing.set)
    },
    .underivable("fwb", "the list of foreign white-bordered printings is not in the data"),
    .underivable("invitational", "the list of cards by Invitational winners is not in the data"),
    .underivable("belzenlok", "the list of the deeds of Demonlord Belzenlok is not in the data"),
    .underivable("preprint", "the data does not say which set a card was made for"),
    .card("tron") { it in ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"].contains(it.card.name) },
    .underivable("cube", "the lists of cubes are not in the data"),
    .printing("playtest", needs: .promoTypes) { $0.printing.hasPromoType("playtest") },
    .underivable("intro", "the list of introductory products is not in the data"),
    .underivable("beginner", "the list of beginner products is not in the data"),
    .printing("jumpstart", remark: "sets with Jumpstart in their name count") { it in
      it.printing.setName.isEmpty ? nil : RulesTextShape.contains("jumpstart", in: it.printing.setName)
    },
  ]

  /// Nicknames of cycles of lands.
  static let lands: [CardFlag] = LandCycle.nicknames.enumerated().map { place, nickname in
    .card(nickname) { it in it.facts.landCycles >> UInt32(place) & 1 != 0 }
  }

  /// Promo types, taken from the vocabulary: what its rows call a promo type is one in the data, too.
  static let promos: [CardFlag] = promoValues.map { value in
    let types = promoTypes(of: value)
    return .printing(value.text, needs: .promoTypes) { it in
      if it.printing.promoTypes.isEmpty { return it.printing.isDescribed ? false : nil }
      return types.contains { it.printing.hasPromoType($0) == true }
    }
  }

  /// The place of the first promo type: they are the last of the flags that can be worked out.
  static let firstPromo = derivable.count - promos.count

  /// The promo types of the vocabulary.
  static let promoValues = (Vocabulary.scryfall.catalog(named: "is-values")?.values ?? [])
    .filter { $0.category == "promo" }

  /// The promo types of the data that a value stands for.
  static func promoTypes(of value: FieldValue) -> [String] {
    value.members.isEmpty ? [value.text] : value.members
  }
}
