import FilterEvaluation

extension CardLibrary {
  /// The rows of a result in their order.
  func hits(_ result: FilterResult, order: HitOrder, limit: Int = .max) -> [CardHit] {
    if order.isPlain, ranks.isFileOrder {
      return result.items.rows(limit: limit).map { CardHit(card: $0, printing: firstPrinting(of: $0, in: result)) }
    }
    var hits: [CardHit] = []
    switch order.unique {
    case .prints:
      store.variants(of: result).forEachRow { printing in
        hits.append(CardHit(card: store.item(ofVariant: printing), printing: printing))
        return true
      }
    case .cards:
      let preference = PrintingPreference(order, in: self)
      result.items.forEachRow { card in
        hits.append(CardHit(card: card, printing: preference.choice(of: card, in: result)))
        return true
      }
    case .art:
      hits = artworks(result, preference: PrintingPreference(order, in: self))
    }
    return sorted(hits, by: order)
  }

  private func firstPrinting(of card: Int, in result: FilterResult) -> Int {
    let printings = store.variants(of: card)
    guard let found = result.variants else { return printings.lowerBound }
    return printings.first { found.contains($0) } ?? printings.lowerBound
  }

  /// One row a picture of a card; printings whose picture has no identity are one each.
  private func artworks(_ result: FilterResult, preference: PrintingPreference) -> [CardHit] {
    var hits: [CardHit] = []
    let found = store.variants(of: result)
    result.items.forEachRow { card in
      var chosen: [Int64: Int] = [:]
      var order: [Int64] = []
      for printing in store.variants(of: card) where found.contains(printing) {
        let art = ranks.art[printing] == 0 ? -1 - Int64(printing) : Int64(ranks.art[printing])
        if let before = chosen[art] {
          if preference.isBetter(printing, than: before) { chosen[art] = printing }
        } else {
          chosen[art] = printing
          order.append(art)
        }
      }
      for art in order { if let printing = chosen[art] { hits.append(CardHit(card: card, printing: printing)) } }
      return true
    }
    return hits
  }

  /// The rows sorted; equal ones by name, then in the order of the file. Rows without a key come last in both
  /// directions.
  private func sorted(_ hits: [CardHit], by order: HitOrder) -> [CardHit] {
    let keys = SortKeys(order.order, in: self)
    let keyed = hits.map { (key: keys.key(of: $0), name: ranks.names[$0.card], hit: $0) }
    let isDescending = order.isDescending
    return keyed.sorted { one, other in
      if one.key != other.key {
        guard let left = one.key else { return false }
        guard let right = other.key else { return true }
        return isDescending ? left > right : left < right
      }
      if one.name != other.name { return one.name < other.name }
      return one.hit.printing < other.hit.printing
    }.map { $0.hit }
  }
}
