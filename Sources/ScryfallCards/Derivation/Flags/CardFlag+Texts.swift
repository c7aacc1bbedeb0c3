import DataStreams
import FilterVocabulary

extension CardFlag {
  /// What a card says.
  static let texts: [CardFlag] = [
    .card("modal") { it in
      it.facts.phrases.contains(.choose)
        && it.facts.parts.indices.contains { RulesTextShape.isModal(it.facts.parts[$0].oracleText) }
    },
    .card("vanilla") { it in
      it.facts.frontTypes.contains(.creature) && !it.facts.frontTypes.contains(.land)
        && it.facts.parts[0].oracleText.isEmpty
    },
    .card("frenchvanilla") { it in
      it.facts.frontTypes.contains(.creature) && RulesTextShape.isKeywordsOnly(it.facts.parts[0].oracleText)
    },
    .card("bear") { it in
      it.facts.frontTypes.contains(.creature) && it.facts.parts[0].power == "2" && it.facts.parts[0].toughness == "2"
        && it.card.workedOutManaValue == FixedNumber(2)
    },
    .card("hybrid") { it in it.facts.parts[0].manaCost.map { ManaSymbols.hasHybrid($0) } ?? false },
    .card("phyrexian") { it in
      it.facts.parts.indices.contains { place in
        ManaSymbols.hasPhyrexian(it.facts.parts[place].manaCost ?? "")
          || ManaSymbols.hasPhyrexian(it.facts.parts[place].oracleText)
      }
    },
    .card("indicator", needs: .colorIndicator) { it in
      it.card.colorIndicator != nil || it.card.faces.contains { $0.colorIndicator != nil }
    },
    // The lines are looked for as well: lists of keywords that are worked out from texts may lack them.
    .card("companion") { it in
      it.card.hasKeyword(["companion"])
        || RulesTextShape.hasLine(of: ["companion —"], in: it.facts.parts[0].oracleText)
    },
    .card("partner") { it in
      it.card.hasKeyword(["partner", "partner with", "friends forever", "choose a background", "doctor's companion"])
        || RulesTextShape.hasLine(
          of: ["partner", "friends forever", "choose a background", "doctor's companion"],
          in: it.facts.parts[0].oracleText)
    },
    .card("lights", needs: .attractionLights) { it in it.card.attractionLights?.isEmpty == false },
    .card("related", needs: .relatedParts) { it in it.card.relatedParts.contains { $0.name != it.card.name } },
    .card("spellbook") { it in it.facts.phrases.contains(.spellbook) },
    // Reminder text counts, and so do the texts of other faces. Source: REFERENCE 7.
    .card("etb") { it in it.facts.phrases.contains(.enters) },
  ]
}

extension Card {
  /// Whether one of these is among the keywords. The words are given in lower case.
  func hasKeyword(_ words: [String]) -> Bool {
    keywords.contains { words.contains($0.lowercased()) }
  }
}
