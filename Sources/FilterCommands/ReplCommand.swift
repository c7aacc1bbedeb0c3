import ArgumentParser
import CardFiles
import FilterEngines
import FilterItems
import FilterLanguageServer
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import ItemFiles
import ScryfallCards
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

      Files of items are searched as by 'filterq search': JSON lines, a JSON
      array, CSV or TSV. Their fields are inferred from the records, or defined
      by --vocabulary. Without files, cards are searched.

        filterq repl access.log.jsonl
        filterq repl --items orders.csv --vocabulary orders.json

      A list exported to a database with 'filterq items export' is searched in
      place:

        filterq repl --engine sqlite:cards.db

      From a pipe, with --plain, or if TERM is 'dumb', read lines and print plain
      text.

      Exit status: 0 success, 1 an expectation is not met, 2 a line cannot be
      understood or a file cannot be used.
      """)

  @OptionGroup var items: ItemsOption
  @OptionGroup var cards: CardsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var engine: EngineOption
  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Read plain lines, without a line editor.")
  var plain = false

  @Flag(name: .customLong("private"), help: "Keep the queries of this session out of the history.")
  var isPrivate = false

  @Flag(name: .long, help: "Read queries exactly as Scryfall does.")
  var strict = false

  @Flag(name: .long, help: "Show tokens and other extras too.")
  var includeExtras = false

  @Argument(help: "Files of items to search.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var options = ReplOptions()
    options.isPrivate = isPrivate
    options.isStrict = strict
    options.includesExtras = includeExtras
    let files = try itemFiles()
    let database = try database()
    defer { database?.connection.close() }
    let isSmart = console.inputIsTerminal && console.outputIsTerminal && console.environment["TERM"] != "dumb"
    if isSmart, !plain, let device = TerminalDevice() {
      return try interact(device, files, database, options: options, on: &console)
    }
    let environment = try queryEnvironment(files, database, on: &console)
    let variables = console.environment
    var repl = PlainRepl(environment: environment, options: options, items: files) { [catalogs] query in
      catalogs.forget(
        query, environment: variables, vocabulary: environment.vocabulary,
        list: files?.historyKey ?? database?.historyKey)
    }
    return repl.run(on: &console)
  }

  /// The files of items; nil if there are none.
  private func itemFiles() throws(CommandFailure) -> ReplItems? {
    let all = try items.files(and: files)
    if all.isEmpty { return nil }
    if all.contains(where: { $0.path == "-" }) {
      throw CommandFailure(message: "standard input has the queries; name a file of items")
    }
    if cards.file != nil || cards.printings != nil {
      throw CommandFailure(message: "--cards and files of items cannot be combined")
    }
    if strict || includeExtras {
      throw CommandFailure(message: "--strict and --include-extras are for cards, not for files of items")
    }
    let declared = try items.declaredFields()
    if vocabulary.file != nil, !declared.isEmpty {
      throw CommandFailure(message: "--field and --vocabulary cannot be combined; add the field to the vocabulary")
    }
    return ReplItems(all, vocabulary: vocabulary.file == nil ? nil : try vocabulary.load(), declaring: declared)
  }

  /// The list in a database; nil without one.
  private func database() throws(CommandFailure) -> EngineAnswers? {
    try engine.open(
      besides: items.given(others: !files.isEmpty) + [
        ("--cards", cards.file != nil), ("--printings", cards.printings != nil),
        ("--vocabulary", vocabulary.file != nil),
      ], forCards: [("--strict", strict), ("--include-extras", includeExtras)])
  }

  /// Runs a session with a line editor. The list and the store are loaded in the background.
  private func interact(
    _ device: TerminalDevice, _ files: ReplItems?, _ database: EngineAnswers?, options: ReplOptions,
    on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    try catalogs.check()
    let store = ReplStore(
      path: catalogs.store, environment: console.environment, list: files?.historyKey ?? database?.historyKey
    ) {
      Date().timeIntervalSince1970
    }
    let repl = InteractiveRepl(device, hasColor: console.style.isColored)
    if let database { return repl.run(.make(database: database), options: options, store: store) }
    if let files {
      let inferred = try files.vocabulary()
      return repl.run(
        .make(cards: nil, vocabulary: inferred.vocabulary), options: options, store: store,
        source: .items(files, inferred.vocabulary, note: inferred.note))
    }
    let vocabulary = try checkedVocabulary()
    let environment = QueryEnvironment.make(cards: self.vocabulary.file == nil ? .sample : nil, vocabulary: vocabulary)
    if let file = cards.file, !FileManager.default.isReadableFile(atPath: file) {
      throw CommandFailure(message: "cannot read '\(file)'")
    }
    return repl.run(
      environment, options: options, store: store,
      source: cards.file.map { .cards(InteractiveRepl.CardFile(path: $0, printings: cards.printings)) })
  }

  /// The environment that the options describe.
  private func queryEnvironment(
    _ files: ReplItems?, _ database: EngineAnswers?, on console: inout Console
  ) throws(CommandFailure) -> QueryEnvironment {
    if let database {
      let kept = try catalogs.loadAll(on: &console, database.vocabulary, list: database.historyKey)
      return .make(database: database, catalogs: kept.catalogs, history: kept.history)
    }
    if let files { return try environment(of: files, on: &console) }
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

  /// The environment of items, which are read now.
  private func environment(of files: ReplItems, on console: inout Console) throws(CommandFailure) -> QueryEnvironment {
    let inferred = try files.vocabulary()
    let collection = try files.read(inferred.vocabulary, on: &console)
    for note in [inferred.note, collection.damageNote].compactMap({ $0 }) {
      console.errors.line(console.errorStyle.dim("filterq: \(CharacterWidth.visible(note))"))
    }
    console.errors.flush()
    let kept = try catalogs.loadAll(on: &console, inferred.vocabulary, list: files.historyKey)
    return .make(items: collection, catalogs: kept.catalogs, history: kept.history)
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
