import Foundation
import Testing
import _FilterTestSupport

/// `--group-by` with the numbers of each group, buckets, `--top`, and the number of groups, on each kind of list.
@Suite struct GroupNumberTests {
  private static let rows = """
    {"k":"a","n":1,"took":"20ms","size":"10 MB","t":"2026-01-05T10:15:00Z","u":"x"}
    {"k":"a","n":2.5,"took":"40ms","size":"30 MB","t":"2026-01-05T10:45:00Z","u":"y"}
    {"k":"b","n":-4,"took":"1m","size":"1 GB","t":"2026-02-11T00:00:00Z","u":"x"}
    {"k":"b","n":null,"took":null,"size":null,"t":"2026-02-12T23:59:59Z","u":"x"}
    {"n":0.1,"took":"3s","size":"5 kB","t":"2025-12-31T10:00:00Z","u":["x","z"]}

    """

  private static let cases = [
    ("--group-by k --sum n", "k,count,sum_n\na,2,3.5\nb,2,-4\n,1,0.1\n"),
    ("--group-by k --mean n", "k,count,mean_n\na,2,1.75\nb,2,-4\n,1,0.1\n"),
    ("--group-by k --min n --max n", "k,count,min_n,max_n\na,2,1,2.5\nb,2,-4,-4\n,1,0.1,0.1\n"),
    ("--group-by k --count-unique u", "k,count,count_unique_u\na,2,2\nb,2,1\n,1,2\n"),
    ("--group-by k --p50 n --p95 n", "k,count,p50_n,p95_n\na,2,1,2.5\nb,2,-4,-4\n,1,0.1,0.1\n"),
    ("--group-by k --sum took --max took", "k,count,sum_took,max_took\na,2,60ms,40ms\nb,2,1m,1m\n,1,3s,3s\n"),
    ("--group-by k --sum size", "k,count,sum_size\na,2,40MB\nb,2,1GB\n,1,5kB\n"),
    ("--sum n --count-unique k", "count,sum_n,count_unique_k\n5,-0.4,2\n"),
    ("--group-by k --sum n --sort=-sum_n --limit 1", "k,count,sum_n\na,2,3.5\n"),
    ("--group-by k --sum n --top 2", "k,count,sum_n\na,2,3.5\n,1,0.1\n"),
    ("--group-by k --sum n --sort k", "k,count,sum_n\na,2,3.5\nb,2,-4\n,1,0.1\n"),
    ("--group-by k --top 1", "k,count\na,2\n"),
    ("--group-by t:month", "t:month,count\n2025-12,1\n2026-01,2\n2026-02,2\n"),
    ("--count-by t:hour --limit 2", "t:hour,count\n2025-12-31T10:00,1\n2026-01-05T10:00,2\n"),
    ("--count-by t:week", "t:week,count\n2025-12-29,1\n2026-01-05,2\n2026-02-09,2\n"),
    ("--count-by t:quarter", "t:quarter,count\n2025-Q4,1\n2026-Q1,4\n"),
    ("--count-by t:year --sort=-count", "t:year,count\n2026,4\n2025,1\n"),
    ("--count-by t:30m --limit 3", "t:30m,count\n2025-12-31T10:00,1\n2026-01-05T10:00,1\n2026-01-05T10:30,1\n"),
    ("--count-by n:2", "n:2,count\n-4,1\n0,2\n2,1\n,1\n"),
    ("--count-by took:50ms", "took:50ms,count\n0s,2\n3s,1\n1m,1\n,1\n"),
    ("--count-by k --count", "3\n"), ("--group-by k,u --count", "5\n"), ("--histogram n --count", "5\n"),
  ]

  @Test func numbersOfGroups() throws {
    try withTemporaryFolder { folder in
      let lists = try EqualLists("items.jsonl", Self.rows, in: folder)
      for (options, expected) in Self.cases {
        let words = options.split(separator: " ").map { String($0) }
        let format = words.contains("--count") ? [] : ["--format", "csv"]
        for list in lists.all {
          #expect(run(["search", "", list] + words + format, bytes: []).output == expected, "\(options) \(list)")
        }
      }
    }
  }

  private static let refusals = [
    ("--group-by k --sum t", "--sum needs numbers, durations or sizes; 't' is a field of instants"),
    ("--count-by t:hor", "'t:hor' names no group of 't'; write one of second, minute, hour, day, week, month"),
    ("--count-by took:x", "'took:x' names no group of 'took'; write a length such as 10ms"),
    ("--group-by q", "unknown field 'q' in --group-by"), ("--group-by k --sum q", "unknown field 'q' in --sum"),
    ("--count-by k --sum n", "--sum cannot be combined with --count-by; use --group-by"),
    ("--top 3", "--top needs --count-by or --group-by; for rows use --sort and --limit"),
    ("--group-by k --top 1 --limit 2", "--top and --limit cannot be combined"),
    ("--group-by k --sum n --sort q", "--sort sorts groups by 'count', a column or a number of the groups, not by 'q'"),
  ]

  @Test func whatIsNoGroupIsRefused() throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("items.jsonl", Self.rows)
      for (options, reason) in Self.refusals {
        let result = run(["search", "", items] + options.split(separator: " ").map { String($0) }, bytes: [])
        #expect(result.status == 2, "\(options)")
        #expect(result.errors.contains(reason), "\(options): \(result.errors)")
        #expect(result.output == "", "\(options)")
      }
    }
  }

  @Test func otherValuesAreCountedOnStandardError() throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("items.csv", "k,n\n" + (1...20).map { "a,\($0)\n" }.joined() + "a,D7\na,NA\n")
      let result = run("search", "", items, "--group-by", "k", "--sum", "n", "--format", "jsonl")
      #expect(result.output == "{\"k\":\"a\",\"count\":22,\"sum_n\":210}\n")
      #expect(result.errors.contains("--sum leaves out 1 value of 'n' that is no number"))
    }
  }

  /// Random groups beside a plain reading with Foundation's `Decimal`.
  @Test func numbersAreThoseOfDecimal() throws {
    try withTemporaryFolder { folder in
      let failure = checkProperty(
        "groups have the numbers of a plain reading", cases: PropertyCases.count(long: 300),
        seed: PropertyCases.seed(default: 53), generate: Self.randomRows, shrink: { shorterArrays($0) },
        describe: { "\($0)" },
        law: { rows in
          guard let file = try? folder.file("r.jsonl", rows.map { "{\"k\":\"\($0.key)\",\"n\":\($0.n)}\n" }.joined())
          else { return "no file" }
          let options = "--sort k --sum n --min n --max n --p50 n --p95 n --count-unique n --format tsv"
          let arguments = ["search", "", file, "--group-by", "k"] + options.split(separator: " ").map { String($0) }
          let (printed, expected) = (run(arguments, bytes: []).output, Self.expected(rows))
          return printed == expected ? nil : "printed \(printed), expected \(expected)"
        })
      #expect(failure == nil)
    }
  }

  private struct Row {
    let key: String
    let n: Decimal
  }

  private static func randomRows(_ random: inout SeededGenerator) -> [Row] {
    (0..<Int.random(in: 1...60, using: &random)).map { _ in
      let digits = Int.random(in: -99_999...99_999, using: &random)
      let places = Int.random(in: 0...4, using: &random)
      let key = ["red", "green", "blue"][Int.random(in: 0...2, using: &random)]
      let sign: FloatingPointSign = digits < 0 ? .minus : .plus
      return Row(key: key, n: Decimal(sign: sign, exponent: -places, significand: Decimal(abs(digits))))
    }
  }

  private static func expected(_ rows: [Row]) -> String {
    var lines = ["k\tcount\tsum_n\tmin_n\tmax_n\tp50_n\tp95_n\tcount_unique_n"]
    for (key, group) in Dictionary(grouping: rows, by: { $0.key }).sorted(by: { $0.key < $1.key }) {
      let values = group.map { $0.n }.sorted()
      func rank(_ percent: Int) -> Decimal { values[max(1, (values.count * percent + 99) / 100) - 1] }
      let numbers = [values.reduce(0, +), values[0], values[values.count - 1], rank(50), rank(95)].map { "\($0)" }
      lines.append(([key, "\(values.count)"] + numbers + ["\(Set(values).count)"]).joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A file that several threads read: the sums are those of a formula, the least text is the first one of equal numbers, a
  /// record that cannot be read is told, and one with invalid text counts.
  @Test func severalThreadsSumUp() throws {
    try withTemporaryFolder { folder in
      let count = 36_000
      var bytes = Array("k,n,t,pad\n".utf8)
      // Over two megabytes, from which on threads read it.
      let pad = Array(("," + String(repeating: "p", count: 60) + "\n").utf8)
      for index in 0..<count {
        bytes +=
          Array("k\(index % 3),\(index),\(index == 20_001 ? "1.0" : "1")\(index == 20_002 ? ".00" : "")".utf8) + pad
        if index == 18_000 { bytes += Array("k1,5,".utf8) + [0xE9] + pad }
      }
      #expect(bytes.count > 2 << 20)
      let file = try folder.file("large.csv", bytes: bytes)
      let found = run(
        "search", "n<35999", file, "--group-by", "k", "--sum", "n", "--max", "n", "--p50", "n", "--min", "t", "--sort",
        "k")
      var rows: [String] = []
      for key in 0..<3 {
        let numbers = (0..<35_999).filter { $0 % 3 == key } + (key == 1 ? [5] : [])
        let sorted = numbers.sorted()
        rows.append(
          ["k\(key)", "\(numbers.count)", "\(numbers.reduce(0, +))", "1", "\(sorted[sorted.count - 1])"].joined(
            separator: "\t")
            + "\t\(sorted[(sorted.count + 1) / 2 - 1])")
      }
      let lines = found.output.split(separator: "\n").dropFirst().map(String.init)
      #expect(lines == rows, "\(found.errors)")
      #expect(found.errors.contains("invalid UTF-8"), "\(found.errors)")
      // The place of a record is not known to a thread.
      let other = try folder.file("small.csv", "k,n,t,pad\n")
      let keyed = run(
        "search", "", file, other, "--count-by", "line", "--limit", "1", "--sort=-line", "--format", "tsv"
      ).output
      #expect(keyed == "line\tcount\n36002\t1\n", "\(keyed)")
    }
  }
}
