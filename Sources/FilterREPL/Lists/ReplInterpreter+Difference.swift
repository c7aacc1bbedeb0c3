import FilterEvaluation
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

extension ReplInterpreter {
  /// Shows the items that another query adds to the result of the last one, and those that it removes.
  func difference(to argument: String, known: AnalyzedQuery?, columns: Int) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if argument.isEmpty { return .error("missing query; usage: :diff QUERY") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    let before = list.plan(lastQuery)
    let after = list.plan(analyzed(SourceText(argument), known: known))
    for (name, plan) in [("The last query", before), ("This query", after)] {
      if let refusal = plan.reading.refusal { return .error("\(name) is refused: \(refusal.message)") }
    }
    do throws(ListFailure) {
      let (old, new) = (Set(try list.found(by: before)), Set(try list.found(by: after)))
      let limit = isPlain ? options.rows : 10
      let table = ListTable(of: list, columns: chosenColumns)
      let sides = [
        try Side("+", TextStyle(.green), new.subtracting(old), of: after, in: list, table, limit: limit),
        try Side("-", TextStyle(.red), old.subtracting(new), of: before, in: list, table, limit: limit),
      ]
      var answer = ReplAnswer()
      answer.add(
        "\(Counted.grouped(old.count)) → \(Counted.of(new.count, list.nouns.one, list.nouns.many)): "
          + "\(Counted.grouped(sides[0].count)) added, \(Counted.grouped(sides[1].count)) removed", .faint)
      // One table, so that the columns of both sides align.
      var lines = table.lines(of: sides.flatMap { $0.rows }, width: width(columns), lead: 2).dropFirst()
      for side in sides {
        for line in lines.prefix(side.rows.count) {
          var marked = ScreenLine(side.mark + " ", side.style)
          marked.append(line)
          answer.lines.append(marked)
        }
        lines = lines.dropFirst(side.rows.count)
        let left = side.count - side.rows.count
        if left > 0 { answer.add("\(side.mark) … and \(Counted.grouped(left)) more", .faint) }
      }
      return answer
    } catch {
      return .error(error)
    }
  }
}

/// The items that one query finds and the other does not.
private struct Side {
  let mark: String
  let style: TextStyle
  /// The number of such items.
  let count: Int
  /// The first of them, in the order of the query.
  private(set) var rows: [ListRow] = []

  init(
    _ mark: String, _ style: TextStyle, _ items: Set<Int>, of plan: FilterPlan, in list: SearchableList,
    _ table: ListTable, limit: Int
  ) throws(ListFailure) {
    (self.mark, self.style, count) = (mark, style, items.count)
    if items.isEmpty || limit <= 0 { return }
    var request = table.request(limit: nil)
    request.items = items
    var (rows, seen) = ([ListRow](), Set<Int>())
    // Of several rows of an item, the first is shown.
    _ = try list.forEachRow(of: plan, request) { row in
      if seen.insert(row.item).inserted { rows.append(row) }
      return rows.count < limit
    }
    self.rows = rows
  }
}
