import ArgumentParser
import DataStreams
import FilterEngines
import FilterItems
import FilterLists
import FilterReports
import FilterSQL
import FilterVocabulary
import ListFiles

/// The options that name a list and describe how it is read: one group for every command that has a list.
///
/// Its options are its own, since a debug build of the argument parser checks groups within groups several hundred times.
/// They are resolved once, into a ``ListChoice``. This is the only place that says which of them cannot be combined.
struct ListOption: ParsableArguments {
  @Option(name: .customLong("items"), parsing: .singleValue, help: ItemRule.pathsHelp, completion: .file())
  var paths: [String] = []

  @Flag(name: .customLong("header"), inversion: .prefixedNo, help: ItemRule.headerHelp)
  var hasHeader: Bool?

  @Option(name: .long, help: ItemRule.delimiterHelp)
  var delimiter: String?

  @Option(name: .customLong("field"), parsing: .singleValue, help: ItemRule.fieldHelp)
  var declared: [String] = []

  @Option(name: .customLong("null"), parsing: .unconditionalSingleValue, help: ItemRule.nullHelp)
  var nulls: [String] = []

  @Option(name: .customLong("cards"), help: CardsOption.fileHelp, completion: .file())
  var cards: String?

  @Option(name: .customLong("printings"), help: CardsOption.printingsHelp, completion: .file())
  var printings: String?

  @Option(name: .customLong("vocabulary"), help: VocabularyOption.fileHelp, completion: .file())
  var vocabulary: String?

  @Option(
    name: .customLong("time-zone"), parsing: .unconditional,
    help: "The zone of dates and times without one: 'Europe/Oslo' or '+02:00'. Otherwise UTC.")
  var zone: String?

  @Flag(
    name: .customLong("case-sensitive"),
    help: "Compare texts as spelled, with letter case and accents. Otherwise 'open' finds 'Open' and 'ÖPEN'.")
  var isCaseSensitive = false

  @Option(
    name: .customLong("engine"),
    help: """
      Search a list in an engine: sqlite:FILE, postgresql://HOST/NAME or command:CLIENT; with ':TABLE' at its end, a \
      table of your own. PostgreSQL's password is read from PGPASSWORD or ~/.pgpass.
      """)
  var engine: String?

  @Option(
    name: .customLong("engine-timeout"),
    help: ArgumentHelp("The limit of a statement of the engine; 120 if not given, 600 to export.", valueName: "seconds")
  )
  var timeout: Int?

  @Option(
    name: .long,
    help: """
      How texts of your own table are compared: exact, as the toolkit does, or engine, by the engine's own rules, which \
      its indexes serve; differences are reported.
      """)
  var exactness: SQLExactness?

  /// How files of items are read.
  private var items: ItemRule {
    ItemRule(hasHeader: hasHeader, delimiter: delimiter, declared: declared, nulls: nulls)
  }

  private var values: ValueRule { ValueRule(zone: zone, isCaseSensitive: isCaseSensitive) }

  /// The limit of a connection and of each of its statements, from a second to a day; nil for the usual one.
  var timeLimit: Duration? {
    get throws(CommandFailure) {
      guard let timeout else { return nil }
      if !(1...86_400).contains(timeout) {
        throw CommandFailure(message: "--engine-timeout must be from 1 to 86400 seconds, not \(timeout)")
      }
      return .seconds(timeout)
    }
  }

  /// The list that the options and the names among the arguments mean.
  ///
  /// - Parameter arguments: The names after the query, or instead of one.
  func choice(of arguments: [String] = [], _ use: ListUse = ListUse()) throws(CommandFailure) -> ListChoice {
    var choice = ListChoice(use)
    choice.vocabularyFile = vocabulary
    choice.values = values
    choice.declared = try items.declaredFields()
    (choice.exactness, choice.timeLimit) = (exactness, try timeLimit)
    try items.describe(&choice.pattern)
    choice.pattern.place = use.place
    var names: [String] = []
    for name in paths + arguments {
      if let files = try NamedFiles.expansion(of: name) {
        names += files
        choice.hasPlaces = use.hasPlaces
      } else {
        names.append(name)
      }
    }
    if names.count > 1 { choice.hasPlaces = use.hasPlaces }
    let found = names.map { ListName($0) }
    if names.count(where: { $0 == "-" }) > 1 { throw CommandFailure(message: "standard input can be read only once") }
    if let owner = use.inputOwner, names.contains("-") {
      throw ListChoice.withoutInput(heldBy: owner)
    }
    if let address = engine {
      choice.place = try use.tables == .asItems ? single(ListName(address), &choice) : .database(address)
      try check(choice, named: "--engine", hasFiles: !names.isEmpty || !use.followed.isEmpty)
    } else {
      try place(found, &choice)
    }
    for case .missing(let path) in found where !paths.contains(path) {
      let hint = use.missingHint.map { "; \($0)" } ?? ""
      throw CommandFailure(message: "there is no file '\(path)'\(hint)")
    }
    return choice
  }

  /// Decides what files are, or the cards, or the vocabulary.
  private func place(_ found: [ListName], _ choice: inout ListChoice) throws(CommandFailure) {
    let use = choice.use
    if found.count == 1, use.followed.isEmpty {
      choice.place = try single(found[0], &choice)
    } else if !found.isEmpty || !use.followed.isEmpty {
      choice.place = .items(try several(found, choice) + use.followed.map { choice.file($0) })
    } else if let file = cards {
      choice.place = .cards(file, printings: printings)
    } else if vocabulary != nil {
      choice.place = .vocabulary
    }
    switch choice.place {
    case .database: try check(choice, named: "a list in a database", hasFiles: false)
    case .items:
      try checkCards(beside: "files of items")
      if let failure = use.reading.failure { throw failure }
    case .vocabulary: try checkCards(beside: vocabulary == nil ? "a vocabulary" : "--vocabulary")
    case .cards:
      if let owner = use.withoutCards { try checkCards(beside: owner) }
      if vocabulary != nil { try checkCards(beside: "--vocabulary") }
    case .sample:
      if printings != nil { throw CommandFailure(message: "--printings needs --cards") }
    }
    if case .database = choice.place { return }
    if vocabulary != nil, !choice.declared.isEmpty {
      throw CommandFailure(message: "--field and --vocabulary cannot be combined; add the field to the vocabulary")
    }
    if timeout != nil, !use.hasTimeout { throw CommandFailure(message: "--engine-timeout needs --engine") }
    if exactness != nil { throw CommandFailure(message: "--exactness needs a table of your own") }
  }

  /// The list of one name.
  private func single(_ name: ListName, _ choice: inout ListChoice) throws(CommandFailure) -> ListChoice.Place {
    let use = choice.use
    switch name {
    case .address(let address):
      if use.tables == .asItems, address.hasPrefix("sqlite:"),
        case .database(let path) = ListName(String(address.dropFirst(7)))
      {
        return try single(.database(path), &choice)
      }
      return .database(address)
    case .database(let path):
      let isTable = choice.readsTablesAsItems && !EngineLists.isExport(path)
      return isTable ? .items([choice.file(path, form: .database)]) : .database("sqlite:" + path)
    case .cards(let path, _) where cards == nil && vocabulary == nil && !use.readsRecords:
      return .cards(path, printings: printings)
    case .vocabulary(let path) where vocabulary == nil:
      choice.vocabularyFile = path
      return .vocabulary
    case .input: return .items([choice.file("-")])
    case .items(let file): return .items([choice.file(file.path, form: file.form)])
    case .cards(let path, _), .vocabulary(let path), .missing(let path): return .items([choice.file(path)])
    }
  }

  /// Several files of items, among them tables of SQLite, which are read together.
  private func several(_ names: [ListName], _ choice: ListChoice) throws(CommandFailure) -> [ItemFile] {
    try names.map { (name) throws(CommandFailure) in
      switch name {
      case .address: throw CommandFailure(message: "a list in a database and files of items cannot be combined")
      case .vocabulary(let path) where vocabulary == nil:
        throw CommandFailure(message: "'\(path)' is a vocabulary without items; name it with --vocabulary")
      case .input: choice.file("-")
      case .items(let file): choice.file(file.path, form: file.form)
      case .database(let path): choice.file(path, form: .database)
      case .cards(let path, _), .vocabulary(let path), .missing(let path): choice.file(path)
      }
    }
  }

  /// Refuses what a list in a database does not have.
  private func check(_ choice: ListChoice, named name: String, hasFiles: Bool) throws(CommandFailure) {
    let use = choice.use
    if use.tables == .asItems, case .database(let address) = choice.place, !address.hasPrefix("sqlite:") {
      throw ListChoice.inDatabase
    }
    let others: [(name: String, isGiven: Bool)] =
      [("--follow", !use.followed.isEmpty), ("files of items", hasFiles)] + items.descriptions + [
        ("--at", use.place != nil), ("--cards", cards != nil), ("--printings", printings != nil),
        ("--time-zone", zone != nil && !use.describesValues),
        ("--case-sensitive", isCaseSensitive && !use.describesValues), ("--strict-input", use.endsAtDamage),
      ]
    if let other = others.first(where: { $0.isGiven }) {
      throw CommandFailure(message: "\(name) and \(other.name) cannot be combined")
    }
  }

  /// Refuses files of cards beside another list.
  private func checkCards(beside other: String) throws(CommandFailure) {
    guard let option = cards != nil ? "--cards" : printings != nil ? "--printings" : nil else { return }
    throw CommandFailure(message: "\(option) and \(other) cannot be combined")
  }
}

/// The use that a command has for its list, as far as that decides what a name means.
struct ListUse: Sendable {
  /// How a database of SQLite is read.
  enum Tables: Hashable, Sendable {
    /// Searched in place.
    case inPlace
    /// Searched in place, unless an option asks for what only files of items have.
    case inPlaceUnlessDescribed
    /// Row by row, as a file of items.
    case asItems
  }

  var tables = Tables.inPlaceUnlessDescribed
  /// Whether the records of every file are items, those of cards too.
  var readsRecords = false
  /// Advice on a name that is missing, which may be a part of something else.
  var missingHint: String?
  /// The content of standard input, if that cannot be a list: `the queries`.
  var inputOwner: String?
  /// The command in messages, if it has no use for a file of cards.
  var withoutCards: String?
  /// Files that are read as they grow.
  var followed: [String] = []
  /// Whether the file and the line of a record may be fields.
  var hasPlaces = false
  /// Whether a record that cannot be read is an error.
  var endsAtDamage = false
  /// Whether the options about values describe a vocabulary rather than change how a list is searched.
  var describesValues = false
  /// Whether the command has a use for a time limit without a list in a database.
  var hasTimeout = false
  /// The place of the items in a file of JSON.
  var place: JSONPointer?
  /// When the inferred fields are listed on standard error. How a text is read is said unless they never are.
  var listsFields = FieldNotes.onTerminal

  enum FieldNotes: Sendable {
    case never
    case onTerminal
    case always
  }

  /// The reading of queries that the options ask for.
  var reading = ListReading()

  /// The advice on a missing name after a query.
  static let queryHint = "put a query of several words in quotes"
}
