import FilterEngines
import FilterEvaluation
import FilterSQL
import Foundation

/// Many rows of few columns: `filterq-benchmarks engines --rows 30000000`, each engine and the columns in memory.
///
/// A piece of 300,000 people is written, and repeated in the engine.
enum EngineRowBenchmarks {
  private static let pieceCount = 300_000
  private static let queries = [
    "blood:ab shoe>=42 born>=1990", "shoe>=40 shoe<=44", "mari", "mar blood:0", "-shoe>=20",
  ]

  static func run(_ rows: Int, only: String?) throws {
    let copies = max(1, rows / pieceCount)
    let people = MeasuredPeople.generated(pieceCount)
    let list = MeasuredPeople.list
    let clock = ContinuousClock()
    print("\(copies * pieceCount) people")
    if only ?? "memory" == "memory" { try measureMemory(list, people, copies) }
    for engine in BenchmarkedEngine.allCases where only ?? engine.rawValue == engine.rawValue && engine != .spark {
      guard let setting = engine.setting else {
        print("skipped: \(engine.rawValue), since \(engine.variable) is not set")
        continue
      }
      let connection = try engine.open(setting)
      defer { connection.close() }
      let database = BenchmarkDatabase(engine, connection)
      let schema = SQLSchema(list, hasVariants: false)
      let loading = try clock.measure {
        try database.write(indexesTexts: false) { makeWriter throws(EngineError) in
          var writer = try makeWriter(schema)
          try writer.append(SQLContent(schema, ColumnStore(list, items: people)))
          var about = SQLAbout()
          about.entries["fields"] = EngineList.signature(of: list)
          try writer.finish(about)
        }
        try database.multiply(by: copies, count: pieceCount, schema)
      }
      let opened = try EngineList(connection, EngineList.about(connection), list)
      print("\(engine.rawValue): loaded in \(loading.seconds) s")
      for query in queries {
        let plan = list.plan(query)
        let (count, time) = try database.fastest(
          try opened.statement(plan, BenchmarkDatabase.counting), engine: opened, plan)
        print(
          "  \(query.padding(toLength: 34, withPad: " ", startingAt: 0))"
            + String(format: "%10.1f ms %10d", time, count))
      }
    }
  }

  private static func measureMemory(_ list: FilterableList<MeasuredPerson>, _ people: [MeasuredPerson], _ copies: Int)
    throws
  {
    let before = MemoryUse.resident
    var all: [MeasuredPerson] = []
    all.reserveCapacity(people.count * copies)
    for _ in 0..<copies { all += people }
    let clock = ContinuousClock()
    var store: ColumnStore?
    let building = clock.measure { store = ColumnStore(list, items: all) }
    all = []
    guard let store else { return }
    let bytes = Double(max(0, MemoryUse.resident - before)) / Double(store.count)
    print("memory: built in \(building.seconds) s, " + String(format: "%.0f bytes a row", bytes))
    for query in queries {
      let plan = list.plan(query)
      let time = Timing.fastest(budget: 200) { store.run(plan).count } / 1_000
      print(
        "  \(query.padding(toLength: 34, withPad: " ", startingAt: 0))"
          + String(format: "%10.1f ms %10d", time, store.run(plan).count))
    }
  }
}

/// The memory of this process.
private enum MemoryUse {
  /// In bytes; 0 if the system does not report it.
  static var resident: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }
}
