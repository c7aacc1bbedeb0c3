import Testing
import _FilterTestSupport

/// Each kind of list prints the same lines for the same options, wherever it is stored.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct ListOutputTests {
  private static let options = [
    "", "--count", "--limit 3", "--offset 2 --limit 2", "--offset 1000", "--limit 0", "--format csv", "--format tsv",
    "--format table", "--format table --limit 2", "--sort NAME", "--sort=-NAME --limit 3", "--sort NUMBER --offset 1",
    "--columns NAME,NUMBER", "--columns NUMBER --sort=-NAME", "--columns NAME --format jsonl --limit 2",
    "--columns NAME,TEXT --format json", "--columns TEXT --format csv --sort TEXT", "--count-by TEXT",
    "--count-by TEXT --format jsonl", "--count-by TEXT,NUMBER", "--count-by TEXT,NUMBER --format csv",
    "--count-by TEXT --format table", "--histogram NUMBER", "--histogram NUMBER --format json", "--unique TEXT",
    "--unique TEXT --count", "--unique TEXT --sort=-NAME --columns NAME", "--unique TEXT --format csv --limit 2",
    "--why WHY", "--why Nobody", "--count --columns NAME",
  ]

  /// Compares the lines, the messages and the status of each place with those of the first: every options with the
  /// first query, and with one of the others.
  private func compare(_ places: [[String]], queries: [String], names: [String: String]) {
    let step = TestTier.size(5, long: 1)
    for (index, query) in queries.enumerated() {
      for (number, options) in Self.options.enumerated()
      where (index == 0 || index == 1 + number % (queries.count - 1)) && (number + index) % step == 0 {
        var arguments = options.split(separator: " ").map { String($0) }
        for (name, column) in names { arguments = arguments.map { $0.replacing(name, with: column) } }
        func found(in place: [String]) -> RunResult {
          let isEngine = place.first == "--engine"
          let result = run(["search"] + arguments + (isEngine ? place + [query] : [query] + place), bytes: [])
          let messages = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("fields inferred") }
          return RunResult(
            status: result.status, output: result.outputBytes, errors: messages.joined(separator: "\n"))
        }
        let expected = found(in: places[0])
        for place in places.dropFirst() { #expect(found(in: place) == expected, "\(arguments) \(query) \(place)") }
      }
    }
  }

  @Test func cards() throws {
    try withTemporaryFolder { folder in
      let database = folder.path("cards.db")
      #expect(run("items", "export", database).status == 0)
      compare(
        [["--include-extras"], ["--engine", "sqlite:\(database)", "--include-extras"]],
        queries: ["t:elf", "t:goblin unique:prints order:rarity", "mv>90", "r:mythic or t:token"],
        names: ["NAME": "name", "NUMBER": "released_at", "TEXT": "set", "WHY": "Nobody"])
    }
  }

  @Test func items() throws {
    try withTemporaryFolder { folder in
      let lines = try folder.file("pets.jsonl", ListedPets.lines)
      let (database, prepared) = (folder.path("pets.db"), folder.path("pets.items"))
      #expect(run("items", "export", lines, database).status == 0)
      #expect(run("items", "prepare", lines, "--output", prepared).status == 0)
      let names = ["NAME": "name", "NUMBER": "legs", "TEXT": "diet", "WHY": "Otter"]
      let queries = ["", "legs>=4", "diet:all order:legs direction:desc", "legs>90"]
      compare([[lines], [prepared], ["--engine", "sqlite:\(database)"]], queries: queries, names: names)
    }
  }
}
