import FilterEvaluation
import FilterVocabulary

/// What a reader of cards reads and derives: everything, or only what some fields need.
///
/// A value of another key is skipped: it must be JSON, but may be of any type.
package struct CardNeeds: Sendable {
  /// The full names of the fields; nil for all.
  private let fields: Set<String>?
  /// The keys that are read.
  let keys: Set<CardKey>
  /// Whether everything is needed.
  package let isEverything: Bool
  // What is derived for several fields. Stored, since it is asked for each card.
  let derivesRules: Bool
  let derivesFlags: Bool
  let derivesCounts: Bool
  let derivesNovelties: Bool
  let derivesCheapest: Bool

  /// All fields and keys.
  package static let everything = CardNeeds(fields: nil, keys: Set(CardKey.allCases))

  private init(fields: Set<String>?, keys: Set<CardKey>) {
    self.fields = fields
    self.keys = keys
    isEverything = fields == nil
    func needs(_ names: String...) -> Bool { fields.map { !$0.isDisjoint(with: names) } ?? true }
    derivesRules = needs("oracle", "fulloracle")
    derivesFlags = needs("is", "not")
    derivesCounts = needs("prints", "sets", "paperprints", "papersets", "illustrations", "artists")
    derivesNovelties = needs("new")
    derivesCheapest = needs("cheapest")
  }

  /// The needs of some fields, given by their full names. Fields that the data does not bind need nothing.
  init(fields: Set<String>) {
    var keys = Self.always
    for field in fields { keys.formUnion(Self.keys(of: field)) }
    self.init(fields: fields, keys: keys)
  }

  /// The needs of counting the cards that a query finds: the fields of its terms, and those that they mirror or unite.
  package init(counting search: CardSearch) {
    // The days of sets are known once the cards are read; until then a word for a day is taken for that of a set.
    let list = CardList.list { _ in DateSpan(ordinal: 1) }
    let plan = FilterPlan(search.readQuery, for: list)
    var names = Set(
      plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) }.map { list.vocabulary.fields[$0].name })
    for binding in list.bindings.compactMap({ $0 }) {
      if names.contains(binding.field.name) { names.formUnion(binding.unites) }
      // A plan tests a field that mirrors another as that field.
      if names.contains(binding.mirrors) { names.insert(binding.field.name) }
    }
    self.init(fields: names)
  }

  /// Whether a field is needed, given by its full name.
  func contains(_ name: String) -> Bool { fields?.contains(name) ?? true }
}

extension CardNeeds {
  /// The keys that tell one card from another, its parts, and whether its printings are hidden.
  private static let always: Set<CardKey> = [
    .object, .name, .oracleID, .layout, .typeLine, .cardFaces, .contentWarning, .lang, .set, .setName, .setType,
    .collectorNumber, .games, .oversized, .borderColor, .promoTypes,
  ]

  /// The keys that a field is derived from, besides those that are always read.
  private static func keys(of field: String) -> [CardKey] {
    switch field {
    case "oracle", "fulloracle": [.oracleText]
    case "keyword": [.keywords]
    case "flavor": [.flavorText]
    case "lore": [.flavorName]
    case "artist", "artists": [.artist]
    case "power": [.power]
    case "toughness": [.toughness]
    case "powtou": [.power, .toughness]
    case "loyalty": [.loyalty]
    case "defense": [.defense]
    case "edhrec": [.edhrecRank]
    case "color": [.colors, .manaCost, .colorIndicator]
    case "identity": [.colorIdentity]
    case "produces": [.producedMana]
    case "mana", "devotion": [.manaCost]
    case "manavalue": [.cmc, .manaCost]
    case "rarity": [.rarity]
    case "in": [.rarity, .frame, .booster]
    case "new": [.releasedAt, .rarity, .illustrationID, .artist, .flavorText, .frame, .finishes, .foil, .nonfoil]
    case "date", "year": [.releasedAt]
    case "watermark": [.watermark]
    case "frame": [.frame, .frameEffects]
    case "stamp": [.securityStamp]
    case "paperprints", "papersets": [.digital]
    case "illustrations", "illustrationid": [.illustrationID]
    case "format", "banned", "restricted": [.legalities]
    case "usd", "usdfoil", "eur", "tix", "cheapest":
      [.prices, .usd, .usdFoil, .usdEtched, .eur, .eurFoil, .tix]
    case "scryfallid": [.id]
    case "mtgoid": [.mtgoID, .mtgoFoilID]
    case "arenaid": [.arenaID]
    case "multiverseid": [.multiverseIDs]
    case "tcgplayerid": [.tcgplayerID]
    case "is", "not": CardKey.allCases
    default: []
    }
  }
}
