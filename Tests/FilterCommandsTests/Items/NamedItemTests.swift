import FilterReports
import Foundation
import Testing
import _FilterTestSupport

/// The items of a name, by one rule in files, in memory and in a database.
@Suite struct NamedItemTests {
  private static let people = PackageFolder.path(of: "Examples/Lists/people.jsonl")

  /// A name, and what the first line says of `shoe>40`; the name is looked up without its accents and case, as the
  /// query language does.
  private static let rows: [(name: String, line: String)] = [
    ("Zoë Vandersteen", "Zoë Vandersteen matches"), ("zoe", "Zoë Vandersteen matches"),
    ("VANDERSTEEN", "Zoë Vandersteen matches"), ("\"zoe\"", "Zoë Vandersteen matches"),
    ("anais", "Anaïs Delcourt-Mbaye does not match"),
  ]

  @Test func filesAreAskedByName() {
    for row in Self.rows {
      let result = run("search", "--why", row.name, "shoe>40", Self.people)
      #expect(result.lines.first == row.line, "\(row.name)")
      #expect(result.status == (row.line.hasSuffix(" matches") ? 0 : 1), "\(row.name)")
    }
  }

  @Test func everyTermHasItsVerdict() {
    let result = run("search", "--why", "zoe", "shoe>40 speaks:de height>170", Self.people)
    #expect(
      result.lines == [
        "Zoë Vandersteen does not match", "  yes  shoe>40     40.5", "  no   speaks:de   nl, fr, en",
        "  yes  height>170  178", "found by: shoe>40 -speaks:de height>170",
      ])
  }

  @Test func inputIsAskedByName() throws {
    let text = try PackageFolder.text(of: "Examples/Lists/people.jsonl")
    #expect(run("search", "--why", "zoe", "shoe>40", input: text).lines.first == "Zoë Vandersteen matches")
  }

  @Test func aMisspeltNameHasASuggestion() {
    let result = run("search", "--why", "Zoë Vandersten", "shoe>40", Self.people)
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors.split(separator: "\n").last
        == "filterq: no item named 'Zoë Vandersten'; did you mean 'Zoë Vandersteen'?")
  }

  @Test(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite"))
  func everyStorageGivesTheSameLines() throws {
    try withTemporaryFolder { folder in
      let database = folder.path("people.db")
      let prepared = folder.path("people.items")
      #expect(run("items", "export", Self.people, database).status == 0)
      #expect(run("items", "prepare", Self.people, "--output", prepared).status == 0)
      for name in Self.rows.map({ $0.name }) + ["a", "e", "Nobody", "Zoë Vandersten"] {
        let expected = run("search", "--why", name, "shoe>40 -speaks:de", Self.people)
        for place in [["--engine", "sqlite:\(database)"], [prepared]] {
          let arguments = place.count == 1 ? ["shoe>40 -speaks:de"] + place : place + ["shoe>40 -speaks:de"]
          let found = run(["search", "--why", name] + arguments, bytes: [])
          #expect(found.output == expected.output && found.status == expected.status, "\(name) \(place)")
          let messages = expected.errors.split(separator: "\n").filter { !$0.contains("fields inferred") }
          #expect(found.errors.split(separator: "\n") == messages, "\(name) \(place)")
        }
      }
    }
  }

  @Test func otherOutputIsRefused() {
    for options in [["--count"], ["--json"], ["--limit", "2"], ["--columns", "name"], ["--sort", "shoe"]] {
      let result = run(["search", "--why", "zoe"] + options + ["shoe>40", Self.people], bytes: [])
      #expect(
        result.status == 2 && result.errors.hasPrefix("filterq: --why prints the verdict on one item"), "\(options)")
    }
  }
}
