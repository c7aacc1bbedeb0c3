import FilterEngines
import Testing

/// The tables of a database beside a list.
@Suite struct EngineContentsTests {
  @Test(
    arguments: [
      ([], nil), (["a"], "a"), (["a", "b", "c", "d"], "a, b, c, d"),
      (["a", "b", "c", "d", "e"], "a, b, c, d and 1 more"),
    ] as [([String], String?)])
  func theFirstTablesAreNamed(tables: [String], text: String?) {
    var contents = EngineContents()
    contents.others = tables
    #expect(contents.shownOthers == text)
  }
}
