import DataStreams
import FilterAnalysis
import FilterEvaluation
package import FilterItems
package import FilterSemantics
import FilterVocabulary
import Foundation
import TerminalUI

/// What a search over items prints.
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
  /// Whether the first record that cannot be read ends the search.
  package var isStrict = false
  package var hasStats = false
  /// Whether the files are read on as they grow, until an interrupt.
  package var follows = false

  package init() {}
}

/// A search over the records of files, which are read one by one.
package struct ItemSearch {
  private let files: [ItemFile]
  private let vocabulary: Vocabulary
  private let query: AnalyzedQuery
  private var options: ItemSearchOptions

  package init(_ query: AnalyzedQuery, in files: [ItemFile], options: ItemSearchOptions) {
    self.query = query
    self.files = files
    self.options = options
    vocabulary = query.vocabulary
  }

  /// An item that is kept until all are read.
  private struct Kept {
    let values: [ItemValue]
    let raw: [UInt8]
  }

  /// Searches and prints.
  package mutating func run(on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = plan()
    for line in SearchNotes(plan, text: "", hintsOf: query).ignored { console.errors.line("filterq: \(line)") }
    if let refusal = plan.reading.refusal {
      console.errors.line("filterq: query refused: \(CharacterWidth.visible(refusal.message))")
      return .refused
    }
    readDirectives(of: plan)
    for line in columnHints { console.errors.line("filterq: \(CharacterWidth.visible(line))") }
    var run = ItemSearchRun(plan, vocabulary: vocabulary, options: options, console: console)
    if let name = run.leftOut.first {
      let others = run.leftOut.count > 1 ? " and \(Counted.grouped(run.leftOut.count - 1)) more" : ""
      let names = "'\(CharacterWidth.visible(name))'\(others)"
      console.errors.line("filterq: there are too many columns, or their paths are too long; not read: \(names)")
    }
    if files.count == 1, files[0].isPrepared {
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
    run.finish(on: &console)
    if options.hasStats {
      let seconds = clock.now - start
      console.errors.line(run.stats(after: seconds))
    }
    return run.status(on: console)
  }

  /// A line for each column that is no field and may be misspelled. It is read all the same: what the records hold is
  /// not known before.
  private var columnHints: [String] {
    let given = [options.sort?.column, options.countBy, options.histogram, options.unique].compactMap { $0 }
    return (options.columns + given).compactMap { name in
      if name.hasPrefix("/") || vocabulary.fieldID(spelled: name.lowercased()) != nil { return nil }
      return SpellingDistance.closest(to: name, in: vocabulary.usualColumns).map {
        "'\(name)' is no field of the items; did you mean '\($0)'?"
      }
    }
  }

  private func plan() -> FilterPlan { FilterPlan(query, for: ItemList(vocabulary).list) }

  /// `order:` and `direction:` of the query sort unless an option does.
  private mutating func readDirectives(of plan: FilterPlan) {
    if options.sort == nil, let column = plan.reading[directive: "order"] {
      options.sort = (column, plan.reading[directive: "direction"] == "desc")
    }
  }
}
