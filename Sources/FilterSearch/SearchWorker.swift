import FilterLists
import FilterQueryKit

/// A question of the model: the text and caret, and the result that is shown.
struct SearchQuestion: Sendable {
  let text: String
  let caret: Int
  let shown: FilterResult?
}

/// The answer to a question.
struct SearchAnswer: Sendable {
  let text: String
  /// Nil if the term at the caret is unfinished, so that the former results stay.
  let found: FoundItems?
  /// The diagnostics that are shown at once.
  let diagnostics: [Diagnostic]
  /// Those of the term at the caret.
  let pending: [Diagnostic]
}

/// Filters and analyzes off the main actor, one question after another. A question whose task was cancelled is skipped.
actor SearchWorker<Item: Sendable> {
  private let fields: FilterableList<Item>
  private var engine: CompletionEngine?
  /// Counts in the items; nil before they are prepared.
  private var counter: ListCounter?
  /// The catalogs that were given, without the names of the items.
  private var catalogs: CompletionCatalogs
  private let options: SearchOptions

  init(_ list: FilterableList<Item>, catalogs: CompletionCatalogs, options: SearchOptions) {
    fields = list.withClock { Int64(options.now() * 1e6) }
    (self.catalogs, self.options) = (catalogs, options)
  }

  /// Puts items into columns, and their names into an index. Nil if the task was cancelled meanwhile.
  func prepare(_ items: [Item], history: CompletionHistory) -> CompletionEngine? {
    if Task.isCancelled { return nil }
    let store = ColumnStore(fields, items: items)
    let counted = fields.counting(in: store)
    if Task.isCancelled { return nil }
    let engine = CompletionEngine(
      counted, items: items, catalogs: catalogs, history: history, maximumNames: options.maximumNames)
    engine.prepare()
    if Task.isCancelled { return nil }
    (counter, self.engine) = (ListCounter(SearchableList(counted, items: items, in: store)), engine)
    return engine
  }

  /// The engine with one more catalog; nil before the items are prepared, whose engine then gets it.
  func provide(_ catalog: CompletionCatalog) -> CompletionEngine? {
    catalogs = catalogs.adding(catalog)
    engine = engine.map { $0.replacing(catalogs: $0.catalogs.adding(catalog)) }
    return engine
  }

  /// The answer to a question; nil if it is no longer wanted.
  func answer(_ question: SearchQuestion) -> SearchAnswer? {
    guard let list = counter?.list, !Task.isCancelled else { return nil }
    let query = AnalyzedQuery(parsing: question.text, vocabulary: list.vocabulary)
    let edited = query.parsed.caretTerm(at: question.caret)
    let plan = list.plans.plan(query, options.isTolerant ? .tolerant : .typed)
    var found = edited.map { isUnfinished($0, in: query) } ?? false ? nil : run(plan, shown: question.shown)
    if let edited, found?.result.isEmpty == true, mayBecomeField(edited, in: query, of: list.vocabulary) {
      found = nil
    }
    if Task.isCancelled { return nil }
    var (diagnostics, pending): ([Diagnostic], [Diagnostic]) = ([], [])
    for diagnostic in (query.diagnostics + plan.diagnostics).sorted(by: { $0.range < $1.range }) {
      if edited?.termRange.overlapsOrTouches(diagnostic.range) ?? false {
        pending.append(diagnostic)
      } else {
        diagnostics.append(diagnostic)
      }
    }
    return SearchAnswer(text: question.text, found: found, diagnostics: diagnostics, pending: pending)
  }

  /// Whether the term at the caret lacks its value, or has one that cannot be read yet.
  private func isUnfinished(_ term: CaretTerm, in query: AnalyzedQuery) -> Bool {
    let leaves = query.leaves.filter { term.termRange.encloses($0.range) }
    return leaves.isEmpty || leaves.contains { $0.condition == nil }
  }

  /// Whether the term at the caret is a bare word that begins the name of a field.
  private func mayBecomeField(_ term: CaretTerm, in query: AnalyzedQuery, of vocabulary: Vocabulary) -> Bool {
    guard let leaf = query.leaves.first(where: { $0.node == term.term }),
      case .name(_, exact: false, let name) = leaf.term,
      name.form == .bare
    else { return false }
    return vocabulary.hasField(beginningWith: name.text.lowercased())
  }

  private func run(_ plan: FilterPlan, shown: FilterResult?) -> FoundItems? {
    guard let result = counter?.result(of: plan) else { return nil }
    let isAll = result.count == result.items.size
    return FoundItems(
      result: result, rows: isAll ? nil : result.rows().map { Int32(truncatingIfNeeded: $0) },
      changes: shown.map { result.changes(since: $0) })
  }
}

extension SourceRange {
  /// Whether two ranges share a byte or an end.
  fileprivate func overlapsOrTouches(_ other: SourceRange) -> Bool { start <= other.end && other.start <= end }
}
