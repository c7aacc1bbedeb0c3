import ArgumentParser
import DataStreams
import FilterQueryTesting
import FilterREPL
import FilterReports
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq cards`
struct CardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards", abstract: "Looks at files of cards, and prepares them for searching.",
    usage: "filterq cards <subcommand>",
    subcommands: [CardsPrepareCommand.self, CardsShowCommand.self])
}

/// `filterq cards prepare`
struct CardsPrepareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Writes cards in a form that a search opens at once.",
    usage: "filterq cards prepare [<options>] --output <output>",
    discussion: """
      The file is for this machine and this version: keep the one it was made
      from.

        filterq cards prepare --cards oracle-cards.json.gz --output my.cards
        filterq search --cards my.cards 't:goblin'

      An existing file is replaced if an earlier 'cards prepare' wrote it, or
      with --force. Folders, devices, pipes, read-only files and the files the
      cards are read from are never replaced.
      """)

  @OptionGroup var cards: CardsOption

  @Option(name: .shortAndLong, help: "The file to write.")
  var output: String

  @Flag(name: .long, help: "Replace a file that is not one of prepared cards.")
  var force = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let inputs = [cards.file, cards.printings].compactMap { $0 }
    let condition: OutputFile.Condition =
      force ? .otherThan(inputs) : .beginningWith(CardCollection.preparedMagic, otherThan: inputs)
    // Refused before the cards are read, which takes long.
    do throws(OutputFileError) { try OutputFile.check(output, condition) } catch {
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
    commandName: "show", abstract: "Tells how many cards a file has, and what it does not say.",
    usage: "filterq cards show [<options>]")

  @OptionGroup var cards: CardsOption

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let collection = try cards.open(on: &console)
    console.output.line("\(collection.library.count) cards, \(collection.library.printingCount) printings")
    let fields = collection.library.unansweredFields
    if !fields.isEmpty { console.output.line("not answered: " + fields.joined(separator: ", ")) }
    let flags = collection.library.unansweredFlags
    if !flags.isEmpty { console.output.line("not answered of is: " + flags.joined(separator: ", ")) }
    return (collection.report?.errorCount ?? 0) > 0 ? .findings : .clean
  }
}
