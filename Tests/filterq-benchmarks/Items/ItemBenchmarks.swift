import DataFiles
import DataStreams
import Foundation
import _FilterTestSupport

/// Measures `filterq search` over files, beside the programs that people use for that, as far as they are installed:
/// jq, Miller (`mlr`), and DuckDB as a package of Python.
///
/// `swift run -c release filterq-benchmarks items [--megabytes N] [--program PATH] [--python PATH]`
///
/// All programs count the same records of the same files, each as a whole process, and must agree.
struct ItemBenchmarks {
  private let program: String
  private let python: String
  private let megabytes: Int
  private let folder: TemporaryFolder

  /// A number and a text, in the languages of the programs.
  private static let query = "status>=500 message:retry"
  private static let jqFilter = #"select(.status >= 500 and (.message | contains("retry")))"#
  private static let millerFilter = #"$status >= 500 && $message =~ "retry""#
  private static let condition = "status >= 500 and message like '%retry%'"

  static func run(_ arguments: [String]) throws {
    func option(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "filterq").path
    let benchmarks = ItemBenchmarks(
      program: option("--program") ?? beside, python: option("--python") ?? "python3",
      megabytes: option("--megabytes").flatMap { Int($0) } ?? 1_000, folder: try TemporaryFolder())
    guard FileManager.default.isExecutableFile(atPath: benchmarks.program) else {
      return print("skipped: there is no program \(benchmarks.program); build it with: swift build -c release")
    }
    if arguments.first != "loaded" {
      for format in [GeneratedLog.Format.jsonl, .csv] { try benchmarks.measure(format) }
    }
    try LoadedItemBenchmarks.run()
  }

  private func measure(_ format: GeneratedLog.Format) throws {
    let file = try write(format, megabytes: megabytes)
    defer { try? FileManager.default.removeItem(atPath: file) }
    // Slow programs get a part of it.
    let part = try write(format, megabytes: max(1, megabytes / 10))
    print("\(format.rawValue), \(megabytes) MB, \(Self.query)")
    let bar = format == .jsonl ? 400.0 : 500
    let alone = report("filterq, one thread", search(file, threads: 1), file, bar: bar)
    let pair = report("filterq, two threads", search(file, threads: 2), file)
    report("  level>=warn took>1.5s", search(file, threads: 1, query: "level>=warn took>1.5s"), file, bar: bar)
    report("  rows into a pipe", search(file, threads: 1, isCount: false), file)
    for threads in 1...2 {
      let peer = report("DuckDB, threads: \(threads)", duckDB(format, file, threads: threads), file)
      compare(threads == 1 ? alone : pair, with: peer, bar: threads == 2 ? 1 : nil)
    }
    if format == .jsonl {
      let words = ["jq", "-c", Self.jqFilter, part]
      let peer = report("jq -c select, a tenth", MeasuredProcess(words), part, isRows: true)
      compare(pair, with: peer, isSameFile: false, bar: 20)
    } else {
      let words = ["mlr", "--icsv", "--ocsvlite", "--headerless-csv-output", "filter", Self.millerFilter, part]
      let peer = report("Miller, a tenth", MeasuredProcess(words), part, isRows: true)
      compare(pair, with: peer, isSameFile: false, bar: 5)
    }
    try measureFirstRow(file)
  }

  private func write(_ format: GeneratedLog.Format, megabytes: Int) throws -> String {
    let path = folder.path("\(megabytes).\(format.rawValue)")
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    var log = GeneratedLog(format)
    log.write(megabytes: megabytes) { Descriptor.writeAll($0, to: handle.fileDescriptor) == nil }
    try handle.close()
    return path
  }

  private func search(
    _ path: String, threads: Int, query: String = Self.query, isCount: Bool = true
  ) -> MeasuredProcess? {
    MeasuredProcess(pinned(to: threads, [program, "search", query, path] + (isCount ? ["--count"] : [])))
  }

  /// The words of a command that runs on so many processors, where `taskset` can see to it.
  private func pinned(to threads: Int, _ words: [String]) -> [String] {
    let taskset = "/usr/bin/taskset"
    guard FileManager.default.isExecutableFile(atPath: taskset) else { return words }
    return [taskset, "-c", threads == 1 ? "0" : "0-\(threads - 1)"] + words
  }

  private func duckDB(_ format: GeneratedLog.Format, _ path: String, threads: Int) -> MeasuredProcess? {
    let source = format == .jsonl ? "read_json('\(path)', format='newline_delimited')" : "read_csv('\(path)')"
    let count = "select count(*) from \(source) where \(Self.condition)"
    let settings = "set threads=\(threads); set enable_progress_bar=false"
    let code = "import duckdb as d; d.execute('\(settings)'); print(d.execute(\"\"\"\(count)\"\"\").fetchone()[0])"
    return MeasuredProcess(pinned(to: threads, [python, "-c", code]))
  }

  /// A run of a program, and what it found.
  private struct Result {
    /// Megabytes a second.
    let speed: Double
    let count: String
  }

  @discardableResult
  private func report(
    _ name: String, _ process: MeasuredProcess?, _ file: String, isRows: Bool = false, bar: Double? = nil
  ) -> Result? {
    guard let process else {
      print("  \(name): skipped, it is not installed or failed")
      return nil
    }
    let size = Double((try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0) / 1e6
    let speed = size / process.seconds
    let verdict = bar.map { speed >= $0 ? "  (bar \(Int($0)): met)" : "  (bar \(Int($0)): MISSED)" } ?? ""
    print(
      "  " + name.padding(toLength: 30, withPad: " ", startingAt: 0)
        + String(
          format: "%7.0f MB/s %7.2f s %7.2f s of processors %6.0f MB of memory", speed, process.seconds,
          process.processorSeconds, process.megabytes) + verdict)
    let count = isRows ? "\(process.output.split(separator: "\n").count)" : process.output
    return Result(speed: speed, count: count)
  }

  /// Compares the speed, and the number of records if the files are the same.
  private func compare(_ own: Result?, with peer: Result?, isSameFile: Bool = true, bar: Double?) {
    guard let own, let peer else { return }
    let ratio = own.speed / peer.speed
    let verdict = bar.map { "  (bar \(Int($0)): \(ratio >= $0 ? "met" : "MISSED"))" } ?? ""
    let isSame = own.count == peer.count || !isSameFile ? "" : "  DIFFERENT: \(own.count) and \(peer.count) records"
    print(String(format: "    filterq is %.1f times as fast", ratio) + verdict + isSame)
  }

  /// The time from the start of the program to the first row on a terminal, with and without a vocabulary.
  private func measureFirstRow(_ file: String) throws {
    let vocabulary = folder.path("vocabulary.json")
    let inferred = MeasuredProcess([program, "vocabulary", "infer", file])
    try Data((inferred?.output ?? "").utf8).write(to: URL(filePath: vocabulary))
    for (name, options) in [("inferred", []), ("given", ["--vocabulary", vocabulary])] {
      let clock = ContinuousClock()
      var times: [Double] = []
      for _ in 0..<5 {
        let start = clock.now
        let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        guard
          let terminal = TerminalProgram(
            program, arguments: ["search", Self.query, file] + options, environment: environment)
        else { return print("  first row: skipped, there is no terminal") }
        if terminal.read(untilQuietFor: 5_000, or: { $0.contains("retry") || $0.utf8.count > 100_000 }) {
          times.append((clock.now - start).milliseconds)
        }
      }
      times.sort()
      guard !times.isEmpty else { return print("  first row: none came") }
      Bar.line("first row, vocabulary \(name)", figure: times[times.count / 2], atMost: 50, unit: "ms")
    }
  }
}
