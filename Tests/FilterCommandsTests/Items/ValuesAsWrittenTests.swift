import Foundation
import Testing
import _FilterTestSupport

/// Names and values of files as they are written, each with a query and the number of records that it finds.
@Suite struct ValuesAsWrittenTests {
  private static let nfd = "Nai\u{308}ve"

  /// A file, its content, and queries with what they find.
  private struct Row {
    let file: String
    let content: String
    let counts: [(query: String, count: Int)]
  }

  private func check(_ rows: [Row], _ arguments: String...) throws {
    try withTemporaryFolder { folder in
      for row in rows {
        let path = try folder.file(row.file, row.content)
        for (query, count) in row.counts {
          let result = run(["search", query, path, "--count"] + arguments, bytes: [])
          #expect(result.output == "\(count)\n", "\(row.content) \(query): \(result)")
        }
      }
    }
  }

  @Test func spellingsOfOneName() throws {
    try check([
      Row(
        file: "a.jsonl", content: #"{"Id":"b","UserUPN":"abc"}"# + "\n" + #"{"Id":"c","UserUpn":"efg"}"# + "\n",
        counts: [("UserUpn:efg", 1), ("userupn:abc", 1), ("has:UserUPN", 2), ("useruPN:(abc or efg)", 2)]),
      Row(
        file: "b.jsonl", content: #"{"Id":1,"id":2}"# + "\n" + #"{"Id":5,"id":5}"# + "\n",
        counts: [
          ("id:2", 1), ("Id:1", 1), ("Id:2", 0), ("Id<id", 1), ("Id=id", 1), ("has:Id", 2), ("-Id:1", 1),
          ("\"Id\":1", 1),
        ]),
      Row(file: "c.jsonl", content: #"{"outer":{"x":1,"X":2}}"# + "\n", counts: [("outer.X:2", 1), ("outer.x:1", 1)]),
      Row(file: "d.csv", content: "A,a\n1,2\n", counts: [("a:2", 1), ("A:1", 1), ("A:2", 0)]),
      Row(
        file: "e.jsonl", content: "{\"Na\u{EF}ve\":1}\n{\"\(Self.nfd)\":2}\n",
        counts: [("na\u{EF}ve:2", 1), ("\(Self.nfd):1", 1)]),
    ])
  }

  @Test func namesThatBeginWithADigit() throws {
    try check([
      Row(
        file: "a.csv", content: "country,2019,2020\nNO,5,7\nSE,9,3\n",
        counts: [
          ("2020>5", 1), ("2019:9", 1), ("2020>2019", 1), ("2019>2020 country:SE", 1), ("NOT 2019:9", 1),
          ("2019:5..6", 1), ("(2020:3 or 2019:5)", 2), ("\"2020\">5", 1), ("12:30", 0), ("has:2019", 2),
        ])
    ])
  }

  @Test func headersAndLinesOfSpreadsheets() throws {
    try check([
      Row(file: "a.csv", content: "a, b\n1, x\n", counts: [("b:x", 1), ("b=x", 1)]),
      Row(file: "b.csv", content: "sep=;\na;b\n1;2,5\n", counts: [("a:1", 1), ("b=\"2,5\"", 1)]),
      Row(file: "c.csv", content: "\"sep=|\"\n", counts: []),
      Row(file: "d.txt", content: "sep=|\r\na|b\r\n1|x\r\n", counts: [("b:x", 1)]),
      Row(
        file: "e.csv", content: "name,name,name_2\nx,y,z\n", counts: [("name_2:z", 1), ("name_3:y", 1), ("name:x", 1)]),
    ])
  }

  @Test func valuesOfAnotherKind() throws {
    let days = (1...20).map { "2026-01-\($0 < 10 ? "0" : "")\($0),a\n" }.joined()
    let late = (1...2_100).map { "\($0)\n" }.joined()
    try check([
      Row(
        file: "a.csv", content: "d,x\n" + days + "unknown,b\n",
        counts: [("unknown", 1), ("has:d", 21), ("no:d", 0), ("d!=2026-01-01", 20), ("d~nkn", 1), ("d>2026-01-19", 1)]),
      Row(
        file: "b.csv", content: "n\n" + late + "D7\n", counts: [("n:D7", 1), ("n:D8", 0), ("D7", 1), ("has:n", 2_101)]),
      Row(
        file: "c.csv", content: "score\n5\nN/A\n7\nNULL\n-\n",
        counts: [("score>5", 1), ("no:score", 3), ("score=n/a", 1)]),
      Row(file: "d.csv", content: "p\n007.1\n7.1\n8\n", counts: [("p=7.1", 1), ("p:007.1", 1), ("p<8", 2)]),
      Row(
        file: "e.csv", content: "n,x\n1,a\n3,a\n4,a\n1e9999999999,b\n", counts: [("has:n", 4), ("n!=1", 3), ("n>0", 3)]),
    ])
    try check(
      [Row(file: "f.csv", content: "d,x\nsoon,1\nunknown,2\n", counts: [("d:soon", 1), ("d!=soon", 1)])], "--field",
      "d:date")
    try check([Row(file: "g.csv", content: "n\n1\n2\nnone yet\n", counts: [("no:n", 1)])], "--null", "none yet")
  }

  @Test func valuesOfAnotherKindAreReported() throws {
    try withTemporaryFolder { folder in
      let words = try folder.file("a.csv", "d,x\nfoo,1\nbar,2\n")
      #expect(run("search", "d>5", words, "--field", "d:number").errors.contains("no value of 'd' is a number"))
      let mixed = try folder.file("b.csv", "score\n5\nfoo\n7\nbar\nbaz\n")
      let refused = run("search", "score>5", mixed)
      #expect(refused.errors.contains("2 of 5 values are numbers; the others: bar, baz, foo; --field score:number"))
      #expect(!refused.errors.contains("score:5"), "\(refused)")
      let several = try folder.file("f.csv", "took,v,at\n5ms,1.2.3,10.0.0.1\ntimeout,latest,home\n2s,2.0.0,::1\n")
      for (query, note) in [
        ("took<1s", "2 of 3 values are durations; the others: timeout; --field took:duration compares those"),
        ("v>1.5", "2 of 3 values are versions; the others: latest; --field v:version compares those"),
        ("at<10.0.0.9", "2 of 3 values are addresses; the others: home; --field at:address compares those"),
      ] { #expect(run("search", query, several).errors.contains(note), "\(query)") }
      let clean = try folder.file("c.csv", "n\n1\n2\n")
      #expect(run("search", "n:D7", clean).errors.contains("'D7' is not a number"))
      #expect(run("search", "2021>3", clean).errors.contains("unknown field"))
      let texts = try folder.file("d.csv", "c\nNA\nus\nno\n")
      #expect(run("search", "no:c", texts).errors.contains("in which 'NA' is a value; 1 item has it: c=NA"))
      let marks = try folder.file("g.csv", "id,c\n1,-\n2,us\n3,NULL\n4,no\n")
      let told = run("search", "no:c", marks, "--null", "-,NULL")
      #expect(told.errors.contains("in which '-' and 'NULL' are values; 2 items have one: c=-"), "\(told)")
      let late = try folder.file("e.csv", "n\n" + (1...2_100).map { "\($0)\n" }.joined() + "D7\n")
      let inferred = run("vocabulary", "infer", late)
      #expect(inferred.errors.contains("n: 'D7' in record 2,101 is not a number"), "\(inferred.errors)")
      #expect(inferred.output.contains("\"others\": true"))
    }
  }

  @Test func columnsOfOneNameAreReported() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.csv", "name,name\nx,y\n")
      let result = run("search", "name_2:y", path, "--format", "jsonl")
      #expect(result.output == "{\"name\":\"x\",\"name_2\":\"y\"}\n")
      #expect(result.errors.contains("several columns are called 'name': the second is 'name_2'"))
    }
  }

  @Test func zeroBytesBeforeRecordsAreSkipped() throws {
    try withTemporaryFolder { folder in
      let zeros = String(repeating: "\0", count: 20)
      let path = try folder.file("a.log", zeros + "{\"m\":\"a\"}\n{\"m\":\"b\"}\n\0\0{\"m\":\"a\"}\n")
      let result = run("search", "m:a", path, "--count")
      #expect(result.output == "2\n")
      #expect(result.errors.contains("22 zero bytes before records are skipped"), "\(result)")
    }
  }

  @Test func aBackslashBeforeAQuoteIsReported() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.csv", "pid,y\n1,\"{\\\"f\\\":1}\"\n2,\"C:\\dir\\\"\n")
      let result = run("search", "pid>0", path, "--columns", "pid", "--format", "csv")
      #expect(result.output == "pid\n2\n", "\(result)")
      #expect(result.errors.contains("a backslash precedes it"), "\(result)")
    }
  }

  /// What a program prints as TSV is what it reads.
  @Test func tabsAndLineBreaksInTSV() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a.jsonl", #"{"a":"x\ty","b":"l1\nl2","c":"\"q\" 5\\"}"# + "\n")
      let table = run("search", "a:x", path, "--format", "tsv").output
      let other = try folder.file("b.tsv", table)
      #expect(
        run("search", "a:x", other, "--format", "jsonl").output
          == #"{"a":"x\ty","b":"l1\nl2","c":"\"q\" 5\\"}"# + "\n", "\(table)")
    }
  }

  @Test func textsAreFoldedAsQueriesAre() throws {
    let texts = [
      "it\u{2019}s here", "it's here", "say \u{201C}hello\u{201D} now", "say \"hello\" now", "a\u{A0}b c", "a b c",
      "a\tb  c", "a\nb c", "\u{FF21}\u{FF22} x", "AB x", "\u{FB01}ne o\u{FB03}ce", "fine office", "\u{FF76}\u{FF9E}",
      "ガ",
    ]
    let lines = texts.enumerated().map { index, text in
      let data = (try? JSONEncoder().encode(text)) ?? Data()
      return "{\"i\":\(index),\"t\":\(String(decoding: data, as: UTF8.self))}"
    }
    try check([
      Row(
        file: "t.jsonl", content: lines.joined(separator: "\n") + "\n",
        counts: [
          ("it's", 2), ("t=\"it\u{2019}s here\"", 2), ("t='say \"hello\" now'", 2), ("t~hello\u{201D}", 2),
          ("\"a b\"", 4), ("t=\"a b c\"", 4), ("t~\"b c\"", 4), ("t:\"a\u{A0}b  c\"", 4), ("t=~\"^b c\"", 1),
          ("t:ab", 2),
          ("\u{FF21}\u{FF22}", 2), ("t:fine", 2), ("t=\"fine office\"", 2), ("t:\u{FB01}ne", 2), ("ガ", 2),
          ("t!=\"it's here\"", 12),
        ])
    ])
  }

  @Test func daysAsPeopleWriteThem() throws {
    try check([
      Row(
        file: "a.csv", content: "d\n31.01.19\n28.02.20\n01.03.21\n",
        counts: [("d>2019-12-31", 2), ("d:31.01.19", 1), ("31.01.19", 1), ("d<2020", 1)]),
      Row(file: "b.csv", content: "d\n1/31/19\n2/28/20\n3/1/21\n", counts: [("d>2019-12-31", 2), ("d:1/31/19", 1)]),
      Row(
        file: "c.csv", content: "d\n20261126\n20261127\n20270101\n",
        counts: [("d>2026-11-26", 2), ("d:20261126", 1), ("d:2026", 2), ("20261126", 1)]),
    ])
  }

  @Test func hoursWhereClocksChange() throws {
    try check(
      [
        Row(
          file: "a.jsonl", content: "{\"at\":\"2026-10-25T00:30:00Z\"}\n{\"at\":\"2026-10-25T01:30:00Z\"}\n",
          counts: [("at:2026-10-25T02", 2), ("at:2026-10-25T01", 0), ("at:2026-10-25T03", 0), ("at:2026-10-25", 2)])
      ], "--time-zone", "Europe/Berlin")
    try withTemporaryFolder { folder in
      let path = try folder.file("a.jsonl", "{\"at\":\"2026-10-25T00:30:00Z\"}\n{\"at\":\"2026-10-25T01:30:00Z\"}\n")
      let result = run("search", "at:2026-03-29T02:30", path, "--time-zone", "Europe/Berlin")
      #expect(result.status == 2)
      #expect(result.errors.contains("skipped where the clocks go forward"), "\(result)")
    }
  }

  @Test func monthsAndDaysBeforeNow() throws {
    let format = Date.ISO8601FormatStyle().year().month().day()
    let days = [-20, -100, -800].map { Date(timeIntervalSinceNow: Double($0) * 86_400).formatted(format) }
    let instants = days.map { "{\"at\":\"\($0)T12:00:00Z\"}\n" }.joined()
    try check([
      Row(
        file: "a.csv", content: "d\n" + days.joined(separator: "\n") + "\n",
        counts: [
          ("d>=-3m", 1), ("d>=-3mo", 1), ("d>=-1y", 2), ("d>=now-3M", 1), ("d>=today-30d", 1), ("d<today-30d", 2),
          ("d>-4w", 1), ("d<today+1w", 3),
        ]),
      Row(
        file: "b.jsonl", content: instants,
        counts: [("at>=-3m", 0), ("at>=-3mo", 1), ("at>=-1y", 2), ("at>=now-3M", 1), ("at>=today-30d", 1)]),
    ])
  }

  @Test func nullInAnyLetterCase() throws {
    try check([
      Row(
        file: "a.jsonl", content: "{\"n\":\"null\"}\n{\"n\":null}\n{\"n\":\"x\"}\n",
        counts: [("n:null", 1), ("n:NULL", 1), ("n:Null", 1), ("n:\"null\"", 1), ("n!=null", 2), ("no:n", 1)])
    ])
  }
}
