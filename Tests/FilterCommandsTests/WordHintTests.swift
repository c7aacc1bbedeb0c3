import Testing
import _FilterTestSupport

/// The hint for a text that begins no word but occurs inside words, in the same words wherever the list is.
@Suite struct WordHintTests {
  private static let notes = """
    id,"a:b",msg
    1,Timeout reached,connection about
    2,All good,shout out
    3,Lay out,nothing

    """

  /// A query that finds nothing, and its hint; an empty text if there is none.
  private static let rows: [(query: String, hint: String)] = [
    ("msg:ut", "no word of 'msg' begins with 'ut'; 'msg~ut' finds 2 items"),
    ("msg:ut id<2", "no word of 'msg' begins with 'ut'; 'msg~ut' finds 1 item"),
    // A colon in the name stays.
    ("\"a:b\":eout", "no word of 'a_b' begins with 'eout'; '\"a:b\"~eout' finds 1 item"),
    ("msg:ut id>2", "msg:ut: matches nothing by itself"), ("msg:zz", ""), ("msg~zz", ""), ("msg=ut", ""),
    ("msg:out id:3", ""), ("msg:none", "no 'msg' has 'none'; for items without one, write no:msg"),
  ]

  @Test func filesNameTextsInsideWords() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("notes.csv", Self.notes)
    for row in Self.rows {
      let expected = row.hint.isEmpty ? "" : "filterq: \(row.hint)\n"
      let found = run(["search", row.query, file], bytes: [])
      #expect(found.status == 1, "\(row.query)")
      #expect(found.errors == expected, "\(row.query)")
    }
  }

  @Test func preparedItemsNameTextsInsideWords() throws {
    let folder = try TemporaryFolder()
    let prepared = folder.path("notes.items")
    let file = try folder.write("notes.csv", Self.notes)
    #expect(run("items", "prepare", file, "--output", prepared).status == 0)
    for row in Self.rows {
      let found = run(["search", row.query, prepared], bytes: [])
      #expect(found.status == 1, "\(row.query)")
      #expect(found.errors == (row.hint.isEmpty ? "" : "filterq: \(row.hint)\n"), "\(row.query)")
    }
  }
}
