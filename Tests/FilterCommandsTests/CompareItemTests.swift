import Testing
import _FilterTestSupport

/// `filterq compare` with items: a difference is shown by the first item that only one query finds. Whole outputs are
/// compared.
@Suite struct CompareItemTests {
  private static let (same, different) = ("same: both", "different: each query finds what the other does not")
  private static let wider = "wider: the first query finds everything that the second finds, and more"

  private func lines(_ arguments: [String], input: String = AnimalItems.csv) -> [String] {
    run(["compare"] + arguments, bytes: Array(input.utf8)).lines
  }

  @Test func firstItems() {
    let rows: [(String, String, String, String, String)] = [
      ("kind:mammal", "kind:bird", Self.different, "Otter (<stdin>:2)", "Grey Heron (<stdin>:3)"),
      (
        "kind:mammal", "legs=4", Self.different, "no item of the data; one would have kind mammal, legs 3",
        "Newt (<stdin>:4)"
      ),
      ("legs>=2", "legs=4", Self.wider, "Grey Heron (<stdin>:3)", ""),
      ("kind:bird", "kind:bird legs=2 weight>5", Self.wider, "Grey Heron (<stdin>:3)", ""),
      ("kind:bird", "kind:bird -crane", Self.wider, "Crane, the Elder (<stdin>:7)", ""),
      ("weight>50", "weight>100", Self.wider, "no item of the data; one would have weight 51", ""),
      ("legs=4", "legs:4 order:name", Self.same, "", ""),
    ]
    for (first, second, head, one, other) in rows {
      let found = lines([first, second, "-"])
      #expect(found.first?.hasPrefix(head) == true, "\(first), \(second)")
      let expected = [("first", one), ("second", other)].filter { !$0.1.isEmpty }
      #expect(found.dropFirst() == expected.map { "  only the \($0.0) finds: \($0.1)" }[...], "\(first), \(second)")
      // The other way round.
      let reversed = [("first", other), ("second", one)].filter { !$0.1.isEmpty }
      #expect(
        lines([second, first, "-"]).dropFirst() == reversed.map { "  only the \($0.0) finds: \($0.1)" }[...],
        "\(first), \(second)")
      #expect(
        run("compare", first, second, "-", input: AnimalItems.csv).status == (head == Self.same ? 0 : 1),
        "\(first), \(second)")
    }
  }

  /// Files after the queries, with `--items`, packed, prepared, and a vocabulary that is given.
  @Test func allFilesAreRead() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("animals.csv", AnimalItems.csv)
      let expected = lines(["kind:mammal", "kind:bird", path])
      #expect(expected.last == "  only the second finds: Grey Heron (\(path):3)")
      #expect(lines(["kind:mammal", "--items", path, "kind:bird"]) == expected)
      let vocabulary = try folder.file("v.json", run("vocabulary", "infer", path).output)
      let given = run("compare", "kind:mammal", "kind:bird", path, "--vocabulary", vocabulary)
      #expect(given.lines == expected && given.errors == "")
      let prepared = folder.path("animals.items")
      #expect(run("items", "prepare", path, "-o", prepared).status == 0)
      #expect(lines(["kind:mammal", "kind:bird", prepared]) == expected)
      if PackingTool.hasGzip, let packed = try PackingTool.gzip(Array(AnimalItems.csv.utf8)) {
        let file = try folder.file("animals.csv.gz", bytes: packed)
        #expect(lines(["kind:mammal", "kind:bird", file]).count == 3)
      }
      let more = try folder.file("more.csv", "name,kind,legs,weight\nAdder,reptile,0,0.1\n")
      #expect(
        lines(["legs>0", "legs>=0", path, more]).last == "  only the second finds: Adder (\(more):2)")
    }
  }

  @Test func json() {
    #expect(
      lines(["--json", "kind:mammal legs=4", "legs=4", "-"]) == [
        #"{"first":"kind:mammal legs=4","second":"legs=4","relation":"narrower","onlyFirst":null,"#
          + #""onlySecond":{"name":"Newt","file":"<stdin>","line":4,"#
          + #""facts":[{"subject":"legs","value":"4"},{"subject":"kind","value":"another"}]}}"#
      ])
  }

  /// An item without a name is known by the number of its record and the beginning of its text.
  @Test func itemsWithoutNames() {
    let long = "{\"n\": 2,   \"k\": 7" + (10..<30).map { ", \"k\($0)\": \($0)" }.joined() + "}"
    #expect(
      lines(["n>1", "n=1", "-"], input: "{\"n\":1,\"m\":1}\n\(long)\n").dropFirst() == [
        #"  only the first finds: record 2: {"n": 2, "k": 7, "k10": 10, "k11": 11, "k12": 12, "k13": 13… (<stdin>:2)"#,
        #"  only the second finds: record 1: {"n":1,"m":1} (<stdin>:1)"#,
      ])
  }

  /// Unreadable records and ignored terms are reported.
  @Test func troubles() throws {
    let broken = run("compare", "n>2", "n>3", "-", input: "{\"n\":1}\n{\"n\":\n{\"n\":3}\n")
    #expect(broken.lines.last == "  only the first finds: record 2: {\"n\":3} (<stdin>:3)")
    #expect(broken.errors.contains("filterq: <stdin>:2:"))
    let refused = run("compare", "kind:bird", "kind:bird colour:red", "-", input: AnimalItems.csv)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("error: unknown field 'colour'; the query is refused [unknown-field]\n"))
    try withTemporaryFolder { folder in
      let path = try folder.file("animals.csv", AnimalItems.csv)
      #expect(
        run("compare", "a", "b", "c").errors
          == "filterq: there is no file 'c'; put a query of several words in quotes\n")
      #expect(run("compare", "a", "b", path, "--cards", path).status == 2)
      #expect(run("compare", "a", "b", folder.path("none.csv")).status == 2)
      #expect(run("compare", "a (", "b", path).status == 2)
    }
  }

  /// Dates without a zone are compared in the one that is given.
  @Test func timeZones() {
    let input = "{\"name\":\"a\",\"at\":\"2026-01-01T23:30:00Z\"}\n{\"name\":\"b\",\"at\":\"2026-01-02T12:00:00Z\"}\n"
    func found(_ zone: String) -> String? {
      lines(["at>=2026-01-02", "at>=2026-01-01", "-", "--time-zone", zone], input: input).last
    }
    #expect(found("+00:00") == "  only the second finds: a (<stdin>:1)")
    #expect(found("+02:00")?.contains("no item of the data") == true)
  }
}
