import Testing
import _FilterTestSupport

/// Reports on the terms of a query and on its query plan.
@Suite struct SpokenTermTests {
  /// A pattern with a text in it lets the engine leave rows out, and one without a text does not.
  @Test func rowsThatAreChecked() {
    for (term, words) in [
      (#"o:/draw(?=a)/"#, "checked here: look-around"), (#"o:/(?=draw)\w+/"#, "checked here in every row: look-around"),
      (#"o:/(?=a)/"#, "checked here in every row: look-around"),
    ] {
      let result = run("sql", "--dialect", "duckdb", "--explain", term)
      #expect(result.lines.contains("\(term)  \(words)"), "\(result)")
    }
  }

  /// The steps of the engine are a tree.
  @Test(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) func steps() throws {
    try withTemporaryFolder { folder in
      #expect(run("items", "export", folder.path("cards.db")).status == 0)
      let result = run("search", "--engine", "sqlite:\(folder.path("cards.db"))", "--engine-plan", "usd>1")
      let steps = result.lines.prefix { !$0.isEmpty }
      let depths = Set(steps.map { $0.prefix { $0 == " " }.count })
      #expect(depths.isSuperset(of: [0, 2]), "\(steps)")
    }
  }
}
