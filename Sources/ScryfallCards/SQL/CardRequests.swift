package import FilterEvaluation
package import FilterSQL
import FilterSemantics
import FilterVocabulary

/// Builds SQL requests for card searches.
package struct CardRequests: Sendable {
  private let settings: CardSettings
  /// The fields of the cards.
  package let cards: FilterableList<CardEntry>

  /// The requests for cards with some settings.
  package init(_ settings: CardSettings) {
    self.settings = settings
    cards = settings.list
  }

  /// A request for the first rows of a plan, with the displayed values.
  package func rows(for plan: FilterPlan, limit: Int?, includesExtras: Bool) -> SQLRequest {
    var request = request(for: plan, includesExtras: includesExtras)
    request.limit = limit
    request.texts = [CardSupplements.row]
    return request
  }

  /// The settings of a search: the visible printings, the order, and the printing shown for a card.
  package func request(for plan: FilterPlan, includesExtras: Bool) -> SQLRequest {
    let visibility = settings.visibility(plan.reading, includesExtras: includesExtras)
    let order = HitOrder(plan.reading)
    var request = SQLRequest()
    if !visibility.showsExtras { request.conditions.append(.init(CardSupplements.extra, 0)) }
    if !visibility.showsTranslations { request.conditions.append(.init(CardSupplements.translation, 0)) }
    switch order.unique {
    case .prints: request.listsVariants = true
    case .cards: request.choice = .init(of: [.item], order: preference(order))
    case .art: request.choice = .init(of: [.item, .supplement(CardSupplements.art)], order: preference(order))
    }
    request.order = keys(order.order, isDescending: order.isDescending)
    request.order += [.init(.supplement(CardSupplements.nameRank)), .init(.variant)]
    return request
  }

  /// The keys of an order.
  private func keys(_ order: CardOrder, isDescending: Bool) -> [SQLRequest.Order] {
    func ordered(_ key: SQLRequest.Key) -> [SQLRequest.Order] { [.init(key, isDescending: isDescending)] }
    switch order {
    case .name: return ordered(.supplement(CardSupplements.nameRank))
    case .set: return ordered(.supplement(CardSupplements.setRank))
    case .penny: return ordered(.supplement(CardSupplements.pennyRank))
    case .artist: return ordered(.supplement(CardSupplements.artistRank))
    case .color: return ordered(.supplement(CardSupplements.colorRank))
    default: return order.fieldName.flatMap { field($0) }.map { ordered(.field($0)) } ?? []
    }
  }

  private func field(_ name: String) -> Int? { cards.vocabulary.fieldID(spelled: name)?.index }

  /// The order that determines which printing is shown for a card: that of `prefer:`, or of the rows.
  private func preference(_ order: HitOrder) -> [SQLRequest.Order] {
    func flag(_ supplement: SQLSchema.Supplement, isWanted: Bool) -> [SQLRequest.Order] {
      [.init(.supplement(supplement), isDescending: isWanted)]
    }
    func price(_ isHigh: Bool) -> [SQLRequest.Order] {
      field(String((order.prefer ?? "").prefix(3))).map { [.init(.field($0), isDescending: isHigh)] } ?? []
    }
    func date(_ isNewest: Bool) -> [SQLRequest.Order] {
      field("date").map { [.init(.field($0), isDescending: isNewest)] } ?? []
    }
    let first: [SQLRequest.Order] =
      switch order.prefer {
      case "oldest": date(false)
      case "newest": date(true)
      case "usd-low", "eur-low", "tix-low": price(false)
      case "usd-high", "eur-high", "tix-high": price(true)
      case "promo": flag(CardSupplements.promo, isWanted: true)
      case "atypical": flag(CardSupplements.atypical, isWanted: true)
      case "default": flag(CardSupplements.atypical, isWanted: false)
      case "universesbeyond", "ub": flag(CardSupplements.beyond, isWanted: true)
      case "notuniversesbeyond", "notub": flag(CardSupplements.beyond, isWanted: false)
      default:
        switch order.order {
        case .released, .rarity, .usd, .tix, .eur, .set, .artist: keys(order.order, isDescending: order.isDescending)
        default: []
        }
      }
    return first + [.init(.variant)]
  }
}
