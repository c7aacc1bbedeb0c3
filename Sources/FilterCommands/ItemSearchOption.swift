import ArgumentParser
import FilterLists
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
    help: "Print how many items have each value of a column, or of several with commas between them; 'time:hour'.")
  var countBy: String?

  @Option(
    name: .customLong("group-by"),
    help: "Print a row for each value of a column, or of several, with its count and the numbers below.")
  var groupBy: String?

  @Option(name: .long, parsing: .singleValue, help: "The sum of a column in each group, or in all. May be repeated.")
  var sum: [String] = []

  @Option(name: .long, parsing: .singleValue, help: "The mean of a column, to 12 digits. May be repeated.")
  var mean: [String] = []

  @Option(name: .customLong("min"), parsing: .singleValue, help: "The least value of a column. May be repeated.")
  var minimum: [String] = []

  @Option(name: .customLong("max"), parsing: .singleValue, help: "The greatest value of a column. May be repeated.")
  var maximum: [String] = []

  @Option(name: .customLong("p50"), parsing: .singleValue, help: "The median: a value that occurs. May be repeated.")
  var median: [String] = []

  @Option(
    name: .customLong("p95"), parsing: .singleValue,
    help: "The value that 95 percent of a column do not exceed. May be repeated.")
  var percentile95: [String] = []

  @Option(
    name: .customLong("p99"), parsing: .singleValue,
    help: "The value that 99 percent of a column do not exceed. May be repeated.")
  var percentile99: [String] = []

  @Option(
    name: .customLong("count-unique"), parsing: .singleValue,
    help: "The number of different values of a column. May be repeated.")
  var countUnique: [String] = []

  @Option(name: .long, help: "The number of groups to print, those with the greatest first number or count.")
  var top: Int?

  @Option(name: .long, help: "Print how the values of a field are distributed, numbers in bins.")
  var histogram: String?

  @Option(name: .long, help: "Print one item for each value of a field; with --count, how many.")
  var unique: String?

  @Option(name: .long, help: "Print so many records of the file before and after each found one; also -C 2.")
  var context: Int?

  @Option(name: .customLong("before-context"), help: "Print so many records before each found one; also -B 2.")
  var beforeContext: Int?

  @Option(name: .customLong("after-context"), help: "Print so many records after each found one; also -A 2.")
  var afterContext: Int?

  @Flag(name: .long, help: "Say nothing about the inferred fields and how a text is read.")
  var quiet = false

  @Flag(name: .long, help: "List the inferred fields on standard error, also where that is no terminal.")
  var verbose = false

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
  var isForFiles: Bool { strictInput || !follow.isEmpty || contextOption != nil }

  /// Takes `-A 2`, `-B2` and `-C 2` from the arguments, as grep has them, and returns the others. They are no options of the
  /// parser, since a query may begin with such a letter: `-Class:suv`.
  mutating func takeContext(from arguments: [String]) throws(CommandFailure) -> [String] {
    let names = ["-A", "-B", "-C"]
    var rest: [String] = []
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let argument = arguments[index]
      index += 1
      let name = String(argument.prefix(2))
      let isJoined = argument.count > 2
      guard arguments.count > 1, names.contains(name), !isJoined || Int(argument.dropFirst(2)) != nil else {
        rest.append(argument)
        continue
      }
      guard let number = Int(isJoined ? String(argument.dropFirst(2)) : index < arguments.count ? arguments[index] : "")
      else { throw CommandFailure(message: "'\(name)' takes a number of records: \(name) 2") }
      if !isJoined { index += 1 }
      switch name {
      case "-A": afterContext = number
      case "-B": beforeContext = number
      default: context = number
      }
    }
    return rest + arguments[index...]
  }

  /// The option that is given for the records around found ones, and its number.
  private var contextOption: (name: String, number: Int)? {
    [("--context", context), ("--before-context", beforeContext), ("--after-context", afterContext)]
      .lazy.compactMap { name, number in number.map { (name, $0) } }.first
  }

  /// The records around found ones. They are printed as they are, in their order.
  private func context(besides others: [(name: String, isGiven: Bool)]) throws(CommandFailure) -> ItemContext {
    guard let (name, _) = contextOption else { return ItemContext() }
    let numbers = [context, beforeContext, afterContext].compactMap { $0 }
    if let wrong = numbers.first(where: { !(0...100_000).contains($0) }) {
      throw CommandFailure(message: "\(name) must be from 0 to 100000, not \(wrong)")
    }
    if let other = others.first(where: { $0.isGiven }) {
      throw ItemSearchOptions.failure(ofContext: name, with: other.name)
    }
    return ItemContext(before: beforeContext ?? context ?? 0, after: afterContext ?? context ?? 0)
  }

  /// Whether an option besides `--columns` is given.
  var isUsedBesidesColumns: Bool { sort != nil || isUsedBesidesRows }

  /// Whether an option besides `--columns` and `--sort` is given.
  var isUsedBesidesRows: Bool {
    format != nil || offset != nil || countBy != nil || histogram != nil || groupBy != nil || !aggregates.isEmpty
      || top != nil
      || unique != nil || strictInput || stats || !follow.isEmpty || contextOption != nil
  }

  /// When the inferred fields are listed.
  var fieldNotes: ListUse.FieldNotes { quiet ? .never : verbose ? .always : .onTerminal }

  /// The names of `--columns`.
  var columnNames: [String] { columns.flatMap { ItemSearchOptions.names(in: $0) } }

  /// The numbers about groups, each with the name of its column.
  private var aggregates: [(function: Aggregate.Function, name: String)] {
    let given: [(Aggregate.Function, [String])] = [
      (.sum, sum), (.mean, mean), (.minimum, minimum), (.maximum, maximum), (.quantile(50), median),
      (.quantile(95), percentile95), (.quantile(99), percentile99), (.distinct, countUnique),
    ]
    return given.flatMap { function, columns in
      columns.flatMap { ItemSearchOptions.names(in: $0) }.map { (function, $0) }
    }
  }

  func options(limit: Int?, countsOnly: Bool) throws(CommandFailure) -> ItemSearchOptions {
    if [countBy, groupBy, histogram, unique].compactMap({ $0 }).count > 1 {
      throw CommandFailure(message: "--count-by, --group-by, --histogram and --unique cannot be combined")
    }
    if let first = aggregates.first, countBy != nil || histogram != nil || unique != nil {
      let option = countBy != nil ? "--count-by" : histogram != nil ? "--histogram" : "--unique"
      throw CommandFailure(message: "--\(first.function.name) cannot be combined with \(option); use --group-by")
    }
    if let top {
      if top < 0 { throw CommandFailure(message: "--top must be at least 0, not \(top)") }
      if limit != nil { throw CommandFailure(message: "--top and --limit cannot be combined") }
      if countBy == nil, groupBy == nil {
        throw CommandFailure(message: "--top needs --count-by or --group-by; for rows use --sort and --limit")
      }
    }
    if groupBy.map({ ItemSearchOptions.names(in: $0).isEmpty }) == true {
      throw CommandFailure(message: "--group-by names no column")
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
    options.groupBy = groupBy.map { ItemSearchOptions.names(in: $0) } ?? []
    options.aggregates = aggregates
    options.top = top
    options.histogram = histogram
    options.unique = unique
    options.endsAtDamage = strictInput
    options.hasStats = stats
    options.context = try context(besides: [
      ("--format \(format?.rawValue ?? "")", format != nil && format != .raw), ("--columns", !columns.isEmpty),
      ("--sort", sort != nil), ("--count", countsOnly), ("--count-by", countBy != nil), ("--group-by", groupBy != nil),
      ("--histogram", histogram != nil), ("--unique", unique != nil),
      ("--\(aggregates.first?.function.name ?? "")", !aggregates.isEmpty),
    ])
    if contextOption != nil { options.format = .raw }
    return options
  }
}

extension ItemFormat: ExpressibleByArgument {}
