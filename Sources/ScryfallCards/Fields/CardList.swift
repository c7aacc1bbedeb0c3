public import FilterEvaluation
import FilterSemantics
public import FilterVocabulary
import ScryfallDialect

/// How cards are searched: the shipped vocabulary bound to what a card has.
public enum CardList {
  /// The list of cards.
  ///
  /// `coverage` is what the data says at all: a field none of the cards has anything for is said not to be answered, instead of
  /// finding nothing. `setDays` are the first days of the sets by code, for `date>war`; `today` is what `now` and `today` mean,
  /// where nil the day in Greenwich when the query is compiled.
  public static func list(
    coverage: DataCoverage = .everything, setDays: [String: Int] = [:], today: DateSpan? = nil
  ) -> FilterableList<CardEntry> {
    let bindings = CardBindings(coverage: coverage)
    return FilterableList(
      vocabulary: .scryfall, fields: bindings.all, variantCount: { $0.printings.count },
      namedDay: { word in
        if word == "now" || word == "today" { return today ?? CardSetDays.today() }
        if let day = setDays[word] { return DateSpan(day: day) }
        return CardSetDays.day(ofSet: word)
      })
  }
}

extension DataCoverage {
  /// As if everything were said that can be.
  public static let everything: DataCoverage = {
    var coverage = DataCoverage()
    for key in SourceKey.allCases { coverage.insert(key) }
    for format in Vocabulary.scryfall.catalog(named: "formats")?.values ?? [] {
      for name in [format.text] + format.aliases { coverage.insert(format: name) }
    }
    return coverage
  }()
}
