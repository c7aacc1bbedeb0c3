import FilterAnalysis
package import FilterEvaluation
package import FilterLists
package import FilterSemantics
import FilterVocabulary
import TerminalUI

/// A search in a list, which prints what it finds.
package struct ListSearch {
  private let query: AnalyzedQuery
  private let list: SearchableList
  private var plan: FilterPlan
  private var options: ItemSearchOptions

  /// The result after printing.
  package struct Answer {
    /// The number of rows; if it is not needed, at least that of the printed rows.
    package let count: Int
    /// Whether a record cannot be read, or a file not to its end.
    package let isFailure: Bool
    /// The durations up to the first row and of the rest.
    package let times: (running: String, printing: String)
  }

  /// A search for the plan of a query.
  package init(_ plan: FilterPlan, of query: AnalyzedQuery, in list: SearchableList, options: ItemSearchOptions) {
    self.query = query
    self.list = list
    self.plan = plan
    self.options = options
  }

  /// Searches and prints, row by row unless rows are sorted here or summed up. Nil after an interrupt.
  ///
  /// - Parameter needsCount: Whether the number of rows is needed even if not all of them are shown.
  package mutating func run(needsCount: Bool = false, on console: inout Console) throws(CommandFailure) -> Answer? {
    let clock = ContinuousClock()
    let start = clock.now
    var watch = Stopwatch()
    var request = sortedRequest()
    var run = try ItemSearchRun(plan, in: list, options: options, on: console)
    request.columns = run.columnNames
    request.readsRecords = run.printsRecords
    request.context = options.context
    if !options.context.isEmpty {
      if !list.isScanned {
        throw CommandFailure(message: "--context needs a file that is read as it is, not '\(list.name)'")
      }
      if plan.reading[directive: "order"] != nil {
        throw ItemSearchOptions.failure(ofContext: "--context", with: "'order:'")
      }
    }
    request.readsCells = run.drawsTable
    request.collector = run.collector
    request.countsOnly = options.countsOnly && options.unique == nil && !options.isGrouped
    if options.hasStats, !list.isScanned { run.read = list.count }
    let bar = ProgressBar(on: &console)
    let needsCount = needsCount || request.readsCells && console.outputIsTerminal
    let (list, plan, options) = (list, plan, options)
    var running: String?
    var pace = OutputPace()
    let end = try list.run(on: console) { () throws(ListFailure) -> RowsEnd in
      if let (columns, aggregates) = run.groupRequest,
        let groups = try list.groups(of: plan, by: columns, aggregates), run.accept(groups)
      {
        return RowsEnd()
      }
      var end = try list.forEachRow(of: plan, request, noting: { run.accept($0, bar, on: &console) }) { row in
        running = running ?? watch.lap()
        let continues = run.accept(row, on: &console)
        // The next row may take long; the progress of a scan shows them.
        if !list.isScanned, pace.isTimeToShow {
          run.showRows(on: &console)
          console.output.flush()
        }
        // Showing the rows may be what finds that the reader is gone.
        return continues && !run.isEnded && console.output.failure == nil
      }
      if request.countsOnly { return end }
      let isPart = request.limit.map { run.found >= $0 } ?? false || request.offset > 0 && run.found == 0
      if end.total == nil, isPart, needsCount || run.found == 0 {
        let counted = try list.counted(plan)
        end = RowsEnd(total: counted.count, wasCutShort: end.wasCutShort || counted.wasCutShort)
      }
      return end
    }
    bar.erase()
    guard let end else {
      if options.sort == nil, !options.isGrouped { run.flush(on: &console) }
      return nil
    }
    let lap = running ?? watch.lap()
    if end.wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: list.nouns.many))") }
    // Of several rows with one value, one is counted.
    if options.unique == nil { run.found = end.total ?? run.found + request.offset }
    run.finish(total: (run.found, list.nouns), on: &console)
    let isInterrupted = list.isScanned && console.interruption.isRequested()
    if run.found == 0, !list.isBlank, !isInterrupted { try explainNothing(on: &console) }
    if options.hasStats { console.errors.line(run.stats(after: clock.now - start)) }
    if isInterrupted { return nil }
    return Answer(count: run.found, isFailure: run.troubles.isFailure, times: (lap, watch.lap()))
  }

  /// Prints why nothing was found, where that is known.
  private func explainNothing(on console: inout Console) throws(CommandFailure) {
    let (list, query, plan) = (list, query, plan)
    // A pipe cannot be read again for each word or term.
    let lines: [String]? =
      list.isReadOnce
      ? nil
      : try list.run(on: console) { () throws(ListFailure) -> [String] in
        let meant = try NameHints.lines(query, in: list)
        if !meant.isEmpty { return meant }
        return try ValueHints.reasons(query, plan, nouns: list.nouns, planned: { list.plan($0) }) {
          other throws(ListFailure) in
          try list.counted(other).count
        }
      }
    for line in lines ?? ValueHints(query).lines { console.errors.line("filterq: \(line)") }
  }

  /// The request for the rows in the order that the list gives them; what it leaves to do stays in the options.
  private mutating func sortedRequest() -> RowRequest {
    if options.isOfAll {
      // Where `order:` names a column, rows are sorted after those with the same value are left out, as in files.
      if list.vocabulary.isIdentical(to: list.columns.fields) {
        if options.unique != nil { options.readDirectives(of: plan) }
        plan = plan.unordered
      }
      return RowRequest()
    }
    if let sort = options.sort {
      let column = list.columns.column(sort.column) ?? sort.column
      plan = list.plan(plan, sortedBy: column, isDescending: sort.isDescending)
      options.sort = nil
    }
    defer { (options.limit, options.offset) = (nil, 0) }
    return RowRequest(limit: options.limit, offset: options.offset)
  }
}

extension FilterPlan {
  /// This plan with its rows in the order of the list.
  package var unordered: FilterPlan {
    var reading = reading
    reading.directives.removeAll { $0.field == "order" }
    return FilterPlan(reading: reading, leaves: leaves, root: root, source: source)
  }
}
