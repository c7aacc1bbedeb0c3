import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// Shows a row of the last result with all its values.
  func show(_ argument: String) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    let digits = argument.filter { $0 != "," }
    guard let number = Int(digits), number > 0 else {
      let problem = argument.isEmpty ? "missing row number" : "'\(argument)' is not the number of a row"
      return .error("\(problem); usage: :show N")
    }
    let plan = list.plan(lastQuery)
    var request = RowRequest(limit: 1, offset: number - 1, columns: list.columns.usual)
    request.readsRecords = true
    do throws(ListFailure) {
      guard let row = try list.page(of: plan, request).rows.first else {
        return .error(ReplInterpreter.noRow(number, of: try list.counted(plan).count))
      }
      if row.record.isEmpty { return .error("the file no longer has this record") }
      let place = list.place(of: row.item).map { [ScreenLine("\($0.file):\($0.line)", .faint)] } ?? []
      return ReplAnswer(lines: place + (row.isJSON ? JSONPicture(row.record).lines : lines(of: row, in: list)))
    } catch {
      return .error(error)
    }
  }

  private static func noRow(_ number: Int, of count: Int) -> String {
    let rows = count == 0 ? "finds nothing" : count == 1 ? "finds 1 row" : "finds \(Counted.grouped(count)) rows"
    return "there is no row \(Counted.grouped(number)); the last query \(rows)"
  }

  /// The values of a row, a line each.
  private func lines(of row: ListRow, in list: SearchableList) -> [ScreenLine] {
    let width = list.columns.usual.map { CharacterWidth.of($0) }.max() ?? 0
    return zip(list.columns.usual, row.values).map { name, value in
      var line = ScreenLine(name.filled(to: width), TextStyle(.cyan))
      line.append(": " + value.display)
      return line
    }
  }

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
