import FilterEngines
import FilterEvaluation
package import FilterStatements
import ScryfallCards

extension StatementList {
  /// The list of an engine.
  package init(_ engine: OpenedEngine) {
    let schema = engine.list.schema
    switch engine.content {
    case .cards(let cards):
      self.init(
        schema, engine.vocabulary, noun: "cards",
        plan: { cards.plan(CardSearch($0, isStrict: $1)) },
        request: { cards.requests.rows(for: $0, limit: nil, includesExtras: false) })
    case .items(let items):
      self.init(
        schema, engine.vocabulary, noun: "items",
        plan: { query, _ in items.plan(query) },
        request: { ItemRequests.request(for: $0, schema) })
    }
  }
}
