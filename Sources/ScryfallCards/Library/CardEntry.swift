import DataStreams
import FilterEvaluation
import FilterSemantics
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
  /// What is new on each printing; empty where the card has none.
  let novelties: [PrintingNovelty]
  /// The rules text of each part without reminder text.
  let rules: [String?]
  let references: SelfReferences
  /// Those texts with a `~` for each reference to the card.
  let markedRules: [String?]
  /// The names a name is looked for in: the full one, and those of the faces.
  let names: [String?]
  /// The type lines: of a card of several faces each of them, and the whole.
  let typeLines: [String?]
  /// The values of `is:` that hold for each printing.
  let flags: [FlagSet]
  /// The currencies each printing is the cheapest in.
  let cheapest: [CurrencySet]
  /// What the card says at all, but for the formats.
  let coverage: DataCoverage

  /// Works a card out. Linear in its texts and printings.
  public init(_ card: consuming Card) {
    let printings = card.printings.isEmpty ? [CardPrinting()] : card.printings
    let facts = CardFacts(of: card)
    let parts = facts.parts
    self.printings = printings
    self.facts = facts
    self.parts = parts
    counts = PrintingCounts(of: card.printings)
    novelties = card.novelties
    let rules = parts.indices.map { ReminderText.removing(from: parts[$0].oracleText) }
    let references = SelfReferences(of: card)
    self.rules = rules
    self.references = references
    markedRules = rules.map { references.marking($0) }
    names = card.faces.isEmpty ? [card.name] : [card.name] + card.faces.map { $0.name }
    typeLines = card.faces.isEmpty ? [card.typeLine] : parts.map { $0.typeLine }
    flags = FlagReading.flags(of: card, facts, printings)
    cheapest = CurrencySet.cheapest(of: card)
    var coverage = DataCoverage()
    coverage.insertKeys(of: card)
    self.coverage = coverage
    self.card = card
  }

  /// The rules text of each part with a `~` for each reference to the card.
  var markedTexts: [String?] {
    parts.indices.map { place in
      // Without reminder text it is the same.
      parts[place].oracleText == rules[place] ? markedRules[place] : references.marking(parts[place].oracleText)
    }
  }
}
