import ArgumentParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import TerminalUI

#if Catalogs
  import FilterCatalogs
#endif

/// `filterq catalogs remove`
struct CatalogsRemoveCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Forgets catalogs.",
    usage: "filterq catalogs remove [<options>] <names> ...")

  @OptionGroup var catalogs: CatalogOption

  @Argument(help: "The catalogs.")
  var names: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    #if Catalogs
      do throws(StoreError) {
        let store = try catalogs.open(console.environment)
        if let notice = store.notice { console.errors.line("filterq: \(CharacterWidth.visible(notice))") }
        var missing: [String] = []
        for name in names where try !store.remove(name) { missing.append(name) }
        if !missing.isEmpty {
          let list = missing.map { "'\(CharacterWidth.visible($0))'" }.joined(separator: ", ")
          console.errors.line("filterq: there is no catalog \(list)")
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
