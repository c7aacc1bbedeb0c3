import DataStreams
import FilterEngines
import FilterItems
import FilterLists
import FilterREPL
import FilterReports
import FilterSQL
import FilterVocabulary
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// The list that a command line means, resolved once from its names and options: what commands read and open.
struct ListChoice: Sendable {
  enum Place: Sendable {
    /// None was named: the sample cards, where cards can be searched.
    case sample
    case cards(String, printings: String?)
    /// Files of items, at least one.
    case items([ItemFile])
    /// The address of an engine, perhaps of a table in it.
    case database(String)
    /// The words of a list without its items.
    case vocabulary
  }

  let use: ListUse
  var place = Place.sample
  /// The file of the vocabulary; nil for the list's own.
  var vocabularyFile: String? {
    didSet { described = vocabularyFile.map { Described(file: $0) } }
  }
  /// The vocabulary of that file, which is read once: it may be a pipe.
  private var described: Described?

  /// The vocabulary of a file, or the reason why it cannot be read.
  private enum Described {
    case vocabulary(Vocabulary)
    case failure(CommandFailure)

    init(file: String) {
      do throws(CommandFailure) { self = .vocabulary(try VocabularyFiles.read(file)) } catch { self = .failure(error) }
    }
  }

  var values = ValueRule(zone: nil, isCaseSensitive: false)
  var declared: [DeclaredField] = []
  var exactness: SQLExactness?
  var timeLimit: Duration?
  /// Whether the file and the line of a record are fields: several files are searched, or a folder.
  var hasPlaces = false
  /// A file with the options of all files.
  var pattern = ItemFile("-")

  init(_ use: ListUse) { self.use = use }

  var reading: ListReading { use.reading }

  /// Whether the command line names a list with items.
  var isNamed: Bool {
    switch place {
    case .sample, .vocabulary: false
    case .cards, .items, .database: true
    }
  }

  /// The files of items; empty for another list.
  var files: [ItemFile] {
    guard case .items(let files) = place else { return [] }
    guard case .vocabulary(let vocabulary) = described, !vocabulary.linePatterns.isEmpty else { return files }
    return files.map { file in
      var file = file
      file.linePatterns = vocabulary.linePatterns
      return file
    }
  }

  /// The paths of the files that are read.
  var paths: [String] {
    let vocabulary = [vocabularyFile].compactMap { $0 }
    switch place {
    case .sample, .vocabulary: return vocabulary
    case .cards(let file, let printings): return [file] + [printings].compactMap { $0 }
    case .items(let files): return files.map { $0.path } + vocabulary
    case .database(let address):
      return (address.hasPrefix("sqlite:") ? [ListName.path(ofFileIn: String(address.dropFirst(7)))] : []) + vocabulary
    }
  }

  /// A file that is read as the options say.
  func file(_ path: String, form: ItemFileForm? = nil, runsPrograms: Bool = true) -> ItemFile {
    var file = ItemFile(path, form: form, runsPrograms: runsPrograms)
    file.hasHeader = pattern.hasHeader
    file.delimiter = pattern.delimiter
    file.nullMarks = pattern.nullMarks
    file.place = pattern.place
    return file
  }

  /// Whether a database of SQLite is read as a file of items, because an option asks for what only these have.
  var readsTablesAsItems: Bool {
    switch use.tables {
    case .asItems: true
    case .inPlace: false
    case .inPlaceUnlessDescribed:
      use.endsAtDamage || pattern != ItemFile("-") || !declared.isEmpty || !use.describesValues && values.isGiven
    }
  }

  /// The same options for the list that a document names.
  func naming(_ list: DocumentList) -> ListChoice {
    var choice = self
    switch list.name {
    case .vocabulary(let path):
      if vocabularyFile == nil { choice.vocabularyFile = path }
      if !isNamed { choice.place = .vocabulary }
    case .cards(let path, _): choice.place = .cards(path, printings: nil)
    case .database(let path):
      choice.place = readsTablesAsItems ? .items([file(path, form: .database)]) : .database("sqlite:" + path)
    case .items(let file):
      choice.place = .items([self.file(file.path, form: file.form, runsPrograms: file.runsPrograms)])
    case .input, .address, .missing: break
    }
    return choice
  }

  /// The error for a list without items, where items are needed.
  static let withoutItems = CommandFailure(message: "no file of items; name one")

  /// The error for a list in a database, where records are read from files.
  static let inDatabase = CommandFailure(
    message: "a list in a database is not read here; name files of items, or a table as in FILE.db:TABLE")

  /// The error for standard input that has something else.
  static func withoutInput(heldBy owner: String) -> CommandFailure {
    CommandFailure(message: "standard input has \(owner); name a file of items")
  }

  // MARK: Opening

  /// The vocabulary of the option; that of cards without one.
  func vocabulary() throws(CommandFailure) -> Vocabulary {
    switch described {
    case nil: return .scryfall
    case .vocabulary(let vocabulary): return vocabulary
    case .failure(let failure): throw failure
    }
  }

  /// Opens the list; nil for a vocabulary without items.
  ///
  /// - Parameter queries: The queries whose fields are looked up in whole files.
  func open(
    naming queries: [String] = [], on console: inout Console
  ) throws(CommandFailure) -> (list: SearchableList?, vocabulary: Vocabulary) {
    if case .vocabulary = place { return (nil, try values.apply(to: vocabulary())) }
    let list = try openWithStatements(naming: queries, on: &console).list
    return (list, list.vocabulary)
  }

  /// Opens the list, which has statements too if it is a vocabulary without items.
  func openWithStatements(
    naming queries: [String] = [], on console: inout Console
  ) throws(CommandFailure) -> OpenedList {
    switch place {
    case .sample, .cards: return try openCards(on: &console)
    case .items: return try openItems(naming: queries, on: &console)
    case .database(let address): return try openDatabase(address)
    case .vocabulary:
      let vocabulary = try values.apply(to: vocabulary())
      if let failure = reading.failure { throw failure }
      return OpenedList(of: vocabulary)
    }
  }

  /// The vocabulary of the list, of which no more is read than that needs.
  func vocabulary(naming queries: [String], on console: inout Console) throws(CommandFailure) -> Vocabulary {
    switch place {
    case .sample, .cards: return .scryfall
    case .vocabulary: return try values.apply(to: vocabulary())
    case .items:
      return try values.apply(
        to: fields(naming: queries, toleratesDamage: true, on: &console).vocabulary, of: files)
    case .database(let address):
      let list = try database(address)
      defer { list.close() }
      return list.vocabulary
    }
  }

  /// Opens a list in a database.
  ///
  /// - Parameter counts: Whether the rows of a table are counted now, and not when their number is asked for.
  func database(_ address: String, counts: Bool = false) throws(CommandFailure) -> SearchableList {
    try openDatabase(address, counts: counts).list
  }

  private func openDatabase(_ address: String, counts: Bool = false) throws(CommandFailure) -> OpenedList {
    let described = vocabularyFile == nil ? nil : try vocabulary()
    let opened: OpenedList
    do throws(EngineError) {
      opened = try EngineLists.open(
        address, describedBy: described, exactness: exactness ?? .exact,
        timeLimit: timeLimit ?? OpenedEngine.defaultTimeLimit, reading: reading, counts: counts)
    } catch {
      throw CommandFailure(error)
    }
    if !opened.list.hasReadings, let failure = reading.failure {
      opened.list.close()
      throw failure
    }
    return opened
  }

  /// The cards of the file, or the sample cards.
  func cardCollection(on console: inout Console) throws(CommandFailure) -> CardCollection {
    guard case .cards(let file, let printings) = place else { return .sample }
    return try CardCollection.open(file, printings: printings, on: &console)
  }

  /// The cards of the file, or the sample cards, as a list.
  func cardList(on console: inout Console) throws(CommandFailure) -> SearchableList { try openCards(on: &console).list }

  private func openCards(on console: inout Console) throws(CommandFailure) -> OpenedList {
    var name = SearchableList.sample.name
    if case .cards(let file, _) = place { name = String(file.split(separator: "/").last ?? "cards") }
    return try OpenedList(cardCollection(on: &console), named: name, reading: reading)
  }

  /// The vocabulary of the files: that of the option, or one inferred from the items. The inferred fields are reported
  /// on standard error.
  ///
  /// - Parameters:
  ///   - extent: The part of the files to read; all where all are searched in memory.
  ///   - queries: The queries whose fields are looked up in the whole files if they are not found otherwise, and
  ///     `columns` further names.
  ///   - toleratesDamage: Whether a damaged file is tolerated, since the caller reports it.
  ///   - follows: Whether the files may still be without a record, which is then waited for.
  func fields(
    over extent: SampleExtent = .spread, naming queries: [String] = [], columns: [String] = [],
    toleratesDamage: Bool = false, follows: Bool = false, on console: inout Console
  ) throws(CommandFailure) -> ItemVocabulary {
    if vocabularyFile != nil {
      let vocabulary = try vocabulary()
      if let fault = LinePatterns.fault(of: vocabulary.linePatterns) {
        throw CommandFailure(message: "a pattern in 'lines' of the vocabulary cannot be used: \(fault)")
      }
      var given = ItemVocabulary(vocabulary, of: files)
      given.extend(for: queries, on: &console)
      if follows { given.expectLaterTimes() }
      return given
    }
    var inferred =
      follows
      ? try ItemVocabulary(inferringFromFollowed: files, declaring: declared, on: &console)
      : try ItemVocabulary(
        inferringFrom: files, over: extent, declaring: declared, toleratesDamage: toleratesDamage,
        toleratesNothing: true, wanting: ItemVocabulary.names(in: queries) + columns, places: hasPlaces, on: &console)
    inferred.extend(for: queries, columns: columns, on: &console)
    if follows { inferred.expectLaterTimes() }
    if inferred.isOfDamageOnly, !follows, !files.contains(where: { $0.path == "-" }), let note = inferred.damageNote {
      throw CommandFailure(message: note)
    }
    let hint = inferred.isBlank ? nil : inferred.hint(for: queries, columns: columns)
    let listsFields = use.listsFields == .always || use.listsFields == .onTerminal && console.errorsIsTerminal
    let note = use.listsFields == .never ? nil : inferred.note(listsFields: listsFields)
    for note in [note, hint].compactMap({ $0 }) {
      console.errors.line(console.errorStyle.dim("filterq: \(CharacterWidth.visible(note))"))
    }
    console.errors.flush()
    return inferred
  }

  /// Reads the files into memory, under the vocabulary of the option or one inferred from all of their records.
  private func openItems(naming queries: [String], on console: inout Console) throws(CommandFailure) -> OpenedList {
    let fields = try fields(over: .whole, naming: queries, on: &console)
    var opened = OpenedList(try items(values.apply(to: fields.vocabulary, of: files), on: &console))
    opened.list.isBlank = fields.isBlank
    return opened
  }

  /// The list that is named, of which several requests are made, under its vocabulary; nil if none is.
  func namedList(_ vocabulary: Vocabulary, on console: inout Console) throws(CommandFailure) -> SearchableList? {
    switch place {
    case .sample, .vocabulary: return nil
    case .cards: return try cardList(on: &console)
    case .items: return try scannedList(vocabulary, isAskedTwice: true, on: &console)
    case .database(let address): return try database(address)
    }
  }

  /// The files as a list that each request reads anew; a prepared file is opened, since its records have an index.
  ///
  /// - Parameters:
  ///   - follows: Whether the files are read on as they grow, until an interrupt.
  ///   - isAskedTwice: Whether several requests follow, for which standard input and pipes are read into memory.
  func scannedList(
    _ vocabulary: Vocabulary, follows: Bool = false, isAskedTwice: Bool = false, on console: inout Console
  ) throws(CommandFailure) -> SearchableList {
    let files = files
    var scanned = ScannedFiles(files, vocabulary: vocabulary)
    if files.count == 1 && files[0].isPrepared || isAskedTwice && scanned.isReadOnce {
      return SearchableList(try items(vocabulary, on: &console))
    }
    if use.endsAtDamage { scanned.checks = .everything }
    if files.contains(where: { $0.path == "-" }) { scanned.nextInput = console.takeInput() }
    // Only the thread of the search calls them.
    nonisolated(unsafe) let interruption = console.interruption
    scanned.isCancelled = { interruption.isRequested() }
    if follows { scanned.wait = { interruption.wait() } }
    return SearchableList(scanned)
  }

  /// Reads the files into memory and reports unreadable records. The progress is shown by `bar`, or by a new one.
  func items(
    _ vocabulary: Vocabulary, _ bar: ProgressBar? = nil, on console: inout Console
  ) throws(CommandFailure) -> ItemCollection {
    let files = files
    let collection: ItemCollection
    if files.contains(where: { $0.path == "-" }) {
      if files.count > 1 {
        throw CommandFailure(message: "standard input cannot be combined with files here; name one of them")
      }
      collection = try itemsOnInput(vocabulary, on: &console)
    } else {
      let bar = bar ?? ProgressBar(on: &console)
      defer { bar.erase() }
      do throws(ItemFileError) {
        collection = try ItemCollection(reading: files, vocabulary: vocabulary) { bar.update($0.rawValue, $1) }
      } catch {
        throw CommandFailure(message: error.message)
      }
    }
    for damage in collection.damage.prefix(20) {
      console.errors.line("filterq: \(CharacterWidth.visible(damage.text))")
    }
    let rest = collection.damagedCount - 20
    if rest > 0 { console.errors.line("filterq: \(Counted.grouped(rest)) more records cannot be read") }
    return collection
  }

  /// Reads the items into memory: those of files, or of an exported list with its vocabulary. The progress is shown by
  /// `bar`.
  func collection(_ bar: ProgressBar, on console: inout Console) throws(CommandFailure) -> ItemCollection {
    guard case .database(let address) = place else {
      let vocabulary = try values.apply(to: fields(over: .whole, on: &console).vocabulary, of: files)
      return try items(vocabulary, bar, on: &console)
    }
    let list = try database(address)
    defer { list.close() }
    if list.hasReadings { throw CommandFailure(message: "the list in the database is one of cards, not of items") }
    let records = try list.run(on: console) { () throws(ListFailure) -> [UInt8] in
      var request = RowRequest()
      (request.readsRecords, request.readsRelated) = (true, true)
      var records: [UInt8] = []
      _ = try list.forEachRow(of: list.everything, request) { row in
        records += row.record
        records.append(0x0A)
        return true
      }
      return records
    }
    let vocabulary = try values.apply(to: list.vocabulary)
    do throws(ItemFileError) {
      return try ItemCollection(bytes: records ?? [], named: list.name, vocabulary: vocabulary)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  private func itemsOnInput(_ vocabulary: Vocabulary, on console: inout Console) throws(CommandFailure)
    -> ItemCollection
  {
    let text = files[0].text
    do throws(ItemFileError) {
      do throws(ItemFileError) {
        return try ItemCollection(
          bytes: console.input.rest(), named: text.name, hasHeader: text.hasHeader, delimiter: text.delimiter,
          at: text.place, vocabulary: vocabulary)
      } catch {
        if !error.isEmpty { throw error }
        return try ItemCollection(reading: [], vocabulary: vocabulary, named: text.name)
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
