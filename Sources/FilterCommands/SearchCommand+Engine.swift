import FilterEngines
import FilterEvaluation
import FilterItems
import FilterReports
import FilterSQL
import FilterSemantics
import FilterStatements
import ScryfallCards
import TerminalUI

extension SearchCommand {
  /// Searches the list of an engine.
  func search(
    _ text: String, in engine: OpenedEngine, opening: String, on console: inout Console
  ) throws -> ExitStatus {
    defer { engine.connection.close() }
    switch engine.content {
    case .cards(let cards): return try search(text, in: engine, cards, opening: opening, on: &console)
    case .items(let items): return try search(text, in: engine, items, on: &console)
    }
  }

  private func search(
    _ text: String, in engine: OpenedEngine, _ cards: EngineCards, opening: String, on console: inout Console
  ) throws -> ExitStatus {
    if output.isUsed {
      throw CommandFailure(
        message: "the engine has cards; --format, --columns, --sort, --offset, --count-by, --histogram, --unique and "
          + "--stats are for items")
    }
    if strict, tolerant { throw CommandFailure(message: "--strict and --tolerant cannot be combined") }
    let query = AnalyzedQuery(parsing: text, vocabulary: engine.vocabulary)
    if !QueryErrors.report(query, isTolerant: tolerant, isStrict: strict, on: &console) { return .failure }
    let search = CardSearch(query, isStrict: strict, includesExtras: includeExtras)
    let plan = cards.plan(search)
    if why == nil || plan.isRefused {
      let notes = SearchNotes(plan, text: search.text, afterDiagnosticsOf: search.query)
      if !notes.report(on: &console) { return .refused }
    }
    if let why {
      return try explain(why, plan, text: search.text, in: engine, on: &console)
    }
    if enginePlan {
      var request = cards.requests.rows(for: plan, limit: limit, includesExtras: includeExtras)
      request.countsOnly = count
      return try printPlan(plan, request, of: engine, on: &console)
    }
    if explain { explanation(query, on: &console) }
    var options = EngineCardSearch.Options()
    options.isJSON = json
    options.countsOnly = count
    options.limit = limit
    options.needsCount = time
    guard let answer = try EngineCardSearch(search, in: engine, cards, options: options).run(plan, on: &console) else {
      return .interrupted
    }
    if time {
      console.errors.line(
        "opened \(Counted.cards(engine.count)) in \(opening), found \(Counted.grouped(answer.count)) in "
          + "\(answer.times.running), printed in \(answer.times.printing)")
    }
    reportRecheckedTerms(plan, in: engine, on: &console)
    return answer.count > 0 ? .clean : .negative
  }

  private func search(
    _ text: String, in engine: OpenedEngine, _ items: EngineItems, on console: inout Console
  ) throws -> ExitStatus {
    if strict || includeExtras {
      throw CommandFailure(message: "the engine has items; --strict and --include-extras are for cards")
    }
    var options = try output.options(limit: limit, countsOnly: count)
    if json { options.format = .jsonl }
    let query = AnalyzedQuery(parsing: text, vocabulary: items.vocabulary)
    if !QueryErrors.report(query, isTolerant: tolerant, on: &console) { return .failure }
    let plan = items.plan(query, isTolerant: tolerant)
    if !QueryErrors.report(refusalOf: plan, query, on: &console) { return .failure }
    options.isTolerant = tolerant
    if why != nil || enginePlan {
      for line in SearchNotes(plan, text: text, of: "items", afterDiagnosticsOf: query).ignored {
        console.errors.line("filterq: \(line)")
      }
    }
    if let why {
      return try explain(why, plan, text: text, in: engine, on: &console)
    }
    if enginePlan {
      var request = ItemRequests.request(for: plan, items.list.schema, limit: limit)
      request.countsOnly = count
      return try printPlan(plan, request, of: engine, on: &console)
    }
    if explain { explanation(query, on: &console) }
    var watch = Stopwatch()
    var search = ItemSearch(query, in: engine, items, options: options)
    let status = try search.run(on: &console)
    if time { console.errors.line("searched \(Counted.of(engine.count, "item")) in \(watch.lap())") }
    reportRecheckedTerms(plan, in: engine, on: &console)
    return status
  }

  /// Prints how many terms the engine could not answer exactly, with `--explain` or `--time`.
  private func reportRecheckedTerms(_ plan: FilterPlan, in engine: OpenedEngine, on console: inout Console) {
    guard explain || time, let note = engine.checkedNote(of: plan) else { return }
    console.errors.line(note)
  }

  private func printPlan(
    _ plan: FilterPlan, _ request: SQLRequest, of engine: OpenedEngine, on console: inout Console
  ) throws -> ExitStatus {
    let lines = try engine.run(on: console) { () throws(EngineError) in try engine.planLines(of: plan, request) }
    guard let lines else { return .interrupted }
    for line in lines { console.output.line(CharacterWidth.visible(line)) }
    return .clean
  }
}
