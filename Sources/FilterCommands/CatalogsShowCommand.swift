import ArgumentParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import TerminalUI

#if Catalogs
  import FilterCatalogs
  import FilterCompletion
#endif

/// `filterq catalogs show`
struct CatalogsShowCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows the entries of a catalog, the most popular first.",
    usage: "filterq catalogs show [<options>] <name>",
    discussion: """
      With --json, one object a line: value, title, popularity.
      """)

  @OptionGroup var catalogs: CatalogOption

  @Option(name: .long, help: "How many entries to show.")
  var limit = 20

  @Flag(name: .long, help: "Print one JSON object an entry.")
  var json = false

  @Argument(help: "The catalog.")
  var name: String

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if limit < 0 { throw CommandFailure(message: "--limit \(limit): a number from 0 up") }
    #if Catalogs
      let blob: CatalogBlob?
      let names: [String]
      do throws(StoreError) {
        let store = try catalogs.reading(console.environment)
        blob = try store.blob(name)
        names = try store.summaries().map { $0.name }
      } catch {
        throw CommandFailure(message: "\(error)")
      }
      guard let blob else {
        throw CommandFailure(message: "there is no catalog '\(name)'; there are: \(names.joined(separator: ", "))")
      }
      let entries = blob.catalog.entries.enumerated().sorted {
        ($1.element.popularity, $0.offset) < ($0.element.popularity, $1.offset)
      }
      for (_, entry) in entries.prefix(limit) {
        console.output.line(json ? Self.object(entry) : Self.line(entry, console.style))
      }
      if !json, entries.count > limit { console.output.line(console.style.dim("… \(entries.count - limit) more")) }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }

  #if Catalogs
    private static func line(_ entry: CatalogEntry, _ style: TerminalStyle) -> String {
      let title = entry.title.isEmpty ? "" : "  " + CharacterWidth.visible(entry.title)
      let popularity = entry.popularity == 0 ? "" : "  " + style.dim(String(entry.popularity))
      return style.bold(CharacterWidth.visible(entry.value)) + title + popularity
    }

    private static func object(_ entry: CatalogEntry) -> String {
      var json = JSONText()
      json.object { json in
        json.pair("value", entry.value)
        json.pair("title", entry.title)
        json.pair("popularity", entry.popularity)
      }
      return json.text
    }
  #endif
}
