import FilterAST
import FilterAnalysis
public import FilterEvaluation
import FilterLanguageService
package import FilterLists
public import FilterSemantics
import FilterText
public import FilterVocabulary

/// The items in which a server counts what the queries of its documents find.
public struct ServedItems: Sendable {
  /// The name of the items in messages: `access.log.jsonl`.
  public let name: String
  /// The vocabulary of the items. The frequency of a value is the number of items that have it.
  public let vocabulary: Vocabulary
  /// A warning about unreadable records; empty if there are none.
  public let warning: String
  /// The table of the first rows that a query finds; nil for items that have no rows to show.
  let rows: (@Sendable (AnalyzedQuery) -> String)?
  /// The items as a list, which test scripts search; nil if there is none.
  let list: SearchableList?
  private let store: ColumnStore
  private let plan: @Sendable (AnalyzedQuery) -> FilterPlan
  private let known = GuardedValue<[SourceText: FoundCount?]>([:])

  /// The maximum number of queries whose counts are kept.
  private static let maximumKnown = 4_096

  /// Creates the items of a list, which are in a store of that list.
  ///
  /// - Parameters:
  ///   - vocabulary: The vocabulary of the list, with frequencies. By default that of the list itself.
  ///   - rows: The table of the first rows that a query finds, which editors show; nil if there is none.
  public init<Element>(
    name: String, list: FilterableList<Element>, store: ColumnStore, vocabulary: Vocabulary? = nil,
    warning: String = "", rows: (@Sendable (AnalyzedQuery) -> String)? = nil
  ) {
    self.init(name: name, vocabulary: vocabulary ?? list.vocabulary, store: store, warning: warning, rows: rows) {
      FilterPlan(whole: $0, for: list)
    }
  }

  package init(
    name: String, vocabulary: Vocabulary, store: ColumnStore, warning: String,
    rows: (@Sendable (AnalyzedQuery) -> String)? = nil, list: SearchableList? = nil,
    plan: @escaping @Sendable (AnalyzedQuery) -> FilterPlan
  ) {
    self.rows = rows
    self.list = list
    self.name = name
    self.vocabulary = vocabulary
    self.store = store
    self.warning = warning
    self.plan = plan
  }

  /// The number of items.
  public var count: Int { store.count }
}

extension ServedItems {
  /// The number of items that a query finds; nil if it has an error or is refused. Counts are kept by the text.
  func found(by query: AnalyzedQuery) -> FoundCount? {
    if let known = known.withLock({ $0[query.source] }) { return known }
    let plan = plan(query)
    let found = plan.isRefused || query.hasError ? nil : count(plan)
    known.withLock { known in
      if known.count >= ServedItems.maximumKnown { known = [:] }
      known[query.source] = .some(found)
    }
    return found
  }

  private func count(_ plan: FilterPlan) -> FoundCount {
    let result = store.run(plan)
    return FoundCount(result.count, of: count, isAtLeast: result.wasCutShort)
  }

  /// The counts of a hover, for a part of a query and for the whole.
  func findings(of part: AnalyzedQuery, in whole: AnalyzedQuery) -> SearchFindings {
    var findings = SearchFindings()
    let plan = plan(part)
    if let ignored = plan.reading.ignored.first(where: { $0.isUnanswered }) {
      findings.unanswered = ignored.reason
    } else if !plan.findsEverything, !plan.isRefused {
      findings.part = count(plan)
    }
    findings.whole = found(by: whole)
    if findings.whole?.count == 0 { findings.conflict = conflict(of: whole) }
    return findings
  }

  /// The fewest conditions of a query that no item meets together; none if the query is not several conditions.
  private func conflict(of query: AnalyzedQuery) -> [String] {
    let plan = plan(query)
    guard let terms = store.conflictingTerms(of: plan), terms.operands.count > 1 else { return [] }
    let sought = Set(plan.soughtLeaves)
    return terms.conflict.map { plan.text(of: terms.operands[$0], sought: sought) }
  }
}

extension FilterPlan {
  /// An operand as a query of its own. Negations around it are written before it.
  fileprivate func text(of operand: ConflictingTerms.Operand, sought: Set<Int>) -> String {
    let terms = operand.leaves.map { text(ofLeaf: $0) }
    guard let first = operand.leaves.first else { return "" }
    let isTurned: Bool = sought.contains(first) != (leaves[first].polarity == .positive)
    if terms.count > 1 { return (isTurned ? "-(" : "(") + terms.joined(separator: isTurned ? " " : " or ") + ")" }
    if !isTurned { return terms[0] }
    return terms[0].hasPrefix("-") ? String(terms[0].dropFirst()) : "-" + terms[0]
  }
}

extension AnalyzedQuery {
  /// Whether a search would refuse the query.
  fileprivate var hasError: Bool { diagnostics.contains { $0.severity == .error } }
}
