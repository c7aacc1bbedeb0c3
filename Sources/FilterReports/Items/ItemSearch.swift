import DataStreams
import FilterAnalysis
package import FilterEngines
import FilterEvaluation
import FilterItems
package import FilterSemantics
import FilterVocabulary
import Foundation
package import ItemFiles
import TerminalUI

/// The options of a search over items.
package struct ItemSearchOptions {
  package var format: ItemFormat?
  /// The names of the columns; by default those of the vocabulary.
  package var columns: [String] = []
  /// The column to sort by, and whether the greatest comes first.
  package var sort: (column: String, isDescending: Bool)?
  package var limit: Int?
  package var offset = 0
  package var countsOnly = false
  package var countBy: String?
  package var histogram: String?
  package var unique: String?
  /// Whether the first unreadable record ends the search.
  package var isStrict = false
  package var hasStats = false
  /// Whether the files are read on as they grow, until an interrupt.
  package var follows = false
  /// Whether terms that cannot be read are ignored; otherwise they refuse the query.
  package var isTolerant = false

  package init() {}

  /// The columns that are named, in the order of the options.
  package var namedColumns: [String] {
    columns + [sort?.column, countBy, histogram, unique].compactMap { $0 }
  }
}

/// A search over the records of files, which are read one by one.
package struct ItemSearch {
  private let files: [ItemFile]
  private let vocabulary: Vocabulary
  private let query: AnalyzedQuery
  private var options: ItemSearchOptions
  /// The engine with the items, instead of files.
  private let engine: (opened: OpenedEngine, items: EngineItems)?
  /// Whether the order is that of the query.
  private var isSortedByQuery = false

  package init(_ query: AnalyzedQuery, in files: [ItemFile], options: ItemSearchOptions) {
    self.query = query
    self.files = files
    self.options = options
    engine = nil
    vocabulary = query.vocabulary
  }

  /// A search in the items of an engine.
  package init(
    _ query: AnalyzedQuery, in engine: OpenedEngine, _ items: EngineItems, options: ItemSearchOptions
  ) {
    self.query = query
    files = []
    self.options = options
    self.engine = (engine, items)
    vocabulary = query.vocabulary
  }

  /// Searches and prints.
  package mutating func run(on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    // A given vocabulary may lack a field for a column of the records.
    try options.checkColumns(in: vocabulary) { () throws(CommandFailure) in
      if files.isEmpty || options.follows { return nil }
      return try ItemVocabulary(inferringFrom: files, toleratesDamage: true, on: &console).vocabulary
    }
    let plan = plan()
    if !QueryErrors.report(refusalOf: plan, query, on: &console) { return .failure }
    for line in SearchNotes(plan, text: "", afterDiagnosticsOf: query).ignored {
      console.errors.line("filterq: \(line)")
    }
    readDirectives(of: plan)
    var run = ItemSearchRun(plan, vocabulary: vocabulary, options: options, console: console)
    if let name = run.leftOut.first {
      let others = run.leftOut.count > 1 ? " and \(Counted.grouped(run.leftOut.count - 1)) more" : ""
      let names = "'\(CharacterWidth.visible(name))'\(others)"
      console.errors.line("filterq: there are too many columns, or their paths are too long; not read: \(names)")
    }
    if engine != nil {
      if try !searchEngine(plan, &run, on: &console) { return .interrupted }
    } else if files.count == 1, files[0].isPrepared {
      do throws(ItemFileError) {
        run.search(try ItemCollection(reading: files, vocabulary: vocabulary), plan, on: &console)
      } catch {
        throw CommandFailure(message: error.message)
      }
    } else if options.follows {
      run.follow(files, on: &console)
    } else {
      let bar = ProgressBar(on: &console)
      for file in files where !run.isEnded { run.search(file, bar, on: &console) }
      bar.erase()
    }
    if run.wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: "items"))") }
    run.finish(on: &console)
    if run.found == 0 { for line in ValueHints(query).lines { console.errors.line("filterq: \(line)") } }
    if options.hasStats {
      let seconds = clock.now - start
      console.errors.line(run.stats(after: seconds))
    }
    return run.status(on: console)
  }

  /// Searches in the engine. Rows are printed as they come unless they are sorted or summed up. False after an interrupt.
  private func searchEngine(
    _ plan: FilterPlan, _ run: inout ItemSearchRun, on console: inout Console
  ) throws(CommandFailure) -> Bool {
    guard let (opened, items) = engine else { return true }
    let total = items.list.count
    if options.countsOnly, options.unique == nil {
      let counted = try opened.run(on: console) { () throws(EngineError) in try items.list.counted(plan) }
      guard let counted else { return false }
      if counted.wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: "items"))") }
      run.record(count: counted.count, of: total)
      return true
    }
    let isOfAll = options.countBy != nil || options.histogram != nil || options.unique != nil
    let sortsInEngine = isSortedByQuery && !isOfAll && items.sorts(plan)
    var limit: Int?
    if !isOfAll, options.sort == nil || sortsInEngine {
      limit = options.limit.map { max(1, $0.addingReportingOverflow(options.offset).partialValue) }
    }
    var rows = run.begin(total: total)
    var isDamaged = false
    let wasCutShort = try opened.run(on: console) { () throws(EngineError) in
      try items.forEachRecord(of: plan, limit: limit, sorts: sortsInEngine) { _, record in
        guard let continues = run.accept(record, &rows, on: &console) else {
          isDamaged = true
          return false
        }
        return continues
      }
    }
    guard let wasCutShort else {
      if options.sort == nil, !isOfAll || options.unique != nil { run.flush(on: &console) }
      return false
    }
    if wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: "items"))") }
    if isDamaged { throw CommandFailure(message: "\(opened.address): the list in the database has a damaged record") }
    return true
  }

  private func plan() -> FilterPlan {
    let list = ItemList(vocabulary).list
    return options.isTolerant ? FilterPlan(query, for: list) : FilterPlan(whole: query, for: list)
  }

  /// `order:` and `direction:` of the query sort unless an option does.
  private mutating func readDirectives(of plan: FilterPlan) {
    if options.sort == nil, let column = plan.reading[directive: "order"] {
      options.sort = (column, plan.reading[directive: "direction"] == "desc")
      isSortedByQuery = true
    }
  }
}
