import FilterEvaluation
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import TerminalUI

/// The result of the last query, summed up by the values of columns.
extension ReplInterpreter {
  /// Draws the values of a column.
  func histogram(of name: String, _ columns: Int) -> ReplAnswer {
    var options = ItemSearchOptions()
    options.histogram = name
    return summary(options, of: name.isEmpty ? [] : [name], usage: ":histogram FIELD", columns)
  }

  /// Counts the values of columns as `--count-by` does, or prints numbers about the groups as `--group-by` does:
  /// `state sum total p95 took`.
  func groups(by argument: String, _ columns: Int) -> ReplAnswer {
    let usage = ":group-by FIELDS [sum|mean|min|max|p50|p95|p99|count-unique FIELD ...]"
    var words = argument.split { $0.isWhitespace }.map { String($0) }[...]
    var options = ItemSearchOptions()
    let names = ItemSearchOptions.names(in: words.popFirst() ?? "")
    while let name = words.popFirst() {
      guard let function = Aggregate.Function(named: name), let column = words.popFirst() else {
        return .error("'\(name)' is no number of groups; usage: \(usage)")
      }
      options.aggregates.append((function, column))
    }
    if options.aggregates.isEmpty { options.countBy = names } else { options.groupBy = names }
    return summary(options, of: names + options.aggregates.map { $0.name }, usage: usage, columns)
  }

  private func summary(
    _ options: ItemSearchOptions, of names: [String], usage: String, _ columns: Int
  ) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if names.isEmpty { return .error("missing field; usage: \(usage)") }
    for name in names where list.columns.column(GroupColumn.split(name, in: list.columns).name) == nil {
      return unknownColumn(name, of: list)
    }
    let plan = list.plan(lastQuery)
    if let refusal = plan.reading.refusal { return .error("the last query is refused: \(refusal.message)") }
    var count = 0
    var summary: ItemSummary
    do throws(CommandFailure) { summary = try ItemSummary(options, in: list.columns) } catch {
      return .error(error.message)
    }
    do throws(ListFailure) {
      _ = try list.forEachRow(of: plan, RowRequest(columns: summary.columnNames)) { row in
        summary.add(row.values)
        count += 1
        return true
      }
    } catch {
      return .error(error)
    }
    let lines = summary.lines(width: columns, style: TerminalStyle.sequences)
    var answer = ReplAnswer.sequences(Array(lines.prefix(rowLimit)))
    if lines.count > rowLimit { answer.add("… and \(Counted.grouped(lines.count - rowLimit)) more values", .faint) }
    for note in summary.notes { answer.add(note, .faint) }
    answer.add("\(names.joined(separator: ", ")) of \(list.rowCount(count, of: plan))", .faint)
    return answer
  }
}
