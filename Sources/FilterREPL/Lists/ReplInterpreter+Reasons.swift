import FilterEvaluation
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

extension ReplInterpreter {
  /// Explains why the last query finds an item, or why it does not. The item is a row of the last result, or the first
  /// one with a name.
  func reasons(for name: String) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if name.isEmpty { return .error("missing name or row number; usage: :why NAME") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    let plan = lastPlan(in: list)
    if let refusal = plan.reading.refusal { return .error("query refused: \(refusal.message)") }
    let found: NamedVerdict
    do throws(ListFailure) {
      var name = name
      if choices.unique != nil, let number = ReplInterpreter.number(name) {
        guard let row = try self.number(ofRow: number, of: plan, in: list) else { return try noRow(number, of: list) }
        name = "\(row)"
      }
      found = try list.verdict(on: name, isRow: true, of: plan)
    } catch {
      return .error(error)
    }
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
