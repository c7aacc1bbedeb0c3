import DataStreams
import FilterAnalysis
import FilterEngines
import FilterEvaluation
import FilterExplanation
import FilterItems
import FilterParser
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

extension ReplInterpreter {
  /// The answer to a command that needs cards if there are none.
  static let withoutCards = ReplAnswer.error(
    "nothing to search with this vocabulary", hints: "name a file of items, or omit --vocabulary to search cards")

  /// Shows what is loaded, or requests that a file is loaded.
  func load(_ path: String) -> ReplAnswer {
    if let items = environment.items {
      return path.isEmpty ? .line(items.inventory) : ReplAnswer(request: .load(path: path))
    }
    if let database = environment.database {
      return path.isEmpty ? .line(database.inventory) : ReplInterpreter.withoutMemory("load FILE")
    }
    if path.isEmpty {
      guard let cards = environment.cards else { return ReplInterpreter.withoutCards }
      return .line(ReplInterpreter.inventory(of: cards, named: environment.cardsName))
    }
    if environment.cards == nil { return ReplInterpreter.withoutCards }
    return ReplAnswer(request: .load(path: path))
  }

  /// The numbers of cards and printings, for display.
  static func inventory(of cards: CardCollection, named name: String) -> String {
    "\(name): \(Counted.grouped(cards.library.count)) cards, \(Counted.grouped(cards.library.printingCount)) printings"
  }

  /// Measures the steps of answering a query: the best of several runs each.
  func times(of query: AnalyzedQuery) -> ReplAnswer {
    let times = QueryTimes(search(query), environment: environment)
    var answer = ReplAnswer()
    for (name, duration) in times.parts {
      let text = Stopwatch.text(duration)
      answer.add("\(name.filled(to: 10))\(text.rightAligned(to: 8))")
    }
    return answer
  }
}

/// Console output collected in memory.
final class WrittenText {
  var bytes: [UInt8] = []

  /// The output as lines.
  var lines: [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// The duration of each step of answering a query: the best of several runs.
struct QueryTimes {
  /// The steps in order, followed by their sum.
  let parts: [(name: String, duration: Duration)]

  private static let runs = 7

  /// Measures a query. Without a list, only parsing and analysis are measured.
  init(_ search: CardSearch, environment: QueryEnvironment) {
    var parts: [(name: String, duration: Duration)] = []
    let parsed = search.query.parsed
    let source = parsed.source
    parts.append(("parse", QueryTimes.best { _ = ParsedQuery(parsing: source) }))
    parts.append(
      ("analysis", QueryTimes.best { _ = AnalyzedQuery(parsed, vocabulary: environment.vocabulary).diagnostics.count }))
    if let items = environment.items {
      let plan = items.plan(search.query)
      parts.append(("plan", QueryTimes.best { _ = items.plan(search.query) }))
      if !plan.isRefused {
        let found = items.answer(plan)
        parts.append(("run", QueryTimes.best { _ = items.answer(plan).count }))
        parts.append(("sort", QueryTimes.best { _ = found.items(limit: ReplInterpreter.maximumRows) }))
      }
    } else if let database = environment.database {
      parts.append(("plan", QueryTimes.best { _ = database.plan(search.query, isStrict: search.isStrict) }))
      let plan = database.plan(search.query, isStrict: search.isStrict)
      var hasAnswered = false
      // Once: an engine may take long.
      let duration = ContinuousClock().measure {
        do throws(EngineError) {
          _ = try database.count(of: plan, includesExtras: search.includesExtras)
          hasAnswered = true
        } catch {}
      }
      if hasAnswered { parts.append(("count", duration)) }
    } else if let library = environment.cards?.library {
      let plan = library.plan(search)
      parts.append(("plan", QueryTimes.best { _ = library.plan(search) }))
      if !plan.isRefused {
        let result = library.store.run(plan)
        let answer = library.answer(plan, result: result, includesExtras: search.includesExtras)
        parts.append(
          (
            "run",
            QueryTimes.best {
              _ = library.answer(plan, result: library.store.run(plan), includesExtras: search.includesExtras).count
            }
          ))
        parts.append(("sort", QueryTimes.best { _ = library.hits(answer).count }))
      }
    }
    parts.append(("all", parts.reduce(Duration.zero) { $0 + $1.duration }))
    self.parts = parts
  }

  private static func best(_ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in clock.measure(body) }.min() ?? .zero
  }
}
