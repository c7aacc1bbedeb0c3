import ArgumentParser
import DataStreams
import FilterCompletion
import FilterLanguageServer
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import LanguageServerProtocol
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq repl`
struct ReplCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Answers queries as you type them: what they find, what they are.",
    usage: "filterq repl [<options>]",
    discussion: """
      Type a query and press Enter: its findings, the cards it finds, and what it
      means. A line that begins with ':' is a command, such as :tree or :why NAME;
      :help lists them. 'expect count > 40' says what you expect of the query
      before; a line that begins with '#' is passed over.

      From a pipe, with --plain, or where TERM is dumb, it reads line by line and
      answers in plain text.

      Exit status: 0 all is well, 1 an expectation was not met, 2 something could
      not be understood, or files cannot be used.
      """)

  @OptionGroup var cards: CardsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Read lines and answer them, without a line editor.")
  var plain = false

  @Flag(name: .customLong("private"), help: "Remember no query of this session.")
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
    if isSmart, !plain, let device = TerminalDevice() { return try interact(device, options, on: &console) }
    let world = try world(on: &console)
    let environment = console.environment
    var repl = PlainRepl(world: world, options: options) { [catalogs] query in
      catalogs.forget(query, environment, world.vocabulary)
    }
    return repl.run(on: &console)
  }

  /// A session with a line editor. What takes time to read (cards, the store) is read while somebody types already.
  private func interact(
    _ device: TerminalDevice, _ options: ReplOptions, on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    let vocabulary = try checkedVocabulary()
    try catalogs.check()
    let world = QueryEnvironment.make(cards: self.vocabulary.file == nil ? .sample : nil, vocabulary: vocabulary)
    if let file = cards.file, !FileManager.default.isReadableFile(atPath: file) {
      throw CommandFailure(message: "the file '\(file)' cannot be read")
    }
    let store = ReplStore(path: catalogs.store, environment: console.environment) { Date().timeIntervalSince1970 }
    return InteractiveRepl(device, hasColor: console.style.isColored).run(
      world, options, store,
      file: cards.file.map { InteractiveRepl.CardFile(path: $0, printings: cards.printings) })
  }

  /// What queries are tried on, by the options.
  private func world(on console: inout Console) throws(CommandFailure) -> QueryEnvironment {
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

  /// The vocabulary, where it goes with the cards.
  private func checkedVocabulary() throws(CommandFailure) -> Vocabulary {
    if self.vocabulary.file != nil, cards.file != nil || cards.printings != nil {
      throw CommandFailure(message: "--cards are searched with their own vocabulary, not with --vocabulary")
    }
    if cards.printings != nil, cards.file == nil { throw CommandFailure(message: "--printings needs --cards") }
    return try vocabulary.load()
  }
}
