import DataStreams
public import FilterEvaluation
public import FilterSemantics
import FilterVocabulary
import ScryfallDialect

/// A search among cards: a query and how it is to be read.
public struct CardSearch: Sendable {
  /// The text of the query.
  public var text: String
  /// Whether it is read exactly as the service reads it; else by plain logic.
  public var isStrict: Bool
  /// Whether tokens, art cards and other extras are shown though the query does not ask for them.
  public var includesExtras: Bool

  /// Makes a search.
  public init(_ text: String, isStrict: Bool = false, includesExtras: Bool = false) {
    self.text = text
    self.isStrict = isStrict
    self.includesExtras = includesExtras
  }
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
    lazy var query = AnalyzedQuery(parsing: search.text, vocabulary: list.vocabulary)
    var reading = search.isStrict ? QueryReading(strict: search.text) : QueryReading(query)
    if let ignored = reading.unansweredOrder(in: query) { reading.ignored.append(ignored) }
    return FilterPlan(reading, for: list, text: search.text)
  }

  /// Runs a search.
  public func search(_ search: CardSearch) -> CardAnswer {
    let plan = plan(search)
    return answer(plan, store.run(plan), includesExtras: search.includesExtras)
  }

  /// What a result comes to when hidden printings are left out and the instructions of the query are followed.
  public func answer(_ plan: FilterPlan, _ result: FilterResult, includesExtras: Bool = false) -> CardAnswer {
    let reading = plan.reading
    var result = result
    let showsExtras = includesExtras || reading.revealsExtras { hidden.extraSets.contains(ValueSpelling.folded($0)) }
    let showsTranslations = reading.asksForLanguage || reading.includes("multilingual")
    switch (showsExtras, showsTranslations) {
    case (true, true): break
    case (false, false): result = store.narrowed(result, toVariants: hidden.visible)
    case (true, false): result = store.narrowed(result, toVariants: hidden.translations.complement)
    case (false, true): result = store.narrowed(result, toVariants: hidden.extras.complement)
    }
    let order = HitOrder(reading)
    let count: Int
    switch order.unique {
    case .cards: count = result.count
    case .prints: count = store.variants(of: result).count
    case .art: count = hits(result, order).count
    }
    return CardAnswer(plan: plan, result: result, count: count, order: order)
  }

  /// The first rows of an answer in its order.
  public func hits(_ answer: CardAnswer, limit: Int = .max) -> [CardHit] {
    Array(hits(answer.result, answer.order, limit: limit).prefix(max(0, limit)))
  }
}
