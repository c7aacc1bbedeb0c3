import ArgumentParser
import FilterEngines
import FilterEvaluation
import FilterExplanation
import FilterItems
import FilterLists
import FilterREPL
import FilterReports
import FilterSemantics
import FilterVocabulary
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

#if canImport(Glibc)
  import Glibc
#endif

/// `filterq search`
struct SearchCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find the items that match a query.",
    usage: "filterq search [<options>] [<query>] [<files> ...]",
    discussion: """
      A list is named after the query, and in the same way in every command:

        FILE ...              items: JSON, CSV, TSV, a log or lines of text,
                              packed by gzip, zstd, xz, bzip2, lz4 or zip, or
                              read by DuckDB; or one file of cards
        FOLDER, 'logs/*.log'  its files, with 'file' and 'line' as fields
        -                     items on standard input
        FILE.db:TABLE         a table of SQLite; without the table an exported
                              list, or the only table
        FILE.zip:NAME         a file in a zip archive
        ADDRESS:TABLE         sqlite:FILE, duckdb:FILE, postgresql://HOST/NAME or
                              command:CLIENT; without the table an exported list

      The fields of items are inferred from a part of the records, or defined by
      --vocabulary; an unknown name is looked up in the whole file. --field
      declares a field that appears late in a pipe.

        filterq search 'level>=warn -path:/health' access.log.jsonl
        tail -f app.log | filterq search 'level:error' -
        filterq search 'country:fr' orders.csv --columns name,total --sort -total
        filterq search 'state:open' issues.json --count-by user.login
        filterq search 'total>100' app.db:orders
        ps aux | filterq search 'rss>100000' -
        filterq search --follow app.log 'level>=warn'

      Unreadable records are reported with file and line and skipped.
      Ctrl-C stops and prints the results so far.

      On every list, --columns, --sort, --offset and --limit choose what is printed,
      --count-by, --histogram and --unique sum it up, and --format is its form.

      Without files, the sample cards are searched. Scryfall's bulk data (JSON or
      JSON lines, optionally gzipped) is searched as cards, and so is a file
      written by 'filterq cards prepare', which opens at once.

      Without files, items on standard input are searched:

        cat cars.json | filterq search 'origin:japan'

      An empty pipe has none. If it is a terminal or '</dev/null', the cards are
      searched; no input within 5 seconds is an error. Without a query, JSON and
      tables (two lines with the same number of cells) are items, and other lines
      are queries; see --queries.

        filterq search 't:goblin mv<=3 order:power'
        filterq search 't:elf' --columns name,type,usd --sort=-usd --format csv
        filterq search 'r:mythic' --count-by set,rarity --format jsonl
        filterq search --count 'f:pauper o:draw' oracle-cards.json.gz
        filterq search --why 'Kelp-Rope Saboteur' 't:goblin pow>3'

      With --queries, or with queries on standard input, one per line, print a
      line of JSON for each query: its count, first rows (10 unless --limit is
      given), ignored terms and diagnostics. The items are loaded once.

        filterq search --queries saved.filterq --items issues.json
        echo 't:goblin' | filterq search

      --name answers the one query of that name. --since compares the answers with
      a former output: the numbers, and the names of the rows that came and went.
      That output names as many rows as --limit allowed.

        filterq search --queries saved.filterq --limit 1000 >monday.json
        filterq search --queries saved.filterq --since monday.json

      A list exported with 'filterq items export' is searched in place: in a SQLite
      file, on a PostgreSQL server, or through a client program. The results are
      the same; --engine-plan shows how the engine finds them.

        filterq search 't:goblin mv<=3' cards.db
        filterq search --engine 'command:spark-sql --master spark://m:7077' f:modern

      Tokens and other extras are left out unless the query asks for them.
      A query with a syntax error is not run; --tolerant searches with the part
      that can be used. --strict reads the query exactly as Scryfall does.
      Ignored terms are reported on standard error.

      Exit status: 0 items found, 1 nothing found, 2 unusable arguments or
      query, or a record or file that cannot be read, 3 query refused by
      Scryfall's rules, 130 ended by Ctrl-C.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption
  @OptionGroup var output: ItemSearchOption
  @OptionGroup var parameters: ParameterOption
  @OptionGroup var color: ColorOption
  @OptionGroup var readingOption: ReadingOption

  @Flag(name: .customLong("engine-plan"), help: "Print how the engine would run the search, and the statement.")
  var enginePlan = false

  @Option(
    name: .customLong("into"),
    help: ArgumentHelp(
      "Have the engine make a new table of the rows, beside a table of your own. Nothing is replaced.",
      valueName: "table"))
  var newTable: String?

  @Flag(name: .long, help: "Print the JSON of each item, one per line.")
  var json = false

  @Flag(name: .long, help: "Print only the number of items.")
  var count = false

  @Option(name: .long, help: "The number of rows, or of groups, to print.")
  var limit: Int?

  @Flag(name: .long, help: "Explain the query first.")
  var explain = false

  @Option(name: .long, help: "Explain why the item with this name matches or not.")
  var why: String?

  @Flag(name: .long, help: "Search with the part of a broken query that can be used.")
  var tolerant = false

  @Flag(name: .long, help: "Print timings to standard error.")
  var time = false

  @Option(
    name: .customLong("queries"),
    help: ArgumentHelp("Answer each query of a file with a line of JSON; '-' is standard input.", valueName: "file"),
    completion: .file())
  var queryFile: String?

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp("Answer only the query of this name in the file of --queries.", valueName: "name"))
  var queryName: String?

  @Option(
    name: .customLong("since"),
    help: ArgumentHelp(
      "Print what changed since a former output of --queries; with --json, as JSON.", valueName: "file"),
    completion: .file())
  var formerFile: String?

  @Argument(parsing: .allUnrecognized, help: "The query, then files; without a query, list all.", completion: .file())
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var queries = try QueryArguments.checked(output.takeContext(from: queries), of: Self.self)
    // With a file of queries, all arguments are files.
    if queryFile != nil { queries.insert("", at: 0) }
    if let query = queries.first { queries[0] = try parameters.applied(to: query) }
    if let limit, limit < 0 { throw CommandFailure(message: "--limit must be at least 0, not \(limit)") }
    if json, count { throw CommandFailure(message: "--json and --count cannot be combined") }
    try checkWhy()
    try checkNewTable()
    if queryName != nil, queryFile == nil || queryFile == "-" {
      throw CommandFailure(message: "--name needs the file of its query; name it with --queries")
    }
    if formerFile != nil, queryFile == nil { throw CommandFailure(message: "--since needs --queries") }
    if readingOption.isStrict, tolerant { throw CommandFailure(message: "--strict and --tolerant cannot be combined") }
    var choice = try choice(of: Array(queries.dropFirst()))
    if case .database(let address) = choice.place {
      var watch = Stopwatch()
      let list = try choice.database(address)
      defer { list.close() }
      return try search(queries.first, in: list, opening: watch.lap(), on: &console)
    }
    if enginePlan { throw CommandFailure(message: "--engine-plan needs --engine") }
    if newTable != nil { throw CommandFailure(message: "--into needs a table of your own in an engine") }
    if let query = queries.first { try checkQuery(query, isAlone: queries.count == 1 && choice.files.isEmpty) }
    // A list that the command line names goes first.
    if choice.vocabularyFile == nil, let own = try choice.isNamed ? try? documentList() : documentList(),
      own.isVocabulary || !choice.isNamed
    {
      choice = choice.naming(own)
      if case .database(let address) = choice.place {
        let list = try choice.database(address)
        defer { list.close() }
        return try answerQueries(on: &console, in: { _ in list }) ?? .clean
      }
    }
    if !choice.isNamed, let input = try itemsOnInput(choice, hasQuery: !queries.isEmpty, on: &console) {
      choice.place = .items([input])
    }
    if let status = try answerQueries(hasQuery: !queries.isEmpty, choice, on: &console) { return status }
    switch choice.place {
    case .items: return try searchItems(queries.first ?? "", choice, on: &console)
    case .vocabulary: throw ListChoice.withoutItems
    case .sample where output.isForFiles: throw ListChoice.withoutItems
    default: return try searchCards(queries.first ?? "", choice, on: &console)
    }
  }

  /// The list that the command line names.
  private func choice(of names: [String]) throws(CommandFailure) -> ListChoice {
    var use = ListUse()
    use.readsRecords = output.isForFiles
    use.missingHint = ListUse.queryHint
    use.listsFields = output.fieldNotes
    use.hasPlaces = true
    (use.followed, use.endsAtDamage) = (output.follow, output.strictInput)
    (use.place, use.reading) = (try place.pointer, readingOption.reading)
    return try list.choice(of: names, use)
  }

  /// Refuses the name of a list in the place of the query.
  private func checkQuery(_ query: String, isAlone: Bool) throws(CommandFailure) {
    if EngineAddress.isServer(query) {
      throw CommandFailure(message: "'\(query)' is a list, not a query; to list its items: filterq search '' ADDRESS")
    }
    if isAlone, query.contains(where: { $0 == "/" || $0 == "." }), ItemFile(query).recognized().form != .unknown {
      throw CommandFailure(
        message: "'\(query)' is a file, not a query; to list its items: filterq search '' \(query)")
    }
  }

  /// Refuses what `--why` does not print.
  private func checkWhy() throws(CommandFailure) {
    guard why != nil, count || json || limit != nil || output.isUsed else { return }
    throw CommandFailure(
      message:
        "--why prints the verdict on one item; it cannot be combined with --count, --json, --limit or other output")
  }

  /// Refuses what `--into` does not write.
  private func checkNewTable() throws(CommandFailure) {
    guard newTable != nil,
      count || json || limit != nil || output.isUsed || why != nil || enginePlan || queryFile != nil
    else { return }
    throw CommandFailure(
      message:
        "--into writes whole rows; it cannot be combined with --count, --json, --limit, --why, --queries or other output"
    )
  }

  private func searchCards(_ text: String, _ choice: ListChoice, on console: inout Console) throws -> ExitStatus {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    let reading = choice.reading
    if !QueryErrors.report(query, isTolerant: tolerant, reading: reading.rule, on: &console) { return .failure }
    let search = CardSearch(
      query, reading: reading.rule, includesExtras: reading.includesExtras, isTolerant: tolerant)
    if count, why == nil, !output.isUsed, let status = try countCards(search, choice, on: &console) { return status }
    AllocatorSettings.returnLargeBlocks()
    var watch = Stopwatch()
    let list = try choice.cardList(on: &console)
    return try self.search(query, in: list, opening: watch.lap(), on: &console)
  }

  /// Counts cards, reading only the values that the query needs; nil if all must be read, or are prepared.
  private func countCards(
    _ search: CardSearch, _ choice: ListChoice, on console: inout Console
  ) throws -> ExitStatus? {
    guard case .cards(let file, let printings) = choice.place else { return nil }
    var watch = Stopwatch()
    guard let found = try CardCount.counting(search, in: file, printings: printings, on: &console) else {
      return nil
    }
    let notes = SearchNotes(found.plan, text: search.text, afterDiagnosticsOf: search.query)
    if !notes.report(on: &console) { return search.reading == .strict ? .refused : .failure }
    if explain { explanation(search.query, on: &console) }
    if let line = SearchNotes.cutShort(found.result) { console.errors.line("filterq: " + line) }
    console.output.line("\(found.count)")
    if time {
      console.errors.line("counted \(Counted.grouped(found.count)) in \(watch.lap())")
    }
    return status(of: found.count, notes.blame(found.store.conflictingTerms), on: &console)
  }

  private func searchItems(_ text: String, _ choice: ListChoice, on console: inout Console) throws -> ExitStatus {
    let files = choice.files
    let follows = !output.follow.isEmpty
    if follows, files.count > output.follow.count || output.follow.contains("-") {
      throw CommandFailure(message: "--follow cannot be combined with other files")
    }
    var options = try options
    let interruption = console.interruption
    return try interruption.watched {
      let fields = try choice.fields(
        naming: [text], columns: options.namedColumns, toleratesDamage: true, follows: follows, on: &console)
      let found = fields.vocabulary
      // The fields known so far may not be enough to read the query.
      if interruption.isRequested(), !found.fields.isEmpty { return .interrupted }
      let query = AnalyzedQuery(parsing: text, vocabulary: try choice.values.apply(to: found, of: files))
      // There are no records either if an interrupt came before the first one.
      let isRun =
        fields.isBlank
        ? tolerant || QueryErrors.report(errorsOf: query, isOfAnyList: true, on: &console)
        : QueryErrors.report(query, isTolerant: tolerant, on: &console)
      if !isRun { return .failure }
      let columns = ListColumns(of: query.vocabulary)
      // A given vocabulary may lack a field for a column of the records.
      if !fields.isBlank {
        try options.checkColumns(in: columns) { () throws(CommandFailure) in
          if follows { return nil }
          return ListColumns(
            of: try ItemVocabulary(inferringFrom: files, toleratesDamage: true, on: &console).vocabulary)
        }
      }
      try options.unifyColumns(of: files, in: columns, on: &console)
      var watch = Stopwatch()
      var list = try choice.scannedList(
        query.vocabulary, follows: follows, isAskedTwice: why != nil, on: &console)
      list.isBlank = fields.isBlank
      return try search(query, in: list, options, opening: watch.lap(), on: &console)
    }
  }

  /// The options of the output.
  var options: ItemSearchOptions {
    get throws(CommandFailure) {
      var options = try output.options(limit: limit, countsOnly: count)
      if json { options.format = .jsonl }
      return options
    }
  }

  func explanation(_ query: AnalyzedQuery, on console: inout Console) {
    let style = json ? console.errorStyle : console.style
    let text = style.dim(CharacterWidth.visible(query.englishExplanation.description))
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
