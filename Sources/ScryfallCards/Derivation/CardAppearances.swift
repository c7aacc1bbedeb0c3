import DataStreams
import FilterVocabulary
import ScryfallDialect

extension Card {
  /// Where the card ever appeared: what `in:` asks for. Set codes, titles of sets that are not in the vocabulary, set types, games, languages, rarities, frames and
  /// `booster`, by ``ValueSpelling/folded(_:)``. A rarity counts where it is not that of a promotional product: only outside
  /// sets of the kinds `promo`, `memorabilia` and `token`. Source: REFERENCE 3.6. Linear in the printings.
  public var appearances: Set<String> {
    Set(CardPrinting.appearances(of: printings).map { ValueSpelling.folded($0) })
  }
}

extension CardPrinting {
  private static let knownSets = Set((Vocabulary.scryfall.catalog(named: "set-codes")?.values ?? []).map { $0.text })

  /// Where some printings appeared, in the spelling of the data and with repetitions: columns fold and count themselves.
  static func appearances(of printings: [CardPrinting]) -> [String] {
    var found: [String] = []
    found.reserveCapacity(8 * printings.count)
    // By places: an element that is copied out is two dozen texts to retain.
    for place in printings.indices { printings[place].appendAppearances(to: &found) }
    return found
  }

  private func appendAppearances(to found: inout [String]) {
    if !set.isEmpty { found.append(set) }
    // Of a set the vocabulary knows the code is enough: a title there reads as that.
    if !setName.isEmpty, !CardPrinting.knownSets.contains(set) { found += TitleSpelling.names(of: setName) }
    if !setType.isEmpty { found.append(setType) }
    if !language.isEmpty { found.append(language) }
    if let frame, !frame.isEmpty { found.append(frame) }
    found += games
    switch setType {
    case "promo", "memorabilia", "token": break
    default: if !rarity.isEmpty { found.append(rarity) }
    }
    if isInBoosters == true { found.append("booster") }
  }
}
