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

  @OptionGroup var items: ItemsOption
  @OptionGroup var cards: CardsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var values: ValueOptions

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The engine: sqlite, postgresql, duckdb, spark or clickhouse.", valueName: "dialect"))
  var dialect: SQLDialect?

  @Flag(name: .long, help: "Replace the list in the database, and no other table.")
  var replace = false

  @Option(
    name: .customLong("engine-timeout"), help: "The limit of the connection and of each statement, in seconds.")
  var timeout = 600

  @Argument(help: "The files, then the target.", completion: .file())
  var arguments: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    guard let last = arguments.last else {
      throw CommandFailure(message: "no target; name a database or a new folder after the files")
    }
    let timeLimit = try EngineOption.limit(seconds: timeout)
    let export = EngineExport(try ExportTarget(last, for: dialect), replaces: replace, timeLimit: timeLimit)
    var files = try items.files(and: arguments.dropLast())
    if files.contains(where: { $0.path == "-" }) {
      throw CommandFailure(message: "items are exported from files, not from standard input")
    }
    try ItemsOption.check(Array(arguments.dropLast()), hint: "the last argument is the target")
    if vocabulary.file == nil { cards.take(&files) }
    let note = try export.check(inputs: files.map { $0.path } + [cards.file, cards.printings].compactMap { $0 })
    if let note { console.errors.line("filterq: \(CharacterWidth.visible(note))") }
    if files.isEmpty {
      if vocabulary.file != nil { throw CommandFailure(message: "no file of items; name one") }
      return try exportCards(export, on: &console)
    }
    if cards.file != nil || cards.printings != nil {
      throw CommandFailure(message: "--cards and files of items cannot be combined")
    }
    return try exportItems(files, export, on: &console)
  }

  private func exportCards(_ export: EngineExport, on console: inout Console) throws -> ExitStatus {
    let library = try cards.open(on: &console).library
    let name = cards.file.map { String($0.split(separator: "/").last ?? "cards") } ?? "the sample cards"
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    bar.update("writing", nil)
    let written: Void? = try export.run(on: &console) { (makeWriter) throws(EngineError) in
      try EngineCards.write(library, named: name, makeWriter)
    }
    bar.erase()
    if written == nil { return .interrupted }
    finish(export, Counted.cards(library.count), on: &console)
    return .clean
  }

  private func exportItems(
    _ files: [ItemFile], _ export: EngineExport, on console: inout Console
  ) throws -> ExitStatus {
    let files = files.map { $0.recognized() }
    let vocabulary = try values.apply(to: vocabulary.load(for: files, items, over: .whole, on: &console), of: files)
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    let name = files.first.map { String($0.path.split(separator: "/").last ?? "items") } ?? "items"
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    let written: (count: Int, damage: [ItemDamage], damagedCount: Int)?
    if files.contains(where: { $0.isPrepared }) {
      let collection = try ItemCollection.open(files, vocabulary: vocabulary, bar, on: &console)
      bar.update("writing", nil)
      written = try export.run(on: &console) { (makeWriter) throws(EngineError) in
        try EngineItems.write(collection, named: name, makeWriter)
        return (collection.count, [], collection.damagedCount)
      }
    } else {
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
