import Testing
import _FilterTestSupport

/// A word that comes late in a column of words with an order: it is found, and the words have no order then.
@Suite struct LateWordTests {
  private static let words = ["debug", "info", "warn", "error"]

  private func withFile(late: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let lines = (0..<20_000).map { "\($0),\(Self.words[$0 % 4])\n" }.joined()
      try body(folder.file("log.csv", "n,level\n\(lines)20000,\(late)\n20001,info\n"))
    }
  }

  @Test func aLateWordIsFound() throws {
    try withFile(late: "urgent") { file in
      for (query, count) in [("level:urgent", 1), ("level=urgent", 1), ("level~urg", 1), ("level:urgent n<9", 0)] {
        #expect(run("search", query, file, "--count").output == "\(count)\n", "\(query)")
      }
      // Without the word the order stays.
      #expect(run("search", "level>=warn", file, "--count").output == "10000\n")
      let mixed = run("search", "level:urgent or level>=warn", file, "--count")
      #expect(mixed.status == 2 && mixed.errors.contains("level"))
    }
  }

  /// The terms whose words are no known ones find the late word too, counted by hand: 20,000 records of four words, the late
  /// one, and an `info` after it.
  private static let counts = [
    ("level!=info", 15_001), ("-level:info", 15_001), ("level~r", 10_001), ("level!~r", 10_001), ("-level~r", 10_001),
    ("level:/^ur/", 1), ("level:/r/", 10_001), ("level!~/r/", 10_001), ("urgent", 1), ("urg", 1), ("info", 5_001),
    ("has:level", 20_002), ("no:level", 0), ("level>=warn", 10_000), ("-level>=warn", 10_002), ("level>info", 10_000),
    ("level:info..error", 15_001), ("level!=info..error", 5_001), ("level!=info level!=warn", 10_001),
    ("level not in (info, warn)", 10_001), ("level in (info, warn)", 10_001), ("*:urgent", 1),
  ]

  @Test func aTermThatDoesNotNameTheWordFindsIt() throws {
    try withFile(late: "urgent") { file in
      for (query, count) in Self.counts {
        let found = run("search", query, file, "--count")
        #expect(found.output == "\(count)\n", "\(query): \(found.errors)")
      }
    }
  }

  /// A pipe that is asked twice is read into memory, whose columns have the ranks of the words that the sample had.
  @Test func aPipeInMemoryKnowsTheWordsOfItsSample() {
    let lines = "n,level\n" + (0..<9_000).map { "\($0),\(Self.words[$0 % 4])\n" }.joined() + "9000,urgent\n"
    let found = run("compare", "level~r", "level~rr", "-", input: lines)
    #expect(found.output.contains("only the first finds: record 3: 2,warn"), "\(found)")
    #expect(run("search", "level~r", "-", "--count", input: lines).output == "4501\n")
  }

  @Test func aWordThatNoRecordHasIsRefused() throws {
    try withFile(late: "warn") { file in
      let found = run("search", "level:urgnet", file, "--count")
      #expect(found.status == 2 && found.errors.contains("unknown value 'urgnet' for 'level'"))
      #expect(run("search", "level~urg", file, "--count").output == "0\n")
    }
  }
}
