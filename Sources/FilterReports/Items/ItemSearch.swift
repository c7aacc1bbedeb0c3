import DataFiles
import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterItems
package import FilterLists
package import FilterSemantics
import FilterVocabulary
import Foundation
package import ListFiles
import TerminalUI

/// The options of a search.
package struct ItemSearchOptions {
  package var format: ItemFormat?
  /// The names of the columns; by default those of the list.
  package var columns: [String] = []
  /// The column to sort by, and whether the greatest comes first.
  package var sort: (column: String, isDescending: Bool)?
  package var limit: Int?
  package var offset = 0
  package var countsOnly = false
  package var countBy: [String] = []
  package var histogram: String?
  package var unique: String?
  /// Whether the first unreadable record ends the search.
  package var endsAtDamage = false
  package var hasStats = false
  /// Whether the files are read on as they grow, until an interrupt.
  package var follows = false
  /// Whether nothing is known of the fields, since the files have no records: no column and no term is judged.
  package var isOfBlankList = false
  /// Whether terms that cannot be read are ignored; otherwise they refuse the query.
  package var isTolerant = false

  package init() {}

  /// The names of columns in a list such as `name, usd`.
  package static func names(in text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The column to sort by and whether the greatest comes first: `-usd`.
  package static func sort(_ text: String) -> (column: String, isDescending: Bool) {
    (text.hasPrefix("-") ? String(text.dropFirst()) : text, text.hasPrefix("-"))
  }

  /// The columns whose values are counted, or are printed once.
  var groupColumns: [String] { countBy + [histogram, unique].compactMap { $0 } }

  /// Whether the values of columns are counted.
  var isGrouped: Bool { !countBy.isEmpty || histogram != nil }

  /// Whether the values of columns are counted as they are, and nothing else is printed.
  var isCounted: Bool { !countBy.isEmpty && histogram == nil && unique == nil && !countsOnly }

  /// Whether no rows are printed.
  var isSummary: Bool { countsOnly || isGrouped }

  /// Whether all rows are needed, whatever the limit.
  var isOfAll: Bool { isGrouped || unique != nil }

  /// The columns that are given, each with its option.
  private var givenColumns: [(option: String, name: String)] {
    columns.map { ("--columns", $0) } + (isGrouped ? [] : [sort].compactMap { $0.map { ("--sort", $0.column) } })
      + countBy.map { ("--count-by", $0) } + [histogram].compactMap { $0.map { ("--histogram", $0) } }
      + [unique].compactMap { $0.map { ("--unique", $0) } }
  }

  /// The names of all columns that are given.
  package var namedColumns: [String] { givenColumns.map { $0.name } }

  /// Throws if a column is neither one of a list nor among those that `others` returns.
  package func checkColumns(
    in list: ListColumns,
    or others: () throws(CommandFailure) -> ListColumns? = { () throws(CommandFailure) in nil }
  ) throws(CommandFailure) {
    try checkOrderOfGroups(in: list)
    let unknown = givenColumns.filter { list.column($0.name) == nil }
    if unknown.isEmpty { return }
    let further = try others()
    guard let first = unknown.first(where: { further?.column($0.name) == nil }) else { return }
    throw CommandFailure(message: list.problem(of: first.name, place: " in \(first.option)"))
  }

  /// Throws if the order of groups is neither that of their counts nor that of a counted column.
  private func checkOrderOfGroups(in list: ListColumns) throws(CommandFailure) {
    guard isGrouped, let sort else { return }
    let columns = groupColumns.map { ItemColumn($0, in: list.fields) }
    let counts = ItemSummary.Selection.countName(beside: columns)
    if sort.column == counts || columns.contains(ItemColumn(sort.column, in: list.fields)) { return }
    throw CommandFailure(
      message: "--sort sorts groups by '\(counts)' or by a counted column, not by '\(sort.column)'")
  }

  /// Sorts by `order:` and `direction:` of a query unless an option does.
  mutating func readDirectives(of plan: FilterPlan) {
    if sort == nil, !isGrouped, let column = plan.reading[directive: "order"] {
      sort = (column, plan.reading[directive: "direction"] == "desc")
    }
  }
}

/// A search over the records of files, which are read one by one.
package struct ItemSearch {
  private let files: [ItemFile]
  private let query: AnalyzedQuery
  private var options: ItemSearchOptions

  package init(_ query: AnalyzedQuery, in files: [ItemFile], options: ItemSearchOptions) {
    self.query = query
    self.files = files
    self.options = options
  }

  /// Searches and prints.
  package mutating func run(on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let vocabulary = query.vocabulary
    let clock = ContinuousClock()
    let start = clock.now
    // A given vocabulary may lack a field for a column of the records.
    if !options.isOfBlankList {
      try options.checkColumns(in: ListColumns(of: vocabulary)) { () throws(CommandFailure) in
        if options.follows { return nil }
        return ListColumns(of: try ItemVocabulary(inferringFrom: files, toleratesDamage: true, on: &console).vocabulary)
      }
    }
    let list = ItemList(vocabulary).list
    let isTolerant = options.isTolerant || options.isOfBlankList
    let plan = isTolerant ? FilterPlan(query, for: list) : FilterPlan(whole: query, for: list)
    if !QueryErrors.report(refusalOf: plan, query, on: &console) { return .failure }
    for line in SearchNotes(plan, text: "", afterDiagnosticsOf: query).ignored where !options.isOfBlankList {
      console.errors.line("filterq: \(line)")
    }
    options.readDirectives(of: plan)
    try options.unifyColumns(of: files, in: ListColumns(of: vocabulary), on: &console)
    var run = ItemSearchRun(plan, vocabulary: vocabulary, options: options)
    if let name = run.leftOut.first {
      let others = run.leftOut.count > 1 ? " and \(Counted.grouped(run.leftOut.count - 1)) more" : ""
      let names = "'\(CharacterWidth.visible(name))'\(others)"
      console.errors.line("filterq: there are too many columns, or their paths are too long; not read: \(names)")
    }
    if options.follows {
      run.follow(files, on: &console)
    } else {
      let bar = ProgressBar(on: &console)
      for file in files where !run.isEnded { run.search(file, bar, on: &console) }
      bar.erase()
    }
    if run.wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: "items"))") }
    run.finish(on: &console)
    if run.found == 0, !options.isOfBlankList {
      for line in reasons(plan, list) { console.errors.line("filterq: \(line)") }
    }
    if options.hasStats {
      let seconds = clock.now - start
      console.errors.line(run.stats(after: seconds))
    }
    return run.status(on: console)
  }

  /// The reasons why nothing was found, where they are known. The files are read again for each word or term, but not a
  /// pipe, which cannot be read twice.
  private func reasons(_ plan: FilterPlan, _ list: FilterableList<ItemRow>) -> [String] {
    if options.follows || files.contains(where: { FileState(path: $0.path)?.isRegular != true }) {
      return ValueHints(query).lines
    }
    return ValueHints.reasons(
      query, plan, nouns: (query.vocabulary.itemName, query.vocabulary.itemNamePlural),
      planned: { FilterPlan(whole: $0, for: list) }, count: count)
  }

  /// The number of records that a plan finds. Skips files that cannot be read, which the search reported.
  private func count(_ plan: FilterPlan) -> Int {
    let matcher = RecordMatcher(plan, in: query.vocabulary)
    var found = 0
    for file in files {
      do throws(ItemFileError) {
        try ItemScan(file, matcher, countsOnly: true).run { event in
          if case .passed(let tally) = event { found += tally.found }
          return true
        }
      } catch { continue }
    }
    return found
  }
}
