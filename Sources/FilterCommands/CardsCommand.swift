import ArgumentParser
import DataFiles
import DataStreams
import FilterItems
import FilterLists
import FilterReports
import ListFiles
import ScryfallCards
import TerminalUI

/// `filterq cards`
struct CardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards", abstract: "Inspect card files and prepare them for searching.",
    usage: "filterq cards <subcommand>",
    subcommands: [CardsPrepareCommand.self, CardsShowCommand.self])
}

/// `filterq cards prepare`
struct CardsPrepareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Write a card file that a search opens at once.",
    usage: "filterq cards prepare [<options>] [<file>] --output <output>",
    discussion: """
      The file works on this machine with this version only; keep the original.

        filterq cards prepare oracle-cards.json.gz --output my.cards
        filterq search 't:goblin' my.cards

      An existing file is replaced if 'cards prepare' wrote it, or with --force.
      Folders, devices, pipes, read-only files and the input files are never
      replaced.
      """)

  @OptionGroup var cards: CardsOption

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String

  @Flag(name: .long, help: "Replace the file even if it does not hold prepared cards.")
  var force = false

  @Argument(help: "The cards; the same as --cards.", completion: .file())
  var file: String?

  mutating func run(on console: inout Console) throws -> ExitStatus {
    try cards.take(file)
    let inputs = [cards.file, cards.printings].compactMap { $0 }
    let condition: OutputFile.Condition =
      force ? .otherThan(inputs) : .beginningWith(CardCollection.preparedMagic, otherThan: inputs)
    // Refuse before reading the cards, which takes long.
    do throws(OutputFileError) { try OutputFile.check(output, condition: condition) } catch {
      let hint = error.reason == .foreign ? ", not prepared cards; --force replaces it" : ""
      throw CommandFailure(message: error.message + hint)
    }
    let collection = try cards.open(on: &console)
    do throws(CardFileError) {
      let size = try collection.prepare(to: output, condition)
      let megabytes = (size + 500_000) / 1_000_000
      console.errors.line(
        "\(collection.library.count) cards, \(megabytes) MB: \(CharacterWidth.visible(output))")
      return .clean
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}

/// `filterq cards show`
struct CardsShowCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show how many cards a file has and which data it lacks.",
    usage: "filterq cards show [<options>] [<file>]")

  @OptionGroup var cards: CardsOption

  @Argument(help: "The cards; the same as --cards.", completion: .file())
  var file: String?

  mutating func run(on console: inout Console) throws -> ExitStatus {
    try cards.take(file)
    let collection = try cards.open(on: &console)
    console.output.line("\(collection.library.count) cards, \(collection.library.printingCount) printings")
    let fields = collection.library.unansweredFields
    if !fields.isEmpty { console.output.line("no data for: " + fields.joined(separator: ", ")) }
    let flags = collection.library.unansweredFlags
    if !flags.isEmpty { console.output.line("no data for is: " + flags.joined(separator: ", ")) }
    return (collection.report?.errorCount ?? 0) > 0 ? .negative : .clean
  }
}

/// The options of files of cards: `--cards FILE`, `--printings FILE`.
struct CardsOption: ParsableArguments {
  static let fileHelp: ArgumentHelp = "The cards to search: Scryfall bulk data or a prepared file."
  static let printingsHelp: ArgumentHelp = "A file with more printings of those cards."

  @Option(name: .customLong("cards"), help: fileHelp, completion: .file())
  var file: String?

  @Option(name: .customLong("printings"), help: printingsHelp, completion: .file())
  var printings: String?

  /// Accepts a file given as an argument.
  mutating func take(_ argument: String?) throws(CommandFailure) {
    guard let argument else { return }
    if file != nil { throw CommandFailure(message: "name one file: as the argument or with --cards") }
    file = argument
  }

  /// Opens the cards of the file, or the sample cards.
  func open(on console: inout Console) throws(CommandFailure) -> CardCollection {
    guard let file else {
      if printings != nil { throw CommandFailure(message: "--printings needs --cards") }
      return .sample
    }
    return try CardCollection.open(file, printings: printings, on: &console)
  }
}
