import FilterVocabulary

extension Card {
  /// Where the card ever appeared: what `in:` asks for. Set codes, set types, games, languages, rarities, frames and
  /// `booster`, by ``ValueSpelling/folded(_:)``. A rarity counts where it is not that of a promotional product: only outside
  /// sets of the kinds `promo`, `memorabilia` and `token`. Source: REFERENCE 3.6. Linear in the printings.
  public var appearances: Set<String> {
    var found: Set<String> = []
    for printing in printings {
      found.insert(ValueSpelling.folded(printing.set))
      found.insert(ValueSpelling.folded(printing.setType))
      found.insert(ValueSpelling.folded(printing.language))
      if let frame = printing.frame { found.insert(ValueSpelling.folded(frame)) }
      for game in printing.games { found.insert(ValueSpelling.folded(game)) }
      switch printing.setType {
      case "promo", "memorabilia", "token": break
      default: found.insert(ValueSpelling.folded(printing.rarity))
      }
      if printing.isInBoosters == true { found.insert("booster") }
    }
    found.remove("")
    return found
  }
}
