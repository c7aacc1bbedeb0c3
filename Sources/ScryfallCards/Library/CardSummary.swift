import DataStreams
import FilterEvaluation
import FilterSemantics

/// What the library keeps of a card besides its columns, worked out while the columns are.
struct CardSummary: Sendable {
  let cost: String
  /// Power and toughness, loyalty or defense.
  let stats: String
  /// The name by letters and digits.
  let sortName: [UInt8]
  let printings: [Printing]

  struct Printing: Sendable {
    /// The code of the set, the number, the rarity, the day and the language, parted by tabs.
    let line: String
    /// The number its collector number begins with.
    let number: Int
    let isExtra: Bool
    /// Whether it is in another language, of a card that is there in English too, or in a language before.
    let isTranslation: Bool
  }

  init(_ entry: borrowing CardEntry) {
    cost =
      entry.card.manaCost
      ?? entry.card.faces.compactMap { $0.manaCost }.filter { !$0.isEmpty }.joined(separator: " // ")
    stats = CardSummary.stats(entry)
    sortName = TextFolding.collated(entry.card.name)
    let printings = entry.printings
    let language = printings.indices.contains { printings[$0].language == "en" } ? "en" : printings[0].language
    self.printings = printings.indices.map { place in
      Printing(
        line: CardSummary.line(printings[place]),
        number: CollectorNumber.leadingInteger(of: printings[place].collectorNumber) ?? .max,
        isExtra: entry.facts.isExtra(printings[place]),
        isTranslation: printings[place].language != language)
    }
  }

  private static func line(_ printing: CardPrinting) -> String {
    var line = printing.set
    line += "\t"
    line += printing.collectorNumber
    line += "\t"
    line += printing.rarity
    line += "\t"
    if let day = printing.releasedAt { line += "\(day)" }
    line += "\t"
    line += printing.language
    return line
  }

  private static func stats(_ entry: CardEntry) -> String {
    let (card, face) = (entry.card, entry.card.faces.first)
    if let power = card.power ?? face?.power { return "\(power)/\(card.toughness ?? face?.toughness ?? "")" }
    return card.loyalty ?? face?.loyalty ?? card.defense ?? face?.defense ?? ""
  }
}
