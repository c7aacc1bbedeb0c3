import ArgumentParser
import FilterLanguageServer
import FilterLists
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq repl`
struct ReplCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Run queries interactively.",
    usage: "filterq repl [<options>] [<files> ...]",
    discussion: """
      Type a query and press Enter to see its diagnostics, what it finds, and
      its meaning. Lines that start with ':' are commands, such as :tree or
      :why NAME; :help lists them. 'expect count > 40' checks the query before
      it. Lines that start with '#' are ignored.

      The list is named as for 'filterq search', also after ':load': a file of
      items, whose fields are inferred or defined by --vocabulary, a file of
      cards, a table or a list in a database. Without one, the sample cards are
      searched.

        filterq repl access.log.jsonl
        filterq repl oracle-cards.json.gz
        filterq repl orders.csv --vocabulary orders.json
        filterq repl app.db:orders
        filterq repl postgresql://localhost/shop:app.orders

      From a pipe, with --plain, or if TERM is 'dumb', read lines and print plain
      text.

      Exit status: 0 success, 1 an expectation is not met, 2 a line cannot be
      understood or a file cannot be used.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption
  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Read plain lines, without a line editor.")
  var plain = false

  @Flag(name: .customLong("private"), help: "Keep the queries of this session out of the history.")
  var isPrivate = false

  @OptionGroup var readingOption: ReadingOption
  @OptionGroup var parameters: ParameterOption

  @Argument(help: "The list to search.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var options = ReplOptions()
    options.isPrivate = isPrivate
    options.reading = readingOption.reading
    options.arguments = try parameters.values
    let lists = try SessionLists(choice())
    let database = try database(of: lists.choice)
    defer { database?.close() }
    let isSmart = console.inputIsTerminal && console.outputIsTerminal && console.environment["TERM"] != "dumb"
    if isSmart, !plain, let device = TerminalDevice() {
      return try interact(device, lists, database, options: options, on: &console)
    }
    let environment = try queryEnvironment(lists, database, on: &console)
    let variables = console.environment
    let historyKey = lists.items?.historyKey ?? database?.historyKey
    let forget = { [catalogs] query in
      catalogs.forget(query, environment: variables, vocabulary: environment.vocabulary, list: historyKey)
    }
    var repl = PlainRepl(
      environment: environment, options: options, historyKey: historyKey, source: lists.source,
      opener: { lists.source(named: $0) }, forget: forget)
    return repl.run(on: &console)
  }

  /// The list that the command line names.
  private func choice() throws(CommandFailure) -> ListChoice {
    var use = ListUse()
    use.inputOwner = "the queries"
    (use.place, use.reading) = (try place.pointer, readingOption.reading)
    return try list.choice(of: files, use)
  }

  /// The list in a database; nil for another list.
  private func database(of choice: ListChoice) throws(CommandFailure) -> SearchableList? {
    guard case .database(let address) = choice.place else { return nil }
    return try choice.database(address, counts: true)
  }

  /// Runs a session with a line editor. The list and the store are loaded in the background.
  private func interact(
    _ device: TerminalDevice, _ lists: SessionLists, _ database: SearchableList?, options: ReplOptions,
    on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    try catalogs.check()
    let files = lists.items
    let store = ReplStore(
      path: catalogs.store, environment: console.environment, list: files?.historyKey ?? database?.historyKey
    ) {
      Date().timeIntervalSince1970
    }
    let repl = InteractiveRepl(device, hasColor: console.style.isColored)
    var settings = ReplSettings(environment: console.environment)
    var kept = options
    settings.apply(to: &kept)
    let (options, known) = (kept, settings)
    func run(_ environment: QueryEnvironment, _ source: ReplSource? = nil) -> ExitStatus {
      repl.run(
        environment, options: options, store: store, settings: known, source: source,
        opener: { lists.source(named: $0) })
    }
    switch lists.choice.place {
    case .database: return run(.make(database))
    case .items:
      guard let files else { return .failure }
      let inferred = try files.vocabulary()
      return run(.make(nil, vocabulary: inferred.vocabulary), .items(files, inferred))
    case .vocabulary: return run(.make(nil, vocabulary: try lists.vocabulary()))
    case .sample: return run(.make(.sample))
    case .cards(let file, let printings):
      if !FileManager.default.isReadableFile(atPath: file) {
        throw CommandFailure(message: "cannot read '\(file)'")
      }
      return run(.make(.sample), .cards(file, printings: printings))
    }
  }

  /// The environment of the list, which is read now.
  private func queryEnvironment(
    _ lists: SessionLists, _ database: SearchableList?, on console: inout Console
  ) throws(CommandFailure) -> QueryEnvironment {
    var list = database
    let files = lists.items
    var vocabulary: Vocabulary?
    switch lists.choice.place {
    case .database: break
    case .items:
      list = try files.map { (files) throws(CommandFailure) in try ReplSource.items(files).read(on: &console) }
      console.errors.flush()
    case .vocabulary: vocabulary = try lists.vocabulary()
    case .sample, .cards:
      // The store is read first, so that its faults are reported at once.
      let kept = try catalogs.loadAll(on: &console, .scryfall)
      return .make(try lists.choice.cardList(on: &console), catalogs: kept.catalogs, history: kept.history)
    }
    let words = list?.vocabulary ?? vocabulary ?? .scryfall
    let kept = try catalogs.loadAll(on: &console, words, list: files?.historyKey ?? database?.historyKey)
    if let vocabulary { return .make(nil, vocabulary: vocabulary, catalogs: kept.catalogs, history: kept.history) }
    return .make(list, catalogs: kept.catalogs, history: kept.history)
  }
}
