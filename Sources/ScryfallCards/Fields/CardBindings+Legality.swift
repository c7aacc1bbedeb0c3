import FilterEvaluation
import FilterVocabulary

extension CardBindings {
  var legality: [FilterableField<CardEntry>] {
    func formats(_ name: String, _ states: Set<String>) -> [FilterableField<CardEntry>] {
      bind(name, needs: .legalities, unanswered: unknownFormats) { entry, _ in
        .values(entry.card.legalities.filter { states.contains($0.value) }.map { $0.key })
      }
    }
    return formats("format", ["legal", "restricted"]) + formats("banned", ["banned"])
      + formats("restricted", ["restricted"]) + flags("is") + flags("not")
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

  private func flags(_ name: String) -> [FilterableField<CardEntry>] {
    bind(name, isOfVariant: true, unanswered: CardFlags.unanswered(by: coverage)) { entry, place in
      .values(entry.flags(place))
    }
  }
}
