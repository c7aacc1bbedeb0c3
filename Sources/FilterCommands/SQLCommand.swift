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
    usage: "filterq sql [<options>] [<query>] [<files> ...]",
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

      The tables are those of the list after the query, named as for 'filterq
      search': those that an export of it has, or your own. Without a list, they
      are those of the sample cards, or of any items of --vocabulary.

      Exit status: 0 success, 2 unusable arguments or query, 3 query refused by
      Scryfall's rules.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption
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

  @Argument(
    parsing: .allUnrecognized, help: "The query, then a list; without a query, all are listed.",
    completion: .file())
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    let text = try arguments.applied(to: queries.first ?? "")
    if EngineAddress.isServer(text) {
      throw CommandFailure(message: "'\(text)' is a list, not a query; write the query before it, or '' for all")
    }
    var use = ListUse()
    (use.tables, use.missingHint) = (.inPlace, ListUse.queryHint)
    (use.place, use.reading) = (try place.pointer, ListReading(isStrict ? .strict : .plain))
    let opened = try list.choice(of: Array(queries.dropFirst()), use).openWithStatements(on: &console)
    let (list, statements) = (opened.list, opened.statements)
    defer { list.close() }
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
}
