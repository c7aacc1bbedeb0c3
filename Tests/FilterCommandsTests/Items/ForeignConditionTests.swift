import Testing
import _FilterTestSupport

/// Conditions of other languages over a list: the first fix, and whether the query is refused.
@Suite struct ForeignConditionTests {
  @Test func firstFixes() throws {
    let rows: [(query: String, fixed: String, isRefused: Bool)] = [
      ("n IS NULL", "no:n", true), ("n is not null", "has:n", true), ("n BETWEEN 1 AND 3", "n:1..3", true),
      ("n eq 1", "n=1", true), ("n gte 3", "n>=3", true), ("c LIKE \"%s%\"", "c~s", true),
      ("c LIKE 'O%'", "c:O*", true),
      ("c NOT LIKE '%o'", "-c:*o", true), ("c like Oslo", "c=Oslo", true), ("c startswith Os", "c:Os*", true),
      ("exists:n", "has:n", true), ("_exists_:n", "has:n", true), ("missing:n", "no:n", true),
      ("n:[* TO *]", "has:n", true),
      ("n:[\"1\" TO \"3\"]", "n:[1 TO 3]", true), ("test(", "\"test(\"", true), ("c:f(", "c:\"f(\"", true),
      ("Rack::Timeout", "\"Rack::Timeout\"", true), ("https://a.b", "\"https://a.b\"", true),
      ("code:AK", "\"code:AK\"", true), ("it''s", "\"it's\"", false), ("c:'it''s'", "c:\"it's\"", false),
      ("c:'can't be'", "c:\"can't be\"", false), ("c: -Oslo", "-c:Oslo", true), ("c:a\\:b", "c:\"a:b\"", false),
      ("a\\@b", "\"a@b\"", false), ("c:\\(x\\)", "c:\"(x)\"", false), ("n:1-5", "n:1..5", true),
      ("c:Oslo;Rome", "c:Oslo,Rome", false), ("c: Oslo, -Rome", "c: Oslo -c:Rome", true),
      ("c*:Oslo", "c:Oslo", true), ("C*=\"Bergen x\"", "c=\"Bergen x\"", true),
      ("c=Oslo,Bern, -\"Bergen x\"", "c=Oslo,Bern -c=\"Bergen x\"", true),
      ("c:\"the “x” y\"", "c:'the \"x\" y'", false),
    ]
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "a.jsonl", "{\"n\":1,\"c\":\"Oslo\"}\n{\"n\":null,\"c\":\"Rome\"}\n{\"n\":5,\"c\":\"Bergen x\"}\n")
      for (query, fixed, isRefused) in rows {
        let result = run("search", query, path)
        let fix = result.errors.split(separator: "\n").first { $0.hasPrefix("  fix: ") } ?? ""
        #expect(fix.hasSuffix(" → \(fixed)"), "\(query): \(result)")
        #expect((result.status == 2) == isRefused, "\(query): \(result)")
        #expect(!result.errors.contains("not supported"), "\(query): \(result)")
      }
    }
  }

  /// Marks that are meant as a whole, over cards.
  @Test func marksOverCards() {
    for (query, fixed) in [
      ("t:elf # note", "t:elf"), ("o:'can't be blocked'", "o:\"can't be blocked\""), ("t: -elf", "-t:elf"),
      ("!“Pang Tong, \"Young Phoenix\"”", "!'Pang Tong, \"Young Phoenix\"'"),
    ] {
      let result = run("check", "--lines", input: query + "\n")
      let fix = (result.output + result.errors).split(separator: "\n").first { $0.hasPrefix("  fix: ") } ?? ""
      #expect(fix.hasSuffix(" → \(fixed)"), "\(query): \(result)")
    }
  }
}
