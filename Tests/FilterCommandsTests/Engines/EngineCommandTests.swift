import FilterDocuments
import FilterEngines
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLists
@testable import FilterReports

/// `filterq repl --engine` from a pipe, and `filterq test --engine`.
@Suite(.enabled(if: WrittenLists.areHere, "the package was built without SQLite")) struct EngineCommandTests {
  @Test func aPipedSession() throws {
    let lists = try WrittenLists.shared.get()
    let input = "kind:bird weight>1\n:load\n:diff otter\nexpect count = 3\n:why wren\n"
    let result = run("repl", "--engine", "sqlite:\(lists.animals)", input: input)
    #expect(
      result.output
        == """
          name              kind  legs  weight
        1 Grey Heron        bird     2     1.8
        2 Crane, the Elder  bird     2     5.6
        2 of 6 animals · animals with kind bird and weight more than 1
        animals.db: 6 animals in SQLite
        2 → 1 animal: 1 added, 2 removed
        + Otter             mammal     4     9.5
        - Grey Heron        bird       2     1.8
        - Crane, the Elder  bird       2     5.6
        not met: expect count = 3 — found 2 animals
        Wren does not match
          yes  kind:bird  bird
          no   weight>1   0.01
        found by: kind:bird -weight>1

        """)
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  /// Expectations on cards and items hold, or fail with the same messages as in memory.
  private func test(_ path: String, _ script: String, _ options: String...) -> RunResult {
    run(["test", "--engine", "sqlite:\(path)"] + options + ["-"], bytes: Array(script.utf8))
  }

  @Test func itemsMeet() throws {
    let rows: [(String, String)] = [
      ("kind:bird", "count = 3"), ("kind:bird", "includes \"wren\", 'grey HERON'"), ("kind:bird", "excludes \"Otter\""),
      ("order:weight direction:desc", "first \"Otter\""), ("order:name", "first \"Crane, the Elder\""),
      ("kind:bird", "same as -kind:mammal -kind:amphibian"), ("kind:bird or", "refused"),
      ("kind:bird", "no diagnostics"),
      ("kind:fish", "diagnostic unknown-value"), ("((newt))", "canonical newt"),
    ]
    for (query, expectation) in rows {
      let lists = try WrittenLists.shared.get()
      let result = test(lists.animals, "\(query)\n  expect \(expectation)")
      #expect(result == RunResult(printing: "1 query, 1 expectation, 0 failed\n"), "\(query), \(expectation)")
    }
  }

  @Test func itemsDoNotMeet() throws {
    let rows: [(String, String, String)] = [
      ("kind:bird", "count > 3", "found 3 animals"),
      ("kind:bird foo:bar", "count = 2", "query refused: unknown field 'foo'; the query is refused"),
      ("kind:bird", "includes \"Otter\", \"Wren\"", "did not find \"Otter\""),
      ("kind:bird", "includes \"Unicorn\"", "no animal named \"Unicorn\""),
      ("kind:bird", "excludes \"wren\"", "found \"Wren\""),
      ("kind:bird", "first \"Wren\"", "the first is \"Grey Heron\""),
      ("weight>90", "first \"Wren\"", "found nothing"),
      (
        "kind:bird", "same as legs=4 or wren",
        "found 2 animals (\"Grey Heron\" and \"Crane, the Elder\") that the other query does not find; did not find 3 "
          + "animals (\"Otter\", \"Newt\" and \"Stoat\") that the other query finds"
      ),
      ("kind:bird", "refused", "query not refused"),
      ("kind:bird or", "count = 2", "query refused: missing term after 'or'"),
    ]
    for (query, expectation, sentence) in rows {
      let lists = try WrittenLists.shared.get()
      let result = test(lists.animals, "\(query)\n  expect \(expectation)")
      #expect(result.lines.dropFirst(2).first == "          " + sentence, "\(query), \(expectation): \(result)")
      #expect(result.status == 1, "\(query), \(expectation)")
    }
  }

  /// Scripts over cards have the outcome that they have over the cards in memory, in the same words.
  @Test func cardsAsInMemory() throws {
    let lists = try WrittenLists.shared.get()
    let script = """
      t:goblin
        expect count = 3
        expect count > 3
        expect includes "Sootling Mob", "Two-Headed Tinker"
        expect excludes "Sootling Mob"
        expect first "Two-Headed Tinker"
        expect same as t:goblin mv<=3
        expect same as goblin or t:goblin
      unique:prints t:elf
        expect count = 1
      unique:art t:elf
        expect count = 1
      is:token
        expect count = 1
      t:goblin foo:bar
        expect count = 0
        expect refused
      t:zzz
        expect first "Sootling Mob"
      """
    for options in [[], ["--strict"], ["--include-extras"]] {
      let expected = run(["test"] + options + ["-"], bytes: Array(script.utf8))
      let found = run(["test", "--engine", "sqlite:\(lists.cards)"] + options + ["-"], bytes: Array(script.utf8))
      #expect(found == expected, "\(options)")
    }
  }

  /// A missing answer of an engine is an error, which ends the run.
  @Test func aFailureIsAnErrorOfTheRun() throws {
    let lists = try WrittenLists.shared.get()
    let (answers, connection) = try lists.disturbed(lists.animals)
    let script = QueryScript(
      SourceText("kind:bird\n  expect canonical kind:bird\n  expect count = 3\notter\n  expect count = 1"))
    func outcome() -> ScriptOutcome {
      ScriptOutcome(
        script, file: "a", in: SearchableList(answers), vocabulary: answers.vocabulary,
        measure: {
          $0()
          return .zero
        })
    }
    #expect(outcome().results.count == 3)
    for mode in [DisturbedConnection.Mode.fails(EngineError(.lost, "it died")), .breaks(EngineError(.lost, "it died"))]
    {
      connection.mode = mode
      let failed = outcome()
      #expect(failed.engineError == "it died")
      #expect(failed.results.map { $0.failure } == [nil])
      #expect(failed.errorCount == 1 && failed.failureCount == 0)
      #expect(JUnitReport(outcomes: [failed]).text.contains(#"<error message="it died" type="engine">it died</error>"#))
    }
  }

  @Test func usageErrors() throws {
    let rows: [([String], String)] = [
      (["repl", "--engine", "sqlite:ANIMALS", "--cards", "x"], "--engine and --cards cannot be combined"),
      (["repl", "--engine", "sqlite:ANIMALS", "x.csv"], "--engine and files of items cannot be combined"),
      (
        ["test", "--engine", "sqlite:ANIMALS", "--items", "x.csv", "-"],
        "--engine and files of items cannot be combined"
      ),
      (
        [
          "test", "--engine", "sqlite:ANIMALS", "--vocabulary",
          PackageFolder.path(of: "Examples/Vocabularies/issues.json"),
          "-",
        ], "an exported list has a vocabulary of its own; name the table after a colon"
      ),
      (
        ["test", "--engine", "sqlite:ANIMALS", "--exactness", "engine", "-"],
        "an exported list has the toolkit's own comparison; only a table of your own has that of the engine"
      ),
      (
        ["test", "--engine", "sqlite:ANIMALS", "--strict", "-"],
        "--strict is for cards, not for other lists"
      ),
      (["repl", "--engine-timeout", "5"], "--engine-timeout needs --engine"),
      (
        ["test", "--engine", "sqlite:/there/is/nothing", "-"],
        "cannot open '/there/is/nothing': not a readable file"
      ),
      (
        ["repl", "--engine", "mysql:x"],
        "unknown engine 'mysql:…'; expected sqlite:FILE, postgresql://HOST/DATABASE or command:CLIENT"
      ),
    ]
    for (arguments, message) in rows {
      let lists = try WrittenLists.shared.get()
      let result = run(arguments.map { $0.replacing("ANIMALS", with: lists.animals) }, bytes: Array("otter\n".utf8))
      #expect(result.errors.contains(message), "\(arguments): \(result)")
      #expect(result.status == 2 && result.output == "", "\(arguments)")
    }
  }

  /// A client that ends on a statement.
  @Test func aClientThatDies() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("client", "read line\necho 'I am unwell' >&2\nexit 3\n")
    for arguments in [["repl"], ["test", "-"]] {
      let result = run(arguments + ["--engine", "command:duckdb:sh '\(path)'"], bytes: Array("otter\n".utf8))
      #expect(result.errors.contains("I am unwell"), "\(result)")
      #expect(result.status == 2)
    }
  }
}
