import FilterEngines
import FilterLists
import FilterSQL
import FilterSemantics
import Foundation

/// Queries over a person's own table beside SQL that is written by hand: `filterq-benchmarks engines own [--rows N]`.
///
/// The table is a shop's, with the indexes that a team has. For each query the number of rows and the first page are
/// asked for, by the toolkit's statement and by that of a person, each seven times in turn, and both plans of the engine
/// are compared.
enum OwnTableBenchmarks {
  private static let rounds = 7

  static func run(_ rows: Int, only: String?) throws {
    for engine in [BenchmarkedEngine.sqlite, .postgresql] where only ?? engine.rawValue == engine.rawValue {
      guard let setting = engine.setting else {
        print("skipped: \(engine.rawValue), since \(engine.variable) is not set")
        continue
      }
      let connection = try engine.open(setting)
      defer { connection.close() }
      let clock = ContinuousClock()
      let loading = try clock.measure { try OwnShop(engine, rows).make(on: connection) }
      print("\(engine.rawValue): \(rows) orders, loaded in \(loading.seconds) s")
      try measure(engine, connection)
    }
  }

  private static func measure(_ engine: BenchmarkedEngine, _ connection: any EngineConnection) throws {
    let address = try EngineAddress(engine == .sqlite ? "sqlite:\(engine.setting ?? "")" : engine.setting ?? "")
    let exact = try EngineTable(named: "orders", on: connection, at: address)
    let own = try EngineTable(named: "orders", on: connection, at: address, exactness: .engine)
    var ratios: [Double] = []
    var same = 0
    for query in OwnShop.queries {
      let table = query.isByEngine ? own : exact
      let plan = SearchableList(table).plan(AnalyzedQuery(parsing: query.text, vocabulary: table.vocabulary))
      let ours = try table.statements(for: plan)
      let hand = query.statements(for: engine)
      var worst = 0.0
      for (one, other) in zip([ours.count, ours.page], hand) {
        let ratio = try ratio(one, SQLStatement(other, dialect: connection.dialect, results: one.results), connection)
        worst = max(worst, ratio)
        ratios.append(ratio)
      }
      let indexes = try [
        connection.explained(ours.shown.text), connection.explained(hand[1]),
      ].map { OwnShop.indexes(in: $0) }
      same += indexes[0] == indexes[1] ? 1 : 0
      let note = indexes[0] == indexes[1] ? "" : "  \(indexes[0]) instead of \(indexes[1])"
      let name = query.text.padding(toLength: 46, withPad: " ", startingAt: 0)
      print("  \(name)\(query.isByEngine ? " engine" : "  exact")\(String(format: "%7.2f", worst))\(note)")
    }
    ratios.sort()
    print(
      String(
        format: "  %d times two statements: median %.2f, 95 %% %.2f, worst %.2f; the same indexes in %d",
        OwnShop.queries.count, ratios[ratios.count / 2], ratios[ratios.count * 95 / 100], ratios.last ?? 0, same))
  }

  /// The median of the times of a statement, as a ratio to that of another. A tenth of a millisecond is added to both, as
  /// short as a round trip to a server is.
  private static func ratio(
    _ one: SQLStatement, _ other: SQLStatement, _ connection: any EngineConnection
  ) throws -> Double {
    let clock = ContinuousClock()
    var times: [[Double]] = [[], []]
    for round in 0...rounds {
      for (place, statement) in [one, other].enumerated() {
        let time = try clock.measure { try connection.run(statement) { _ in true } }
        // The first fills caches.
        if round > 0 { times[place].append(time.milliseconds) }
      }
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    return (medians[0] + 0.1) / (medians[1] + 0.1)
  }
}
