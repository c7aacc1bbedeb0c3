import FilterAST
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect

/// Binds the shipped vocabulary to cards.
enum CardList {
  /// The list of cards.
  ///
  /// - Parameters:
  ///   - needs: The fields.
  ///   - coverage: The keys that the data has. Fields without data are reported instead of finding nothing.
  ///   - setDays: The first day of each set by its code, for `date>war`.
  ///   - today: The day that `now` and `today` mean; nil for the day in UTC at which a query is compiled.
  ///   - dayOfSet: The first day of a set that is not in the data, by its code; nil for an unknown one.
  static func list(
    fields needs: CardNeeds = .everything, coverage: DataCoverage = .everything, setDays: [String: Int] = [:],
    today: DateSpan? = nil, dayOfSet: @escaping @Sendable (String) -> DateSpan? = { CardSetDays.day(ofSet: $0) }
  ) -> FilterableList<CardEntry> {
    let bindings = CardBindings(coverage: coverage).all.filter { needs.contains($0.field.name) }
    return FilterableList(
      vocabulary: .scryfall, fields: bindings, variantCount: { $0.printings.count },
      namedDay: { word in
        if word == "now" || word == "today" { return today ?? CardSetDays.today() }
        if let day = setDays[word] { return DateSpan(ordinal: day) }
        return dayOfSet(word)
      },
      now: { today.map { Int64($0.daysSince1970) * InstantSpan.dayLength } ?? SystemClock.now() })
  }
}

extension DataCoverage {
  /// All keys and all formats of the vocabulary.
  static let everything: DataCoverage = {
    var coverage = DataCoverage()
    for key in SourceKey.allCases { coverage.insert(key) }
    for format in Vocabulary.scryfall.catalog(named: "formats")?.values ?? [] {
      for name in [format.text] + format.aliases { coverage.insert(format: name) }
    }
    return coverage
  }()
}

/// The release days of the sets in the vocabulary, and the current day.
enum CardSetDays {
  /// The release day of a set by its code; nil if the vocabulary does not have the set.
  static func day(ofSet code: String) -> DateSpan? {
    let vocabulary = Vocabulary.scryfall
    guard let field = vocabulary.field(named: "set"), let value = vocabulary.value(code, of: field) else { return nil }
    // The summary of a set ends with its day: `War of the Spark, released 2019-05-03`.
    return DateSpan(String(value.summary.suffix(10)))
  }

  /// The current day in UTC; nil without a clock.
  static func today() -> DateSpan? {
    SystemClock.now().map { DateSpan(dayOf: $0, in: .utc) }
  }
}
