import ArgumentParser
import FilterReports
import FilterText
import TerminalUI

#if SQLite
  import FilterCatalogs
  import FilterCompletion
  import Foundation
#endif

/// `filterq catalogs`
struct CatalogsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Manage the lists of names used for completion.",
    discussion: """
      Names of cards, artists and tags are not bundled. Import them once, then
      'filterq complete' and 'filterq repl' use them:

        filterq catalogs import card-names.json oracle-cards.json.gz
        filterq catalogs list
        filterq complete '!bolt'

      The store is a file in the data directory of the platform, or the file
      that --catalogs names.
      """,
    subcommands: [
      CatalogsImportCommand.self, CatalogsListCommand.self, CatalogsShowCommand.self, CatalogsRemoveCommand.self,
    ])
}

/// `filterq catalogs import`
struct CatalogsImportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import catalogs from files into the store.",
    usage: "filterq catalogs import [<options>] <files> ...",
    discussion: """
      A file is a list of values ({"object":"catalog","data":[...]}), a list of
      sets, cards (a JSON array or JSON lines), or plain text with one value per
      line, optionally followed by a tab and its popularity. Files may be
      compressed with gzip. Limits: 4 KB per name, a million entries, 4 GB of
      text, and 200 times the size of the compressed file.

      A list of names determines which names exist; cards add how popular they
      are (edhrec_rank). The import adds to the store unless --replace is given.
      If one file fails, none is imported.
      """)

  @OptionGroup var catalogs: CatalogOption

  @Option(name: .long, help: "The catalog to import lists and plain text into.")
  var name: String?

  @Flag(name: .long, help: "Replace the stored catalogs of the same names.")
  var replace = false

  @Argument(help: "The files to import.", completion: .file())
  var files: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if SQLite
      // Refuse a file that is not a store before reading anything.
      try catalogs.check()
      var imported = CatalogImport()
      let bar = ProgressBar(on: &console)
      defer { bar.erase() }
      for file in files {
        do throws(CatalogImport.Failure) {
          try imported.read(file, as: name) { bar.update("reading", $0) }
        } catch {
          bar.erase()
          throw CommandFailure(message: error.message)
        }
      }
      bar.update("writing", nil)
      do throws(StoreError) {
        let store = try catalogs.openOrMake(console.environment)
        if let notice = store.notice { console.errors.line("filterq: \(CharacterWidth.visible(notice))") }
        let blobs = imported.blobs(joining: try store.blobs(), isReplacing: replace)
        try store.save(blobs)
        bar.erase()
        for blob in blobs {
          console.output.line(CatalogsPicture.line(blob.name, count: blob.catalog.entries.count, style: console.style))
        }
      } catch {
        throw CommandFailure(message: "\(error)")
      }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }
}

/// `filterq catalogs list`
struct CatalogsListCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the catalogs of the store.",
    usage: "filterq catalogs list [<options>]",
    discussion: """
      With --json, print one object per line: name, count, version, and, if the
      catalog should be imported again at some time, expires (seconds since
      1970).
      """)

  @OptionGroup var catalogs: CatalogOption

  @Flag(name: .long, help: "Print one JSON object per catalog.")
  var json = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if SQLite
      let summaries: [CatalogSummary]
      do throws(StoreError) { summaries = try catalogs.reading(console.environment).summaries() } catch {
        throw CommandFailure(message: "\(error)")
      }
      console.writeRows(summaries, asJSON: json, write: Self.write, line: Self.line)
      if summaries.isEmpty, !json { console.output.line(console.style.dim("the store is empty")) }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }

  #if SQLite
    private static func line(_ summary: CatalogSummary, style: TerminalStyle) -> String {
      let isExpired = summary.expires.map { $0 <= Date().timeIntervalSince1970 } ?? false
      return CatalogsPicture.line(
        summary.name, count: summary.count, style: style,
        note: isExpired ? "\(summary.version), expired" : summary.version)
    }

    private static func write(_ summary: CatalogSummary, to json: inout JSONWriter) {
      json.object { json in
        json.pair("name", summary.name)
        json.pair("count", summary.count)
        json.pair("version", summary.version)
        json.pair("expires", summary.expires.map { Int($0) })
      }
    }
  #endif
}

/// `filterq catalogs show`
struct CatalogsShowCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the entries of a catalog, most popular first.",
    usage: "filterq catalogs show [<options>] <name>",
    discussion: """
      With --json, print one object per line: value, title, popularity.
      """)

  @OptionGroup var catalogs: CatalogOption

  @Option(name: .long, help: "The number of entries to show.")
  var limit = 20

  @Flag(name: .long, help: "Print one JSON object per entry.")
  var json = false

  @Argument(help: "The catalog to show.")
  var name: String

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if limit < 0 { throw CommandFailure(message: "--limit must be at least 0, not \(limit)") }
    #if SQLite
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
        let others = names.isEmpty ? "the store is empty" : "the store has \(names.joined(separator: ", "))"
        throw CommandFailure(message: "no catalog '\(name)'; \(others)")
      }
      let entries = blob.catalog.entries.enumerated().sorted {
        ($1.element.popularity, $0.offset) < ($0.element.popularity, $1.offset)
      }
      console.writeRows(entries.prefix(limit).map { $0.element }, asJSON: json, write: Self.write, line: Self.line)
      if !json, entries.count > limit { console.output.line(console.style.dim("… \(entries.count - limit) more")) }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }

  #if SQLite
    private static func line(_ entry: CatalogEntry, style: TerminalStyle) -> String {
      let title = entry.title.isEmpty ? "" : "  " + CharacterWidth.visible(entry.title)
      let popularity = entry.popularity == 0 ? "" : "  " + style.dim(String(entry.popularity))
      return style.bold(CharacterWidth.visible(entry.value)) + title + popularity
    }

    private static func write(_ entry: CatalogEntry, to json: inout JSONWriter) {
      json.object { json in
        json.pair("value", entry.value)
        json.pair("title", entry.title)
        json.pair("popularity", entry.popularity)
      }
    }
  #endif
}

/// `filterq catalogs remove`
struct CatalogsRemoveCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove catalogs from the store.",
    usage: "filterq catalogs remove [<options>] <names> ...")

  @OptionGroup var catalogs: CatalogOption

  @Argument(help: "The catalogs to remove.")
  var names: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if SQLite
      do throws(StoreError) {
        let store = try catalogs.open(console.environment)
        if let notice = store.notice { console.errors.line("filterq: \(CharacterWidth.visible(notice))") }
        var missing: [String] = []
        for name in names where try !store.remove(name) { missing.append(name) }
        if !missing.isEmpty {
          let list = missing.map { "'\(CharacterWidth.visible($0))'" }.joined(separator: ", ")
          console.errors.line("filterq: no catalog \(list)")
          return .failure
        }
      } catch {
        throw CommandFailure(message: "\(error)")
      }
      return .clean
    #else
      throw CommandFailure.withoutSQLite
    #endif
  }
}

#if SQLite
  extension Console {
    /// Writes each row as a line of JSON or of text.
    fileprivate mutating func writeRows<Row>(
      _ rows: [Row], asJSON: Bool, write: (Row, inout JSONWriter) -> Void, line: (Row, TerminalStyle) -> String
    ) {
      for row in rows {
        if asJSON { writeJSONLine { write(row, &$0) } } else { output.line(line(row, style)) }
      }
    }
  }
#endif
