import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import FuzzyMatching
import ItemFiles

/// The results of a query over items, checked against expectations. Each `failure` function returns the reason why an
/// expectation is not met, or `nil` if it is.
struct ItemOutcome {
  private let items: ItemCollection
  private let plan: FilterPlan
  private let result: FilterResult

  /// Runs a plan that is not refused.
  init(_ plan: FilterPlan, in items: ItemCollection) {
    self.items = items
    self.plan = plan
    result = items.store.run(plan)
  }

  func failure(ofCount expected: ExpectedCount) -> String? {
    expected.allows(result.count) ? nil : "found \(counted(result.count))\(notes)"
  }

  func failure(including titles: [String]) -> String? {
    var lookup = TitleLookup(items)
    let missing = titles.filter { title in
      let known = lookup.items(titled: title)
      return !known.isEmpty && !known.contains { result.items.contains($0) }
    }
    if !missing.isEmpty {
      lookup.failures.append("did not find \(QuotedNames.list(missing, count: missing.count, conjunction: "or"))")
    }
    return sentence(lookup.failures)
  }

  func failure(excluding titles: [String]) -> String? {
    var lookup = TitleLookup(items)
    let found = titles.compactMap { title in lookup.items(titled: title).first { result.items.contains($0) } }
    if !found.isEmpty {
      lookup.failures.append("found \(QuotedNames.list(found.map { items.title(of: $0) }, count: found.count))")
    }
    return sentence(lookup.failures)
  }

  func failure(beginningWith title: String) -> String? {
    var lookup = TitleLookup(items)
    let known = lookup.items(titled: title)
    if let first = items.answer(plan).items.first {
      if known.contains(first) { return nil }
      lookup.failures.append("the first is \(QuotedNames.quoted(items.title(of: first)))")
    } else {
      lookup.failures.append("found nothing")
    }
    return sentence(lookup.failures)
  }

  func failure(comparedWith other: ItemOutcome) -> String? {
    let changes = result.changes(since: other.result)
    var parts: [String] = []
    if !changes.inserted.isEmpty {
      parts.append("found \(listed(changes.inserted)) that the other query does not find")
    }
    if !changes.removed.isEmpty { parts.append("did not find \(listed(changes.removed)) that the other query finds") }
    return sentence(parts)
  }

  private func sentence(_ failures: [String]) -> String? {
    failures.isEmpty ? nil : failures.joined(separator: "; ") + notes
  }

  private func counted(_ count: Int) -> String {
    Counted.of(count, items.vocabulary.itemName, items.vocabulary.itemNamePlural)
  }

  /// `2 issues ("A" and "B")`
  private func listed(_ found: Bitset) -> String {
    let titles = found.rows(limit: 3).map { items.title(of: $0) }
    return "\(counted(found.count)) (\(QuotedNames.list(titles, count: found.count)))"
  }

  /// Notes that may explain an unexpected result.
  private var notes: String {
    var text = ""
    if let term = plan.reading.ignored.first {
      let others = plan.reading.ignored.count == 1 ? "" : " (and \(plan.reading.ignored.count - 1) more)"
      text += "; ignored '\(ShortText.cut(term.text, to: 200))': \(term.reason)\(others)"
    }
    if result.wasCutShort { text += "; a pattern hit its step limit on some texts, so items may be missing" }
    return text
  }
}

/// Looks up items by title and collects failures, unknown titles among them.
private struct TitleLookup {
  /// A clause per failure.
  var failures: [String] = []
  private let items: ItemCollection
  private var unknown = 0

  /// The maximum number of titles searched for a suggestion.
  private static let maximumSuggested = 200_000

  init(_ items: ItemCollection) {
    self.items = items
  }

  /// The items with a title, ignoring letter case and accents; a title that no item has is a failure.
  mutating func items(titled title: String) -> [Int] {
    let found = rows(titled: title)
    if found.isEmpty {
      unknown += 1
      // Only the first gets a suggestion: each costs an index of all titles.
      let suggests = unknown == 1 && items.count <= TitleLookup.maximumSuggested
      let nearest = suggests ? SpellingSuggestion.nearest(to: title, in: FuzzyIndex(titles)) : nil
      let hint = nearest.map { " (did you mean \(QuotedNames.quoted($0))?)" } ?? ""
      failures.append("no \(items.vocabulary.itemName) titled \(QuotedNames.quoted(title))\(hint)")
    }
    return found
  }

  /// Each title once.
  private var titles: [String] {
    var seen: Set<String> = []
    return (0..<items.count).lazy.map { items.title(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// The items whose name field has a text, or whose title is that text if there is no such field.
  private func rows(titled title: String) -> [Int] {
    let vocabulary = items.vocabulary
    if vocabulary.fieldID(spelled: vocabulary.nameField).map({ vocabulary[$0].kind == .text }) ?? false {
      do throws(TermError) {
        let term = FilterTerm.name(.positive, exact: true, FilterName(quoted: title))
        let condition = ReadTerm(.positive, .condition(try vocabulary.condition(of: term)))
        let rows = items.store.run(FilterPlan(QueryReading(filter: .term(condition)), for: items.list)).rows()
        if !rows.isEmpty { return rows }
      } catch {}
    }
    let lower = title.lowercased()
    return (0..<items.count).filter { items.title(of: $0).lowercased() == lower }
  }
}
