import FilterVocabulary

extension Card {
  /// Where the card ever appeared: what `in:` asks for. Set codes, set types, games, languages, rarities, frames and
  /// `booster`, by ``ValueSpelling/folded(_:)``. A rarity counts where it is not that of a promotional product: only outside
  /// sets of the kinds `promo`, `memorabilia` and `token`. Source: REFERENCE 3.6. Linear in the printings.
  public var appearances: Set<String> {
    var found: Set<String> = []
    // By places: an element that is copied out is two dozen texts to retain.
    for place in printings.indices { printings[place].insertAppearances(into: &found) }
    found.remove("")
    return found
  }
}

extension CardPrinting {
  fileprivate func insertAppearances(into found: inout Set<String>) {
    found.insert(ValueSpelling.folded(set))
    found.insert(ValueSpelling.folded(setType))
    found.insert(ValueSpelling.folded(language))
    if let frame { found.insert(ValueSpelling.folded(frame)) }
    for game in games { found.insert(ValueSpelling.folded(game)) }
    switch setType {
    case "promo", "memorabilia", "token": break
    default: found.insert(ValueSpelling.folded(rarity))
    }
    if isInBoosters == true { found.insert("booster") }
  }
}
