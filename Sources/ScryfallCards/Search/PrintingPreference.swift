import FilterEvaluation
import FilterVocabulary

/// Chooses the printing that represents a card: by `prefer:`, otherwise the first in the order of the rows, otherwise
/// the first one.
struct PrintingPreference {
  private enum Preference {
    case first
    case low(FieldID)
    case high(FieldID)
    case having(Bitset)
    case lacking(Bitset)
    case leading(SortKeys, isDescending: Bool)
  }

  private let library: CardLibrary
  private let preference: Preference

  init(_ order: HitOrder, in library: CardLibrary) {
    self.library = library
    func field(_ name: String) -> FieldID? { library.list.vocabulary.fieldID(spelled: name) }
    func flags(_ name: String) -> Bitset {
      field("is").flatMap { library.printings(having: name, in: $0) } ?? Bitset(size: library.printingCount)
    }
    var preference = Preference.first
    switch order.prefer {
    case "oldest": preference = field("date").map { .low($0) } ?? .first
    case "newest": preference = field("date").map { .high($0) } ?? .first
    case "usd-low", "eur-low", "tix-low":
      preference = field(String((order.prefer ?? "").prefix(3))).map { .low($0) } ?? .first
    case "usd-high", "eur-high", "tix-high":
      preference = field(String((order.prefer ?? "").prefix(3))).map { .high($0) } ?? .first
    case "promo": preference = .having(flags("promo"))
    case "atypical": preference = .having(flags("atypical"))
    case "default": preference = .lacking(flags("atypical"))
    case "universesbeyond", "ub": preference = .having(flags("universesbeyond"))
    case "notuniversesbeyond", "notub": preference = .lacking(flags("universesbeyond"))
    default:
      switch order.order {
      case .released, .rarity, .usd, .tix, .eur, .set, .artist:
        preference = .leading(SortKeys(order.order, in: library), isDescending: order.isDescending)
      default: break
      }
    }
    self.preference = preference
  }

  /// The printing that represents a card, among those that match.
  func choice(of card: Int, in result: FilterResult) -> Int {
    var choice: Int?
    let printings = library.store.variants(of: card)
    for printing in printings where result.variants?.contains(printing) ?? true {
      guard let before = choice else {
        choice = printing
        continue
      }
      if isBetter(printing, than: before) { choice = printing }
    }
    return choice ?? printings.lowerBound
  }

  /// Whether a printing is preferred to an earlier one.
  func isBetter(_ printing: Int, than before: Int) -> Bool {
    switch preference {
    case .first: return false
    case .low(let field):
      return isLess(library.store.rank(of: printing, in: field), than: library.store.rank(of: before, in: field))
    case .high(let field):
      guard let key = library.store.rank(of: printing, in: field) else { return false }
      return library.store.rank(of: before, in: field).map { key > $0 } ?? true
    case .having(let wanted): return wanted.contains(printing) && !wanted.contains(before)
    case .lacking(let unwanted): return !unwanted.contains(printing) && unwanted.contains(before)
    case .leading(let keys, let isDescending):
      let key = keys.key(of: CardHit(card: 0, printing: printing))
      let other = keys.key(of: CardHit(card: 0, printing: before))
      if !isDescending { return isLess(key, than: other) }
      guard let key else { return false }
      return other.map { key > $0 } ?? true
    }
  }

  /// Whether a key sorts first; nil sorts last.
  private func isLess(_ key: Int64?, than other: Int64?) -> Bool {
    guard let key else { return false }
    return other.map { key < $0 } ?? true
  }
}
