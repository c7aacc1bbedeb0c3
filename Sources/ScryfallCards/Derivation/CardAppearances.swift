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

extension CardEntry {
  /// Where the card ever appeared, like ``Card/appearances``, but in the spelling of the data and with repetitions: what columns
  /// fold and count themselves.
  var appearances: [String] {
    var found: [String] = []
    found.reserveCapacity(8 * printings.count)
    // By places: an element that is copied out is two dozen texts to retain.
    for place in printings.indices {
      if !printings[place].set.isEmpty { found.append(printings[place].set) }
      if !printings[place].setType.isEmpty { found.append(printings[place].setType) }
      found.append(printings[place].language)
      if let frame = printings[place].frame { found.append(frame) }
      found += printings[place].games
      if printings[place].countsForRarity { found.append(printings[place].rarity) }
      if printings[place].isInBoosters == true { found.append("booster") }
    }
    return found
  }
}

extension CardPrinting {
  /// Whether its rarity counts as one the card was printed in.
  fileprivate var countsForRarity: Bool {
    switch setType {
    case "promo", "memorabilia", "token": false
    default: !rarity.isEmpty
    }
  }

  fileprivate func insertAppearances(into found: inout Set<String>) {
    found.insert(ValueSpelling.folded(set))
    found.insert(ValueSpelling.folded(setType))
    found.insert(ValueSpelling.folded(language))
    if let frame { found.insert(ValueSpelling.folded(frame)) }
    for game in games { found.insert(ValueSpelling.folded(game)) }
    if countsForRarity { found.insert(ValueSpelling.folded(rarity)) }
    if isInBoosters == true { found.insert("booster") }
  }
}
