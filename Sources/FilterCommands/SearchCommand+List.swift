import FilterEngines
import FilterEvaluation
import FilterLists
import FilterReports
import FilterSQL
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension SearchCommand {
  /// Searches a list for an analyzed query whose errors were reported.
  ///
  /// - Parameters:
  ///   - checked: The options, if their columns were checked; otherwise those of the command.
  ///   - opening: The time that opening the list took.
  func search(
    _ query: AnalyzedQuery, in list: SearchableList, _ checked: ItemSearchOptions? = nil, opening: String,
    on console: inout Console
  ) throws -> ExitStatus {
    let options = try checked ?? options
    if checked == nil, !list.isBlank { try options.checkColumns(in: list.columns) }
    let plan = list.plan(query, tolerant ? .tolerant : .whole)
    if !list.vocabulary.ignoresUnreadTerms, !QueryErrors.report(refusalOf: plan, query, on: &console) {
      return .failure
    }
    let text = query.source.description
    let notes = SearchNotes(plan, text: text, of: list.nouns.many, afterDiagnosticsOf: query)
    if why == nil && !list.isBlank || plan.isRefused, !notes.report(on: &console) {
      return list.dialect.reading == .strict ? .refused : .failure
    }
    for (term, difference) in list.differences(of: plan) {
      console.errors.line("filterq: \(CharacterWidth.visible("'\(term)': \(difference)"))")
    }
    if let why { return try explain(why, plan, text: text, in: list, on: &console) }
    if enginePlan { return try printPlan(plan, of: list, on: &console) }
    if explain { explanation(query, on: &console) }
    if let newTable { return try write(plan, into: newTable, of: list, on: &console) }
    var search = ListSearch(plan, of: query, in: list, options: options)
    guard let answer = try search.run(needsCount: time, on: &console) else { return .interrupted }
    if time {
      let inventory = list.isScanned ? list.name : Counted.of(list.count, list.nouns.one, list.nouns.many)
      console.errors.line(
        "opened \(inventory) in \(opening), found \(Counted.grouped(answer.count)) in \(answer.times.running), "
          + "printed in \(answer.times.printing)")
    }
    if explain || time, let note = list.checkedNote(of: plan) { console.errors.line(note) }
    if answer.isFailure { return .failure }
    return status(of: answer.count, notes.blame(list.conflictingTerms), on: &console)
  }

  /// The exit status; prints which terms conflict if nothing was found.
  func status(of count: Int, _ blame: @autoclosure () -> [String], on console: inout Console) -> ExitStatus {
    if count > 0 { return .clean }
    if console.errorsIsTerminal || explain {
      for line in blame() { console.errors.line("  " + line) }
    }
    return .negative
  }

  /// Explains why a plan finds the item of a name, or does not.
  func explain(
    _ name: String, _ plan: FilterPlan, text: String, in list: SearchableList, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let found = try list.run(on: console) { () throws(ListFailure) in try list.verdict(on: name, of: plan) }
    guard let found else { return .interrupted }
    return try found.print(of: plan, text: text, on: &console)
  }

  /// Searches a list of an engine.
  ///
  /// - Parameter text: The query; nil if none was given, so that those on standard input are answered, if there are any.
  func search(
    _ text: String?, in list: SearchableList, opening: String, on console: inout Console
  ) throws -> ExitStatus {
    let asksInput = try text == nil && hasQueriesOnInput(on: &console)
    if queryFile != nil || asksInput, let status = try answerQueries(on: &console, in: { _ in list }) { return status }
    let query = AnalyzedQuery(parsing: text ?? "", vocabulary: list.vocabulary)
    if !QueryErrors.report(query, isTolerant: tolerant, reading: list.dialect.reading, on: &console) {
      return .failure
    }
    return try search(query, in: list, opening: opening, on: &console)
  }

  /// Whether standard input is read for queries, since none is given. An input that stays open without any bytes is an
  /// error.
  private func hasQueriesOnInput(on console: inout Console) throws(CommandFailure) -> Bool {
    if console.inputIsTerminal || !console.inputIsData { return false }
    if console.awaitInput() { return true }
    throw CommandFailure(message: "no queries on standard input; to list all rows, use '</dev/null'")
  }

  /// Has the engine make a table of the rows of a plan.
  private func write(
    _ plan: FilterPlan, into table: String, of list: SearchableList, on console: inout Console
  ) throws -> ExitStatus {
    if !list.canWrite { throw CommandFailure(message: "--into needs a table of your own in an engine") }
    let count = try list.run(on: console) { () throws(ListFailure) in try list.write(plan, into: table) }
    guard let count else { return .interrupted }
    console.output.line("\(Counted.of(count, list.nouns.one, list.nouns.many)) in '\(CharacterWidth.visible(table))'")
    return count > 0 ? .clean : .negative
  }

  private func printPlan(
    _ plan: FilterPlan, of list: SearchableList, on console: inout Console
  ) throws -> ExitStatus {
    let lines = try list.run(on: console) { () throws(ListFailure) in
      try list.planLines(of: plan, limit: limit, countsOnly: count) ?? []
    }
    guard let lines else { return .interrupted }
    for line in lines { console.output.line(CharacterWidth.visible(line)) }
    return .clean
  }
}
