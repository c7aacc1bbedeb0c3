import DataStreams
import FilterVocabulary
import ScryfallDialect

@testable import ScryfallCards

/// Small cards for tests, written in one line each.
enum Sample {
  static func card(
    _ name: String, _ typeLine: String = "", _ text: String = "", cost: String? = nil, stats: String? = nil,
    layout: String = "normal", keywords: [String] = [], legalities: [String: String] = [:],
    printings: [CardPrinting] = [Sample.printing()]
  ) -> Card {
    var card = Card(name: name)
    card.typeLine = typeLine
    card.oracleText = text
    card.manaCost = cost
    card.layout = layout
    card.keywords = keywords
    card.legalities = legalities
    card.printings = printings
    if let stats {
      let (power, toughness) = Sample.stats(stats)
      card.power = power
      card.toughness = toughness
    }
    return card
  }

  static func face(
    _ name: String, _ typeLine: String = "", _ text: String = "", cost: String? = nil, stats: String? = nil,
    colors: String? = nil
  ) -> CardFace {
    var face = CardFace(name: name)
    face.typeLine = typeLine
    face.oracleText = text
    face.manaCost = cost
    face.colors = colors.map { CardColors(letters: $0.utf8) }
    if let stats {
      let (power, toughness) = Sample.stats(stats)
      face.power = power
      face.toughness = toughness
    }
    return face
  }

  static func card(_ layout: String, faces: [CardFace], colors: String? = nil) -> Card {
    var card = Card(name: faces.map { $0.name }.joined(separator: " // "))
    card.typeLine = faces.map { $0.typeLine }.joined(separator: " // ")
    card.layout = layout
    card.colors = colors.map { CardColors(letters: $0.utf8) }
    card.faces = faces
    card.printings = [printing()]
    return card
  }

  /// A printing that its source describes: it has a frame.
  static func printing(
    _ set: String = "tst", _ date: String? = "2020-01-01", _ change: (inout CardPrinting) -> Void = { _ in }
  ) -> CardPrinting {
    var printing = bare(set, date)
    printing.frame = "2015"
    change(&printing)
    return printing
  }

  /// A printing of which little more is known than that it exists.
  static func bare(_ set: String = "tst", _ date: String? = "2020-01-01") -> CardPrinting {
    var printing = CardPrinting()
    printing.set = set
    printing.releasedAt = date.flatMap { DateSpan($0) }
    return printing
  }

  private static func stats(_ text: String) -> (String, String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return (String(parts[0]), String(parts[1]))
  }
}

extension CardFlag {
  /// The answer of a flag for a card and its first printing.
  static func answer(_ value: String, _ card: Card) -> Bool? {
    guard let flag = CardFlag.named(value) else { return nil }
    return flag.holds(for: card, facts: CardFacts(of: card), printing: card.printings.first ?? CardPrinting())
  }
}

/// The values of `in:` that a card has, folded.
func appearances(of card: Card) -> Set<String> {
  Set(CardPrinting.appearances(of: card.printings).map { ValueSpelling.folded($0) })
}

extension CardFlag {
  /// The flag of a value of the vocabulary; nil for other words.
  static func named(_ value: String) -> CardFlag? { all.first { $0.value == value } }

  /// Whether the answers for printings of one card may differ.
  var isAboutPrinting: Bool {
    if case .printing = rule { return true }
    return false
  }

  /// The values that hold for a card and one of its printings.
  static func values(of card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> Set<String> {
    Set(all.filter { $0.holds(for: card, facts: facts, printing: printing) == true }.map { $0.value })
  }
}
