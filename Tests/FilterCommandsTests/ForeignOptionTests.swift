import Testing
import _FilterTestSupport

/// Options of grep, jq, Miller and xsv after `filterq search` are refused with the one that is meant.
@Suite struct ForeignOptionTests {
  private static let rows = [
    ("-c", "did you mean '--count'?"), ("-v", "for the other items write the query as -(QUERY)"),
    ("-n", "a list of lines has the column 'number'"), ("-i", "texts are compared without letter case"),
    ("--csv", "did you mean '--format csv'?"), ("--select=l", "did you mean '--columns'?"),
    ("--head=2", "did you mean '--limit'?"), ("--avg=n", "did you mean '--mean'?"),
    ("--order-by=n", "did you mean '--sort'?"), ("--groupby=n", "did you mean '--group-by'?"),
    ("--where=x", "write the condition as the query"), ("--reverse", "did you mean '--sort=-COLUMN'?"),
  ]

  @Test func optionsOfOthersAreRefusedWithTheRightOne() throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("items.jsonl", "{\"l\":\"a\",\"n\":1}\n")
      for (option, advice) in Self.rows {
        for arguments in [[option, "l:a", items], ["l:a", items, option]] {
          let result = run(["search"] + arguments, bytes: [])
          #expect(result.status == 2 && result.output == "", "\(arguments)")
          #expect(result.errors.contains("unknown option '\(option)'; \(advice)"), "\(arguments): \(result.errors)")
        }
      }
    }
  }

  @Test func aWordAfterADashIsAQuery() throws {
    try withTemporaryFolder { folder in
      let items = try folder.file("items.jsonl", "{\"l\":\"c\"}\n{\"l\":\"d\"}\n")
      #expect(run("search", "--count", "--", "-c", items).output == "1\n")
      #expect(run("search", "-l:c", items).output == "{\"l\":\"d\"}\n")
    }
    #expect(run("search", "-c", "--count").status == 0)
  }
}
