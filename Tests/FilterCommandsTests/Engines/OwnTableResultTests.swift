import Testing
import _FilterTestSupport

@testable import FilterCommands

/// People's own tables on the command line: numbers by value, and rows as a new table.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct OwnTableResultTests {
  private func search(_ arguments: String...) -> RunResult { run(["search"] + arguments, bytes: []) }

  /// The path of a database with a table.
  private func database(in folder: TemporaryFolder) throws -> String {
    let address = try WrittenList.database(
      in: folder,
      [
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT, total INTEGER, note TEXT)",
        """
        INSERT INTO orders VALUES (1, 'paid', 50, 'ring'), (2, 'open', 150, 'leave it'), (3, 'paid', 250, NULL),
          (4, NULL, 950, 'ring twice')
        """,
      ])
    return String(address.dropFirst("sqlite:".count))
  }

  @Test func numbersByValue() throws {
    let folder = try TemporaryFolder()
    let table = try database(in: folder) + ":orders"
    // The engine counts the first; the rows of the second are read, since their notes are checked here.
    #expect(
      search("total>=100", table, "--count-by", "status", "--format", "csv").output
        == "status,count\n,1\nopen,1\npaid,1\n")
    #expect(
      search("note:ring", table, "--count-by", "status", "--format", "csv").output == "status,count\n,1\npaid,1\n")
    #expect(
      search("", table, "--count-by", "status,total", "--format", "tsv", "--stats").output
        == "status\ttotal\tcount\n\t950\t1\nopen\t150\t1\npaid\t250\t1\npaid\t50\t1\n")
    #expect(search("total>1000", table, "--count-by", "status").status == 1)
  }

  @Test func rowsAsATable() throws {
    let folder = try TemporaryFolder()
    let path = try database(in: folder)
    let table = path + ":orders"
    #expect(search("total>100", table, "--into", "large") == RunResult(printing: "3 items in 'large'\n"))
    #expect(search("", path + ":large", "--columns", "id,status").output == "id\tstatus\n2\topen\n3\tpaid\n4\t\n")
    let again = search("total>200", table, "--into", "large")
    #expect(again.status == 2)
    #expect(again.errors.hasPrefix("filterq: cannot make the table 'large': "))
    #expect(search("", path + ":large", "--count").output == "3\n")
    #expect(search("total>5000", table, "--into", "none") == RunResult(printing: "0 items in 'none'\n", status: 1))
    let checked = search("note:ring", table, "--into", "rings")
    #expect(
      checked.errors
        == "filterq: the engine cannot write the rows, since some are checked here: "
        + "'note:ring': the texts are compared by their folded forms\n")
    #expect(search("", path + ":rings").status == 2)
  }

  /// A statement that is copied finds the rows of the query, or what it does otherwise is told.
  @Test func statementsThatFindOtherRows() throws {
    let folder = try TemporaryFolder()
    let table = try database(in: folder) + ":orders"
    func errors(_ arguments: String...) -> String { run(["sql"] + arguments, bytes: []).errors }
    #expect(errors("total>100", table) == "")
    #expect(
      errors("note:ring total>100 -status:paid", table)
        == "filterq: the statement alone may find more rows; checked here: note:ring, -status:paid "
        + "(--explain says why)\n")
    #expect(errors("--explain", "note:ring", table) == "")
    #expect(
      errors("--exactness", "engine", "note:ring", table)
        == "filterq: 'note:ring': the engine compares letters by its own rules\n")
  }

  @Test func optionsThatDoNotFit() throws {
    let folder = try TemporaryFolder()
    let table = try database(in: folder) + ":orders"
    let message =
      "filterq: --into writes whole rows; it cannot be combined with --count, --json, --limit, --why, --queries or other "
      + "output\n"
    for options in [["--count"], ["--json"], ["--limit", "1"], ["--columns", "id"], ["--engine-plan"]] {
      #expect(run(["search", "total>1", table, "--into", "x"] + options, bytes: []).errors == message)
    }
    let others = "filterq: --into needs a table of your own in an engine\n"
    #expect(search("t:elf", "--into", "x").errors == others)
    #expect(search("", "--engine", try WrittenList.people(in: folder), "--into", "x").errors == others)
  }
}
