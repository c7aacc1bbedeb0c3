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

  func unknownColumn(_ name: String, of list: SearchableList) -> ReplAnswer {
    .error(list.columns.problem(of: name), hints: ":columns lists them")
  }
}
