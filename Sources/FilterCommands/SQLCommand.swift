import ArgumentParser
import FilterEngines
import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSQL
import FilterSemantics
import FilterVocabulary
import ListFiles
import ScryfallCards
import TerminalUI

/// `filterq sql`
struct SQLCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Print a query as an SQL statement.",
    usage: "filterq sql [<options>] [<query>]",
    discussion: """
      Prints the statement with which 'filterq search --engine' searches tables
      exported with 'filterq items export'. Values are literals, or with
      --parameters listed below it.

        filterq sql 't:goblin mv<=3'
        filterq sql --dialect postgresql --parameters 'o:"draw a card"'
        filterq sql --dialect spark --schema
        filterq sql --explain 'o:/(?=draw)\\w+/ -t:elf'
        filterq sql 'status:paid total>100' app.db:orders

      Terms that an engine cannot express exactly are checked here, in the rows
      that it finds; --explain shows which.

      The tables are those of the sample cards, of --cards, of files of --items,
      of any items of --vocabulary, or those of an --engine. After the query, a
      file of SQLite, a colon and a table, or an address such as
      postgresql://HOST/NAME:TABLE, is a table of your own.

      Exit status: 0 success, 2 unusable arguments or query, 3 query refused by
      Scryfall's rules.
      """)

  @OptionGroup var engine: EngineOption
  @OptionGroup var items: ItemsOption
  @OptionGroup var cards: CardsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var values: ValueOptions
  @OptionGroup var arguments: ParameterOption
  @OptionGroup var color: ColorOption

  @Option(
    name: .long,
    help:
      "The dialect: sqlite, postgresql, duckdb, spark, clickhouse or trino. Otherwise that of the engine, or sqlite.")
  var dialect: SQLDialect?

  @Flag(name: .long, help: "Print parameters instead of literals, and their values below.")
  var parameters = false

  @Flag(name: .long, help: "Put each condition over a table of your own on a line, with its terms as a comment.")
  var comments = false

  @Flag(name: .long, help: "Print the definitions of the tables and indexes.")
  var schema = false

  @Flag(name: .long, help: "Show for each term whether the SQL is exact.")
  var explain = false

  @Flag(name: .customLong("strict"), help: "Read the query exactly as Scryfall does.")
  var isStrict = false

  @Argument(parsing: .allUnrecognized, help: "The query; without one, all are listed.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var queries = try QueryArguments.checked(queries, of: Self.self)
    engine.takeTable(from: &queries, unless: [])
    if let address = queries.first(where: { EngineAddress.isServer($0) }) {
      throw ItemsOption.failure(ofAddress: address)
    }
    if queries.count > 1 {
      throw CommandFailure(message: "one query only, not '\(queries[1])'; put a query of several words in quotes")
    }
    let text = try arguments.applied(to: queries.first ?? "")
    let inEngine = try engine.list(
      under: vocabulary,
      besides: items.given() + [
        ("--cards", cards.file != nil), ("--printings", cards.printings != nil),
      ])
    defer { inEngine?.close() }
    let list = try list(inEngine, on: &console)
    let statements = list.statements
    let dialect = dialect ?? statements.dialect ?? .sqlite
    if schema {
      for line in try StatementReport.schemaLines(statements.schema, in: dialect) { console.output.line(line) }
      if queries.isEmpty { return .clean }
      console.output.line()
    }
    let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
    if !QueryErrors.report(query, reading: list.dialect.reading, on: &console) { return .failure }
    let plan = list.plan(query)
    if !list.vocabulary.ignoresUnreadTerms, !QueryErrors.report(refusalOf: plan, query, on: &console) {
      return .failure
    }
    let notes = SearchNotes(plan, text: text, of: list.nouns.many, afterDiagnosticsOf: query)
    if !notes.report(on: &console) { return .refused }
    let report = StatementReport(plan, of: statements, in: dialect)
    for line in try report.statementLines(
      hasParameters: parameters, isFormatted: comments || console.outputIsTerminal, hasComments: comments)
    { console.output.line(console.shown(line)) }
    if explain {
      console.output.line()
      for line in try report.explanation(style: console.style) { console.output.line(line) }
    } else {
      for line in try report.warnings() { console.errors.line("filterq: " + line) }
    }
    return .clean
  }

  /// The list that the options name, under the reading that they ask for.
  private func list(_ engine: SearchableList?, on console: inout Console) throws -> SearchableList {
    let reading = ListReading(isStrict ? .strict : .plain)
    let files = try items.files()
    if let engine { return try reading.list(engine) }
    if files.isEmpty, vocabulary.file == nil { return try reading.list(cards.list(on: &console)) }
    try cards.checkAbsent(beside: files.isEmpty ? "--vocabulary" : "files of items")
    if let failure = reading.failure { throw failure }
    if files.contains(where: { $0.path == "-" }) {
      throw CommandFailure(message: "the fields of items are read from files, not from standard input")
    }
    if files.isEmpty { return SearchableList(of: try values.apply(to: vocabulary.load())) }
    return try vocabulary.list(of: files, items, values, on: &console)
  }
}
