/// Merges records with the same `oracle_id` into cards with several printings, in the order of their first records.
/// Records without one are merged by name.
///
/// The first record determines the values of the card; of the others only the printing is kept.
package struct CardGrouping: Sendable {
  /// The cards so far, in the order of their first records.
  package private(set) var cards: [Card] = []
  /// The indices of the cards by `oracle_id`, or else by name. An identifier is never a name.
  private var indices: [String: Int] = [:]
  /// The index of the first card of each name; made when it is first needed.
  private var names: [String: Int]?
  /// The printings of cards with many printings, by the index of the card. Those of other cards are searched one by
  /// one.
  private var manyPrintings: [Int: Set<PrintingKey>] = [:]
  private static let minimumForSets = 48

  /// Identifies a printing among those of its card.
  private struct PrintingKey: Hashable {
    let set: String
    let number: String
    let language: String

    init?(_ printing: CardPrinting) {
      if printing.set.isEmpty || printing.collectorNumber.isEmpty { return nil }
      (set, number, language) = (printing.set, printing.collectorNumber, printing.language)
    }
  }

  /// Makes an empty grouping with memory for a number of cards.
  package init(expectedCards: Int = 0) {
    cards.reserveCapacity(expectedCards)
    indices.reserveCapacity(expectedCards)
  }

  /// Returns the cards and empties the grouping.
  mutating func takeCards() -> [Card] {
    defer { self = CardGrouping() }
    return cards
  }

  /// Adds a record, in constant time on average.
  package mutating func add(_ card: consuming Card) {
    let identity = card.oracleID ?? card.name
    if let index = indices[identity] {
      for var printing in card.printings {
        if card.layout != cards[index].layout { printing.layout = card.layout }
        cards[index].printings.append(printing)
      }
      manyPrintings[index] = nil
    } else {
      indices[identity] = cards.count
      if names != nil, names?[card.name] == nil { names?[card.name] = cards.count }
      cards.append(consume card)
    }
  }

  /// Adds only the printings of a record to the card with the same `oracle_id`, or else to the first one with the same
  /// name. Printings whose set, collector number and language the card has already are skipped. Returns whether the
  /// card was found. Takes constant time on average, and linear time once.
  @discardableResult
  package mutating func addPrintings(of record: Card) -> Bool {
    if names == nil { prepare() }
    guard let index = record.oracleID.flatMap({ indices[$0] }) ?? names?[record.name] else { return false }
    for var printing in record.printings where !hasPrinting(printing, at: index) {
      // Records without a layout have `normal`.
      if record.layout != cards[index].layout, record.layout != "normal" { printing.layout = record.layout }
      cards[index].printings.append(printing)
    }
    return true
  }

  private mutating func hasPrinting(_ printing: CardPrinting, at index: Int) -> Bool {
    guard let key = PrintingKey(printing) else { return false }
    if cards[index].printings.count < Self.minimumForSets {
      return cards[index].printings.contains {
        $0.collectorNumber == key.number && $0.set == key.set && $0.language == key.language
      }
    }
    if manyPrintings[index] == nil {
      manyPrintings[index] = Set(cards[index].printings.compactMap { PrintingKey($0) })
    }
    return manyPrintings[index]?.insert(key).inserted == false
  }

  private mutating func prepare() {
    var names: [String: Int] = [:]
    names.reserveCapacity(cards.count)
    for (index, card) in cards.enumerated() where names[card.name] == nil { names[card.name] = index }
    self.names = names
  }
}
