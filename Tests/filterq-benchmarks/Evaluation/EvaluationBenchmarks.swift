import DataStreams
import FilterEvaluation
import FilterSemantics
import Foundation
import ListFiles
import ScryfallCards
import ScryfallDialect

/// Measures typical queries over all cards, counted and for the first rows, against a closure over structs and SQLite.
enum EvaluationBenchmarks {
  /// Runs all parts, or those named in the arguments.
  static func run(_ parts: [String]) throws {
    if parts.count == 2, parts[0] == "spin" { return try spin(parts[1]) }
    func wants(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
    print("load of the machine: \(MachineLoad.text)")
    // First, because it measures memory.
    if wants("load") { try LoadBenchmarks.run() }
    if wants("queries") || wants("regex") || wants("candidates") {
      let cards = try SharedCards.load()
      if wants("queries") { try queries(cards, isBare: parts.contains("bare")) }
      if wants("regex") { try RegexBenchmarks.run(cards) }
      if wants("candidates") { CandidateBenchmarks.run(cards) }
      if wants("tasks") || wants("queries") { TaskBenchmarks.run(cards) }
    }
    if wants("people") { PeopleBenchmarks.run() }
    print("load of the machine: \(MachineLoad.text)")
  }

  /// Repeats one query for five seconds, for a profiler.
  private static func spin(_ text: String) throws {
    let library = try SharedCards.path.map { try CardCollection.open($0).library } ?? CardCollection.sample.library
    let plan = library.list.plan(text)
    let end = ContinuousClock.now + .seconds(5)
    var runs = 0
    while ContinuousClock.now < end {
      if library.store.run(plan).count < 0 { break }
      runs += 1
    }
    print("\(text): \(5_000_000 / max(1, runs)) µs")
  }

  /// The duration of a query in microseconds.
  private struct Row {
    let query: EvaluationQuery
    let count: Int
    var times: [String: Double]
  }

  private static func queries(_ cards: SharedCards, isBare: Bool) throws {
    let library = cards.collection.library
    let store = library.store
    let rows = cards.entries.map { PlainCard($0, list: library.list) }
    #if SQLite
      let sqlite = isBare ? nil : try SQLiteBaseline(rows)
    #endif
    var results: [Row] = []
    var disagreements: [String] = []
    for query in EvaluationQuery.all {
      let plan = library.list.plan(query.text)
      for term in plan.reading.ignored { print("  ignored in \(query.text): \(term.text), \(term.reason)") }
      let count = store.run(plan).count
      var times: [String: Double] = [:]
      times["plan"] = Timing.fastest(budget: 3) { library.list.plan(query.text).leaves.count }
      times["count"] = Timing.fastest { store.run(plan).count }
      times["first"] = Timing.fastest { store.rows(plan, limit: 50).count }
      if !isBare {
        let byHand = rows.count { query.passes($0) }
        if byHand != count { disagreements.append("\(query.text): \(count), by a closure \(byHand)") }
        times["closure"] = Timing.fastest(budget: 100) { rows.filter { query.passes($0) }.count }
        times["closure first"] = Timing.fastest(budget: 100) { first(50, rows: rows, query.passes) }
        #if SQLite
          if let sqlite {
            let counted = try sqlite.count(query)
            if counted != count { disagreements.append("\(query.text): \(count), in SQLite \(counted)") }
            times["SQLite"] = try Timing.fastest(budget: 60) { try sqlite.count(query) }
            times["SQLite first"] = try Timing.fastest(budget: 60) { try sqlite.first(50, query: query) }
          }
        #endif
      }
      results.append(Row(query: query, count: count, times: times))
    }
    report(results, cards: cards)
    firstRows(results.map { ($0.query.text, $0.times["count"] ?? 0, $0.times["first"] ?? 0) }, store, library.list)
    if !isBare { print(disagreements.isEmpty ? "  all counts agree" : "  counts that DISAGREE:") }
    for line in disagreements { print("    \(line)") }
  }

  /// Shows that the first rows never take longer than the count, also where few rows match.
  private static func firstRows<Element>(
    _ known: [(text: String, count: Double, first: Double)], _ store: ColumnStore, _ list: FilterableList<Element>
  ) {
    let rare = ["o:proliferate t:instant", "o:proliferate mv=3", "t:creature o:zzz"].map { text in
      let plan = list.plan(text)
      return (
        text: text, count: Timing.fastest { store.run(plan).count },
        first: Timing.fastest { store.rows(plan, limit: 50).count }
      )
    }
    for row in rare {
      Bar.line("\(row.text), first 50", figure: row.first, atMost: (1.1 * row.count).rounded(.up), unit: "µs")
    }
    // The clock is too coarse below a microsecond.
    let slowest = (known + rare).max { $0.first / max(1, $0.count) < $1.first / max(1, $1.count) }
    guard let slowest else { return }
    Bar.line(
      "first 50 against the count, slowest: \(slowest.text)", figure: slowest.first / max(1, slowest.count),
      atMost: 1.1,
      unit: "x")
  }

  private static func first(_ limit: Int, rows: [PlainCard], _ passes: (PlainCard) -> Bool) -> Int {
    var found: [Int] = []
    for (index, row) in rows.enumerated() where passes(row) {
      found.append(index)
      if found.count == limit { break }
    }
    return found.count
  }
}

extension EvaluationBenchmarks {
  private static func report(_ rows: [Row], cards: SharedCards) {
    let engines = ["count", "first", "closure", "closure first", "SQLite", "SQLite first", "plan"].filter { name in
      rows.contains { $0.times[name] != nil }
    }
    print("\(cards.entries.count) \(cards.name), \(rows.count) queries, microseconds:")
    print(line("", cells: ["found"] + engines))
    for kind in EvaluationQuery.Kind.allCases {
      let ofKind = rows.filter { $0.query.kind == kind }
      for row in ofKind {
        print(line(row.query.text, cells: ["\(row.count)"] + engines.map { TimeSummary.figure(row.times[$0] ?? 0) }))
      }
      let medians = engines.map { name in
        TimeSummary.figure(TimeSummary(ofKind.map { $0.times[name] ?? 0 }).median)
      }
      print(line("= \(kind.rawValue) (\(ofKind.count)), median", cells: [""] + medians))
    }
    let sums = Dictionary(
      uniqueKeysWithValues: engines.map { name in (name, TimeSummary(rows.map { $0.times[name] ?? 0 })) })
    for name in engines {
      guard let summary = sums[name] else { continue }
      print("  \(name.padding(toLength: 14, withPad: " ", startingAt: 0)) \(summary.text)")
    }
    guard let count = sums["count"], let first = sums["first"] else { return }
    Bar.line("count, median", figure: count.median, atMost: 40, unit: "µs")
    Bar.line("count, worst", figure: count.worst, atMost: 1_500, unit: "µs")
    Bar.line("count, sum of \(rows.count)", figure: count.sum, atMost: 8_000, unit: "µs")
    Bar.line("first 50, median", figure: first.median, atMost: 40, unit: "µs")
    for (name, other) in [("closure", "closure"), ("SQLite", "SQLite")] {
      guard let slow = sums[other], let slowFirst = sums[other + " first"] else { continue }
      print(
        String(
          format: "  %@ / this: count median %.0f x, sum %.0f x; first 50 median %.0f x, sum %.0f x", name,
          slow.median / count.median, slow.sum / count.sum, slowFirst.median / first.median, slowFirst.sum / first.sum))
    }
  }

  private static func line(_ name: String, cells: [String]) -> String {
    let head = name.count > 44 ? String(name.prefix(43)) + "…" : name
    let padded = cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }
    return "  " + head.padding(toLength: 44, withPad: " ", startingAt: 0) + padded.joined()
  }
}
