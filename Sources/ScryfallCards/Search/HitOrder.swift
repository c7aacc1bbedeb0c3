import DataStreams
import FilterAST
import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect

/// How what is found is to be shown: the instructions of a query.
struct HitOrder: Hashable, Sendable {
  /// One row a card, a printing or a picture.
  enum Unique: Hashable, Sendable { case cards, prints, art }

  let unique: Unique
  let order: CardOrder
  let isDescending: Bool
  /// Which printing stands for a card; nil for the first in the order.
  let prefer: String?

  init(_ reading: QueryReading) {
    switch reading[directive: "unique"] {
    case "prints": unique = .prints
    case "art": unique = .art
    default: unique = .cards
    }
    let order = reading[directive: "order"].flatMap { CardOrder(directive: $0) } ?? .name
    self.order = order
    switch reading[directive: "direction"] {
    case "asc": isDescending = false
    case "desc": isDescending = true
    default: isDescending = order.isDescendingByItself
    }
    prefer = reading[directive: "prefer"]
  }

  /// Whether the rows are the cards in the order of their names, each with its first printing.
  var isPlain: Bool { unique == .cards && order == .name && !isDescending && prefer == nil }
}

extension QueryReading {
  /// Whether an instruction asks for something that is left out otherwise.
  func includes(_ what: String) -> Bool {
    directives.contains { $0.field == "include" && ($0.value == what || $0.value == "all") }
  }

  /// The instruction for an order that the data says nothing about (`order:review`); nil where there is none. The rows are
  /// ordered by name then.
  func unansweredOrder(in query: @autoclosure () -> AnalyzedQuery) -> IgnoredTerm? {
    guard let order = self[directive: "order"], CardOrder(directive: order) == nil else { return nil }
    let query = query()
    let leaf = query.leaves.last { leaf in
      guard case .success(.directive(let field, let value)) = leaf.reading else { return false }
      return query.vocabulary[field].name == "order" && query.vocabulary[value].text == order
    }
    let range = leaf?.range ?? SourceRange(start: 0, end: 0)
    return IgnoredTerm(
      range: range, text: leaf == nil ? "order:\(order)" : query.source[range],
      reason: "the data says nothing to order by '\(order)'", isUnanswered: true)
  }

  /// Whether a term speaks of languages: then printings in all of them are looked at.
  var asksForLanguage: Bool {
    guard let language = Vocabulary.scryfall.fieldID(spelled: "language") else { return false }
    return filter?.leaves.contains { term in
      if case .condition(let condition) = term.content { return condition.field == language }
      return false
    } ?? false
  }
}
