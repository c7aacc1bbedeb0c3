import FilterAnalysis
package import FilterEngines
import FilterEvaluation
import FilterItems
import FilterReports
package import FilterSemantics
import FilterText
import FuzzyMatching
import ItemFiles
package import ScryfallCards

/// The result of a query, checked against the expectations about cards or items. Each `failure` function returns why an
/// expectation is not met, or `nil` if it is, and throws if an engine does not answer.
package struct SearchOutcome {
  private enum Outcome {
    case found(CardAnswer, CardLibrary)
    case items(ItemOutcome)
    case database(EngineOutcome)
    case refused(String)
    case nothingToSearch
  }

  private let outcome: Outcome

  /// Runs a query with the environment and the options of a test.
  package init(_ query: AnalyzedQuery, of test: TestedQuery) {
    if let items = test.environment.items {
      let plan = items.plan(query).refused(byErrorsOf: query)
      outcome = plan.reading.refusal.map { .refused($0.message) } ?? .items(ItemOutcome(plan, in: items))
      return
    }
    if let database = test.environment.database {
      let plan = database.plan(query, isStrict: test.isStrict)
      outcome =
        plan.reading.refusal.map { .refused($0.message) }
        ?? .database(EngineOutcome(plan, in: database, includesExtras: test.includesExtras))
      return
    }
    guard let library = test.environment.cards?.library else {
      outcome = .nothingToSearch
      return
    }
    let answer = library.search(
      CardSearch(query, isStrict: test.isStrict, includesExtras: test.includesExtras))
    outcome = answer.refusal.map { .refused($0.message) } ?? .found(answer, library)
  }

  /// The reason why there is no result; `nil` if there is one.
  private var missingResult: String? {
    switch outcome {
    case .found, .items, .database: nil
    case .refused(let message): "query refused: \(message)"
    case .nothingToSearch: "nothing to search; name items with --items FILE"
    }
  }

  package func failure(ofCount expected: ExpectedCount) throws(EngineError) -> String? {
    if case .database(let database) = outcome { return try database.failure(ofCount: expected) }
    if case .items(let items) = outcome { return items.failure(ofCount: expected) }
    guard case .found(let answer, _) = outcome else { return missingResult }
    if expected.allows(answer.count) { return nil }
    return "found \(answer.counted)\(answer.notes)"
  }

  package func failure(including names: [String]) throws(EngineError) -> String? {
    if case .database(let database) = outcome { return try database.failure(including: names) }
    if case .items(let items) = outcome { return items.failure(including: names) }
    guard case .found(let answer, let library) = outcome else { return missingResult }
    var lookup = NameLookup(library)
    var missing: [String] = []
    var hidden: [String] = []
    // Hidden extras included.
    lazy var everything = library.store.run(answer.plan).items
    for name in names {
      let cards = lookup.cards(named: name)
      if cards.isEmpty || cards.contains(where: { answer.result.items.contains($0) }) { continue }
      if cards.contains(where: { everything.contains($0) }) { hidden.append(name) } else { missing.append(name) }
    }
    if !missing.isEmpty {
      lookup.failures.append("did not find \(QuotedNames.list(missing, count: missing.count, conjunction: "or"))")
    }
    if !hidden.isEmpty {
      let verb = hidden.count == 1 ? "matches but is hidden as an extra" : "match but are hidden as extras"
      lookup.failures.append("\(QuotedNames.list(hidden, count: hidden.count)) \(verb)")
    }
    return lookup.sentence.map { $0 + answer.notes }
  }

  package func failure(excluding names: [String]) throws(EngineError) -> String? {
    if case .database(let database) = outcome { return try database.failure(excluding: names) }
    if case .items(let items) = outcome { return items.failure(excluding: names) }
    guard case .found(let answer, let library) = outcome else { return missingResult }
    var lookup = NameLookup(library)
    var found: [String] = []
    for name in names {
      let cards = lookup.cards(named: name)
      if let card = cards.first(where: { answer.result.items.contains($0) }) { found.append(library.name(of: card)) }
    }
    if !found.isEmpty { lookup.failures.append("found \(QuotedNames.list(found, count: found.count))") }
    return lookup.sentence.map { $0 + answer.notes }
  }

  package func failure(beginningWith name: String) throws(EngineError) -> String? {
    if case .database(let database) = outcome { return try database.failure(beginningWith: name) }
    if case .items(let items) = outcome { return items.failure(beginningWith: name) }
    guard case .found(let answer, let library) = outcome else { return missingResult }
    var lookup = NameLookup(library)
    let cards = lookup.cards(named: name)
    if let first = library.hits(answer, limit: 1).first {
      if cards.contains(first.card) { return nil }
      lookup.failures.append("the first is \(QuotedNames.quoted(library.name(of: first.card)))")
    } else {
      lookup.failures.append("found nothing")
    }
    return lookup.sentence.map { $0 + answer.notes }
  }

  package func failure(comparedWith text: String, of query: TestedQuery) throws(EngineError) -> String? {
    if let missing = missingResult { return missing }
    let analyzed = AnalyzedQuery(parsing: text, vocabulary: query.environment.vocabulary)
    if let error = analyzed.diagnostics.first(where: { $0.severity == .error }) {
      return "the other query has an error: \(error.message) [\(error.id)]"
    }
    let other = SearchOutcome(analyzed, of: query)
    switch (outcome, other.outcome) {
    case (.database(let found), .database(let otherFound)): return try found.failure(comparedWith: otherFound)
    case (.items(let found), .items(let otherFound)): return found.failure(comparedWith: otherFound)
    case (.found(let answer, let library), .found(let otherAnswer, _)):
      return SearchOutcome.difference(of: answer, from: otherAnswer, in: library)
    case (_, .refused(let message)): return "other query refused: \(message)"
    default: return other.missingResult
    }
  }

  private static func difference(
    of answer: CardAnswer, from otherAnswer: CardAnswer, in library: CardLibrary
  ) -> String? {
    let changes = answer.result.changes(since: otherAnswer.result)
    var parts: [String] = []
    if !changes.inserted.isEmpty {
      parts.append("found \(counted(changes.inserted, library: library)) that the other query does not find")
    }
    if !changes.removed.isEmpty {
      parts.append("did not find \(counted(changes.removed, library: library)) that the other query finds")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + answer.notes
  }

  package func failureOfRefusal(isStrict: Bool) -> String? {
    switch outcome {
    case .refused: return nil
    case .nothingToSearch: return missingResult
    case .items: return "query not refused"
    case .database(let database) where database.isOfItems: return "query not refused"
    case .found, .database:
      return isStrict ? "query not refused" : "query not refused; only --strict refuses queries"
    }
  }

  /// `2 cards ("A" and "B")`
  private static func counted(_ cards: Bitset, library: CardLibrary) -> String {
    let names = cards.rows(limit: 3).map { library.name(of: $0) }
    return "\(Counted.cards(cards.count)) (\(QuotedNames.list(names, count: cards.count)))"
  }
}

extension CardAnswer {
  /// `12 cards`, or printings or pictures if the query lists them.
  fileprivate var counted: String {
    let row =
      switch plan.reading[directive: "unique"] {
      case "prints": "printing"
      case "art": "picture"
      default: "card"
      }
    return Counted.of(count, row)
  }

  /// Notes that may explain an unexpected result.
  fileprivate var notes: String {
    var text = ""
    if let term = ignored.first {
      let others = ignored.count == 1 ? "" : " (and \(ignored.count - 1) more)"
      text += "; ignored '\(ShortText.cut(term.text, to: 200))': \(term.reason)\(others)"
    }
    if result.wasCutShort { text += "; a pattern hit its step limit on some texts, so cards may be missing" }
    return text
  }
}

/// Looks up cards by name and collects failures, unknown names among them.
package struct NameLookup {
  /// A clause per failure.
  package var failures: [String] = []
  private let library: CardLibrary
  private var unknown = 0

  package init(_ library: CardLibrary) {
    self.library = library
  }

  /// The cards of a name; a name that no card has is a failure.
  package mutating func cards(named name: String) -> [Int] {
    let cards = library.cards(exactlyNamed: name)
    if cards.isEmpty {
      unknown += 1
      // Only the first gets a suggestion: each costs an index of all names.
      let nearest = unknown == 1 ? library.nearestName(to: name) : nil
      let hint = nearest.map { " (did you mean \(QuotedNames.quoted($0))?)" } ?? ""
      failures.append("no card named \(QuotedNames.quoted(name))\(hint)")
    }
    return cards
  }

  /// All failures in one text; `nil` if there are none.
  package var sentence: String? { failures.isEmpty ? nil : failures.joined(separator: "; ") }
}

extension CardLibrary {
  /// The name with the closest spelling; `nil` if none is close.
  package func nearestName(to name: String) -> String? {
    SpellingSuggestion.nearest(to: name, in: FuzzyIndex((0..<count).map { self.name(of: $0) }))
  }
}
