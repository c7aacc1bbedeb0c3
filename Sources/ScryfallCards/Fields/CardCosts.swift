import DataStreams
import FilterVocabulary
import ScryfallDialect

/// Costs as the vocabulary reads them.
enum CardCosts {
  /// A printed cost; nil where there is none, or it has a symbol the vocabulary does not know.
  static func cost(_ text: String?) -> Cost? {
    guard let text, !text.isEmpty else { return nil }
    do throws(CostMistake) {
      return try Vocabulary.scryfall.cost(text)
    } catch {
      return nil
    }
  }

  /// How much a permanent is devoted to each color and to each pair of colors, as a cost that has the symbol of the color or of
  /// the pair so many times; nil for what is no permanent or has no cost.
  static func devotion(of part: CardPart) -> Cost? {
    guard let text = part.manaCost, !text.isEmpty, part.types.isPermanent else { return nil }
    let devotion = Devotion(cost: text)
    var symbols: [Cost.SymbolCount] = []
    for (colors, symbol) in places {
      let count = devotion.count(of: colors)
      if count > 0 { symbols.append(.init(symbol: symbol, count: count)) }
    }
    return Cost(symbols: symbols, generic: 0)
  }

  /// Of the symbols of one color and of two the colors, and the place in the vocabulary.
  private static let places: [(CardColors, Int)] = Vocabulary.scryfall.symbols.enumerated().compactMap {
    place, symbol in
    switch symbol.kind {
    case .color, .hybrid: (CardColors(letters: symbol.code.utf8), place)
    default: nil
    }
  }
}
