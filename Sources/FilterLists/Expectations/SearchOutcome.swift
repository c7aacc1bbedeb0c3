import FilterAnalysis
package import FilterDocuments
import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary

/// The result of a query, checked against expectations about items. Each `failure` function returns why an expectation
/// is not met, or `nil` if it is, and throws if the list does not answer.
package struct SearchOutcome {
  /// The list and the plan of the query; nil if there is nothing to search.
  private let search: (list: SearchableList, plan: FilterPlan)?

  /// The outcome of the query of a test.
  package init(of test: TestedQuery) {
    search = test.list.map { ($0, $0.plan(test.query)) }
  }

  /// The reason why there is no result; `nil` if there is one.
  private var missingResult: String? {
    search == nil ? "nothing to search; name items with --items FILE" : refusal
  }

  /// The reason why the query is not run; `nil` if it is, or if there is nothing to search.
  package var refusal: String? { search?.plan.reading.refusal.map { "query refused: \($0.message)" } }

  /// The number of rows; nil if the query is not run.
  package func count() throws(ListFailure) -> Int? {
    guard let (list, plan) = search, !plan.isRefused else { return nil }
    return try list.counted(plan).count
  }

  package func failure(ofCount expected: ExpectedCount) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    let count = try list.counted(plan).count
    if expected.allows(count) { return nil }
    return try sentence(["found \(list.rowCount(count, of: plan))"])
  }

  package func failure(including names: [String]) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    var lookup = NameLookup(list)
    var missing: [String] = []
    var hidden: [String] = []
    for name in names {
      let known = try lookup.items(named: name)
      if known.isEmpty { continue }
      if try !list.shown(of: known, by: plan).isEmpty { continue }
      if try list.finds(oneOf: known, plan) { hidden.append(name) } else { missing.append(name) }
    }
    if !missing.isEmpty {
      lookup.failures.append("did not find \(QuotedNames.list(missing, count: missing.count, conjunction: "or"))")
    }
    if !hidden.isEmpty {
      let verb = hidden.count == 1 ? "matches but is hidden as an extra" : "match but are hidden as extras"
      lookup.failures.append("\(QuotedNames.list(hidden, count: hidden.count)) \(verb)")
    }
    return try sentence(lookup.failures)
  }

  package func failure(excluding names: [String]) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    var lookup = NameLookup(list)
    var found: [String] = []
    for name in names {
      let known = try lookup.items(named: name)
      if let item = try list.shown(of: known, by: plan).first { found.append(try list.title(of: item)) }
    }
    if !found.isEmpty { lookup.failures.append("found \(QuotedNames.list(found, count: found.count))") }
    return try sentence(lookup.failures)
  }

  package func failure(beginningWith name: String) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    var lookup = NameLookup(list)
    let known = try lookup.items(named: name)
    if let first = try list.page(of: plan, RowRequest(limit: 1)).rows.first?.item {
      if known.contains(first) { return nil }
      lookup.failures.append("the first is \(QuotedNames.quoted(try list.title(of: first)))")
    } else {
      lookup.failures.append("found nothing")
    }
    return try sentence(lookup.failures)
  }

  package func failure(findingOnly names: [String]) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    var lookup = NameLookup(list)
    var wanted: Set<Int> = []
    var missing: [String] = []
    for name in names {
      let known = try lookup.items(named: name)
      let shown = try list.shown(of: known, by: plan)
      if shown.isEmpty, !known.isEmpty { missing.append(name) }
      wanted.formUnion(shown)
    }
    if !missing.isEmpty {
      lookup.failures.append("did not find \(QuotedNames.list(missing, count: missing.count, conjunction: "or"))")
    }
    let others = Set(try list.found(by: plan)).subtracting(wanted)
    if !others.isEmpty { lookup.failures.append("found \(try listed(others, in: list)) besides") }
    return try sentence(lookup.failures)
  }

  package func failure(findingInOrder names: [String]) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    var lookup = NameLookup(list)
    let rows = try list.page(of: plan, RowRequest()).rows.map { $0.item }
    var former: (name: String, row: Int)?
    for name in names {
      let known = try lookup.items(named: name)
      if known.isEmpty { continue }
      guard let row = rows.firstIndex(where: { known.contains($0) }) else {
        lookup.failures.append("did not find \(QuotedNames.quoted(name))")
        continue
      }
      if let former, row <= former.row {
        lookup.failures.append("\(QuotedNames.quoted(name)) comes before \(QuotedNames.quoted(former.name))")
      }
      former = (name, row)
    }
    return try sentence(lookup.failures)
  }

  package func failure(
    _ relation: Expectation.QueryRelation, to text: String
  ) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !plan.isRefused else { return missingResult }
    let analyzed = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
    if let error = analyzed.diagnostics.first(where: { $0.severity == .error }) {
      return "the other query has an error: \(error.message) [\(error.id)]"
    }
    let other = list.plan(analyzed)
    if let refusal = other.reading.refusal { return "other query refused: \(refusal.message)" }
    let (found, others) = (Set(try list.found(by: plan)), Set(try list.found(by: other)))
    var parts: [String] = []
    if relation == .disjoint {
      let both = found.intersection(others)
      if !both.isEmpty { parts.append("found \(try listed(both, in: list)) that the other query finds too") }
      return try sentence(parts)
    }
    let (inserted, removed) = (found.subtracting(others), others.subtracting(found))
    if !inserted.isEmpty { parts.append("found \(try listed(inserted, in: list)) that the other query does not find") }
    if relation == .same, !removed.isEmpty {
      parts.append("did not find \(try listed(removed, in: list)) that the other query finds")
    }
    return try sentence(parts)
  }

  package var failureOfRefusal: String? {
    guard let (list, plan) = search else { return missingResult }
    if plan.isRefused { return nil }
    return list.dialect.reading == .strict || !list.vocabulary.ignoresUnreadTerms
      ? "query not refused" : "query not refused; only --strict refuses queries"
  }

  /// `2 cards ("A" and "B")`
  private func listed(_ found: Set<Int>, in list: SearchableList) throws(ListFailure) -> String {
    var titles: [String] = []
    for item in found.sorted().prefix(3) { titles.append(try list.title(of: item)) }
    return
      "\(Counted.of(found.count, list.nouns.one, list.nouns.many)) (\(QuotedNames.list(titles, count: found.count)))"
  }

  /// The failures with notes that may explain them; `nil` if there are none.
  private func sentence(_ failures: [String]) throws(ListFailure) -> String? {
    guard let (list, plan) = search, !failures.isEmpty else { return nil }
    var text = failures.joined(separator: "; ")
    if let term = plan.reading.ignored.first {
      let others = plan.reading.ignored.count == 1 ? "" : " (and \(plan.reading.ignored.count - 1) more)"
      text += "; ignored '\(ShortText.cut(term.text, to: 200))': \(term.reason)\(others)"
    }
    if try list.counted(plan).wasCutShort {
      text += "; a pattern hit its step limit on some texts, so \(list.nouns.many) may be missing"
    }
    return text
  }
}

/// Looks up items by name and collects failures, unknown names among them.
private struct NameLookup {
  /// A clause per failure.
  var failures: [String] = []
  private let list: SearchableList
  private var unknown = 0

  init(_ list: SearchableList) { self.list = list }

  /// The items of a name; a name that nothing has is a failure.
  mutating func items(named name: String) throws(ListFailure) -> [Int] {
    let found = try list.items(exactlyNamed: name)
    if !found.isEmpty { return found }
    unknown += 1
    // Only the first gets a suggestion: each costs an index of all names.
    let nearest = unknown == 1 ? SpellingSuggestion.nearest(to: name, among: try list.titles()) : nil
    let hint = nearest.map { " (did you mean \(QuotedNames.quoted($0))?)" } ?? ""
    failures.append("no \(list.nouns.one) named \(QuotedNames.quoted(name))\(hint)")
    return []
  }
}
