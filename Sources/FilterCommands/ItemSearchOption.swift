import ArgumentParser
import FilterReports
import Foundation

/// The options of `filterq search` for its output.
struct ItemSearchOption: ParsableArguments {
  @Option(name: .long, help: "How to print the result: table, jsonl, json, csv, tsv or raw.")
  var format: ItemFormat?

  @Option(
    name: .long, parsing: .singleValue, help: "The columns to print, with commas between them. May be repeated.")
  var columns: [String] = []

  @Option(
    name: .long, parsing: .unconditional,
    help: "The column to sort by; '-COLUMN' sorts in descending order. Groups are sorted by 'count' or their column.")
  var sort: String?

  @Option(name: .long, help: "The number of items, or of groups, to skip.")
  var offset: Int?

  @Option(
    name: .customLong("count-by"),
    help: "Print how many items have each value of a column, or of several with commas between them.")
  var countBy: String?

  @Option(name: .long, help: "Print how the values of a field are distributed, numbers in bins.")
  var histogram: String?

  @Option(name: .long, help: "Print one item for each value of a field; with --count, how many.")
  var unique: String?

  @Option(
    name: .long, parsing: .singleValue,
    help: "Search a file and follow it as it grows, through rotations, until Ctrl-C. May be repeated.",
    completion: .file())
  var follow: [String] = []

  @Flag(
    name: .customLong("strict-input"),
    help: "Check every record as a whole, and stop at the first unreadable one.")
  var strictInput = false

  @Flag(name: .long, help: "Print statistics to standard error.")
  var stats = false

  /// Whether an option is given.
  var isUsed: Bool { !columns.isEmpty || isUsedBesidesColumns }

  /// Whether an option is given that only files have.
  var isForFiles: Bool { strictInput || !follow.isEmpty }

  /// Whether an option besides `--columns` is given.
  var isUsedBesidesColumns: Bool { sort != nil || isUsedBesidesRows }

  /// Whether an option besides `--columns` and `--sort` is given.
  var isUsedBesidesRows: Bool {
    format != nil || offset != nil || countBy != nil || histogram != nil
      || unique != nil || strictInput || stats || !follow.isEmpty
  }

  /// The names of `--columns`.
  var columnNames: [String] { columns.flatMap { ItemSearchOptions.names(in: $0) } }

  func options(limit: Int?, countsOnly: Bool) throws(CommandFailure) -> ItemSearchOptions {
    if [countBy, histogram, unique].compactMap({ $0 }).count > 1 {
      throw CommandFailure(message: "--count-by, --histogram and --unique cannot be combined")
    }
    if let offset, offset < 0 { throw CommandFailure(message: "--offset must be at least 0, not \(offset)") }
    if countBy.map({ ItemSearchOptions.names(in: $0).isEmpty }) == true {
      throw CommandFailure(message: "--count-by names no column")
    }
    if !columns.isEmpty, columnNames.isEmpty { throw CommandFailure(message: "--columns names no column") }
    var options = ItemSearchOptions()
    options.format = format
    options.columns = columnNames
    options.sort = sort.map { ItemSearchOptions.sort($0) }
    options.limit = limit
    options.offset = offset ?? 0
    options.countsOnly = countsOnly
    options.countBy = countBy.map { ItemSearchOptions.names(in: $0) } ?? []
    options.histogram = histogram
    options.unique = unique
    options.endsAtDamage = strictInput
    options.hasStats = stats
    options.follows = !follow.isEmpty
    return options
  }
}

extension ItemFormat: ExpressibleByArgument {}
