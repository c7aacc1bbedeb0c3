import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect

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
    foldsAccents: Bool = false, knownWords: Set<String> = [], unites: [String] = [], mirrors: String = "",
    unanswered: [String: String] = [:],
    selfReferring: FilterableField<CardEntry>.Content? = nil, _ content: @escaping FilterableField<CardEntry>.Content
  ) -> [FilterableField<CardEntry>] {
    guard let id = vocabulary.fieldID(spelled: name), key.map({ coverage.contains($0) }) ?? true else { return [] }
    return [
      FilterableField(
        vocabulary[id], isOfVariant: isOfVariant, textRule: textRule, foldsAccents: foldsAccents,
        knownWords: knownWords,
        unites: unites, mirrors: mirrors, unanswered: unanswered,
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
        "oracle", foldsAccents: true,
        selfReferring: { entry, _ in .texts(entry.markedRules) },
        { entry, _ in .texts(entry.rules) })
      + bind(
        "fulloracle", foldsAccents: true,
        selfReferring: { entry, _ in .texts(entry.markedTexts) },
        { entry, _ in .texts(entry.parts.indices.map { entry.parts[$0].oracleText }) })
      + bind("keyword", needs: .keywords) { entry, _ in .values(entry.card.keywords) }
      + bind("flavor", needs: .flavorText, isOfVariant: true, foldsAccents: true) { entry, place in
        CardBindings.textOfFaces(entry.printings[place].flavorText, of: entry)
      }
      + bind("lore", isOfVariant: true, unites: ["name", "flavor", "fulloracle", "type"]) { entry, place in
        // What no other field has; the rest is united with it.
        CardBindings.textOfFaces(entry.printings[place].flavorName, of: entry)
      }
      + bind("artist", needs: .artist, isOfVariant: true, foldsAccents: true) { entry, place in
        entry.printings[place].artist.map { .text($0) } ?? .nothing
      }
  }

  private var stats: [FilterableField<CardEntry>] {
    // The part is looked at in its place: to hand it on would copy it.
    func numbers(
      _ name: String, _ value: @escaping @Sendable (CardEntry, Int) -> String?
    ) -> [FilterableField<CardEntry>] {
      bind(name) { entry, _ in
        func number(_ place: Int) -> FixedNumber? { value(entry, place).flatMap { PrintedNumber.value(of: $0) } }
        if entry.parts.count == 1 { return number(0).map { .number($0) } ?? .nothing }
        return .numbers(entry.parts.indices.map { number($0) })
      }
    }
    return numbers("power") { $0.parts[$1].power } + numbers("toughness") { $0.parts[$1].toughness }
      + numbers("loyalty") { $0.parts[$1].loyalty } + numbers("defense") { $0.parts[$1].defense }
      + bind("powtou") { entry, _ in PrintedNumber.total(of: entry.facts.front).map { .number($0) } ?? .nothing }
      + bind("edhrec", needs: .edhrecRank) { entry, _ in CardBindings.number(entry.card.edhrecRank) }
  }

  private var mana: [FilterableField<CardEntry>] {
    bind("color") { entry, _ in
      func colors(_ place: Int) -> ColorSet { ColorSet(bits: entry.parts[place].colors.bits & 31) }
      if entry.parts.count == 1 { return .colors(colors(0)) }
      return .colorsOfParts(entry.parts.indices.map { colors($0) })
    }
      + bind("identity") { entry, _ in .colors(ColorSet(bits: entry.card.colorIdentity.bits & 31)) }
      + bind("produces", needs: .producedMana) { entry, _ in
        .colors(ColorSet(bits: entry.card.producedMana?.bits ?? 0))
      }
      + bind("mana") { entry, _ in
        .printedCosts(
          entry.parts.indices.map { entry.parts[$0].manaCost },
          entry.parts.indices.map { CardCosts.cost(entry.parts[$0].manaCost) })
      }
      + bind("devotion") { entry, _ in .costs(entry.parts.indices.map { CardCosts.devotion(of: entry.parts[$0]) }) }
      + bind("manavalue") { entry, _ in .number(entry.card.workedOutManaValue) }
  }

  /// A text that a printing has for each face, joined by ` // `: a term looks at one face.
  private static func textOfFaces(_ text: String?, of entry: CardEntry) -> FieldContent {
    guard let text else { return .nothing }
    if entry.parts.count < 2 { return .text(text) }
    let pieces = text.components(separatedBy: " // ")
    return pieces.count > 1 ? .texts(pieces) : .text(text)
  }

  static func number(_ value: Int?) -> FieldContent {
    value.map { .number(FixedNumber($0)) } ?? .nothing
  }
}
