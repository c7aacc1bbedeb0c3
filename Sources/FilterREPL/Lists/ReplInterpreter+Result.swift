import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterLists
import FilterPrinter
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// The answer to a command that needs a list if there is none.
  static let withoutList = ReplAnswer.error(
    "nothing to search with this vocabulary", hints: "name a file of items, or omit --vocabulary to search cards")

  /// The list that queries search, under the options; nil if there is none.
  var list: SearchableList? {
    environment.list?.reading(options.reading)
  }

  /// Whether a query is kept in the history: it can be run, in later sessions too, and found something if it was the
  /// last one.
  func keeps(_ query: AnalyzedQuery) -> Bool {
    if names.hasAlias(query.source) { return false }
    guard let list else { return true }
    return !list.plan(analyzed(query.source, known: query)).isRefused && (query.source != lastInput || foundRows > 0)
  }

  /// Shows the result of a query: diagnostics, ignored terms, the table and a summary.
  mutating func result(of query: AnalyzedQuery, _ columns: Int) -> ReplAnswer {
    (foundRows, shownRows) = (0, 0)
    var answer = ReplAnswer()
    answer.add(sequences: diagnosticLines(of: query, columns))
    guard let list else {
      answer.add(query.query?.canonicalText ?? "")
      if options.explains { answer.add(query.englishExplanation.description, .faint) }
      return answer
    }
    do throws(ListFailure) {
      try show(query, of: list, columns, in: &answer)
    } catch {
      answer.add(.error(error))
    }
    return answer
  }

  private mutating func show(
    _ query: AnalyzedQuery, of list: SearchableList, _ columns: Int, in answer: inout ReplAnswer
  ) throws(ListFailure) {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = lastPlan(in: list)
    let notes = SearchNotes(plan, text: query.source.description, of: list.nouns.many)
    for line in notes.ignored(besides: query.diagnostics) { answer.add(line, TextStyle(.yellow)) }
    if let refusal = notes.refusal { return answer.add(.refused(refusal, query)) }
    if let line = notes.showsEverything { answer.add(line, TextStyle(.yellow)) }
    let table = ListTable(of: list, columns: columnsOfLast, asking: plan)
    let page = try lastPage(table.request(limit: rowLimit), of: plan, in: list)
    let count = if let total = page.end.total { total } else { try list.counted(plan).count }
    let duration = clock.now - start
    if page.end.wasCutShort { answer.add(SearchNotes.cutShort(of: list.nouns.many), TextStyle(.yellow)) }
    if page.end.isUnsorted {
      answer.add("there are too many rows to sort, which this engine cannot do", TextStyle(.yellow))
    }
    answer.lines += table.lines(of: page.rows, numberedFrom: 1, width: width(columns), marking: plan)
    if count == 0 { try explainNothing(query, plan, notes, of: list, in: &answer) }
    (foundRows, shownRows) = (count, page.rows.count)
    var parts = [try list.total(count, of: plan)] + choices.descriptions + rest(of: count)
    if options.showsTime { parts.append(Stopwatch.text(duration)) }
    if options.explains { parts.append(explanation(of: query, besides: plan)) }
    answer.add(parts.joined(separator: " · "), .faint)
  }

  /// Adds the reason why a query finds nothing, where one is known.
  private func explainNothing(
    _ query: AnalyzedQuery, _ plan: FilterPlan, _ notes: SearchNotes, of list: SearchableList,
    in answer: inout ReplAnswer
  ) throws(ListFailure) {
    let hidden = try list.hiddenCount(of: plan)
    if hidden > 0 { return answer.add("\(Counted.grouped(hidden)) more with :set extras on", .faint) }
    if query.diagnostics.contains(where: { !$0.fixes.isEmpty }) { return }
    let meant = try NameHints.lines(query, in: list)
    let hints = meant.isEmpty ? ValueHints(query).lines + (try ValueHints.anywhere(query, in: list)) : meant
    for line in hints.isEmpty ? notes.blame({ list.conflictingTerms(of: $0) }) : hints {
      answer.add("  \(line)", .faint)
    }
  }

  /// The query in English, without the terms that were reported as ignored.
  func explanation(of query: AnalyzedQuery, besides plan: FilterPlan) -> String {
    let ignored = plan.reading.ignored
    var explanation = query.explanation
    // The chosen order goes before that of the query.
    if choices.sort != nil {
      let order = environment.vocabulary.fieldID(named: "order")
      let direction = environment.vocabulary.fieldID(named: "direction")
      explanation.directives.removeAll { [order, direction].contains($0.condition.field) }
    }
    explanation.omissions.removeAll { omission in
      ignored.contains { $0.range == omission.range }
        || query.diagnostics.contains {
          $0.severity != .hint && $0.range.start <= omission.range.end && omission.range.start <= $0.range.end
        }
    }
    return EnglishExplanation(explanation, vocabulary: environment.vocabulary).description
  }

  /// Shows the next rows of the result of the last query.
  mutating func moreRows(_ columns: Int) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    let plan = lastPlan(in: list)
    let table = ListTable(of: list, columns: columnsOfLast, asking: plan)
    do throws(ListFailure) {
      let request = table.request(limit: rowLimit, offset: shownRows)
      let (rows, end) = plan.isRefused ? ([], RowsEnd()) : try lastPage(request, of: plan, in: list)
      if rows.isEmpty { return .line("no more rows", .faint) }
      let first = shownRows + 1
      shownRows += rows.count
      var answer = ReplAnswer(
        lines: table.lines(of: rows, numberedFrom: first, width: width(columns), marking: plan))
      let range = "rows \(Counted.grouped(first)) to \(Counted.grouped(shownRows))"
      let count = if let total = end.total { total } else { try list.counted(plan).count }
      let total = try list.total(count, of: plan)
      answer.add(([range, total] + choices.descriptions + rest(of: count)).joined(separator: " · "), .faint)
      return answer
    } catch {
      return .error(error)
    }
  }

  /// The columns that were chosen for the last query; nil for the usual ones.
  private var columnsOfLast: [String]? {
    let named = saved?.columnNames ?? []
    return named.isEmpty ? chosenColumns : named
  }

  /// The width of a table in a terminal of `columns`; nil if nothing is cut.
  func width(_ columns: Int) -> Int? { hasNoWidth ? nil : columns }

  /// The number of rows that follow those that were shown.
  private func rest(of count: Int) -> [String] {
    let count = min(count, choices.limit ?? count)
    return count > shownRows ? ["… and \(Counted.grouped(count - shownRows)) more"] : []
  }
}

extension ReplAnswer {
  /// The answer to an input that a list did not answer.
  static func error(_ error: ListFailure) -> ReplAnswer {
    var answer = ReplAnswer.error(CharacterWidth.visible(error.message))
    if error.kind == .timedOut { answer.add("--engine-timeout SECONDS waits longer", .faint) }
    return answer
  }

  /// Adds the lines of another answer, and its error.
  fileprivate mutating func add(_ other: ReplAnswer) {
    lines += other.lines
    isError = isError || other.isError
  }
}
