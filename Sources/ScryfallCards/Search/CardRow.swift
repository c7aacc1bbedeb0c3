import DataStreams
import FilterAST
import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// The displayed values of a card in a result.
public struct CardRow: Hashable, Sendable {
  /// The full name; those of faces are joined by ` // `.
  public let name: String
  /// The cost as printed; of two faces both.
  public let cost: String
  /// The type line as printed.
  public let type: String
  /// Power and toughness (`2/1`), loyalty or defense; empty for none.
  public let stats: String
  /// The code of the set of the printing.
  public let set: String
  /// The collector number of the printing: `12a`.
  public let number: String
  /// The rarity of the printing: `mythic`.
  public let rarity: String
  /// The release day: `2020-06-01`.
  public let day: String
  /// The code of the printing's language: `en`.
  public let language: String

  /// Makes a row of displayed values.
  package init(
    name: String, cost: String, type: String, stats: String, set: String, number: String, rarity: String, day: String,
    language: String
  ) {
    self.name = name
    self.cost = cost
    self.type = type
    self.stats = stats
    self.set = set
    self.number = number
    self.rarity = rarity
    self.day = day
    self.language = language
  }

  /// The columns in the order of a table.
  package var columns: [String] { [name, cost, type, stats, set, number, rarity, day] }
}

extension CardLibrary {
  /// The displayed values of a row.
  public func row(_ hit: CardHit) -> CardRow {
    let fields = shown.printings
    let first = hit.printing * ShownCards.fieldsPerPrinting
    return CardRow(
      name: shown.names[hit.card], cost: shown.costs[hit.card], type: shown.types[hit.card],
      stats: shown.stats[hit.card], set: fields[first], number: fields[first + 1], rarity: fields[first + 2],
      day: fields[first + 3], language: fields[first + 4])
  }

  /// The cards with exactly that name or face name, ignoring letter case, accents and punctuation; if there are none,
  /// those whose name contains it, with or without its quotes. In the order of the library.
  public func cards(named name: String) -> [Int] {
    for plan in list.plans(ofName: name) {
      let found = store.run(plan).rows()
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The cards with exactly that name or face name, ignoring letter case, accents and punctuation, in the order of the
  /// library.
  package func cards(exactlyNamed name: String) -> [Int] {
    list.plans(ofName: name).first.map { store.run($0).rows() } ?? []
  }

  /// The full name of a card.
  public func name(of card: Int) -> String { shown.names[card] }
}
