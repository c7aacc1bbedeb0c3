package import FilterEvaluation
package import ScryfallCards

/// The number of cards of files that a search finds. Of each card, only the values that the query needs are read.
package struct CardCount: Sendable {
  /// The report on the records. A value that the query does not need may be of any type.
  package let report: CardFileReport
  /// The compiled query, with the ignored terms.
  package let plan: FilterPlan
  /// The matching cards.
  package let result: FilterResult
  /// The number of rows: cards, or printings with `unique:prints`.
  package let count: Int
  /// The columns of the fields that the query needs.
  package let store: ColumnStore

  /// Counts the cards of a file of Scryfall's bulk data. Linear in the file.
  ///
  /// - Parameters:
  ///   - search: The query. `unique:art` needs more values; see ``isPossible(for:)``.
  ///   - path: The path of the file, which is not a prepared one.
  ///   - printings: The path of a file with more printings of the same cards; nil for none.
  ///   - progress: Called some hundred times with the progress for a large file. Returns whether to continue.
  /// - Throws: If a file cannot be read or has no card, or `progress` returns false.
  package init(
    _ search: CardSearch, in path: String, printings: String? = nil,
    progress: (CardFileProgress) -> Bool = { _ in true }
  ) throws(CardFileError) {
    let needs = CardNeeds(counting: search)
    let (library, report, _) = try CardLibrary.read(path, printings: printings, needs, progress: progress)
    plan = library.plan(search)
    let answer = library.answer(plan, result: library.store.run(plan), includesExtras: search.includesExtras)
    (result, count, store) = (answer.result, answer.count, library.store)
    self.report = report
  }

  /// Whether the cards that a search finds can be counted without reading everything: not with `unique:art`.
  package static func isPossible(for search: CardSearch) -> Bool {
    search.isCountable
  }
}
