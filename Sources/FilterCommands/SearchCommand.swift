import ArgumentParser
import FilterAnalysis
import FilterEvaluation
import FilterVocabulary
import ScryfallCards

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
    FreedMemory.keepLargeBlocksApart()
    var watch = Stopwatch()
    let collection = try cards.open(on: &console)
    let opening = watch.lap()
    let search = CardSearch(queries.first ?? "", isStrict: strict, includesExtras: includeExtras)
    let plan = collection.library.plan(search)
    if let why {
      return try WhyReport(collection, plan, search, why).print(on: &console)
    }
    if let refusal = plan.reading.refusal {
      report(plan.reading.ignored, on: &console)
      console.errors.line("filterq: the query is refused: \(DisplayWidth.visible(refusal.message))")
      return .refused
    }
    report(plan.reading.ignored, on: &console)
    if plan.findsEverything, !plan.reading.ignored.isEmpty || plan.reading.directives.isEmpty && !search.text.isBlank {
      console.errors.line("filterq: no term of the query is left, so all cards are shown")
    }
    if explain { explanation(search, on: &console) }
    let result = collection.library.store.run(plan)
    let answer = collection.library.answer(plan, result, includesExtras: includeExtras)
    let running = watch.lap()
    if answer.result.wasCutShort {
      console.errors.line("filterq: a pattern took too many steps on some texts; cards may be missing")
    }
    try SearchReport(collection, answer, json: json, countOnly: count, limit: limit).print(on: &console)
    if time {
      console.errors.line(
        "\(collection.library.count) cards opened in \(opening), \(answer.count) found in \(running), "
          + "shown in \(watch.lap())")
    }
    if answer.count == 0 { blame(plan, collection.library, on: &console) }
    return answer.count == 0 ? .findings : .clean
  }

  private func report(_ ignored: [IgnoredTerm], on console: inout Console) {
    for term in ignored {
      let verdict = term.isUnanswered ? "no answer to" : "ignored"
      console.errors.line(
        "filterq: \(verdict) '\(DisplayWidth.visible(term.text))': \(DisplayWidth.visible(term.reason))")
    }
  }

  private func explanation(_ search: CardSearch, on console: inout Console) {
    let query = AnalyzedQuery(parsing: search.text, vocabulary: .scryfall)
    let style = json ? console.errorStyle : console.style
    let text = style.dim(DisplayWidth.visible(query.englishExplanation.description))
    if json || count { console.errors.line(text) } else { console.output.line(text) }
  }

  /// Which terms exclude each other, told to a person who found nothing.
  private func blame(_ plan: FilterPlan, _ library: CardLibrary, on console: inout Console) {
    guard console.errorsIsTerminal || explain, let guilty = library.store.guilty(plan), !guilty.guilty.isEmpty else {
      return
    }
    for place in guilty.guilty {
      let operand = guilty.operands[place]
      let text = operand.leaves.map { plan.text(ofLeaf: $0) }.joined(separator: " or ")
      let effect =
        operand.count == 0
        ? "finds nothing by itself"
        : operand.countWithout == 0
          ? "without it there is still nothing" : "without it \(operand.countWithout) would be found"
      console.errors.line("  \(DisplayWidth.visible(text)): \(effect)")
    }
  }
}

extension String {
  /// Whether nothing is in it but white space.
  fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace } }
}
