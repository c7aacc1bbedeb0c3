import FilterEvaluation
import FilterVocabulary

/// The bindings of all fields the cards can answer.
struct CardBindings {
  let coverage: DataCoverage
  private let vocabulary = Vocabulary.scryfall

  var all: [FilterableField<CardEntry>] {
    texts + stats + mana + printings + art + counts + legality + prices + identities
  }

  /// Binds a field of the vocabulary. Nothing where the cards say nothing of it: `key` is what they would have to have.
  func bind(
    _ name: String, needs key: SourceKey? = nil, isOfVariant: Bool = false, textRule: TextRule = .literal,
    knownWords: Set<String> = [], unites: [String] = [], mirrors: String = "", unanswered: [String: String] = [:],
    selfReferring: FilterableField<CardEntry>.Content? = nil, _ content: @escaping FilterableField<CardEntry>.Content
  ) -> [FilterableField<CardEntry>] {
    guard let id = vocabulary.fieldID(spelled: name), key.map({ coverage.contains($0) }) ?? true else { return [] }
    return [
      FilterableField(
        vocabulary[id], isOfVariant: isOfVariant, textRule: textRule, knownWords: knownWords, unites: unites,
        mirrors: mirrors, unanswered: unanswered,
        selfReferringContent: selfReferring, content: content)
    ]
  }
}

extension CardBindings {
  private var texts: [FilterableField<CardEntry>] {
    bind("name", textRule: .collated) { entry, _ in .texts(entry.names) }
      + bind("type", textRule: .words, knownWords: TypeWords.known) { entry, _ in
        .texts(entry.typeLines)
      }
      + bind(
        "oracle",
        selfReferring: { entry, _ in .texts(entry.rules.map { entry.references.marking($0) }) },
        { entry, _ in .texts(entry.rules) })
      + bind(
        "fulloracle",
        selfReferring: { entry, _ in .texts(entry.parts.map { entry.references.marking($0.oracleText) }) },
        { entry, _ in .texts(entry.parts.map { $0.oracleText }) })
      + bind("keyword", needs: .keywords) { entry, _ in .values(entry.card.keywords) }
      + bind("flavor", needs: .flavorText, isOfVariant: true) { entry, place in
        entry.printings[place].flavorText.map { .text($0) } ?? .nothing
      }
      + bind("lore", isOfVariant: true, unites: ["name", "flavor", "fulloracle", "type"]) { entry, place in
        // What no other field has; the rest is united with it.
        entry.printings[place].flavorName.map { .text($0) } ?? .nothing
      }
      + bind("artist", needs: .artist, isOfVariant: true) { entry, place in
        entry.printings[place].artist.map { .text($0) } ?? .nothing
      }
  }

  private var stats: [FilterableField<CardEntry>] {
    func numbers(_ name: String, _ value: @escaping @Sendable (CardPart) -> String?) -> [FilterableField<CardEntry>] {
      bind(name) { entry, _ in .numbers(entry.parts.map { value($0).flatMap { PrintedNumber.value(of: $0) } }) }
    }
    return numbers("power") { $0.power } + numbers("toughness") { $0.toughness } + numbers("loyalty") { $0.loyalty }
      + numbers("defense") { $0.defense }
      + bind("powtou") { entry, _ in PrintedNumber.total(of: entry.facts.front).map { .number($0) } ?? .nothing }
      + bind("edhrec", needs: .edhrecRank) { entry, _ in CardBindings.number(entry.card.edhrecRank) }
  }

  private var mana: [FilterableField<CardEntry>] {
    bind("color") { entry, _ in .colorsOfParts(entry.parts.map { ColorSet(bits: $0.colors.bits & 31) }) }
      + bind("identity") { entry, _ in .colors(ColorSet(bits: entry.card.colorIdentity.bits & 31)) }
      + bind("produces", needs: .producedMana) { entry, _ in
        .colors(ColorSet(bits: entry.card.producedMana?.bits ?? 0))
      }
      + bind("mana") { entry, _ in
        .printedCosts(entry.parts.map { $0.manaCost }, entry.parts.map { CardCosts.cost($0.manaCost) })
      }
      + bind("devotion") { entry, _ in .costs(entry.parts.map { CardCosts.devotion(of: $0) }) }
      + bind("manavalue") { entry, _ in .number(entry.card.workedOutManaValue) }
  }

  static func number(_ value: Int?) -> FieldContent {
    value.map { .number(FixedNumber($0)) } ?? .nothing
  }
}
