import DataStreams
public import FilterEvaluation
public import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect

/// A search among cards: a query and how it is to be read.
public struct CardSearch: Sendable {
  /// The query, analysed with Scryfall's vocabulary.
  public var query: AnalyzedQuery
  /// Whether it is read exactly as Scryfall reads it; else by plain logic.
  public var isStrict: Bool
  /// Whether tokens, art cards and other extras are shown though the query does not ask for them.
  public var includesExtras: Bool

  /// A search for a query that is analysed already, with Scryfall's vocabulary.
  public init(_ query: AnalyzedQuery, isStrict: Bool = false, includesExtras: Bool = false) {
    self.query = query
    self.isStrict = isStrict
    self.includesExtras = includesExtras
  }

  /// A search for the query of a text.
  public init(_ text: String, isStrict: Bool = false, includesExtras: Bool = false) {
    self.init(AnalyzedQuery(parsing: text, vocabulary: .scryfall), isStrict: isStrict, includesExtras: includesExtras)
  }

  /// The text of the query.
  public var text: String { query.source.description }
}

/// A card that was found, and the printing that stands for it.
public struct CardHit: Hashable, Sendable {
  /// The place of the card in the library.
  public let card: Int
  /// The place of the printing among all printings of the library.
  public let printing: Int
}

/// What a search finds.
public struct CardAnswer: Sendable {
  /// The query as it was compiled: with what of it counts for nothing.
  public let plan: FilterPlan
  /// What was found, before the printings were chosen and ordered.
  public let result: FilterResult
  /// How many rows there are: cards, or with `unique:prints` printings.
  public let count: Int
  let order: HitOrder

  /// Why the query was not run; nil where it was.
  public var refusal: QueryRefusal? { plan.reading.refusal }
  /// The terms that count for nothing, and why.
  public var ignored: [IgnoredTerm] { plan.reading.ignored }
}

extension CardLibrary {
  /// Reads a query and compiles it for these cards.
  public func plan(_ search: CardSearch) -> FilterPlan {
    var reading = search.isStrict ? QueryReading(strict: search.query) : QueryReading(search.query)
    if let ignored = reading.unansweredOrder(in: search.query) { reading.ignored.append(ignored) }
    return FilterPlan(reading, for: list, source: search.query.source)
  }

  /// Runs a search over all cards. Linear in the cards at worst.
  public func search(_ search: CardSearch) -> CardAnswer {
    let plan = plan(search)
    return answer(plan, result: store.run(plan), includesExtras: search.includesExtras)
  }

  /// What a result comes to when hidden printings are left out and the instructions of the query are followed.
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

  /// Which printings are shown that are hidden otherwise.
  struct Visibility: Hashable {
    let showsExtras: Bool
    let showsTranslations: Bool
  }

  /// What a query asks to see.
  func visibility(_ reading: QueryReading, includesExtras: Bool) -> Visibility {
    Visibility(
      showsExtras: includesExtras
        || reading.revealsExtras { hidden.extraSets.contains(ValueSpelling.folded($0)) },
      showsTranslations: reading.asksForLanguage || reading.includes("multilingual"))
  }

  /// The printings that are shown; nil for all.
  func printings(_ visibility: Visibility) -> Bitset? {
    switch (visibility.showsExtras, visibility.showsTranslations) {
    case (true, true): nil
    case (false, false): hidden.visible
    case (true, false): hidden.translations.complement
    case (false, true): hidden.extras.complement
    }
  }

  /// The first rows of an answer in its order.
  public func hits(_ answer: CardAnswer, limit: Int = .max) -> [CardHit] {
    Array(hits(answer.result, order: answer.order, limit: limit).prefix(max(0, limit)))
  }
}
