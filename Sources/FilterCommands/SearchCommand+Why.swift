import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterREPL
import FilterReports
import FilterSemantics
import FilterText
import ItemFiles
import ScryfallCards
import TerminalUI

/// `--why NAME`
extension SearchCommand {
  /// Refuses what `--why` does not print.
  func checkWhy() throws(CommandFailure) {
    guard why != nil, count || json || limit != nil || output.isUsed else { return }
    throw CommandFailure(
      message:
        "--why prints the verdict on one item; it cannot be combined with --count, --json, --limit or other output")
  }

  /// Why a plan finds a card of a name, or does not.
  func explain(
    _ name: String, _ plan: FilterPlan, text: String, in cards: CardCollection, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    if let refusal = plan.reading.refusal {
      console.errors.line("filterq: query refused: \(CharacterWidth.visible(refusal.message))")
      return .refused
    }
    let list = SearchableList(cards, includesExtras: includeExtras)
    return try explain(name, plan, text: text, in: list, on: &console)
  }

  private func explain(
    _ name: String, _ plan: FilterPlan, text: String, in list: SearchableList, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let found = try list.run(on: console) { () throws(ListFailure) in try list.verdict(on: name, of: plan) }
    guard let found else { return .interrupted }
    return try found.print(of: plan, text: text, on: &console)
  }

  /// Why a plan finds what has a name in an engine, or does not.
  func explain(
    _ name: String, _ plan: FilterPlan, text: String, in engine: OpenedEngine, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let list = SearchableList(EngineAnswers(engine), includesExtras: includeExtras)
    return try explain(name, plan, text: text, in: list, on: &console)
  }

  /// Why a query finds what has a name in files, or does not. The files are read into memory.
  func explain(
    _ name: String, _ query: AnalyzedQuery, in files: [ItemFile], on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let items: ItemCollection
    do throws(ItemFileError) {
      if files.contains(where: { $0.path == "-" }) {
        if files.count > 1 { throw ItemFileError(message: "--why takes standard input alone, or files") }
        items = try ItemCollection(
          bytes: console.input.rest(), named: files[0].name, hasHeader: files[0].text.hasHeader,
          delimiter: files[0].text.delimiter, at: files[0].text.place, vocabulary: query.vocabulary)
      } else {
        items = try ItemCollection(reading: files, vocabulary: query.vocabulary)
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
    let plan = tolerant ? FilterPlan(query, for: items.list) : FilterPlan(whole: query, for: items.list)
    if !QueryErrors.report(refusalOf: plan, query, on: &console) { return .failure }
    for line in SearchNotes(plan, text: "", of: "items", afterDiagnosticsOf: query).ignored {
      console.errors.line("filterq: \(line)")
    }
    if let damage = items.damageNote { console.errors.line("filterq: \(damage)") }
    return try explain(name, plan, text: query.source.description, in: SearchableList(items), on: &console)
  }
}
