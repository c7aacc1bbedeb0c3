package import FilterEvaluation
package import FilterSemantics
import FilterVocabulary
import ScryfallDialect

/// What the search of a library depends on besides its cards: which keys the data has, the days of its sets, and which
/// sets have only extras. It can be written beside the cards and read back.
package struct CardSettings: Hashable, Sendable {
  let coverage: DataCoverage
  /// The first day of each set by its code.
  let setDays: [String: Int]
  /// The folded codes and names of the sets that contain only extras.
  let extraSets: Set<String>

  init(coverage: DataCoverage, setDays: [String: Int], extraSets: Set<String>) {
    self.coverage = coverage
    self.setDays = setDays
    self.extraSets = extraSets
  }

  /// The kinds of hidden printings that are shown.
  package struct Visibility: Hashable, Sendable {
    package let showsExtras: Bool
    package let showsTranslations: Bool
  }

  /// The fields of cards.
  package var list: FilterableList<CardEntry> { CardList.list(coverage: coverage, setDays: setDays) }

  /// The visibility that a query requests.
  package func visibility(_ reading: QueryReading, includesExtras: Bool) -> Visibility {
    Visibility(
      showsExtras: includesExtras || reading.revealsExtras { extraSets.contains(ValueSpelling.folded($0)) },
      showsTranslations: reading.asksForLanguage || reading.includes("multilingual"))
  }
}

/// The settings as texts by name.
extension CardSettings {
  /// The maximum number of sets, and of formats, that are read.
  private static let maximumCount = 100_000

  /// The entries, from which ``init(entries:)`` makes the settings again.
  package var entries: [String: String] {
    [
      "coverage": "\(coverage.rawValue)", "formats": coverage.formats.sorted().joined(separator: "\n"),
      "days": setDays.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }.joined(separator: "\n"),
      "extras": extraSets.filter { !$0.contains("\n") }.sorted().joined(separator: "\n"),
    ]
  }

  /// Reads entries; nil if one is missing or damaged.
  package init?(entries: [String: String]) {
    func lines(_ name: String) -> [Substring]? {
      guard let lines = entries[name]?.split(separator: "\n"), lines.count <= CardSettings.maximumCount else {
        return nil
      }
      return lines
    }
    guard let coverage = entries["coverage"].flatMap({ Int64($0) }), let formats = lines("formats"),
      let days = lines("days"), let extras = lines("extras")
    else { return nil }
    var setDays: [String: Int] = [:]
    for line in days {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, let day = Int(parts[1]), (-10_000_000...10_000_000).contains(day) else { return nil }
      setDays[String(parts[0])] = day
    }
    self.init(
      coverage: DataCoverage(rawValue: coverage, formats: Set(formats.map { String($0) })), setDays: setDays,
      extraSets: Set(extras.map { String($0) }))
  }
}

extension CardSearch {
  /// The plan of the search for a list of cards. Refused if every term is ignored, unless the search is tolerant.
  package func plan(for list: FilterableList<CardEntry>) -> FilterPlan {
    let reading = readQuery
    var plan = FilterPlan(reading, for: list, source: query.source)
    if !isTolerant { plan = plan.refusedWithoutTerms }
    // An order that the data lacks is understood: all cards are meant.
    return reading.unansweredOrder(in: query).map { plan.ignoring($0) } ?? plan
  }
}

/// The ranks and texts of a library that its columns do not have, for other forms of it.
extension CardLibrary {
  /// What the search depends on besides the cards.
  package var settings: CardSettings {
    CardSettings(coverage: coverage, setDays: setDays, extraSets: hidden.extraSets)
  }

  /// The place of a card in the order of names, and its rank in Penny Dreadful, if it has one.
  package func ranks(ofCard card: Int) -> (name: Int, penny: Int?) {
    (Int(ranks.names[card]), ranks.penny[card] == 0 ? nil : Int(ranks.penny[card]))
  }

  /// The places of a printing in the order of sets and of artists, and the number of its picture, if they are known.
  package func ranks(ofPrinting printing: Int) -> (set: Int, artist: Int?, art: Int?) {
    func positive(_ rank: UInt32) -> Int? { rank == 0 ? nil : Int(rank) }
    return (Int(ranks.sets[printing]), positive(ranks.artists[printing]), positive(ranks.art[printing]))
  }

  /// Whether a printing is an extra, or a translation, which are hidden unless a query asks for them.
  package func isHidden(_ printing: Int) -> (asExtra: Bool, asTranslation: Bool) {
    (hidden.extras.contains(printing), hidden.translations.contains(printing))
  }

  /// The place of the colors of a card in `order:color`.
  package func colorRank(ofCard card: Int) -> Int64? {
    list.vocabulary.fieldID(spelled: "color").flatMap { store.key(of: card, in: $0)?.whole() }
      .map { SortKeys.rank(ofColors: $0) }
  }

  /// The printings that have a value of `is:`.
  package func printings(being flag: String) -> Bitset {
    list.vocabulary.fieldID(spelled: "is").flatMap { printings(having: flag, in: $0) } ?? Bitset(size: printingCount)
  }
}
