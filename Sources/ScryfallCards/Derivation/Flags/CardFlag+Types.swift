extension CardFlag {
  /// What a card is, by its type line.
  static let types: [CardFlag] = [
    .card("permanent") { it in it.facts.types.isPermanent },
    .card("spell") { it in !it.facts.frontTypes.contains(.land) && !it.facts.isExtraCard },
    .card("historic") { it in !it.facts.types.isDisjoint(with: [.artifact, .legendary, .saga]) },
    .card("party") { it in
      // A Changeling is of every creature type, even where it is no creature itself.
      it.facts.isChangeling
        || it.facts.types.isSuperset(of: [.creature, .party])
          && it.facts.parts.indices.contains { it.facts.parts[$0].types.isSuperset(of: [.creature, .party]) }
    },
    // An outlaw need not be a creature: there are other cards of these kinds.
    .card("outlaw") { it in it.facts.types.contains(.outlaw) || it.facts.isChangeling },
  ]

  /// How the faces of a card are arranged.
  static let layouts: [CardFlag] = [
    .layout("split", "split"),
    .layout("flip", "flip"),
    .layout("transform", "transform"),
    .layout("mdfc", "modal_dfc"),
    .layout("meld", "meld"),
    .card("meldpart", needs: .relatedParts) { it in it.card.isMeld("meld_part") },
    .card("meldresult", needs: .relatedParts) { it in it.card.isMeld("meld_result") },
    // Without meld cards, whose backs are cards of their own. Source: REFERENCE 3.8.
    .layout("dfc", "transform", "modal_dfc", "art_series", "double_faced_token", "reversible_card"),
    .layout("leveler", "leveler"),
    .layout("adventure", "adventure"),
    .layout("class", "class"),
    .layout("prepare", "prepare"),
    .layout("reversible", "reversible_card"),
    .layout("token", "token", "double_faced_token", "emblem"),
    .layout("artseries", "art_series"),
    .layout("planar", "planar"),
    .layout("vanguard", "vanguard"),
    .layout("host", "host", "augment"),
    .printing("extra") { it in it.facts.isExtra(it.printing) },
  ]

  /// The layouts that some flag asks for, or that hide a card.
  static let knownLayouts: Set<String> = [
    "normal", "split", "flip", "transform", "modal_dfc", "meld", "art_series", "double_faced_token", "reversible_card",
    "leveler", "adventure", "class", "prepare", "token", "emblem", "planar", "scheme", "vanguard", "host", "augment",
  ]

  private static func layout(_ value: String, _ layouts: String...) -> CardFlag {
    .card(value) { it in layouts.contains(it.card.layout) }
  }
}

extension CardPart {
  /// The types of this part alone.
  var types: TypeTraits { TypeTraits(typeLine: typeLine) }
}

extension Card {
  /// Whether a meld card plays a part in it; nil where the source does not say which.
  fileprivate func isMeld(_ component: String) -> Bool? {
    if layout != "meld" { return false }
    return relatedParts.first { $0.name == name }.map { $0.component == component }
  }
}
