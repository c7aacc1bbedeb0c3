import ArgumentParser
import DataFiles
import DataStreams
import FilterItems
import FilterLists
import FilterReports
import FilterVocabulary
import ListFiles
import TerminalUI

/// `filterq items`
struct ItemsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "items", abstract: "Prepare files of items for searching, or export them to an engine.",
    usage: "filterq items <subcommand>", subcommands: [ItemsPrepareCommand.self, ItemsExportCommand.self])
}

/// `filterq items prepare`
struct ItemsPrepareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Write a file of items that a search opens at once.",
    usage: "filterq items prepare [<options>] --output <output> <files> ...",
    discussion: """
      The file has the items, their vocabulary and the columns of their fields.
      It works on this machine with this version only; keep the original.

        filterq items prepare orders.csv --output orders.items
        filterq search 'country:fr total>100' orders.items

      An existing file is replaced if 'items prepare' wrote it, or with --force.
      Folders, devices, pipes, read-only files and the input files are never
      replaced.

      Exit status: 0 success, 1 records were left out, 2 a file cannot be read
      or written.
      """)

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String

  @Flag(name: .long, help: "Replace the file even if it does not hold prepared items.")
  var force = false

  @Argument(help: "The files of items.", completion: .file())
  var files: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    var use = ListUse()
    (use.tables, use.readsRecords, use.place) = (.asItems, true, try place.pointer)
    let choice = try list.choice(of: files, use)
    guard choice.isNamed else { throw ListChoice.withoutItems }
    let inputs = choice.paths
    let condition: OutputFile.Condition =
      force ? .otherThan(inputs) : .beginningWith(ItemCollection.preparedMagic, otherThan: inputs)
    // Refuse before reading the items, which takes long.
    do throws(OutputFileError) { try OutputFile.check(output, condition: condition) } catch {
      let hint = error.reason == .foreign ? ", not prepared items; --force replaces it" : ""
      throw CommandFailure(message: error.message + hint)
    }
    // One bar for all phases, so that writing is shown although it alone is short.
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    let collection = try choice.collection(bar, on: &console)
    bar.update("writing", nil)
    do throws(ItemFileError) {
      let size = try collection.prepare(to: output, condition) { bar.update("writing", $0) }
      bar.erase()
      console.errors.line(
        "\(Counted.of(collection.count, "item")), \(ItemsPrepareCommand.text(ofBytes: size)): "
          + CharacterWidth.visible(output))
    } catch {
      throw CommandFailure(message: error.message)
    }
    return collection.damagedCount > 0 ? .negative : .clean
  }

  /// `12 KB`, `240 MB`
  private static func text(ofBytes count: Int) -> String {
    count < 1_000_000 ? "\(max(1, count / 1_000)) KB" : "\(Counted.grouped((count + 500_000) / 1_000_000)) MB"
  }
}
