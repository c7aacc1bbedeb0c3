import FilterEvaluation
import FilterVocabulary

/// A card with what is worked out from it once, for all fields that ask.
public final class CardEntry: Sendable {
  /// The card.
  public let card: Card
  /// The printings; never empty, so that each card has a place among them.
  let printings: [CardPrinting]
  /// The parts a term is tested within: its faces, or itself.
  let parts: [CardPart]
  let facts: CardFacts
  let counts: PrintingCounts
  let novelties: [PrintingNovelty]
  /// The rules text of each part without reminder text.
  let rules: [String]
  let references: SelfReferences
  /// The names a name is looked for in: the full one, and those of the faces.
  let names: [String?]
  /// The type lines: of a card of several faces each of them, and the whole.
  let typeLines: [String?]
  /// The formats it may be played in, is banned in, and is restricted in.
  let formats: (legal: [String], banned: [String], restricted: [String])
  /// The flags that are the same for all printings.
  private let cardFlags: FlagSet
  /// For each currency the places of the printings that cost least.
  let cheapest: [PriceCurrency: [Int]]

  /// Works a card out. Linear in its texts and printings.
  public init(_ card: Card) {
    self.card = card
    let printings = card.printings.isEmpty ? [CardPrinting()] : card.printings
    self.printings = printings
    facts = CardFacts(of: card)
    parts = facts.parts
    counts = PrintingCounts(of: card.printings)
    novelties = card.novelties
    rules = parts.map { ReminderText.removing(from: $0.oracleText) }
    references = SelfReferences(of: card)
    names = card.faces.isEmpty ? [card.name] : [card.name] + card.faces.map { $0.name }
    typeLines = card.faces.isEmpty ? [card.typeLine] : parts.map { $0.typeLine }
    var formats: (legal: [String], banned: [String], restricted: [String]) = ([], [], [])
    for (format, state) in card.legalities {
      switch state {
      case "legal": formats.legal.append(format)
      case "restricted":
        formats.legal.append(format)
        formats.restricted.append(format)
      case "banned": formats.banned.append(format)
      default: break
      }
    }
    self.formats = formats
    cardFlags = FlagReading(of: card, facts).holds
    var cheapest: [PriceCurrency: [Int]] = [:]
    for currency in PriceCurrency.allCases { cheapest[currency] = card.cheapestPrintings(in: currency) }
    self.cheapest = cheapest
  }

  /// The values of `is:` that hold for a printing.
  func flags(_ place: Int) -> [String] {
    var flags = FlagReading(of: printings[place], card, facts).holds
    if let layout = printings[place].layout {
      var other = card
      other.layout = layout
      flags.formUnion(FlagReading(of: other, CardFacts(of: other)).holds)
    } else {
      flags.formUnion(cardFlags)
    }
    return CardFlags.values(flags)
  }

  /// What `lore:` looks through: names, flavor, rules and types.
  func lore(_ place: Int) -> [String?] {
    names + [printings[place].flavorName, printings[place].flavorText] + parts.map { $0.oracleText } + typeLines
  }
}
