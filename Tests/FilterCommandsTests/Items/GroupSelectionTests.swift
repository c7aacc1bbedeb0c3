import Testing
import _FilterTestSupport

/// `--sort`, `--offset` and `--limit` among the groups of `--count-by` and the bins of `--histogram`, on each kind of list.
@Suite struct GroupSelectionTests {
  private static let rows = (0..<60).map { number in
    #"{"k":"\#(["a", "b", "c", "d"][number % 10 < 4 ? number % 10 : 0])","n":\#(number),"size":\#(number % 3 * 10)}"#
  }.joined(separator: "\n")

  private static let cases = [
    ("--count-by k", "k,count\na,42\nb,6\nc,6\nd,6\n"), ("--count-by k --limit 2", "k,count\na,42\nb,6\n"),
    ("--count-by k --offset 1 --limit 2", "k,count\nb,6\nc,6\n"), ("--count-by k --offset 9", "k,count\n"),
    ("--count-by k --sort=-k --limit 2", "k,count\nd,6\nc,6\n"),
    ("--count-by k --sort count --limit 1", "k,count\nb,6\n"),
    ("--count-by k --sort=-count --limit 1", "k,count\na,42\n"),
    ("--count-by size --sort=-size", "size,count\n20,20\n10,20\n0,20\n"),
    ("--count-by k,size --sort size --limit 2", "k,size,count\na,0,14\nb,0,2\n"),
    ("--histogram k --sort k --limit 1", "k,count\na,42\n"),
    ("--histogram n --limit 1", "n,count\n0 to <5,5\n"),
    ("--histogram n --sort=-n --limit 1", "n,count\n55 to <60,5\n"),
    ("--histogram n --sort=-count --offset 11", "n,count\n55 to <60,5\n"),
  ]

  @Test func choosesGroups() throws {
    try withTemporaryFolder { folder in
      let lists = try EqualLists("items.jsonl", Self.rows, in: folder)
      for (options, expected) in Self.cases {
        let words = options.split(separator: " ").map { String($0) } + ["--format", "csv"]
        for list in [[lists.file], [lists.prepared], ["--engine", "sqlite:" + lists.exported]] {
          #expect(run(["search", ""] + list + words, bytes: []).output == expected, "\(options) \(list)")
        }
      }
    }
  }

  @Test func ofCards() {
    let all = run("search", "t:elf", "--count-by", "set", "--sort", "set", "--format", "csv").lines
    let some = run(
      "search", "t:elf", "--count-by", "set", "--sort", "set", "--offset", "1", "--limit", "2", "--format", "csv")
    #expect(some.lines == [all[0], all[2], all[3]])
  }

  @Test func anotherColumnIsNoOrderOfGroups() throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("items.jsonl", Self.rows)
      let result = run("search", "", items, "--count-by", "k", "--sort", "n")
      #expect(result.status == 2)
      #expect(result.errors.contains("--sort sorts groups by 'count' or by a counted column, not by 'n'"))
    }
  }
}
