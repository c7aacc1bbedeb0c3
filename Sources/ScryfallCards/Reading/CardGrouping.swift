import DataStreams

/// Collects records into cards: those of the same card become one, with a printing for each, in the order first seen.
///
/// Records are of the same card where their `oracle_id` is the same, or, where they have none, their name. The first record gives
/// the values of the card; of the others only the printing is kept.
public struct CardGrouping: Sendable {
  /// The cards so far.
  public private(set) var cards: [Card] = []
  /// Where each card is, by `oracle_id` or else by name. An id is never a name.
  private var places: [String: Int] = [:]
  /// Where each name was first seen: made for the first printing that comes alone.
  private var names: [String: Int]?
  /// The printings of the cards with many of them, by the place of the card: the others are looked through one by one.
  private var manyPrintings: [Int: Set<PrintingKey>] = [:]
  private static let many = 48

  /// What tells a printing from the others of its card.
  private struct PrintingKey: Hashable {
    let set: String
    let number: String
    let language: String

    init?(_ printing: CardPrinting) {
      if printing.set.isEmpty || printing.collectorNumber.isEmpty { return nil }
      (set, number, language) = (printing.set, printing.collectorNumber, printing.language)
    }
  }

  /// Nothing collected yet. Room is made for so many cards.
  public init(expectedCards: Int = 0) {
    cards.reserveCapacity(expectedCards)
    places.reserveCapacity(expectedCards)
  }

  /// The cards, which are no longer held here then.
  mutating func takeCards() -> [Card] {
    defer { self = CardGrouping() }
    return cards
  }

  /// Adds a record of a card. Takes constant time on average.
  public mutating func add(_ card: consuming Card) {
    let identity = card.oracleID ?? card.name
    if let place = places[identity] {
      for var printing in card.printings {
        if card.layout != cards[place].layout { printing.layout = card.layout }
        cards[place].printings.append(printing)
      }
      manyPrintings[place] = nil
    } else {
      places[identity] = cards.count
      if names != nil, names?[card.name] == nil { names?[card.name] = cards.count }
      cards.append(card)
    }
  }

  /// Adds the printings of a record that may hold nothing else of the card, such as those of a file of printings: to the card of
  /// the same `oracle_id`, or else to the first of the same name. A printing of the same set, collector number and language is
  /// there already and not added again. Answers whether the card was found. Takes constant time on average, and linear time once.
  @discardableResult
  public mutating func addPrintings(of record: Card) -> Bool {
    if names == nil { prepare() }
    guard let place = record.oracleID.flatMap({ places[$0] }) ?? names?[record.name] else { return false }
    for var printing in record.printings where !hasPrinting(printing, place) {
      // A record that does not say reads as `normal`.
      if record.layout != cards[place].layout, record.layout != "normal" { printing.layout = record.layout }
      cards[place].printings.append(printing)
    }
    return true
  }

  private mutating func hasPrinting(_ printing: CardPrinting, _ place: Int) -> Bool {
    guard let key = PrintingKey(printing) else { return false }
    if cards[place].printings.count < Self.many {
      return cards[place].printings.contains {
        $0.collectorNumber == key.number && $0.set == key.set && $0.language == key.language
      }
    }
    if manyPrintings[place] == nil {
      manyPrintings[place] = Set(cards[place].printings.compactMap { PrintingKey($0) })
    }
    return manyPrintings[place]?.insert(key).inserted == false
  }

  private mutating func prepare() {
    var names: [String: Int] = [:]
    names.reserveCapacity(cards.count)
    for (place, card) in cards.enumerated() where names[card.name] == nil { names[card.name] = place }
    self.names = names
  }
}
