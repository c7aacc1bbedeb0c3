import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect

extension CardBindings {
  var legality: [FilterableField<CardEntry>] {
    func formats(
      _ name: String, _ values: @escaping @Sendable (CardEntry) -> [String]
    ) -> [FilterableField<CardEntry>] {
      bind(name, needs: .legalities, unanswered: unknownFormats) { entry, _ in .values(values(entry)) }
    }
    return formats("format") { $0.card.formats.legal } + formats("banned") { $0.card.formats.banned }
      + formats("restricted") { $0.card.formats.restricted } + flags("is") + flags("not", mirrors: "is")
  }

  /// The formats that no card says anything about.
  private var unknownFormats: [String: String] {
    let known = Set(coverage.formats.map { ValueSpelling.folded($0) })
    var unknown: [String: String] = [:]
    for format in Vocabulary.scryfall.catalog(named: "formats")?.values ?? [] {
      let names = ([format.text] + format.aliases).map { ValueSpelling.folded($0) }
      if known.isDisjoint(with: names) {
        unknown[format.text] = "the card data does not say what is legal in \(format.text)"
      }
    }
    return unknown
  }

  private func flags(_ name: String, mirrors: String = "") -> [FilterableField<CardEntry>] {
    bind(name, isOfVariant: true, mirrors: mirrors, unanswered: CardFlags.unanswered(by: coverage)) { entry, place in
      .listed(CardFlags.values(entry.flags[place]))
    }
  }
}
