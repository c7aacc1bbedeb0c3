import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// A card with the derived values that its fields use.
package final class CardEntry: Sendable {
  package let card: Card
  /// The printings. A card without any has an empty one.
  let printings: [CardPrinting]
  /// The parts that a term is tested against: the faces, or the card.
  let parts: [CardPart]
  let facts: CardFacts
  let counts: PrintingCounts
  /// The new properties of each printing; empty if the card has none.
  let novelties: [PrintingNovelty]
  /// The rules text of each part without reminder text.
  let rules: [String?]
  let references: SelfReferences
  /// ``rules`` with a `~` for each reference to the card.
  let markedRules: [String?]
  /// The full name and those of the faces.
  let names: [String?]
  /// The type lines of the parts.
  let typeLines: [String?]
  /// The values of `is:` that hold for each printing.
  let flags: [FlagSet]
  /// The currencies in which each printing is the cheapest.
  let cheapest: [CurrencySet]
  /// The keys of the card, without formats.
  let coverage: DataCoverage

  /// Derives the values. Linear in the texts and printings of the card.
  package convenience init(_ card: consuming Card) { self.init(card, .everything) }

  /// Derives the values that are needed; the others are empty.
  init(_ card: consuming Card, _ needs: CardNeeds) {
    let printings = card.printings.isEmpty ? [CardPrinting()] : card.printings
    let facts = CardFacts(of: card)
    let parts = facts.parts
    self.printings = printings
    self.facts = facts
    self.parts = parts
    counts = needs.derivesCounts ? PrintingCounts(of: card.printings) : PrintingCounts(of: [])
    novelties = needs.derivesNovelties ? card.novelties : []
    let rules =
      needs.derivesRules
      ? parts.indices.map { ReminderText.removing(from: parts[$0].oracleText) } : []
    let references = needs.derivesRules ? SelfReferences(of: card) : SelfReferences()
    self.rules = rules.map { .some($0) }
    self.references = references
    markedRules = rules.map { .some(references.marking($0)) }
    names = [card.name] + card.faces.map { .some($0.name) }
    typeLines = card.faces.isEmpty ? [card.typeLine] : parts.map { .some($0.typeLine) }
    flags = needs.derivesFlags ? FlagReading.flags(of: card, facts: facts, printings: printings) : []
    cheapest = needs.derivesCheapest ? CurrencySet.cheapest(of: card) : []
    var coverage = DataCoverage()
    coverage.insertKeys(of: card)
    self.coverage = coverage
    self.card = card
  }

  /// The rules text of each part with a `~` for each reference to the card.
  var markedTexts: [String?] {
    parts.indices.map { index in
      // Equal without reminder text.
      parts[index].oracleText == rules[index] ? markedRules[index] : references.marking(parts[index].oracleText)
    }
  }
}
