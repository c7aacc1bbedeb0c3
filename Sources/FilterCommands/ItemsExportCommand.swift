import ArgumentParser
import FilterEngines
import FilterItems
import FilterLists
import FilterReports
import FilterSQL
import Foundation
import ListFiles
import ScryfallCards
import TerminalUI

/// `filterq items export`
struct ItemsExportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export items or cards to an SQL engine.",
    usage: "filterq items export [--for <dialect>] [<options>] [<files> ...] <target>",
    discussion: """
      The target is a database for 'filterq search --engine': sqlite:FILE, a file
      that ends in .db, or postgresql://HOST/NAME (the password is read from
      PGPASSWORD or ~/.pgpass). Or it is a new folder of JSON lines for duckdb,
      spark or clickhouse; the command that loads them is printed.

        filterq items export orders.csv orders.db
        filterq search --engine sqlite:orders.db 'country:fr total>100'
        filterq items export --cards default-cards.json.gz postgresql://db/cards
        filterq items export --for spark access.log.jsonl access-tables

      Without files, the sample cards are exported. An existing list is replaced
      only with --replace, and only once the new one is complete; other tables of
      a database are never changed. A folder must be new or empty.

      Exit status: 0 success, 1 records were left out, 2 a file cannot be read
      or written, or the engine fails, 130 ended by Ctrl-C.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The engine: sqlite, postgresql, duckdb, spark or clickhouse.", valueName: "dialect"))
  var dialect: SQLDialect?

  @Flag(name: .long, help: "Replace the list in the database, and no other table.")
  var replace = false

  /// The limit of the connection and of each statement: writing takes longer than reading.
  private static let usualTimeLimit = Duration.seconds(600)

  @Argument(help: "The files, then the target.", completion: .file())
  var arguments: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    guard let last = arguments.last else {
      throw CommandFailure(message: "no target; name a database or a new folder after the files")
    }
    let timeLimit = try list.timeLimit ?? Self.usualTimeLimit
    let export = EngineExport(try ExportTarget(last, for: dialect), replaces: replace, timeLimit: timeLimit)
    var use = ListUse()
    (use.tables, use.hasTimeout, use.place) = (.asItems, true, try place.pointer)
    use.missingHint = "the last argument is the target"
    let choice = try list.choice(of: Array(arguments.dropLast()), use)
    if let note = try export.check(inputs: choice.paths) {
      console.errors.line("filterq: \(CharacterWidth.visible(note))")
    }
    switch choice.place {
    case .sample, .cards: return try exportCards(choice, export, on: &console)
    case .items, .database: return try exportItems(choice, export, on: &console)
    case .vocabulary: throw ListChoice.withoutItems
    }
  }

  private func exportCards(
    _ choice: ListChoice, _ export: EngineExport, on console: inout Console
  ) throws -> ExitStatus {
    let cards = try choice.cardCollection(on: &console)
    let name = choice.paths.first.map { String($0.split(separator: "/").last ?? "cards") } ?? "the sample cards"
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    bar.update("writing", nil)
    let written: Void? = try export.run(on: &console) { (makeWriter) throws(EngineError) in
      try EngineCards.write(cards, named: name, makeWriter)
    }
    bar.erase()
    if written == nil { return .interrupted }
    finish(export, Counted.of(cards.library.count, "card"), on: &console)
    return .clean
  }

  private func exportItems(
    _ choice: ListChoice, _ export: EngineExport, on console: inout Console
  ) throws -> ExitStatus {
    let files = choice.files
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    let name = choice.paths.first.map { String($0.split(separator: "/").last ?? "items") } ?? "items"
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    let written: (count: Int, damage: [ItemDamage], damagedCount: Int)?
    if files.isEmpty || files.contains(where: { $0.isPrepared || $0.path == "-" }) {
      let collection = try choice.collection(bar, on: &console)
      bar.update("writing", nil)
      written = try export.run(on: &console) { (makeWriter) throws(EngineError) in
        try EngineItems.write(collection, named: name, makeWriter)
        return (collection.count, [], collection.damagedCount)
      }
    } else {
      let vocabulary = try choice.values.apply(to: choice.fields(over: .whole, on: &console).vocabulary, of: files)
      let isCancelled = console.interruption.isRequested
      written = try export.run(on: &console) { (makeWriter) throws(EngineError) in
        try EngineItems.write(
          files, vocabulary, named: name + more, progress: { bar.update("writing", $0) }, isCancelled: isCancelled,
          makeWriter)
      }
    }
    bar.erase()
    guard let written else { return .interrupted }
    for damage in written.damage.prefix(20) {
      console.errors.line("filterq: \(CharacterWidth.visible(damage.text))")
    }
    let rest = written.damagedCount - written.damage.prefix(20).count
    if rest > 0, !written.damage.isEmpty {
      console.errors.line("filterq: \(Counted.grouped(rest)) more records cannot be read")
    }
    finish(export, Counted.of(written.count, "item"), on: &console)
    return written.damagedCount > 0 ? .negative : .clean
  }

  /// Prints the result of the export, and the command that loads it.
  private func finish(_ export: EngineExport, _ count: String, on console: inout Console) {
    console.errors.line("\(count): \(CharacterWidth.visible(export.target.name))")
    if let command = export.target.loadingCommand { console.output.line(console.shown(command)) }
  }
}
