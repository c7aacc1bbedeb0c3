import FilterLists
import Testing
import _FilterTestSupport

@testable import FilterReports

/// `--unique` with each of the other options, over a file, a prepared file and a database.
@Suite struct UniqueItemsTests {
  private static let rows = """
    {"a":"x","n":3,"k":"one"}
    {"a":"y","n":1,"k":"two"}
    {"a":"x","n":2,"k":"three"}
    {"a":"z","n":9,"k":"four"}
    {"a":"y","n":5,"k":"five"}
    {"n":4,"k":"six"}

    """

  struct Case: Sendable, CustomTestStringConvertible {
    let options: [String]
    let expected: String
    var testDescription: String { options.joined(separator: " ") }

    init(_ options: String, _ expected: String) {
      self.options = options.split(separator: " ").map { String($0) }
      self.expected = expected
    }
  }

  private static let cases = [
    Case("--unique a --count", "4\n"),
    Case("--unique k --count", "6\n"),
    Case("--unique a --count --limit 2", "4\n"),
    Case("--unique a --columns k", "k\none\ntwo\nfour\nsix\n"),
    Case("--unique a --columns k --limit 3", "k\none\ntwo\nfour\n"),
    Case("--unique a --columns k --offset 1", "k\ntwo\nfour\nsix\n"),
    Case("--unique a --columns k --offset 1 --limit 2", "k\ntwo\nfour\n"),
    Case("--unique a --columns k --sort n", "k\ntwo\none\nsix\nfour\n"),
    Case("--unique a --columns k --sort=-n", "k\nfour\nsix\none\ntwo\n"),
    Case("--unique a --columns k --sort n --limit 2", "k\ntwo\none\n"),
    Case("--unique a --columns k --sort n --offset 1 --limit 2", "k\none\nsix\n"),
    Case("--unique a --columns k --sort n --offset 9", "k\n"),
    Case("--unique a --columns a,k --sort k --limit 2", "a\tk\nz\tfour\nx\tone\n"),
    Case("--columns k --sort n --limit 3", "k\ntwo\nthree\none\n"),
    Case("--columns k --sort=-n --offset 1 --limit 2", "k\nfive\nsix\n"),
    Case("--sort n --count", "6\n"),
    Case("--columns k --sort n --limit 0", "k\n"),
    Case(
      "--count-by a --sort=-count", "x       2  \(all)\ny       2  \(all)\n(none)  1  \(half)\nz       1  \(half)\n"),
  ]

  private static let all = String(repeating: "█", count: 69)
  private static let half = String(repeating: "█", count: 34) + "▌"

  @Test func ofAFile() throws {
    for one in Self.cases {
      try withTemporaryFolder { folder in
        let file = try folder.file("rows.jsonl", Self.rows)
        #expect(run(["search"] + one.options + ["", file], bytes: []).output == one.expected, "\(one.testDescription)")
        #expect(
          run(["search"] + one.options + ["", "-"], bytes: Array(Self.rows.utf8)).output == one.expected,
          "\(one.testDescription)")
      }
    }
  }

  @Test func ofAPreparedFile() throws {
    for one in Self.cases {
      try withTemporaryFolder { folder in
        let file = try folder.file("rows.jsonl", Self.rows)
        #expect(
          run("items", "prepare", file, "--output", folder.path("rows.items")).status == 0, "\(one.testDescription)")
        #expect(
          run(["search"] + one.options + ["", folder.path("rows.items")], bytes: []).output == one.expected,
          "\(one.testDescription)")
      }
    }
  }

  #if SQLite
    @Test func ofADatabase() throws {
      for one in Self.cases {
        try withTemporaryFolder { folder in
          let file = try folder.file("rows.jsonl", Self.rows)
          #expect(run("items", "export", file, folder.path("rows.db")).status == 0, "\(one.testDescription)")
          let engine = ["--engine", "sqlite:\(folder.path("rows.db"))"]
          #expect(
            run(["search"] + engine + one.options + [""], bytes: []).output == one.expected, "\(one.testDescription)")
        }
      }
    }
  #endif

  /// The kept hits are the printed ones.
  @Test func sortingKeepsTheLimitAlone() {
    var random = SeededGenerator(seed: 5)
    let numbers = (0..<2_000).map { (value: random.below(500), place: $0) }
    for limit in [0, 1, 2, 3, 7, 100, 1_999, 2_000, 5_000] {
      var first = FirstInOrder<(value: Int, place: Int)>(limit: limit) { ($0.value, $0.place) < ($1.value, $1.place) }
      var most = 0
      for number in numbers {
        first.add(number)
        most = max(most, first.count)
      }
      #expect(most == min(limit, 2_000))
      let expected = numbers.sorted { ($0.value, $0.place) < ($1.value, $1.place) }.prefix(limit)
      #expect(first.sorted.map { $0.place } == expected.map { $0.place })
    }
  }
}
