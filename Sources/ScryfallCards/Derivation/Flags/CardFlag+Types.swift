import DataStreams

extension CardFlag {
  /// What a card is, by its type line.
  static let types: [CardFlag] = [
    .card("permanent") { it in it.facts.types.isPermanent },
    // What can be cast is told by the front: backs of modal cards that are lands do not count. Source: REFERENCE 3.8.
    .card("spell") { it in
      it.facts.frontTypes.isDisjoint(with: [.land, .dungeon, .neverCast]) && !it.facts.isOutsideDecks
        && !it.facts.parts[0].isHero && it.facts.meldRole != .result
    },
    .card("historic") { it in !it.facts.types.isDisjoint(with: [.artifact, .legendary, .saga]) },
    .card("party") { it in
      // A Changeling is of every creature type, even where it is no creature itself.
      it.facts.isOfEveryKind
        || it.facts.types.isSuperset(of: [.creature, .party])
          && it.facts.parts.indices.contains { it.facts.parts[$0].types.isSuperset(of: [.creature, .party]) }
    },
    // An outlaw need not be a creature: there are other cards of these kinds.
    .card("outlaw") { it in it.facts.types.contains(.outlaw) || it.facts.isOfEveryKind },
  ]

  /// How the faces of a card are arranged.
  static let layouts: [CardFlag] = [
    .layout("split", "split"),
    .layout("flip", "flip"),
    .layout("transform", "transform"),
    .layout("mdfc", "modal_dfc"),
    .layout("meld", "meld"),
    .card("meldpart") { it in it.card.layout == "meld" ? it.facts.meldRole.map { $0 == .part } : false },
    .card("meldresult") { it in it.card.layout == "meld" ? it.facts.meldRole.map { $0 == .result } : false },
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

  /// Whether it is a card of the type Hero, which is no part of a deck: not a creature of that type.
  fileprivate var isHero: Bool { typeLine == "Hero" || typeLine.utf8.starts(with: "Hero ".utf8) }
}

/// What a card is to the meld it belongs to.
enum MeldRole: Hashable, Sendable {
  /// One of the two cards that are melded.
  case part
  /// What they become: no card of a deck.
  case result
}

extension Card {
  /// The role of a meld card; nil for other cards, and where nothing tells. A source that does not list the parts is read by
  /// the rules texts: those of the parts say what they meld with, the result says nothing of it.
  var meldRole: MeldRole? {
    if layout != "meld" { return nil }
    switch relatedParts.first(where: { $0.name == name })?.component {
    case "meld_part": return .part
    case "meld_result": return .result
    default:
      guard let text = oracleText, !text.isEmpty else { return nil }
      return RulesTextShape.contains("meld", in: text) ? .part : .result
    }
  }
}
