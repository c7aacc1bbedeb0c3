import FilterEngines
import FilterEvaluation
import FilterLists
import FilterSQL
import Foundation
import ListFiles
import ScryfallCards
import _FilterTestSupport

/// Measures the engines over cards: `.ci/engines run swift run -c release filterq-benchmarks engines [--copies N]`.
///
/// Each query runs as the toolkit's SQL and as handwritten SQL over its own tables, in the same engine and run. With
/// copies, the tables contain each card that many times.
enum EngineBenchmarks {
  static func run(_ arguments: [String]) throws {
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    if arguments.first == "own" {
      return try OwnTableBenchmarks.run(value("--rows").flatMap { Int($0) } ?? 1_000_000, only: value("--only"))
    }
    if let rows = value("--rows").flatMap({ Int($0) }) {
      return try EngineRowBenchmarks.run(rows, only: value("--only"))
    }
    let copies = value("--copies").flatMap { Int($0) } ?? 1
    let cards = try SharedCards.load()
    let rows = cards.entries.map { PlainCard($0, list: cards.collection.library.list) }
    try measureRendering(cards.collection.library)
    for engine in BenchmarkedEngine.allCases where value("--only") ?? engine.rawValue == engine.rawValue {
      guard let setting = engine.setting else {
        print("skipped: \(engine.rawValue), since \(engine.variable) is not set")
        continue
      }
      try measure(engine, setting, cards, rows, copies: copies)
    }
  }

  /// The time of making a statement, without the plan.
  private static func measureRendering(_ library: CardLibrary) throws {
    let schema = SQLSchema(
      library.list, hasVariants: false, facts: EngineBenchmarks.facts(of: library), supplements: CardSupplements.all)
    let plans = try (SharedFolder.queries() + EvaluationQuery.all.map { $0.text }).map { library.plan(CardSearch($0)) }
    for dialect in [SQLDialect.sqlite, .postgresql, .duckdb, .spark] {
      var times: [Double] = []
      for plan in plans where !plan.isRefused {
        times.append(
          try Timing.fastest(budget: 0.2) { try schema.statement(for: plan, in: dialect).text.utf8.count })
      }
      times.sort()
      print(
        "rendering for \(dialect.title): \(times.count) queries, median "
          + String(format: "%.1f µs, 95 %% %.1f µs", times[times.count / 2], times[times.count * 95 / 100]))
      print("  " + leafCounts(schema, plans, dialect))
    }
  }

  /// The number of terms of the queries that the engine finds exactly.
  private static func leafCounts(_ schema: SQLSchema, _ plans: [FilterPlan], _ dialect: SQLDialect) -> String {
    var (exact, all) = (0, 0)
    var obstacles: [String: Int] = [:]
    for plan in plans where !plan.isRefused {
      for (leaf, report) in ((try? schema.reports(of: plan, in: dialect)) ?? []).enumerated()
      where plan.leaves[leaf].unanswered == nil {
        all += 1
        if let obstacle = report.obstacle { obstacles[obstacle, default: 0] += 1 } else { exact += 1 }
      }
    }
    let rest = obstacles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return String(format: "%d of %d terms exact: %.2f %%", exact, all, 100 * Double(exact) / Double(max(1, all)))
      + (rest.isEmpty ? "" : "; rechecked: \(rest)")
  }

  private static func facts(of library: CardLibrary) -> SQLFacts {
    let schema = SQLSchema(library.list, hasVariants: false)
    var facts = SQLFacts()
    var codes = SQLCostCodes()
    let content = SQLContent(schema, library.store)
    content.add(to: &facts)
    for row in 0..<library.count { _ = content.row(row, ofVariants: false, &codes) }
    facts.costs = codes.costs
    return facts
  }

  private static func measure(
    _ engine: BenchmarkedEngine, _ setting: String, _ cards: SharedCards, _ rows: [PlainCard], copies: Int
  ) throws {
    let clock = ContinuousClock()
    let connection = try engine.open(setting)
    defer { connection.close() }
    var database = BenchmarkDatabase(engine, connection)
    let loading = try clock.measure {
      try database.write(indexesTexts: copies == 1) {
        try EngineCards.write(cards.collection, named: "cards", $0)
      }
    }
    try HandWrittenTables(rows).load(into: &database)
    if copies > 1 {
      let written = try EngineCards(connection, EngineList.about(connection))
      try database.multiply(by: copies, count: rows.count, written.list.schema)
    }
    let list = try EngineCards(connection, EngineList.about(connection))
    print("\(engine.rawValue): \(rows.count * copies) cards; written and indexed in \(loading.seconds) s")
    var sums = (ours: 0.0, theirs: 0.0)
    var slower: [String] = []
    for query in EvaluationQuery.all {
      let plan = list.plan(CardSearch(query.text))
      let ours = try list.list.statement(plan, BenchmarkDatabase.counting)
      let theirs = SQLStatement(
        "SELECT COUNT(*) FROM plain_cards WHERE " + HandWrittenTables.condition(query.sql, engine),
        dialect: connection.dialect,
        results: [.integer], patterns: ours.patterns)
      let (count, time) = try database.fastest(ours, engine: list.list, plan)
      let (other, otherTime) = try database.fastest(theirs)
      let memory =
        cards.collection.library.store.run(cards.collection.library.plan(CardSearch(query.text))).count * copies
      sums.ours += time
      sums.theirs += otherTime
      if time > otherTime * 1.2 { slower.append(query.text) }
      print(
        "  \(query.text.padding(toLength: 46, withPad: " ", startingAt: 0))"
          + String(format: "%9.2f ms  by hand %9.2f ms  %8d", time, otherTime, count)
          + (count == memory ? "" : "  MEMORY FINDS \(memory)") + (other == count ? "" : "  by hand \(other)"))
    }
    print(
      String(
        format: "  sum %.3f s, by hand %.3f s, ratio %.2f", sums.ours / 1e3, sums.theirs / 1e3, sums.ours / sums.theirs)
        + "; more than 1.2 x slower: \(slower.joined(separator: ", "))")
  }
}

/// An engine that is measured if the environment has its address.
enum BenchmarkedEngine: String, CaseIterable {
  case sqlite, postgresql, duckdb, spark

  var variable: String { "FILTERQ_\(rawValue.uppercased())" }

  /// Its address; SQLite is always available.
  var setting: String? {
    ProcessInfo.processInfo.environment[variable]
      ?? (self == .sqlite ? unnamedFile : nil)
  }

  /// The file of SQLite if none is named; it is replaced.
  private var unnamedFile: String { "\(NSTemporaryDirectory())filterq-engines.db" }

  func open(_ setting: String) throws -> any EngineConnection {
    let address: EngineAddress =
      switch self {
      case .sqlite: .sqlite(path: setting)
      case .postgresql: try EngineAddress(setting)
      case .duckdb, .spark: try EngineAddress("command:\(rawValue):\(setting)")
      }
    if setting == unnamedFile { try? FileManager.default.removeItem(atPath: setting) }
    return try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(1_800))
  }
}
