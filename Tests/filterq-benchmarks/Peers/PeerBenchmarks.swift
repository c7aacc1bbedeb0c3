import FilterEvaluation
import Foundation

/// Measures queries of people against DuckDB and Polars with the same rows, where Python has them: the interpreter is
/// the one named by `FILTERQ_PYTHON`, or `python3`.
///
/// All use two threads and memory alone. DuckDB runs prepared statements, Polars expressions that are made beforehand,
/// the faster of two ways to count.
enum PeerBenchmarks {
  /// A query in three languages. Names are compared as they are searched: in lower case, without blanks.
  private struct Query {
    let title: String
    let text: String
    let sql: String
    let expression: String
    var limit: Int?
    /// The required speedup over DuckDB and Polars.
    var bars: (duck: Double, polars: Double) = (1, 1)

    var argument: String { "\(title)\t\(sql)\t\(expression)\t\(limit.map { String($0) } ?? "")" }
  }

  /// The count of a query, and its fastest and median time in microseconds.
  private struct Result {
    let count: Int
    let fastest: Double
    let median: Double
  }

  static func run(_ arguments: [String]) throws {
    let python = ProcessInfo.processInfo.environment["FILTERQ_PYTHON"] ?? "python3"
    let peers = ["duckdb", "polars"].filter { MeasuredProcess([python, "-c", "import \($0)"]) != nil }
    for missing in ["duckdb", "polars"] where !peers.contains(missing) {
      print("skipped \(missing): \(python) has no module of this name; FILTERQ_PYTHON names another Python")
    }
    if peers.isEmpty { return }
    let sizes = arguments.compactMap { Int($0) }.filter { $0 > 0 }
    for size in sizes.isEmpty ? [500_000, 10_000_000] : sizes { try measure(size, peers: peers, python: python) }
  }

  private static func measure(_ size: Int, peers: [String], python: String) throws {
    print("\(size) people, µs (fastest / median), load \(MachineLoad.text):")
    let folder = FileManager.default.temporaryDirectory.appending(path: "filterq-peers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "people.csv")
    let own = try ownResults(size, file: file)
    var results: [String: [String: Result]] = [:]
    for peer in peers {
      let words = [python, "-c", PeerProgram.text, peer, file.path] + queries.map { $0.argument }
      guard let process = MeasuredProcess(words) else {
        print("  \(peer) failed")
        continue
      }
      for line in process.output.split(separator: "\n") {
        let parts = line.split(separator: "\t")
        guard parts.count == 4, let count = Int(parts[1]), let fastest = Double(parts[2]), let median = Double(parts[3])
        else { continue }
        results[peer, default: [:]][String(parts[0])] = Result(count: count, fastest: fastest, median: median)
      }
    }
    for query in queries {
      guard let mine = own[query.title] else { continue }
      line(query, mine, duck: results["duckdb"]?[query.title], polars: results["polars"]?[query.title])
    }
  }

  private static func ownResults(_ size: Int, file: URL) throws -> [String: Result] {
    let people = MeasuredPeople.generated(size)
    try write(people, to: file)
    let store = ColumnStore(MeasuredPeople.list, items: people)
    var results: [String: Result] = [:]
    for query in queries {
      let plan = MeasuredPeople.list.plan(query.text)
      results[query.title] =
        if let limit = query.limit {
          result { store.rows(plan, limit: limit).count }
        } else if query.title == changed {
          changing(store, plan)
        } else {
          result { store.run(plan).count }
        }
    }
    return results
  }

  /// The change from the three filters to a plan that differs in one of them, each time by a filter that does not know
  /// it yet.
  private static func changing(_ store: ColumnStore, _ plan: FilterPlan) -> Result {
    let before = MeasuredPeople.list.plan(three)
    var filter = IncrementalFilter(store)
    return result(
      before: {
        filter = IncrementalFilter(store)
        filter.update(before)
      },
      {
        filter.update(plan)
        return filter.result.count
      })
  }

  private static func result(before: () -> Void = {}, _ work: () -> Int) -> Result {
    var times: [Double] = []
    var count = 0
    var spent = 0.0
    while times.count < 9 || spent < 400_000 && times.count < 300 {
      before()
      times.append(
        Timing.once {
          count = work()
          return count
        })
      spent += times.last ?? 0
    }
    // The first two are not counted, as with the peers.
    times = times.dropFirst(2).sorted()
    return Result(count: count, fastest: times[0], median: times[times.count / 2])
  }

  private static func line(_ query: Query, _ mine: Result, duck: Result?, polars: Result?) {
    func times(_ result: Result?) -> String {
      result.map { String(format: "%9.1f / %9.1f", $0.fastest, $0.median) } ?? "          –          "
    }
    func ratio(_ result: Result?, bar: Double) -> String {
      guard let result else { return "" }
      // Of the fastest runs, which depend least on the load of the machine.
      let ratio = result.fastest / mine.fastest
      return String(format: " %7.1f x (bar %.0f: %@)", ratio, bar, ratio >= bar ? "met" : "MISSED")
    }
    print(
      "  " + query.title.padding(toLength: 26, withPad: " ", startingAt: 0) + String(format: "%9d", mine.count),
      " it \(times(mine))  DuckDB \(times(duck))\(ratio(duck, bar: query.bars.duck))",
      " Polars \(times(polars))\(ratio(polars, bar: query.bars.polars))")
    for (name, result) in [("DuckDB", duck), ("Polars", polars)] {
      if let result, result.count != mine.count { print("    DISAGREE: \(name) finds \(result.count)") }
    }
  }
}

extension PeerBenchmarks {
  private static let three = "shoe>=40 shoe<=41 blood:a+ born>=1970"
  private static let changed = "one of them changed"

  private static let queries: [Query] = {
    func sql(_ shoe: Int) -> String {
      "shoe >= 40 AND shoe <= \(shoe) AND blood = 'a+' AND born >= DATE '1970-01-01'"
    }
    func expression(_ shoe: Int) -> String {
      "(shoe >= 40) & (shoe <= \(shoe)) & (blood == 'a+') & (born >= day(1970, 1, 1))"
    }
    func contains(_ text: String) -> (sql: String, expression: String) {
      ("contains(name, '\(text)')", "name.str.contains('\(text)', literal=True)")
    }
    var queries = [
      Query(title: "three filters", text: three, sql: sql(41), expression: expression(41), bars: (15, 5)),
      Query(
        title: changed, text: "shoe>=40 shoe<=42 blood:a+ born>=1970", sql: sql(42), expression: expression(42)),
      Query(
        title: "shoe range", text: "shoe>=40 shoe<=41", sql: "shoe >= 40 AND shoe <= 41",
        expression: "(shoe >= 40) & (shoe <= 41)"),
    ]
    for text in ["m", "ma", "mar", "mari", "maria"] {
      let (sql, expression) = contains(text)
      queries.append(Query(title: "name contains \(text)", text: text, sql: sql, expression: expression))
    }
    let mar = contains("mar")
    queries.append(
      Query(
        title: "three filters and mar", text: three + " mar", sql: sql(41) + " AND " + mar.sql,
        expression: expression(41) + " & " + mar.expression))
    queries.append(
      Query(title: "three filters, first 50", text: three, sql: sql(41), expression: expression(41), limit: 50))
    return queries
  }()

  /// Writes the rows as comma-separated values, which both peers read.
  private static func write(_ people: [MeasuredPerson], to file: URL) throws {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let first = MeasuredPeople.names.first.map { Array($0.lowercased().utf8) }
    let last = MeasuredPeople.names.last.map { Array($0.lowercased().utf8) }
    let bloods = MeasuredPeople.bloods.map { Array($0.utf8) }
    let days = MeasuredPeople.days.map { Array(($0 + "\n").utf8) }
    let comma = UInt8(ascii: ",")
    var bytes: [UInt8] = []
    for (number, person) in people.enumerated() {
      bytes += first[Int(person.first)]
      bytes += last[Int(person.last)]
      bytes.append(comma)
      bytes += Array(String(person.shoe).utf8)
      bytes.append(comma)
      bytes += bloods[Int(person.blood)]
      bytes.append(comma)
      bytes += days[Int(person.birthday)]
      if bytes.count > 1 << 22 || number == people.count - 1 {
        try handle.write(contentsOf: bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
  }
}
