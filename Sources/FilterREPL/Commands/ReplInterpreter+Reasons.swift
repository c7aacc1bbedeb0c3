import FilterEvaluation
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import TerminalUI

extension ReplInterpreter {
  /// Explains why the last query finds an item, or why it does not. The item is a row of the last result, or the first
  /// one with a name.
  func reasons(for name: String) -> ReplAnswer {
    if environment.cards == nil, environment.items == nil, environment.database == nil {
      return ReplInterpreter.withoutCards
    }
    if name.isEmpty { return .error("missing name or row number; usage: :why NAME") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    do throws(ListFailure) {
      if let items = environment.items {
        return try reasons(for: name, plan(of: lastQuery, in: items), in: SearchableList(items))
      }
      if let database = environment.database {
        let plan = database.plan(lastQuery, isStrict: options.isStrict)
        return try reasons(for: name, plan, in: SearchableList(database, includesExtras: options.includesExtras))
      }
      guard let cards = environment.cards else { return ReplInterpreter.withoutCards }
      let list = SearchableList(cards, includesExtras: options.includesExtras)
      return try reasons(for: name, cards.library.plan(search(lastQuery)), in: list)
    } catch {
      return .error(error)
    }
  }

  private func reasons(
    for name: String, _ plan: FilterPlan, in list: SearchableList
  ) throws(ListFailure) -> ReplAnswer {
    if let refusal = plan.reading.refusal { return .error("query refused: \(refusal.message)") }
    let found = try list.verdict(on: name, isRow: true, of: plan)
    do throws(CommandFailure) {
      let lines = try found.lines(
        of: plan, text: lastQuery.source.description, showing: "':set extras on' shows them",
        style: TerminalStyle.sequences)
      return .sequences((found.others.map { [$0] } ?? []) + lines)
    } catch {
      return .error(error.message, hints: ":why N is about row N of the last query")
    }
  }
}
