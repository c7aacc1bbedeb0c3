import FilterEngines
import FilterEvaluation
import FilterReports
import FilterSemantics

/// The results of a query in a database, checked against expectations. Each `failure` function returns the reason why
/// an expectation is not met, or `nil` if it is, and throws if the engine does not answer.
struct EngineOutcome {
  private let database: EngineAnswers
  private let plan: FilterPlan
  private let includesExtras: Bool

  /// The outcome of a plan that is not refused. Nothing is run yet.
  init(_ plan: FilterPlan, in database: EngineAnswers, includesExtras: Bool) {
    self.database = database
    self.plan = plan
    self.includesExtras = includesExtras
  }

  var isOfItems: Bool { database.isOfItems }

  func failure(ofCount expected: ExpectedCount) throws(EngineError) -> String? {
    let counted = try database.counted(plan, includesExtras: includesExtras)
    if expected.allows(counted.count) { return nil }
    let rest =
      counted.wasCutShort
      ? "; a pattern hit its step limit on some texts, so \(database.nouns.many) may be missing" : ""
    return "found \(EngineRowCount(counted.count, of: plan, in: database).text)\(notes)\(rest)"
  }

  func failure(including names: [String]) throws(EngineError) -> String? {
    var lookup = EngineLookup(database)
    var missing: [String] = []
    var hidden: [String] = []
    for name in names {
      let known = try lookup.items(named: name)
      if known.isEmpty { continue }
      if try first(of: known, where: shows) != nil { continue }
      if !isOfItems, try first(of: known, where: matches) != nil { hidden.append(name) } else { missing.append(name) }
    }
    if !missing.isEmpty {
      lookup.failures.append("did not find \(QuotedNames.list(missing, count: missing.count, conjunction: "or"))")
    }
    if !hidden.isEmpty {
      let verb = hidden.count == 1 ? "matches but is hidden as an extra" : "match but are hidden as extras"
      lookup.failures.append("\(QuotedNames.list(hidden, count: hidden.count)) \(verb)")
    }
    return sentence(lookup.failures)
  }

  func failure(excluding names: [String]) throws(EngineError) -> String? {
    var lookup = EngineLookup(database)
    var found: [String] = []
    for name in names {
      let known = try lookup.items(named: name)
      if let item = try first(of: known, where: shows) { found.append(try database.title(of: item)) }
    }
    if !found.isEmpty { lookup.failures.append("found \(QuotedNames.list(found, count: found.count))") }
    return sentence(lookup.failures)
  }

  func failure(beginningWith name: String) throws(EngineError) -> String? {
    var lookup = EngineLookup(database)
    let known = try lookup.items(named: name)
    let page = try database.page(of: plan, limit: 1, includesExtras: includesExtras)
    if let first = page.items.first {
      if known.contains(first) { return nil }
      lookup.failures.append("the first is \(QuotedNames.quoted(try database.title(of: first)))")
    } else {
      lookup.failures.append("found nothing")
    }
    return sentence(lookup.failures)
  }

  func failure(comparedWith other: EngineOutcome) throws(EngineError) -> String? {
    let found = try items()
    let others = try other.items()
    var parts: [String] = []
    let (inserted, removed) = (found.subtracting(others), others.subtracting(found))
    if !inserted.isEmpty { parts.append("found \(try listed(inserted)) that the other query does not find") }
    if !removed.isEmpty { parts.append("did not find \(try listed(removed)) that the other query finds") }
    return sentence(parts)
  }

  private func items() throws(EngineError) -> Set<Int> {
    Set(try database.items(of: plan, includesExtras: includesExtras))
  }

  private func shows(_ item: Int) throws(EngineError) -> Bool {
    try database.shows(item, plan, includesExtras: includesExtras)
  }

  /// Whether the query finds an item, hidden or not.
  private func matches(_ item: Int) throws(EngineError) -> Bool { try database.list.finds(item, plan) }

  private func first(
    of items: [Int], where holds: (Int) throws(EngineError) -> Bool
  ) throws(EngineError) -> Int? {
    for item in items where try holds(item) { return item }
    return nil
  }

  private func sentence(_ failures: [String]) -> String? {
    failures.isEmpty ? nil : failures.joined(separator: "; ") + notes
  }

  /// `2 issues ("A" and "B")`
  private func listed(_ found: Set<Int>) throws(EngineError) -> String {
    var titles: [String] = []
    for item in found.sorted().prefix(3) { titles.append(try database.title(of: item)) }
    let count = Counted.of(found.count, database.nouns.one, database.nouns.many)
    return "\(count) (\(QuotedNames.list(titles, count: found.count)))"
  }

  /// The ignored terms, which may explain an unexpected result.
  private var notes: String {
    guard let term = plan.reading.ignored.first else { return "" }
    let others = plan.reading.ignored.count == 1 ? "" : " (and \(plan.reading.ignored.count - 1) more)"
    return "; ignored '\(ShortText.cut(term.text, to: 200))': \(term.reason)\(others)"
  }
}

/// Looks up items by name and collects failures, unknown names among them.
private struct EngineLookup {
  /// A clause per failure.
  var failures: [String] = []
  private let database: EngineAnswers

  init(_ database: EngineAnswers) { self.database = database }

  /// The items of a name; a name that nothing has is a failure.
  mutating func items(named name: String) throws(EngineError) -> [Int] {
    let found = try database.items(exactlyNamed: name)
    if found.isEmpty {
      let participle = database.isOfItems ? "titled" : "named"
      failures.append("no \(database.nouns.one) \(participle) \(QuotedNames.quoted(name))")
    }
    return found
  }
}
