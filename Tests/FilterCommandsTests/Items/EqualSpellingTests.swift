import Testing
import _FilterTestSupport

/// Canonically equal spellings are one value in every list: in a file, of many queries, prepared, and exported.
@Suite struct EqualSpellingTests {
  private static let enumeration = """
    {"name":"k","fields":[{"name":"f","kind":"enumeration","summary":"f","closed":false,"values":["zzz"],\
    "multiplicity":"optional","regex":true},{"name":"i","kind":"number","summary":"i"}]}
    """

  /// Expects the counts of queries: asked at once of a file, and some of them one by one of a file, of prepared items and
  /// of a database.
  private func expect(
    _ queries: [(query: String, count: Int)], _ rows: String, vocabulary: String?, in folder: TemporaryFolder
  ) throws {
    let items = try folder.file("items.jsonl", rows)
    let document = try folder.file("q.filterq", queries.map { $0.query + "\n" }.joined())
    let options = try vocabulary.map { ["--vocabulary", try folder.file("v.json", $0)] } ?? []
    let (prepared, database) = (folder.path("items.fq"), folder.path("items.db"))
    #expect(run(["items", "prepare", items, "--output", prepared] + options, bytes: []).status == 0)
    #expect(run(["items", "export", "--replace", items, database] + options, bytes: []).status == 0)
    let asked = run(["search", "--queries", document, items, "--count"] + options, bytes: []).lines
    #expect(asked.count == queries.count)
    for (row, line) in zip(queries, asked) { #expect(line.contains("\"count\":\(row.count),"), "\(line)") }
    for (query, count) in TestTier.some(of: queries, every: 4) {
      for list in [[items] + options, [prepared], ["--engine", "sqlite:" + database]] {
        #expect(run(["search", query, "--count"] + list, bytes: []).output == "\(count)\n", "\(query) \(list)")
      }
    }
  }

  @Test(arguments: [
    ("й", "и\u{306}"), ("が", "か\u{3099}"), ("é", "e\u{301}"), ("각", "\u{1100}\u{1161}\u{11A8}"),
    ("\u{212B}", "A\u{30A}"),
    ("ệ", "e\u{302}\u{323}"), ("\u{958}", "\u{915}\u{93C}"),
  ])
  func findEachOther(_ one: String, _ other: String) throws {
    try withTemporaryFolder { folder in
      let rows = (0..<12).map { #"{"f":"\#([one, other, "x"][$0 % 3])","i":\#($0)}"# }.joined(separator: "\n")
      for vocabulary in [nil, Self.enumeration] {
        let queries = [one, other].flatMap { ["f=\($0)", "f:\($0)", "f~\($0)", "f=~\($0)", $0] }
        try expect(queries.map { ($0, 8) }, rows, vocabulary: vocabulary, in: folder)
      }
    }
  }

  /// A value with a star beside a listed value that has the same letters.
  @Test func aStarStandsForAnyTextBesideAListedValue() throws {
    try withTemporaryFolder { folder in
      let values = ["* true", "x true", "xtrue", "* false"]
      let rows = (0..<16).map { #"{"f":"\#(values[$0 % 4])","i":\#($0)}"# }.joined(separator: "\n")
      let queries = [("f:*true", 12), ("f=*true", 12), ("f:\"* true\"", 4), ("f=\"* true\"", 4), ("f:*", 16)]
      for vocabulary in [nil, Self.enumeration] { try expect(queries, rows, vocabulary: vocabulary, in: folder) }
    }
  }

  /// A bare word is a value of a field of another kind than text, too.
  @Test func aBareWordIsAValue() throws {
    let queries = [
      ("1", 2), ("15", 1), ("10.0.0.5", 1), ("17.1.0", 1), ("2026-03-02", 1), ("true", 2), ("10.0.0", 0), ("1.5h", 1),
      ("n:1", 1), ("n!=1", 2), ("NOT 1", 2), ("*:15", 1), ("no:n", 1), ("n>5", 2), ("no:ip", 1), ("red", 2),
      ("r:10", 0),
      ("m:1", 1), ("m:15", 1), ("m=1", 1), ("m:1a", 1), ("m!=1", 3), ("m<12", 1), ("\"2026-03-02\"", 1),
    ]
    try withTemporaryFolder { folder in
      let rows = """
        {"n":1,"ip":"10.0.0.5","v":"17.1.0","d":"2026-03-02","ok":true,"r":"red","t":"1.5h","m":"1"}
        {"n":15,"ip":"10.0.0.50","v":"17.1.01","d":"2026-03-03","ok":false,"r":"red","t":"2h","m":"15"}
        {"n":10,"ip":"10.0.0.6","v":"17.10.0","d":"2026-03-04","ok":true,"r":"blue 9x","t":"3h","m":"1a"}
        {"n":"NA","ip":"NA","v":"NA","d":"NA","ok":null,"r":"blue","t":"-","m":"19"}

        """
      try expect(queries, rows, vocabulary: nil, in: folder)
    }
  }
}
