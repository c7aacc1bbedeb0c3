import ArgumentParser
import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterSemantics
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq search`
struct SearchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Finds the cards that answer a query.",
    usage: "filterq search [<options>] [<query>]",
    discussion: """
      Without --cards a set of invented cards is searched. --cards takes a file
      of Scryfall's bulk data (JSON or JSON lines, packed or not), or one that
      'filterq cards prepare' made, which opens at once.

        filterq search 't:goblin mv<=3 order:power'
        filterq search --cards oracle-cards.json.gz --count 'f:pauper o:draw'
        filterq search --why 'Kiln-Yard Foreman' 't:goblin pow>3'

      Tokens and other extras are left out unless the query asks for them.
      --strict reads the query exactly as Scryfall does.

      Exit status: 0 something was found, 1 nothing was, 2 arguments or files
      cannot be used, 3 the query is refused. Terms that count for nothing are
      told on standard error.
      """)

  @OptionGroup var cards: CardsOption

  @Flag(name: .long, help: "Print the JSON of each card, one a line.")
  var json = false

  @Flag(name: .long, help: "Print the number of cards only.")
  var count = false

  @Option(name: .long, help: "How many rows to print.")
  var limit: Int?

  @Flag(name: .long, help: "Show tokens and other extras too.")
  var includeExtras = false

  @Flag(name: .long, help: "Say first what the query means.")
  var explain = false

  @Option(name: .long, help: "Say why the card of that name is found, or not.")
  var why: String?

  @Flag(name: .long, help: "Read the query exactly as Scryfall does.")
  var strict = false

  @Flag(name: .long, help: "Tell on standard error how long it took.")
  var time = false

  @Argument(parsing: .allUnrecognized, help: "The query; without one, every card is found.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries)
    if queries.count > 1 { throw CommandFailure(message: "one query at a time; put it in quotes") }
    if let limit, limit < 0 { throw CommandFailure(message: "--limit \(limit): a number from 0 up") }
    if json, count { throw CommandFailure(message: "--json and --count exclude each other") }
    AllocatorSettings.returnLargeBlocks()
    var watch = Stopwatch()
    let collection = try cards.open(on: &console)
    let opening = watch.lap()
    let search = CardSearch(queries.first ?? "", isStrict: strict, includesExtras: includeExtras)
    let plan = collection.library.plan(search)
    if let why {
      return try WhyReport(collection, plan, search, why).print(on: &console)
    }
    let remarks = SearchRemarks(plan, text: search.text)
    for line in remarks.ignored { console.errors.line("filterq: " + line) }
    if let refusal = remarks.refusal {
      console.errors.line("filterq: " + refusal)
      return .refused
    }
    if let line = remarks.showsEverything { console.errors.line("filterq: " + line) }
    if explain { explanation(search, on: &console) }
    let result = collection.library.store.run(plan)
    let answer = collection.library.answer(plan, result, includesExtras: includeExtras)
    let running = watch.lap()
    if let line = SearchRemarks.cutShort(answer.result) { console.errors.line("filterq: " + line) }
    try SearchReport(collection, answer, json: json, countOnly: count, limit: limit).print(on: &console)
    if time {
      console.errors.line(
        "\(collection.library.count) cards opened in \(opening), \(answer.count) found in \(running), "
          + "shown in \(watch.lap())")
    }
    if answer.count == 0, console.errorsIsTerminal || explain {
      for line in remarks.blame(in: collection.library) { console.errors.line("  " + line) }
    }
    return answer.count == 0 ? .findings : .clean
  }

  private func explanation(_ search: CardSearch, on console: inout Console) {
    let query = AnalyzedQuery(parsing: search.text, vocabulary: .scryfall)
    let style = json ? console.errorStyle : console.style
    let text = style.dim(CharacterWidth.visible(query.englishExplanation.description))
    if json || count { console.errors.line(text) } else { console.output.line(text) }
  }
}
