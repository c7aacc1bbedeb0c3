import FilterReports
import Testing

/// The columns that are printed, and their order.
@Suite struct ColumnOrderTests {
  private static let text = "zeta,name,\"a,b\"\n1,x,3\n24,y,6\n"

  /// The field that names the items stays where the data has it.
  @Test func columnsAreInTheOrderOfTheData() {
    let found = run("search", "", "-", "--format", "csv", input: Self.text)
    #expect(found.output == "zeta,name,\"a,b\"\n1,x,3\n24,y,6\n")
    let table = run("search", "", "-", "--format", "table", input: Self.text).output
    #expect(table.hasPrefix("zeta  name  a,b\n"), "\(table)")
  }

  @Test func aNameWithACommaIsQuoted() {
    let rows = [
      ("a,b", ["a", "b"]), ("c,\"a,b\"", ["c", "a,b"]), (" c , \"d\" ", ["c", "d"]), ("a\"b,c", ["a\"b,c"]), (",", []),
    ]
    for (text, names) in rows { #expect(ItemSearchOptions.names(in: text) == names, "\(text)") }
    let found = run("search", "", "-", "--columns", "zeta,\"a,b\"", "--format", "csv", input: Self.text)
    #expect(found.output == "zeta,\"a,b\"\n1,3\n24,6\n", "\(found.errors)")
  }

  @Test func binsHaveTwoNumbersInJSON() {
    let numbers = (0..<40).map { "{\"n\":\($0)}\n" }.joined() + "{}\n"
    let found = run("search", "", "-", "--histogram", "n", "--format", "jsonl", input: numbers)
    let lines = found.output.split(separator: "\n")
    #expect(lines.first == #"{"n":"0 to <5","from":0,"to":5,"count":5}"#, "\(found.output)")
    #expect(lines.last == #"{"n":null,"from":null,"to":null,"count":1}"#)
    let bars = run("search", "", "-", "--histogram", "n", input: numbers).output
    #expect(bars.hasPrefix("0 to <5"), "\(bars)")
  }
}
