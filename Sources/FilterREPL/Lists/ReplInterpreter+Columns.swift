import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// Shows the columns of tables, or chooses other ones.
  mutating func columns(_ argument: String) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    let names = argument.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    if names == ["all"], list.columns.column("all") == nil {
      chosenColumns = list.table.isEmpty ? nil : list.columns.fields.usualColumns
    } else if names == ["usual"], list.columns.column("usual") == nil {
      chosenColumns = nil
    } else if !names.isEmpty {
      var chosen: [String] = []
      for name in names {
        guard let column = list.columns.column(name) else { return unknownColumn(name, of: list) }
        if !chosen.contains(column) { chosen.append(column) }
      }
      chosenColumns = chosen
    }
    let shown = chosenColumns ?? list.columns.usual
    let others = list.columns.fields.usualColumns.filter { !shown.contains($0) }
    var line = ScreenLine("columns: ", .faint)
    line.append(shown.joined(separator: " "))
    if others.isEmpty { return ReplAnswer(lines: [line]) }
    return ReplAnswer(lines: [
      line, ScreenLine("others:  \(others.joined(separator: " ")); ':columns all' shows all", .faint),
    ])
  }

  private func unknownColumn(_ name: String, of list: SearchableList) -> ReplAnswer {
    .error(list.columns.problem(of: name), hints: ":columns lists them")
  }

  /// Draws the values of a column over the rows that the last query finds.
  func histogram(of name: String, _ columns: Int) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if name.isEmpty { return .error("missing field; usage: :histogram FIELD") }
    guard let column = list.columns.column(name) else { return unknownColumn(name, of: list) }
    let plan = list.plan(lastQuery)
    if let refusal = plan.reading.refusal { return .error("the last query is refused: \(refusal.message)") }
    var summary = ItemSummary(
      ItemColumn(column, in: list.columns.fields), isHistogram: true, zone: list.vocabulary.timeZone)
    var count = 0
    do throws(ListFailure) {
      _ = try list.forEachRow(of: plan, RowRequest(columns: [column])) { row in
        summary.add(row.values.first ?? .nothing)
        count += 1
        return true
      }
    } catch {
      return .error(error)
    }
    let lines = summary.lines(width: columns, style: TerminalStyle.sequences)
    var answer = ReplAnswer.sequences(Array(lines.prefix(rowLimit)))
    if lines.count > rowLimit { answer.add("… and \(Counted.grouped(lines.count - rowLimit)) more values", .faint) }
    answer.add("\(column) of \(list.rowCount(count, of: plan))", .faint)
    return answer
  }
}
