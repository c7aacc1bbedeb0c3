#if os(Linux)
  import FilterCatalogs
  import FilterCompletion
  import _FilterTestSupport
  import Foundation
  import Testing

  /// Processes that are killed while they write, and processes that write at once.
  @Suite(.enabled(if: BuiltProgram.path != nil, "the program 'filterq' was not built beside the tests"))
  struct StoreKillTests {
    /// Two hundred kills with `FILTERQ_CASES=200`; a few in every run.
    @Test func nothingAcknowledgedIsLost() throws {
      let folder = try TemporaryFolder()
      let store = folder.path("a.sqlite")
      let names = try folder.write("names.txt", (0..<2_000).map { "Name number \($0)\n" }.joined())
      var generator = SeededGenerator(seed: PropertyCases.seed(default: 19))
      var next = 0
      for kill in 0..<PropertyCases.count(long: 6) {
        let writer = try Writers(store: store, names: names, from: next, acknowledging: folder.path("log-\(kill)"))
        // Long enough for some writes, and at a random moment of one.
        Thread.sleep(forTimeInterval: 0.05 + Double(generator.below(200_000)) / 1e6)
        writer.kill()
        let acknowledged = try writer.acknowledged()
        let kept = try CatalogStore(at: store, expecting: .any)
        #expect(kept.setAside == nil, "kill \(kill)")
        let summaries = try kept.summaries()
        #expect(Set(summaries.map { $0.name }).isSuperset(of: acknowledged), "kill \(kill)")
        // All of a blob, or nothing of it.
        #expect(summaries.allSatisfy { $0.count == 2_000 })
        next += 1_000
      }
    }

    @Test func twoProcessesWriteAtOnce() throws {
      let folder = try TemporaryFolder()
      let store = folder.path("a.sqlite")
      let names = try folder.write("names.txt", "Reed\nTide\n")
      _ = try CatalogStore(at: store, expecting: .new)
      let writers = try (0..<3).map { number in
        try Writers(
          store: store, names: names, from: number * 100, count: 6, acknowledging: folder.path("log-\(number)"))
      }
      for writer in writers { writer.wait() }
      let acknowledged = try writers.flatMap { try $0.acknowledged() }
      #expect(acknowledged.count == 18)
      #expect(Set(try CatalogStore(at: store, expecting: .existing).summaries().map { $0.name }) == Set(acknowledged))
    }
  }

  /// A shell that imports one catalog after the other with the real program, and notes each that was acknowledged.
  private struct Writers {
    private let process = Process()
    private let log: String

    init(store: String, names: String, from first: Int, count: Int = 300, acknowledging log: String) throws {
      self.log = log
      process.executableURL = URL(filePath: "/usr/bin/env")
      let script = """
        echo $$ >"\(log).pid"
        i=\(first); while [ $i -lt \(first + count) ]; do
          "\(BuiltProgram.path ?? "")" catalogs import --catalogs "\(store)" --name list-$i "\(names)" >/dev/null || exit 1
          echo list-$i >>"\(log)"; i=$((i+1))
        done
        """
      // A separate session, so that the shell and the program it runs are killed together.
      process.arguments = ["setsid", "--wait", "sh", "-c", script]
      process.environment = ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
      try process.run()
    }

    /// Kills the session, whose id is written down first.
    func kill() {
      for _ in 0..<500 {
        if let text = try? String(contentsOfFile: log + ".pid", encoding: .utf8), let number = Int32(text.dropLast()) {
          _ = Foundation.kill(-number, SIGKILL)
          break
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
      process.waitUntilExit()
    }

    func wait() { process.waitUntilExit() }

    /// The entries written and acknowledged before the kill.
    func acknowledged() throws -> [String] {
      guard let text = try? String(contentsOfFile: log, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").map { String($0) }
    }
  }
#endif
