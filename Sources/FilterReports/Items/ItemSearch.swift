import DataFiles
import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterLists
package import FilterSemantics
import FilterVocabulary
import Foundation
package import ListFiles
import TerminalUI

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
    var run = try ItemSearchRun(plan, vocabulary: vocabulary, options: options)
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
