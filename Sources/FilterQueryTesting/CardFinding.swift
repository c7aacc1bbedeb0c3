import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FuzzyMatching
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What a query finds, and where that is not what is expected.
package struct CardFinding {
  private enum Outcome {
    case found(CardAnswer, CardLibrary)
    case refused(String)
    case noCards
  }

  private let outcome: Outcome

  /// Runs a query as another one is tried.
  package init(_ text: String, of query: TriedQuery) {
    guard let library = query.world.cards?.library else {
      outcome = .noCards
      return
    }
    let answer = library.search(
      CardSearch(text, isStrict: query.isStrict, includesExtras: query.includesExtras))
    outcome = answer.refusal.map { .refused($0.message) } ?? .found(answer, library)
  }

  /// Why there is no result; nil where there is one.
  private var obstacle: String? {
    switch outcome {
    case .found: nil
    case .refused(let message): "the query is refused: \(message)"
    case .noCards: "there are no cards to search: the vocabulary is that of another list"
    }
  }

  package func failure(ofCount expected: ExpectedCount) -> String? {
    guard case .found(let answer, _) = outcome else { return obstacle }
    if expected.allows(answer.count) { return nil }
    return "it finds \(answer.counted)\(answer.remark)"
  }

  package func failure(including names: [String]) -> String? {
    guard case .found(let answer, let library) = outcome else { return obstacle }
    var complaints = NameComplaints(library)
    var missing: [String] = []
    var hidden: [String] = []
    // What answers the query, whether it is shown or not.
    lazy var everything = library.store.run(answer.plan).items
    for name in names {
      let cards = complaints.cards(named: name)
      if cards.isEmpty || cards.contains(where: { answer.result.items.contains($0) }) { continue }
      if cards.contains(where: { everything.contains($0) }) { hidden.append(name) } else { missing.append(name) }
    }
    if !missing.isEmpty {
      complaints.texts.append("it does not find \(NameText.list(missing, count: missing.count, conjunction: "or"))")
    }
    if !hidden.isEmpty {
      let verb = hidden.count == 1 ? "answers it, but is hidden as an extra" : "answer it, but are hidden as extras"
      complaints.texts.append("\(NameText.list(hidden, count: hidden.count)) \(verb)")
    }
    return complaints.sentence.map { $0 + answer.remark }
  }

  package func failure(excluding names: [String]) -> String? {
    guard case .found(let answer, let library) = outcome else { return obstacle }
    var complaints = NameComplaints(library)
    var found: [String] = []
    for name in names {
      let cards = complaints.cards(named: name)
      if let card = cards.first(where: { answer.result.items.contains($0) }) { found.append(library.name(of: card)) }
    }
    if !found.isEmpty { complaints.texts.append("it finds \(NameText.list(found, count: found.count))") }
    return complaints.sentence.map { $0 + answer.remark }
  }

  package func failure(beginningWith name: String) -> String? {
    guard case .found(let answer, let library) = outcome else { return obstacle }
    var complaints = NameComplaints(library)
    let cards = complaints.cards(named: name)
    if let first = library.hits(answer, limit: 1).first {
      if cards.contains(first.card) { return nil }
      complaints.texts.append("the first is \(NameText.quoted(library.name(of: first.card)))")
    } else {
      complaints.texts.append("it finds nothing")
    }
    return complaints.sentence.map { $0 + answer.remark }
  }

  package func failure(comparedWith text: String, of query: TriedQuery) -> String? {
    guard case .found(let answer, let library) = outcome else { return obstacle }
    let other = AnalyzedQuery(parsing: text, vocabulary: query.world.vocabulary)
    if let error = other.diagnostics.first(where: { $0.severity == .error }) {
      return "the other query has an error: \(error.message) [\(error.id)]"
    }
    let finding = CardFinding(text, of: query)
    guard case .found(let otherAnswer, _) = finding.outcome else {
      if case .refused(let message) = finding.outcome { return "the other query is refused: \(message)" }
      return finding.obstacle
    }
    let changes = answer.result.changes(since: otherAnswer.result)
    var parts: [String] = []
    if !changes.inserted.isEmpty {
      parts.append("it finds \(counted(changes.inserted, library)) that the other does not find")
    }
    if !changes.removed.isEmpty {
      parts.append("it does not find \(counted(changes.removed, library)) that the other finds")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + answer.remark
  }

  package func failureOfRefusal(isStrict: Bool) -> String? {
    switch outcome {
    case .refused: return nil
    case .noCards: return obstacle
    case .found:
      return isStrict ? "the query is not refused" : "the query is not refused: that is done with --strict only"
    }
  }

  /// `2 cards ("A" and "B")`
  private func counted(_ cards: Bitset, _ library: CardLibrary) -> String {
    let count = cards.count
    let names = cards.rows(limit: 3).map { library.name(of: $0) }
    return "\(count) \(count == 1 ? "card" : "cards") (\(NameText.list(names, count: count)))"
  }
}

extension CardAnswer {
  /// `12 cards`; of a query that asks for printings or pictures those.
  fileprivate var counted: String {
    let row =
      switch plan.reading[directive: "unique"] {
      case "prints": "printing"
      case "art": "picture"
      default: "card"
      }
    return "\(count) \(row)\(count == 1 ? "" : "s")"
  }

  /// What a person would like to know of a result that is not as expected.
  fileprivate var remark: String {
    var text = ""
    if let term = ignored.first {
      let others = ignored.count == 1 ? "" : " (and \(ignored.count - 1) more)"
      text += "; '\(ScriptText.cut(term.text, to: 200))' counts for nothing: \(term.reason)\(others)"
    }
    if result.wasCutShort { text += "; a pattern took too many steps on some texts, so cards may be missing" }
    return text
  }
}
