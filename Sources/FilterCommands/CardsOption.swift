import ArgumentParser
import DataStreams
import FilterQueryTesting
import FilterREPL
import FilterReports
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `--cards FILE`, which the commands that search take.
struct CardsOption: ParsableArguments {
  @Option(name: .customLong("cards"), help: "The cards to search: a file of bulk data, or prepared.")
  var file: String?

  @Option(name: .customLong("printings"), help: "A file of more printings of those cards.")
  var printings: String?

  /// The cards of the file, or the sample. Tells of records that are no cards, and a person how far the reading is.
  func open(on console: inout Console) throws(CommandFailure) -> CardCollection {
    guard let file else {
      if printings != nil { throw CommandFailure(message: "--printings needs --cards") }
      return .sample
    }
    return try CardCollection.open(file, printings: printings, on: &console)
  }
}
