import ScryfallDialect
import FilterEvaluation
import FilterExplanation
import ArgumentParser
import FilterReports
import FilterSemantics
import ScryfallCards
import TerminalUI

#if canImport(Glibc)
  import Glibc
#endif

/// `filterq search`
struct SearchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find the cards that match a query.",
    usage: "filterq search [<options>] [<query>]",
    discussion: """
      Without --cards, a set of invented cards is searched. --cards takes
      Scryfall's bulk data (JSON or JSON lines, optionally gzipped) or a file
      that 'filterq cards prepare' wrote, which opens at once.

        filterq search 't:goblin mv<=3 order:power'
        filterq search --cards oracle-cards.json.gz --count 'f:pauper o:draw'
        filterq search --why 'Kiln-Yard Foreman' 't:goblin pow>3'

      Tokens and other extras are left out unless the query asks for them.
      --strict reads the query exactly as Scryfall does. Ignored terms are
      reported on standard error.

      Exit status: 0 cards found, 1 nothing found, 2 unusable arguments or
      files, 3 query refused.
      """)

  @OptionGroup var cards: CardsOption

  @Flag(name: .long, help: "Print the JSON of each card, one per line.")
  var json = false

  @Flag(name: .long, help: "Print only the number of cards.")
  var count = false

  @Option(name: .long, help: "The number of rows to print.")
  var limit: Int?

  @Flag(name: .long, help: "Show tokens and other extras too.")
  var includeExtras = false

  @Flag(name: .long, help: "Explain the query first.")
  var explain = false

  @Option(name: .long, help: "Explain why the card with this name matches or not.")
  var why: String?

  @Flag(name: .long, help: "Read the query exactly as Scryfall does.")
  var strict = false

  @Flag(name: .long, help: "Print timings to standard error.")
  var time = false

  @Argument(parsing: .allUnrecognized, help: "The query; without one, list all cards.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries)
    if queries.count > 1 { throw CommandFailure(message: "expected one query; put it in quotes") }
    if let limit, limit < 0 { throw CommandFailure(message: "--limit must be at least 0, not \(limit)") }
    if json, count { throw CommandFailure(message: "--json and --count cannot be combined") }
    AllocatorSettings.returnLargeBlocks()
    var watch = Stopwatch()
    let collection = try cards.open(on: &console)
    let opening = watch.lap()
    let search = CardSearch(queries.first ?? "", isStrict: strict, includesExtras: includeExtras)
    let plan = collection.library.plan(search)
    if let why {
      return try WhyReport(collection, plan: plan, search: search, name: why).print(on: &console)
    }
    let notes = SearchNotes(plan, text: search.text)
    for line in notes.ignored { console.errors.line("filterq: " + line) }
    if let refusal = notes.refusal {
      console.errors.line("filterq: " + refusal)
      return .refused
    }
    if let line = notes.showsEverything { console.errors.line("filterq: " + line) }
    if explain { explanation(search, on: &console) }
    let result = collection.library.store.run(plan)
    let answer = collection.library.answer(plan, result: result, includesExtras: includeExtras)
    let running = watch.lap()
    if let line = SearchNotes.cutShort(answer.result) { console.errors.line("filterq: " + line) }
    try SearchReport(collection, answer: answer, json: json, countOnly: count, limit: limit).print(on: &console)
    if time {
      console.errors.line(
        "opened \(Counted.cards(collection.library.count)) in \(opening), found \(Counted.grouped(answer.count)) in "
          + "\(running), printed in \(watch.lap())")
    }
    if answer.count == 0, console.errorsIsTerminal || explain {
      for line in notes.blame(in: collection.library) { console.errors.line("  " + line) }
    }
    return answer.count == 0 ? .negative : .clean
  }

  private func explanation(_ search: CardSearch, on console: inout Console) {
    let style = json ? console.errorStyle : console.style
    let text = style.dim(CharacterWidth.visible(search.query.englishExplanation.description))
    if json || count { console.errors.line(text) } else { console.output.line(text) }
  }
}

/// Settings of the memory allocator. They apply to the whole process, so that only a program may change them.
private enum AllocatorSettings {
  /// Makes the allocator return large blocks to the system as soon as they are freed, and keep them apart from small
  /// ones.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      // Looked up by name, since no module of the system declares the function.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Set = @convention(c) (Int32, Int32) -> Int32
      // M_MMAP_THRESHOLD of malloc.h. Setting it to its default keeps it from growing.
      _ = unsafeBitCast(symbol, to: Set.self)(-3, 128 << 10)
    #endif
  }
}
