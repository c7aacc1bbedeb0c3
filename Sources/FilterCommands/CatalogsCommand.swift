import ArgumentParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import TerminalUI

/// `filterq catalogs`
struct CatalogsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Keeps lists of names for completion.",
    discussion: """
      Names of cards, artists and tags do not ship with filterq. Import them
      once; 'filterq complete' finds them then:

        filterq catalogs import card-names.json oracle-cards.json.gz
        filterq catalogs list
        filterq complete '!bolt'

      The store is a file in the platform's data directory, or the one that
      --catalogs names.
      """,
    subcommands: [
      CatalogsImportCommand.self, CatalogsListCommand.self, CatalogsShowCommand.self, CatalogsRemoveCommand.self,
    ])
}
