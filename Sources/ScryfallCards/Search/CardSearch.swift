import DataStreams
public import FilterEvaluation
public import FilterSemantics
import FilterText
public import FilterVocabulary
import ScryfallDialect

/// A search for cards: a query and the way to read it.
public struct CardSearch: Sendable {
  /// The query, analyzed with Scryfall's vocabulary.
  public var query: AnalyzedQuery
  /// How the query is read: of a strict reading, exactly as Scryfall reads it.
  public var reading: Dialect.Reading
  /// Whether tokens, art cards and other extras are included even if the query does not ask for them.
  public var includesExtras: Bool
  /// Whether a query of which every term is ignored finds everything. Otherwise it is refused.
  public var isTolerant: Bool

  /// Creates a search for a query that was analyzed with Scryfall's vocabulary.
  public init(
    _ query: AnalyzedQuery, reading: Dialect.Reading = .plain, includesExtras: Bool = false, isTolerant: Bool = false
  ) {
    self.query = query
    self.reading = reading
    self.includesExtras = includesExtras
    self.isTolerant = isTolerant
  }

  /// Creates a search for the query of a text.
  public init(_ text: String, reading: Dialect.Reading = .plain, includesExtras: Bool = false) {
    self.init(AnalyzedQuery(parsing: text, vocabulary: .scryfall), reading: reading, includesExtras: includesExtras)
  }

  /// The query in the form in which it is run.
  var readQuery: QueryReading { reading == .strict ? QueryReading(strict: query) : QueryReading(query) }

  /// Whether the rows can be counted without the pictures of printings: not with `unique:art`.
  package var isCountable: Bool { HitOrder(readQuery).unique != .art }

  /// The text of the query.
  public var text: String { query.source.description }
}

/// A card in a result, and the printing that represents it.
public struct CardHit: Hashable, Sendable {
  /// The index of the card in the library.
  public let card: Int
  /// The index of the printing among all printings of the library.
  public let printing: Int

  /// A printing of a card.
  package init(card: Int, printing: Int) {
    self.card = card
    self.printing = printing
  }
}

/// The result of a search.
public struct CardAnswer: Sendable {
  /// The compiled query, with the ignored terms.
  public let plan: FilterPlan
  /// The matching cards, before printings are chosen and sorted.
  public let result: FilterResult
  /// The number of rows: cards, or printings with `unique:prints`.
  public let count: Int
  let order: HitOrder

  /// The reason why the query was not run; nil if it was.
  public var refusal: QueryRefusal? { plan.reading.refusal }
  /// The ignored terms with their reasons.
  public var ignored: [IgnoredTerm] { plan.reading.ignored }
}

extension CardLibrary {
  /// Reads a query and compiles it for these cards.
  public func plan(_ search: CardSearch) -> FilterPlan { search.plan(for: list) }

  /// Runs a search over all cards. Linear in the cards at worst.
  public func search(_ search: CardSearch) -> CardAnswer {
    let plan = plan(search)
    return answer(plan, result: store.run(plan), includesExtras: search.includesExtras)
  }

  /// Applies the directives of a query to a result, without hidden printings.
  public func answer(_ plan: FilterPlan, result: FilterResult, includesExtras: Bool = false) -> CardAnswer {
    let reading = plan.reading
    var result = result
    if let shown = printings(visibility(reading, includesExtras: includesExtras)) {
      result = store.narrowed(result, toVariants: shown)
    }
    let order = HitOrder(reading)
    let count: Int
    switch order.unique {
    case .cards: count = result.count
    case .prints: count = store.variants(of: result).count
    case .art: count = hits(result, order: order).count
    }
    return CardAnswer(plan: plan, result: result, count: count, order: order)
  }

  /// The kinds of hidden printings that are shown.
  typealias Visibility = CardSettings.Visibility

  /// The visibility that a query requests.
  func visibility(_ reading: QueryReading, includesExtras: Bool) -> Visibility {
    settings.visibility(reading, includesExtras: includesExtras)
  }

  /// The visible printings; nil if all are.
  func printings(_ visibility: Visibility) -> Bitset? {
    switch (visibility.showsExtras, visibility.showsTranslations) {
    case (true, true): nil
    case (false, false): hidden.visible
    case (true, false): hidden.translations.complement
    case (false, true): hidden.extras.complement
    }
  }

  /// The first rows of an answer, sorted.
  public func hits(_ answer: CardAnswer, limit: Int = .max) -> [CardHit] {
    Array(hits(answer.result, order: answer.order, limit: limit).prefix(max(0, limit)))
  }
}
