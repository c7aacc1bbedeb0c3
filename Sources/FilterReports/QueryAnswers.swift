import FilterAnalysis
package import FilterDocuments
package import FilterEvaluation
package import FilterJSON
package import FilterLists
import FilterSemantics
import FilterText
import TerminalUI

/// A query of a file, with what the file says about it.
package struct AskedQuery {
  package let query: ExpandedQuery
  /// Its place, its name and its title.
  package let origin: QueryOrigin
  /// The columns of its rows, as `--columns` takes them; nil for the usual ones.
  package let columns: String?
  /// The order of its rows, as `--sort` takes it; nil for the usual one.
  package var sort: String?

  /// A query of a document.
  package init(_ index: Int, of document: ExpandedDocument, at origin: QueryOrigin) {
    query = document[index]
    self.origin = origin
    columns = document.directives.columns(ofQuery: index)?.text
    sort = document.directives.sort(ofQuery: index)?.text
  }
}

extension AskedQuery {
  /// The names of its columns; none for the usual ones.
  package var columnNames: [String] { columns.map { ItemSearchOptions.names(in: $0) } ?? [] }

  /// A plan with its order.
  package func ordered(_ plan: FilterPlan, in list: SearchableList) -> FilterPlan {
    guard let sort = sort.map({ ItemSearchOptions.sort($0) }) else { return plan }
    return list.plan(
      plan, sortedBy: list.columns.column(sort.column) ?? sort.column, isDescending: sort.isDescending)
  }

  /// The fault of the columns and the order that directives name; nil if a list has them.
  ///
  /// - Parameter columns: The columns that are shown instead; none for those of the query.
  package func problem(in list: SearchableList, columns: [String] = []) -> String? {
    if let name = (columns.isEmpty ? columnNames : columns).first(where: { list.columns.column($0) == nil }) {
      return list.columns.problem(of: name, place: " in '\(DocumentDirectives.Kind.columns.beginning)'")
    }
    guard let sort = sort.map({ ItemSearchOptions.sort($0) }), list.columns.column(sort.column) == nil else {
      return nil
    }
    return list.columns.problem(of: sort.column, place: " in '\(DocumentDirectives.Kind.sort.beginning)'")
  }
}

/// Answers queries over one list, each with a line of JSON or with what changed since a former answer.
package struct QueryAnswers {
  private let list: SearchableList
  /// The columns of the rows; none for the records as they are.
  private let columns: [String]
  /// The maximum number of rows of an answer; nil for answers without rows.
  private let limit: Int?
  /// Whether queries with errors are run.
  private let isTolerant: Bool
  /// The answers that are compared with these; nil without any.
  package var former: FormerAnswers?
  /// Whether the answers are printed as JSON; otherwise what changed is printed as text.
  package var printsJSON = true
  /// The worst status so far.
  package private(set) var status = ExitStatus.clean

  package init(_ list: SearchableList, columns: [String] = [], limit: Int?, isTolerant: Bool) {
    self.list = list
    self.columns = columns
    self.limit = limit
    self.isTolerant = isTolerant
  }

  /// An answer to a query.
  private struct Answer {
    var rows: [ListRow] = []
    /// The number of rows; nil if the query was not run.
    var count: Int?
    var refusal: String?
    var ignored: [IgnoredTerm] = []
    /// The columns of the rows; nil if rows are not printed.
    var columns: [ItemColumn]?
    /// Whether records are printed instead of columns.
    var hasRecords = false
    /// The names of all rows, or of the first ones.
    var names: [String] = []
  }

  /// Answers a query. An interrupt ends it without an answer.
  package mutating func answer(_ asked: AskedQuery, on console: inout Console) throws(CommandFailure) {
    let query = asked.query.analyzed(list.vocabulary)
    let named = columns.isEmpty ? asked.columnNames : columns
    let problem = list.isBlank ? nil : asked.problem(in: list, columns: columns)
    let error = list.isBlank ? query.errorsOfAnyList.first : query.diagnostics.first { $0.severity == .error }
    if problem != nil || !isTolerant && error != nil {
      status = .failure
      return print(Answer(refusal: problem), query, asked, reason: problem ?? error?.message, on: &console)
    }
    let plan = asked.ordered(list.plan(query, isTolerant ? .tolerant : .whole), in: list)
    let names = named.isEmpty ? list.columns.usual(for: plan, in: list.vocabulary) : named
    var request = RowRequest(limit: limit ?? 0, columns: names)
    request.readsRecords = named.isEmpty
    request.readsTitles = true
    let (list, hasRows) = (list, limit.map { $0 > 0 } ?? false)
    let (readsNames, readsRows) = (former != nil && limit != nil, printsJSON && hasRows)
    var blank = Answer(refusal: plan.reading.refusal?.message, ignored: list.isBlank ? [] : plan.reading.ignored)
    if limit != nil { blank.columns = names.map { ItemColumn($0, in: list.columns.fields) } }
    blank.hasRecords = named.isEmpty
    let unanswered = blank
    func read() throws(ListFailure) -> Answer {
      var answer = unanswered
      if plan.isRefused { return answer }
      if readsRows {
        let page = try list.page(of: plan, request)
        (answer.rows, answer.count) = (page.rows, page.end.total)
      }
      if readsNames {
        var request = RowRequest(limit: FormerAnswers.maximumNames)
        request.readsTitles = true
        answer.names = try list.page(of: plan, request).rows.map { $0.title }
      } else {
        answer.names = answer.rows.map { $0.title }
      }
      if answer.count == nil { answer.count = try list.counted(plan).count }
      return answer
    }
    let found = try list.run(on: console) { () throws(ListFailure) -> Answer in
      do throws(ListFailure) { return try read() } catch {
        // An engine that does not run this query runs the others.
        guard error.kind == .refused || error.kind == .timedOut else { throw error }
        var answer = unanswered
        answer.refusal = error.message
        return answer
      }
    }
    guard let answer = found else { return }
    if answer.count == nil { status = .failure } else if answer.count == 0, status == .clean { status = .negative }
    print(answer, query, asked, reason: answer.refusal, on: &console)
  }

  /// Prints an answer, or what changed.
  ///
  /// - Parameter reason: The reason why the query was not run.
  private mutating func print(
    _ answer: Answer, _ query: AnalyzedQuery, _ asked: AskedQuery, reason: String?, on console: inout Console
  ) {
    let label = FormerAnswers.Label(name: asked.origin.name, query: asked.query.written.description)
    let before = former?.take(label)
    let change = before.map {
      AnswerChange(
        from: $0, count: answer.count, names: answer.names,
        expanded: asked.query.isAsWritten ? nil : asked.query.source.description, label)
    }
    if let former, !printsJSON {
      let head = asked.origin.name ?? ShortText.excerpt(asked.query.written.description)
      let noun = list.nouns
      let lines =
        if let count = answer.count {
          change?.lines(limit: limit ?? 0, of: former.name) { Counted.of($0, noun.one, noun.many) }
            ?? ["\(Counted.of(count, noun.one, noun.many)); not in \(former.name)"]
        } else {
          ["not run: \(reason ?? "")"]
        }
      for (index, line) in lines.enumerated() {
        console.output.line(CharacterWidth.visible(index == 0 ? "\(head): \(line)" : "  \(line)"))
      }
      return
    }
    console.writeJSONLine {
      QueryJSON.writeAnswer(
        to: query, as: asked.query, at: asked.origin, count: answer.count, refusal: answer.refusal,
        ignored: answer.ignored, isJudged: !list.isBlank || answer.count == nil,
        rows: { json in
          if let columns = answer.columns {
            json.key("rows")
            json.array(answer.rows) { json, row in
              if row.isJSON, answer.hasRecords { return json.json(JSONWriter.singleLine(row.record)) }
              ItemColumn.write(row.values, of: columns, to: &json)
            }
            json.pair("names", Array(answer.names.prefix(answer.rows.count)))
          }
          if former == nil { return }
          json.key("since")
          if let change { change.write(to: &json) } else { json.null() }
        }, to: &$0)
    }
  }

  /// The queries of the former answers that were not asked again: a line each.
  package func reportRemoved(on console: inout Console) {
    guard let former else { return }
    for label in former.left {
      let line = CharacterWidth.visible("\(label.name ?? ShortText.excerpt(label.query)): only in \(former.name)")
      if printsJSON { console.errors.line("filterq: \(line)") } else { console.output.line(line) }
    }
  }
}
