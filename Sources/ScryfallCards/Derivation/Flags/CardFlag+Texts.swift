import FilterVocabulary

extension CardFlag {
  /// What a card says.
  static let texts: [CardFlag] = [
    .card("modal") { _, facts in facts.parts.contains { RulesTextShape.isModal($0.oracleText) } },
    .card("vanilla") { _, facts in
      facts.frontTypes.contains(.creature) && !facts.frontTypes.contains(.land) && facts.front.oracleText.isEmpty
    },
    .card("frenchvanilla") { _, facts in
      facts.frontTypes.contains(.creature) && RulesTextShape.isKeywordsOnly(facts.front.oracleText)
    },
    .card("bear") { card, facts in
      facts.frontTypes.contains(.creature) && facts.front.power == "2" && facts.front.toughness == "2"
        && card.workedOutManaValue == FixedNumber(2)
    },
    .card("hybrid") { _, facts in facts.front.manaCost.map { ManaSymbols.hasHybrid($0) } ?? false },
    .card("phyrexian") { _, facts in
      facts.parts.contains { part in
        ManaSymbols.hasPhyrexian(part.manaCost ?? "") || ManaSymbols.hasPhyrexian(part.oracleText)
      }
    },
    .card("indicator", needs: .colorIndicator) { card, _ in
      card.colorIndicator != nil || card.faces.contains { $0.colorIndicator != nil }
    },
    // The line is looked for as well: lists of keywords that are worked out from texts may lack it.
    .card("companion") { card, facts in
      card.hasKeyword(["companion"]) || facts.front.oracleText.utf8.starts(with: "Companion ".utf8)
    },
    .card("partner", needs: .keywords) { card, _ in
      card.hasKeyword(["partner", "partner with", "friends forever", "choose a background", "doctor's companion"])
    },
    .card("lights", needs: .attractionLights) { card, _ in card.attractionLights?.isEmpty == false },
    .card("related", needs: .relatedParts) { card, _ in card.relatedParts.contains { $0.name != card.name } },
    .card("spellbook") { _, facts in
      facts.parts.contains { RulesTextShape.contains("spellbook", in: $0.oracleText) }
    },
  ]
}

extension Card {
  /// Whether one of these is among the keywords. The words are given in lower case.
  func hasKeyword(_ words: [String]) -> Bool {
    keywords.contains { words.contains($0.lowercased()) }
  }
}
