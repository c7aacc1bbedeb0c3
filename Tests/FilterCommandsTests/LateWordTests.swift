import Testing
import _FilterTestSupport

/// A word that comes late in a column of words with an order: it is found, and the words have no order then.
@Suite struct LateWordTests {
  private static let words = ["debug", "info", "warn", "error"]

  private func withFile(late: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let lines = (0..<60_000).map { "\($0),\(Self.words[$0 % 4])\n" }.joined()
      try body(folder.file("log.csv", "n,level\n\(lines)60000,\(late)\n60001,info\n"))
    }
  }

  @Test func aLateWordIsFound() throws {
    try withFile(late: "urgent") { file in
      for (query, count) in [("level:urgent", 1), ("level=urgent", 1), ("level~urg", 1), ("level:urgent n<9", 0)] {
        #expect(run("search", query, file, "--count").output == "\(count)\n", "\(query)")
      }
      // Without the word the order stays.
      #expect(run("search", "level>=warn", file, "--count").output == "30000\n")
      let mixed = run("search", "level:urgent or level>=warn", file, "--count")
      #expect(mixed.status == 2 && mixed.errors.contains("level"))
    }
  }

  @Test func aWordThatNoRecordHasIsRefused() throws {
    try withFile(late: "warn") { file in
      let found = run("search", "level:urgnet", file, "--count")
      #expect(found.status == 2 && found.errors.contains("unknown value 'urgnet' for 'level'"))
      #expect(run("search", "level~urg", file, "--count").output == "0\n")
    }
  }
}
