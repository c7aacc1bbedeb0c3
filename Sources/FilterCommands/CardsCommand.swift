import ArgumentParser
import ScryfallCards

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
      """)

  @OptionGroup var cards: CardsOption

  @Option(name: .shortAndLong, help: "The file to write.")
  var output: String

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let collection = try cards.open(on: &console)
    do throws(CardFileError) {
      let size = try collection.prepare(to: output)
      console.errors.line("\(collection.library.count) cards, \((size + 500_000) / 1_000_000) MB: \(output)")
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
    return (collection.report?.problemCount ?? 0) > 0 ? .findings : .clean
  }
}
