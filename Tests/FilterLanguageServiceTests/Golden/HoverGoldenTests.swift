import FilterText
import Testing

@testable import FilterLanguageService

/// All cards of a query, or the one at its caret: the range in brackets, the title, paragraphs and examples, and the
/// explanation of the whole query after `=`; an ellipsis stands for the paragraphs of the previous card.
@Suite struct HoverGoldenTests {
  @Test(arguments: GoldenHovers.tables.keys.sorted())
  func cards(_ name: String) throws {
    try GoldenTable("Hovers+\(name)", GoldenHovers.tables[name] ?? "").check { place in
      var lines: [String] = []
      var body: [StyledText] = []
      for card in Self.cards(place) {
        // Each part of a pattern has the paragraphs of all of it.
        lines += Self.lines(card, place.document, isShort: !body.isEmpty && card.body == body)
        body = card.body
      }
      return lines
    }
  }

  @Test func markdown() throws {
    try GoldenTable("Hovers+Markdown", GoldenHovers.markdown).check { place in
      Self.cards(place).map(\.markdown)
    }
  }

  static func cards(_ place: GoldenPlace) -> [HoverCard] {
    if let caret = place.caret { return place.document.hover(at: caret).map { [$0] } ?? [] }
    var cards: [HoverCard] = []
    for offset in 0...place.document.source.length {
      if let card = place.document.hover(at: offset), !cards.contains(card) { cards.append(card) }
    }
    return cards
  }

  private static func lines(_ card: HoverCard, _ document: DocumentSnapshot, isShort: Bool) -> [String] {
    let head = "[\(GoldenPlace.line(document.source[card.range]))] \(card.subject.rawValue): \(card.title)"
    if isShort { return [head + " …"] }
    let examples = card.examples.map { "- \($0.text): \($0.meaning)" }
    let query = card.query.isEmpty ? [] : ["= " + card.query]
    return [head] + (card.body.map(\.plainText) + examples + query).map { "  " + $0 }
  }
}

/// The tables of cards: one example a rule. `HoverPropertyTests` covers all fields, operators and values.
enum GoldenHovers {
  static let tables = [
    "Fields": fields, "Operators": operators, "Values": values, "Names": names, "Patterns": patterns, "Groups": groups,
    "Mistakes": mistakes, "Documents": documents,
  ]
}
