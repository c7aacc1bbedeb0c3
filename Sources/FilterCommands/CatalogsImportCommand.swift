import ArgumentParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import TerminalUI

#if Catalogs
  import FilterCatalogs
  import FilterCompletion
#endif

/// `filterq catalogs import`
struct CatalogsImportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads catalogs from files into the store.",
    usage: "filterq catalogs import [<options>] <files> ...",
    discussion: """
      Files are lists of values ({"object":"catalog","data":[...]}), lists of
      sets, cards (an array of them, or one a line), or plain text with a value
      a line and its popularity after a tab; packed with gzip or not. A file is
      refused where it passes a limit: a name of 4 KB, a million entries, 4 GB
      of text, or a text 200 times the size it was packed to.

      A list of names says which names there are; cards bring how popular they
      are (edhrec_rank). What is in the store stays, unless --replace is given.
      All files are imported, or none.
      """)

  @OptionGroup var catalogs: CatalogOption

  @Option(name: .long, help: "The catalog that lists and plain text make.")
  var name: String?

  @Flag(name: .long, help: "Forget what the store holds of these catalogs.")
  var replace = false

  @Argument(help: "The files.")
  var files: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if Catalogs
      // A file that is no store is refused before anything is read.
      try catalogs.check()
      var gathered = CatalogImport()
      for file in files {
        do throws(CatalogImport.Failure) { try gathered.read(file, as: name) } catch {
          throw CommandFailure(message: error.message)
        }
      }
      do throws(StoreError) {
        let store = try catalogs.openOrMake(console.environment)
        if let notice = store.notice { console.errors.line("filterq: \(CharacterWidth.visible(notice))") }
        let blobs = gathered.blobs(joining: try store.blobs(), isReplacing: replace)
        try store.save(blobs)
        for blob in blobs {
          console.output.line(CatalogsPicture.line(blob.name, blob.catalog.entries.count, console.style))
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
