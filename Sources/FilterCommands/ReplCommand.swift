import FilterLanguageServer
import ArgumentParser
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import ScryfallCards

/// `filterq repl`
struct ReplCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Run queries interactively.",
    usage: "filterq repl [<options>]",
    discussion: """
      Type a query and press Enter to see its diagnostics, the cards it finds,
      and its meaning. Lines that start with ':' are commands, such as :tree or
      :why NAME; :help lists them. 'expect count > 40' checks the query before
      it. Lines that start with '#' are ignored.

      From a pipe, with --plain, or if TERM is 'dumb', read lines and print plain
      text.

      Exit status: 0 success, 1 an expectation is not met, 2 a line cannot be
      understood or a file cannot be used.
      """)

  @OptionGroup var cards: CardsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Read plain lines, without a line editor.")
  var plain = false

  @Flag(name: .customLong("private"), help: "Keep the queries of this session out of the history.")
  var isPrivate = false

  @Flag(name: .long, help: "Read queries exactly as Scryfall does.")
  var strict = false

  @Flag(name: .long, help: "Show tokens and other extras too.")
  var includeExtras = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var options = ReplOptions()
    options.isPrivate = isPrivate
    options.isStrict = strict
    options.includesExtras = includeExtras
    let isSmart = console.inputIsTerminal && console.outputIsTerminal && console.environment["TERM"] != "dumb"
    if isSmart, !plain, let device = TerminalDevice() { return try interact(device, options: options, on: &console) }
    let environment = try queryEnvironment(on: &console)
    let variables = console.environment
    var repl = PlainRepl(environment: environment, options: options) { [catalogs] query in
      catalogs.forget(query, environment: variables, vocabulary: environment.vocabulary)
    }
    return repl.run(on: &console)
  }

  /// Runs a session with a line editor. Cards and the store are loaded in the background.
  private func interact(
    _ device: TerminalDevice, options: ReplOptions, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let vocabulary = try checkedVocabulary()
    try catalogs.check()
    let environment = QueryEnvironment.make(cards: self.vocabulary.file == nil ? .sample : nil, vocabulary: vocabulary)
    if let file = cards.file, !FileManager.default.isReadableFile(atPath: file) {
      throw CommandFailure(message: "cannot read '\(file)'")
    }
    let store = ReplStore(path: catalogs.store, environment: console.environment) { Date().timeIntervalSince1970 }
    return InteractiveRepl(device, hasColor: console.style.isColored).run(
      environment, options: options, store: store,
      file: cards.file.map { InteractiveRepl.CardFile(path: $0, printings: cards.printings) })
  }

  /// The environment that the options describe.
  private func queryEnvironment(on console: inout Console) throws(CommandFailure) -> QueryEnvironment {
    let vocabulary = try checkedVocabulary()
    let kept = try catalogs.loadAll(on: &console, vocabulary)
    if self.vocabulary.file != nil {
      return .make(cards: nil, vocabulary: vocabulary, catalogs: kept.catalogs, history: kept.history)
    }
    let collection = try cards.open(on: &console)
    return .make(
      cards: collection, cardsName: cards.file ?? "the sample cards", vocabulary: vocabulary, catalogs: kept.catalogs,
      history: kept.history)
  }

  /// The vocabulary, if the options about cards agree with it.
  private func checkedVocabulary() throws(CommandFailure) -> Vocabulary {
    if self.vocabulary.file != nil, cards.file != nil || cards.printings != nil {
      throw CommandFailure(message: "--cards and --vocabulary cannot be combined")
    }
    if cards.printings != nil, cards.file == nil { throw CommandFailure(message: "--printings needs --cards") }
    return try vocabulary.load()
  }
}
