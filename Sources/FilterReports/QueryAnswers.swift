import FilterAnalysis
import FilterEvaluation
import FilterJSON
package import FilterLists
import FilterParser
import FilterSemantics
package import FilterText

/// Answers queries over one list, each with a line of JSON.
package struct QueryAnswers {
  private let list: SearchableList
  /// The columns of the rows; none for the records as they are.
  private let columns: [String]
  /// The maximum number of rows of an answer; nil for answers without rows.
  private let limit: Int?
  /// Whether queries with errors are run.
  private let isTolerant: Bool
  /// The worst status so far.
  package private(set) var status = ExitStatus.clean

  package init(_ list: SearchableList, columns: [String] = [], limit: Int?, isTolerant: Bool) {
    self.list = list
    self.columns = columns
    self.limit = limit
    self.isTolerant = isTolerant
  }

  /// Answers a query. An interrupt ends it without an answer.
  package mutating func answer(_ source: SourceText, on console: inout Console) throws(CommandFailure) {
    let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: list.vocabulary)
    if !isTolerant, query.diagnostics.contains(where: { $0.severity == .error }) {
      status = .failure
      return console.writeJSONLine {
        QueryJSON.writeAnswer(to: query, count: nil, refusal: nil, ignored: [], rows: nil, to: &$0)
      }
    }
    let plan = list.plan(query, isTolerant ? .tolerant : .whole)
    let names = columns.isEmpty ? list.columns.usual : columns
    var request = RowRequest(limit: limit ?? 0, columns: names)
    request.readsRecords = columns.isEmpty
    let (list, hasRows) = (list, limit.map { $0 > 0 } ?? false)
    let found = try list.run(on: console) { () throws(ListFailure) -> (rows: [ListRow], count: Int?) in
      if plan.isRefused { return ([], nil) }
      if !hasRows { return ([], try list.counted(plan).count) }
      let page = try list.page(of: plan, request)
      if let total = page.end.total { return (page.rows, total) }
      return (page.rows, try list.counted(plan).count)
    }
    guard let (rows, count) = found else { return }
    if count == nil { status = .failure } else if count == 0, status == .clean { status = .negative }
    let shown = names.map { ItemColumn($0, in: list.columns.fields) }
    let hasColumns = !columns.isEmpty
    console.writeJSONLine {
      QueryJSON.writeAnswer(
        to: query, count: count, refusal: plan.reading.refusal?.message, ignored: plan.reading.ignored,
        rows: limit.map { _ in
          { json in
            json.array(rows) { json, row in
              if row.isJSON, !hasColumns { return json.json(JSONWriter.singleLine(row.record)) }
              ItemColumn.write(row.values, of: shown, to: &json)
            }
          }
        }, to: &$0)
    }
  }
}
