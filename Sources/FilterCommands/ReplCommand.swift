import ArgumentParser
import FilterLanguageServer
import FilterLists
import FilterREPL
import FilterReports
import FilterVocabulary
import Foundation
import ListFiles
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
      by --vocabulary. A file of cards is searched as cards; without files, the
      sample cards are searched.

        filterq repl access.log.jsonl
        filterq repl oracle-cards.json.gz
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

  @OptionGroup var readingOption: ReadingOption
  @OptionGroup var parameters: ParameterOption

  @Argument(help: "Files of items to search.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var options = ReplOptions()
    options.isPrivate = isPrivate
    options.reading = readingOption.reading
    options.arguments = try parameters.values
    var arguments = files
    engine.takeTable(from: &arguments, of: 1, unless: items.given() + [("--cards", cards.file != nil)])
    files = arguments
    let files = try itemFiles()
    let database = try database()
    defer { database?.close() }
    if let database { _ = try readingOption.reading.list(database) }
    let isSmart = console.inputIsTerminal && console.outputIsTerminal && console.environment["TERM"] != "dumb"
    if isSmart, !plain, let device = TerminalDevice() {
      return try interact(device, files, database, options: options, on: &console)
    }
    let environment = try queryEnvironment(files, database, on: &console)
    let variables = console.environment
    let source = files.map { ReplSource.items($0) } ?? .cards()
    let forget = { [catalogs] query in
      catalogs.forget(
        query, environment: variables, vocabulary: environment.vocabulary,
        list: files?.historyKey ?? database?.historyKey)
    }
    var repl = PlainRepl(
      environment: environment, options: options, source: source, opener: { ReplSource.database($0) }, forget: forget)
    return repl.run(on: &console)
  }

  /// The files of items; nil if there are none.
  private mutating func itemFiles() throws(CommandFailure) -> ReplItems? {
    var all = try items.files(and: files)
    if vocabulary.file == nil { cards.take(&all) }
    if all.isEmpty { return nil }
    if all.contains(where: { $0.path == "-" }) {
      throw CommandFailure(message: "standard input has the queries; name a file of items")
    }
    try cards.checkAbsent(beside: "files of items")
    if let failure = readingOption.reading.failure { throw failure }
    let declared = try items.declaredFields()
    if vocabulary.file != nil, !declared.isEmpty {
      throw CommandFailure(message: "--field and --vocabulary cannot be combined; add the field to the vocabulary")
    }
    return ReplItems(all, vocabulary: vocabulary.file == nil ? nil : try vocabulary.load(), declaring: declared)
  }

  /// The list in a database; nil without one.
  private func database() throws(CommandFailure) -> SearchableList? {
    try engine.list(
      under: vocabulary,
      besides: items.given(others: !files.isEmpty) + [
        ("--cards", cards.file != nil), ("--printings", cards.printings != nil),
      ], counts: true)
  }

  /// Runs a session with a line editor. The list and the store are loaded in the background.
  private func interact(
    _ device: TerminalDevice, _ files: ReplItems?, _ database: SearchableList?, options: ReplOptions,
    on console: inout Console
  ) throws(CommandFailure) -> ExitStatus {
    try catalogs.check()
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
    let opener: ReplSource.Opener = { ReplSource.database($0) }
    if let database {
      return repl.run(.make(database), options: options, store: store, settings: known, opener: opener)
    }
    if let files {
      let inferred = try files.vocabulary()
      return repl.run(
        .make(nil, vocabulary: inferred.vocabulary), options: options, store: store, settings: known,
        source: .items(files, inferred), opener: opener)
    }
    let vocabulary = try checkedVocabulary()
    let environment = QueryEnvironment.make(self.vocabulary.file == nil ? .sample : nil, vocabulary: vocabulary)
    if let file = cards.file, !FileManager.default.isReadableFile(atPath: file) {
      throw CommandFailure(message: "cannot read '\(file)'")
    }
    return repl.run(
      environment, options: options, store: store, settings: known,
      source: cards.file.map { .cards($0, printings: cards.printings) }, opener: opener)
  }

  /// The environment that the options describe.
  private func queryEnvironment(
    _ files: ReplItems?, _ database: SearchableList?, on console: inout Console
  ) throws(CommandFailure) -> QueryEnvironment {
    if let database {
      let kept = try catalogs.loadAll(on: &console, database.vocabulary, list: database.historyKey)
      return .make(database, catalogs: kept.catalogs, history: kept.history)
    }
    if let files { return try environment(of: files, on: &console) }
    let vocabulary = try checkedVocabulary()
    let kept = try catalogs.loadAll(on: &console, vocabulary)
    if self.vocabulary.file != nil {
      return .make(nil, vocabulary: vocabulary, catalogs: kept.catalogs, history: kept.history)
    }
    return .make(try cards.list(on: &console), catalogs: kept.catalogs, history: kept.history)
  }

  /// The environment of items, which are read now.
  private func environment(of files: ReplItems, on console: inout Console) throws(CommandFailure) -> QueryEnvironment {
    let list = try ReplSource.items(files).read(on: &console)
    console.errors.flush()
    let kept = try catalogs.loadAll(on: &console, list.vocabulary, list: files.historyKey)
    return .make(list, catalogs: kept.catalogs, history: kept.history)
  }

  /// The vocabulary, if the options about cards agree with it.
  private func checkedVocabulary() throws(CommandFailure) -> Vocabulary {
    if self.vocabulary.file != nil { try cards.checkAbsent(beside: "--vocabulary") }
    if cards.printings != nil, cards.file == nil { throw CommandFailure(message: "--printings needs --cards") }
    return try vocabulary.load()
  }
}
