import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect

/// The bindings of all fields that the data can answer.
struct CardBindings {
  let coverage: DataCoverage
  private let vocabulary = Vocabulary.scryfall

  var all: [FilterableField<CardEntry>] {
    texts + stats + mana + printings + art + counts + legality + prices + identities
  }

  /// Binds a field of the vocabulary; no binding if the data does not have `key`.
  func bind(
    _ name: String, needs key: SourceKey? = nil, isOfVariant: Bool = false, textRule: TextRule = .literal,
    foldsAccents: Bool = false, knownWords: Set<String> = [], unites: [String] = [], mirrors: String = "",
    unanswered: [String: String] = [:], selfReferring: FilterableField<CardEntry>.Content? = nil,
    _ content: @escaping FilterableField<CardEntry>.Content
  ) -> [FilterableField<CardEntry>] {
    guard let id = vocabulary.fieldID(spelled: name), key.map({ coverage.contains($0) }) ?? true else { return [] }
    return [
      FilterableField(
        vocabulary[id], isOfVariant: isOfVariant, textRule: textRule, foldsAccents: foldsAccents,
        knownWords: knownWords, unites: unites, mirrors: mirrors, unanswered: unanswered,
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
      + bind("flavor", needs: .flavorText, isOfVariant: true, foldsAccents: true) { entry, index in
        CardBindings.textOfFaces(entry.printings[index].flavorText, of: entry)
      }
      + bind("lore", isOfVariant: true, unites: ["name", "flavor", "fulloracle", "type"]) { entry, index in
        // The texts that no other of the united fields has.
        CardBindings.textOfFaces(entry.printings[index].flavorName, of: entry)
      }
      + bind("artist", needs: .artist, isOfVariant: true, foldsAccents: true) { entry, index in
        entry.printings[index].artist.map { .text($0) } ?? .nothing
      }
  }

  private var stats: [FilterableField<CardEntry>] {
    // Passing the part itself would copy it.
    func numbers(
      _ name: String, _ value: @escaping @Sendable (CardEntry, Int) -> String?
    ) -> [FilterableField<CardEntry>] {
      bind(name) { entry, _ in
        func number(_ index: Int) -> DecimalNumber? { value(entry, index).flatMap { PrintedNumber.value(of: $0) } }
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
      func colors(_ index: Int) -> ColorSet { ColorSet(bits: entry.parts[index].colors.bits & 31) }
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
      + bind("manavalue") { entry, _ in .number(entry.card.derivedManaValue) }
  }

  /// A text with parts for each face joined by ` // `. A term is tested against one face.
  private static func textOfFaces(_ text: String?, of entry: CardEntry) -> FieldContent {
    guard let text else { return .nothing }
    if entry.parts.count < 2 { return .text(text) }
    let pieces = FaceTexts.parts(of: text)
    return pieces.count > 1 ? .texts(pieces.map { .some($0) }) : .text(text)
  }

  static func number(_ value: Int?) -> FieldContent {
    value.map { .number(DecimalNumber($0)) } ?? .nothing
  }
}

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

  /// The formats for which no card has a legality, with the reasons.
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
    bind(name, isOfVariant: true, mirrors: mirrors, unanswered: CardFlags.unanswered(by: coverage)) { entry, index in
      .listed(CardFlags.values(entry.flags[index]))
    }
  }
}

/// The flags of cards as values of `is:` and `not:`.
enum CardFlags {
  /// The values without an answer, with the reasons.
  static func unanswered(by coverage: DataCoverage) -> [String: String] {
    var reasons: [String: String] = [:]
    for flag in CardFlag.all {
      if let reason = flag.obstacle(in: coverage) { reasons[flag.value] = reason }
    }
    return reasons
  }

  /// The values of some flags.
  static func values(_ flags: FlagSet) -> ListedValues { ListedValues(of: all, words: flags.words) }

  /// The values that a card can have.
  private static let all = ValueList(CardFlag.derivable.map { $0.value })
}

/// Reads costs with the vocabulary.
enum CardCosts {
  /// A printed cost; nil if there is none or it has an unknown symbol.
  static func cost(_ text: String?) -> Cost? {
    guard let text, !text.isEmpty else { return nil }
    do throws(CostError) {
      return try Vocabulary.scryfall.cost(text)
    } catch {
      return nil
    }
  }

  /// The devotion to each color and pair of colors, as a cost with the symbol of the color or pair repeated that often;
  /// nil for a part that is not a permanent or has no cost.
  static func devotion(of part: CardPart) -> Cost? {
    guard let text = part.manaCost, !text.isEmpty, part.types.isPermanent else { return nil }
    let devotion = Devotion(cost: text)
    var symbols: [Cost.SymbolCount] = []
    for (colors, symbol) in symbolsOfColors {
      let count = devotion.count(of: colors)
      if count > 0 { symbols.append(.init(symbol: symbol, count: count)) }
    }
    return Cost(symbols: symbols, generic: 0)
  }

  /// The symbols with one or two colors: their colors, and their indices in the vocabulary.
  private static let symbolsOfColors: [(CardColors, Int)] = Vocabulary.scryfall.symbols.enumerated().compactMap {
    index, symbol in
    switch symbol.kind {
    case .color, .hybrid: (CardColors(letters: symbol.code.utf8), index)
    default: nil
    }
  }
}

/// Texts that have a part for each face.
enum FaceTexts {
  /// The parts of a text between ` // `; the text alone if it has no such separator. Linear.
  static func parts(of text: String) -> [String] {
    let separator = Array(" // ".utf8)
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + separator.count <= bytes.count {
      if bytes[index] == separator[0], bytes[index..<index + separator.count].elementsEqual(separator) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
