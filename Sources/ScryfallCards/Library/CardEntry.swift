import FilterEvaluation
import FilterVocabulary

/// A card with what is worked out from it once, for all fields that ask.
public struct CardEntry: Sendable {
  /// The card.
  public let card: Card
  /// The parts a term is tested within: its faces, or itself.
  let parts: [CardPart]
  let facts: CardFacts
  let counts: PrintingCounts
  let novelties: [PrintingNovelty]
  /// The rules text of each part without reminder text.
  let rules: [String]
  let references: SelfReferences

  /// Works a card out. Linear in its texts and printings.
  public init(_ card: Card) {
    self.card = card
    facts = CardFacts(of: card)
    parts = facts.parts
    counts = PrintingCounts(of: card.printings)
    novelties = card.novelties
    rules = parts.map { ReminderText.removing(from: $0.oracleText) }
    references = SelfReferences(of: card)
  }

  /// The printing that stands at a place; one of which nothing is known where there is none.
  func printing(_ place: Int) -> CardPrinting {
    card.printings.indices.contains(place) ? card.printings[place] : CardPrinting()
  }
}
