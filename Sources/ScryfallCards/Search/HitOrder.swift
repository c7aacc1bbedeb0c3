import DataStreams
import FilterAST
import FilterEvaluation
package import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect

/// The order and form of a result, from the directives of a query.
package struct HitOrder: Hashable, Sendable {
  /// One row per card, printing or picture.
  package enum Unique: Hashable, Sendable { case cards, prints, art }

  package let unique: Unique
  package let order: CardOrder
  package let isDescending: Bool
  /// The preference for the printing that represents a card; nil for the first in the order.
  package let prefer: String?

  /// The order and form that a query asks for.
  package init(_ reading: QueryReading) {
    switch reading[directive: "unique"] {
    case "prints": unique = .prints
    case "art": unique = .art
    default: unique = .cards
    }
    let order = reading[directive: "order"].flatMap { CardOrder(directive: $0) } ?? .name
    self.order = order
    switch reading[directive: "direction"] {
    case "asc": isDescending = false
    case "desc": isDescending = true
    default: isDescending = order.isDescendingByItself
    }
    prefer = reading[directive: "prefer"]
  }

  /// Whether the rows are the cards in the order of their names, each with its first printing.
  var isPlain: Bool { unique == .cards && order == .name && !isDescending && prefer == nil }
}

extension QueryReading {
  /// Whether a directive includes something that is hidden by default.
  func includes(_ what: String) -> Bool {
    directives.contains { $0.field == "include" && ($0.value == what || $0.value == "all") }
  }

  /// The directive of an order for which there is no data (`order:review`); nil if there is none. Such rows are sorted
  /// by name.
  func unansweredOrder(in query: AnalyzedQuery) -> IgnoredTerm? {
    guard let order = self[directive: "order"], CardOrder(directive: order) == nil else { return nil }
    let leaf = query.leaves.last { leaf in
      guard case .success(.directive(let field, let value)) = leaf.reading else { return false }
      return query.vocabulary[field].name == "order" && query.vocabulary[value].text == order
    }
    let range = leaf?.range ?? SourceRange(start: 0, end: 0)
    return IgnoredTerm(
      range: range, text: leaf == nil ? "order:\(order)" : query.source[range],
      reason: "the data says nothing to order by '\(order)'", isUnanswered: true)
  }

  /// Whether a term is about languages, so that printings in all languages are searched.
  var asksForLanguage: Bool {
    guard let language = Vocabulary.scryfall.fieldID(spelled: "language") else { return false }
    return filter?.leaves.contains { term in
      if case .condition(let condition) = term.content { return condition.field == language }
      return false
    } ?? false
  }
}

/// The orders that `order:` names.
package enum CardOrder: String, CaseIterable, Hashable, Sendable {
  /// By name, without accents and punctuation.
  case name
  /// By set code and collector number.
  case set
  /// By the release day of the printing.
  case released
  /// By rarity.
  case rarity
  /// By color: white, blue, black, red, green, then multicolored, then colorless.
  case color
  /// By price in US dollars.
  case usd
  /// By price in tickets.
  case tix
  /// By price in euros.
  case eur
  /// By mana value.
  case cmc
  /// By power.
  case power
  /// By toughness.
  case toughness
  /// By rank at EDHREC, the most played first.
  case edhrec
  /// By rank in Penny Dreadful.
  case penny
  /// By the name of the artist.
  case artist

  /// Whether `direction:auto` starts with the largest.
  package var isDescendingByItself: Bool {
    switch self {
    case .released, .rarity, .usd, .tix, .eur: true
    default: false
    }
  }

  /// The name of the field whose keys are the order; nil if it is a rank of its own.
  package var fieldName: String? {
    switch self {
    case .released: "date"
    case .rarity: "rarity"
    case .color: "color"
    case .usd: "usd"
    case .tix: "tix"
    case .eur: "eur"
    case .cmc: "manavalue"
    case .power: "power"
    case .toughness: "toughness"
    case .edhrec: "edhrec"
    case .name, .set, .penny, .artist: nil
    }
  }

  /// The order of a value of `order:`; nil if there is no data for it (`review`, `spoiled`).
  package init?(directive value: String) {
    switch value {
    case "mv", "manavalue": self = .cmc
    default: self.init(rawValue: value)
    }
  }
}

/// The sort keys of rows.
struct SortKeys {
  private let order: CardOrder
  private let library: CardLibrary
  private let field: FieldID?

  init(_ order: CardOrder, in library: CardLibrary) {
    self.order = order
    self.library = library
    field = order.fieldName.flatMap { library.list.vocabulary.fieldID(spelled: $0) }
  }

  /// The key of a row; nil if it has none.
  func key(of hit: CardHit) -> Int64? {
    switch order {
    case .name: return Int64(library.ranks.names[hit.card])
    case .set: return Int64(library.ranks.sets[hit.printing])
    case .penny: return positive(library.ranks.penny[hit.card])
    case .artist: return positive(library.ranks.artists[hit.printing])
    case .color:
      return field.flatMap { library.store.key(of: hit.card, in: $0)?.whole() }.map { SortKeys.rank(ofColors: $0) }
    case .cmc, .power, .toughness, .edhrec: return field.flatMap { library.store.rank(of: hit.card, in: $0) }
    case .released, .rarity, .usd, .tix, .eur: return field.flatMap { library.store.rank(of: hit.printing, in: $0) }
    }
  }

  private func positive(_ rank: UInt32) -> Int64? { rank == 0 ? nil : Int64(rank) }

  /// The rank of a color set: white, blue, black, red, green; then multicolored, fewer colors first; then colorless.
  static func rank(ofColors bits: Int64) -> Int64 {
    let count = bits.nonzeroBitCount
    if count == 0 { return 1_000 }
    return count == 1 ? Int64(bits.trailingZeroBitCount) : Int64(count) * 100 &+ bits
  }
}
