public import FilterEvaluation
public import FilterVocabulary

/// How cards are searched: the shipped vocabulary bound to what a card has.
public enum CardList {
  /// The list of cards.
  ///
  /// `coverage` is what the data says at all: a field none of the cards has anything for is said not to be answered, instead of
  /// finding nothing. `setDays` are the first days of the sets by code, for `date>war`; `today` is what `now` and `today` mean.
  public static func list(
    coverage: CardCoverage = .everything, setDays: [String: Int] = [:], today: DateSpan? = nil
  ) -> FilterableList<CardEntry> {
    let bindings = CardBindings(coverage: coverage)
    return FilterableList(
      vocabulary: .scryfall, fields: bindings.all, variantCount: { $0.printings.count },
      namedDay: { word in
        if word == "now" || word == "today" { return today }
        if let day = setDays[word] { return DateSpan(day: day) }
        return CardSetDays.day(ofSet: word)
      })
  }
}

/// What some cards say at all.
public struct CardCoverage: Hashable, Sendable {
  /// The keys that at least one of them has.
  public var keys: DataCoverage
  /// The formats they are legal or banned in, in the spelling by which values are equal.
  public var formats: Set<String>

  /// Of nothing yet.
  public init() {
    keys = DataCoverage()
    formats = []
  }

  /// Takes all that could be said as said.
  public static let everything: CardCoverage = {
    var coverage = CardCoverage()
    for key in SourceKey.allCases { coverage.keys.insert(key) }
    for format in Vocabulary.scryfall.catalog(named: "formats")?.values ?? [] {
      coverage.formats.insert(ValueSpelling.folded(format.text))
    }
    return coverage
  }()

  /// Adds what a card says.
  public mutating func insert(_ card: Card) {
    keys.insert(card)
    for format in card.legalities.keys { formats.insert(ValueSpelling.folded(format)) }
  }
}
