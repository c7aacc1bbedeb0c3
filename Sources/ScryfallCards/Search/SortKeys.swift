import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// What rows are ordered by.
struct SortKeys {
  private let order: CardOrder
  private let library: CardLibrary
  private let field: FieldID?

  init(_ order: CardOrder, in library: CardLibrary) {
    self.order = order
    self.library = library
    let name: String? =
      switch order {
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
    field = name.flatMap { library.list.vocabulary.fieldID(spelled: $0) }
  }

  /// The key of a row; nil where it has none.
  func key(of hit: CardHit) -> Int64? {
    switch order {
    case .name: return Int64(library.ranks.names[hit.card])
    case .set: return Int64(library.ranks.sets[hit.printing])
    case .penny: return positive(library.ranks.penny[hit.card])
    case .artist: return positive(library.ranks.artists[hit.printing])
    case .color: return field.flatMap { library.store.key(of: hit.card, in: $0) }.map { SortKeys.place(ofColors: $0) }
    case .cmc, .power, .toughness, .edhrec: return field.flatMap { library.store.key(of: hit.card, in: $0) }
    case .released, .rarity, .usd, .tix, .eur: return field.flatMap { library.store.key(of: hit.printing, in: $0) }
    }
  }

  private func positive(_ rank: UInt32) -> Int64? { rank == 0 ? nil : Int64(rank) }

  /// White, blue, black, red, green; then what has several colors, fewer first; then what has none.
  static func place(ofColors bits: Int64) -> Int64 {
    let count = bits.nonzeroBitCount
    if count == 0 { return 1_000 }
    return count == 1 ? Int64(bits.trailingZeroBitCount) : Int64(count) * 100 &+ bits
  }
}
