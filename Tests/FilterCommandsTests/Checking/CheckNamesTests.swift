import Foundation
import Testing
import _FilterTestSupport

/// Names that `filterq check` looks up in catalogs and in files of cards.
@Suite struct CheckNamesTests {
  private static let queries = "!\"Firefly Heder\"\nt:elf !\"Firefly Herder\"\na:\"rasmus tj\u{E6}reborj\"\n"

  private static let cards = PackageFolder.path(of: "Examples/Cards/sample-cards.jsonl")

  @Test func namesOfCards() {
    let result = run("check", "--cards", Self.cards, input: Self.queries)
    #expect(
      result.output == """
        <stdin>:1:1: warning: no name is 'Firefly Heder'; did you mean 'Firefly Herder'? [unknown-name]
          !"Firefly Heder"
          ^^^^^^^^^^^^^^^^
          fix: Change to 'Firefly Herder' \u{2192} !"Firefly Herder"
        <stdin>:3:1: warning: no artist is 'rasmus tj\u{E6}reborj'; did you mean 'Rasmus Tj\u{E6}reborg'? [unknown-name]
          a:"rasmus tj\u{E6}reborj"
          ^^^^^^^^^^^^^^^^^^^^
          fix: Change to 'Rasmus Tj\u{E6}reborg' \u{2192} a:"Rasmus Tj\u{E6}reborg"
        2 warnings in 3 queries

        """)
    #expect(result.status == 1)
  }

  @Test func namesWithoutACatalogHaveNoDiagnostics() {
    #expect(run("check", input: Self.queries) == RunResult(printing: ""))
  }

  @Test func everyFormAndLinesHaveThem() {
    for form in ["json", "github", "gitlab", "sarif", "junit"] {
      let output = run("check", "--cards", Self.cards, "--format", form, input: Self.queries).output
      #expect(output.contains("unknown-name"), "\(form)")
    }
    #expect(run("check", "--cards", Self.cards, "--lines", input: Self.queries).output.contains(":3:1: warning"))
  }

  /// A comment turns them off, where there is no catalog too; which name is meant is not certain.
  @Test func commentsAndFixes() {
    let ignored = "# filterq: ignore unknown-name\n!\"Firefly Heder\"\n"
    #expect(run("check", "--cards", Self.cards, input: ignored) == RunResult(printing: ""))
    #expect(run("check", input: ignored) == RunResult(printing: ""))
    #expect(run("check", "--cards", Self.cards, "--fix", input: Self.queries).output == Self.queries)
  }

  #if SQLite
    @Test func namesOfTheStore() throws {
      try withTemporaryFolder { folder in
        let names = try folder.file("card-names.json", #"{"object":"catalog","data":["Lightning Bolt","Dark Ritual"]}"#)
        let store = folder.path("store.sqlite")
        #expect(run("catalogs", "import", "--catalogs", store, "--name", "card-names", names).status == 0)
        let text = "!\"Lightnig Bolt\"\n!\"dark ritual\"\na:\"rebeca guay\"\n"
        let expected = "<stdin>:1:1: warning: no name is 'Lightnig Bolt'; did you mean 'Lightning Bolt'? [unknown-name]"
        let result = run("check", "--catalogs", store, input: text)
        #expect(result.lines.filter { $0.contains("warning:") } == [expected])
        try FileManager.default.createDirectory(atPath: folder.path("filterq"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: store, toPath: folder.path("filterq/catalogs.sqlite"))
        let standard = run("check", input: text, environment: ["XDG_DATA_HOME": folder.url.path])
        #expect(standard.output == result.output)
        #expect(run("check", "--catalogs", folder.path("none"), input: text).status == 2)
        _ = try folder.file("filterq/catalogs.sqlite", "text")
        let broken = run("check", input: text, environment: ["XDG_DATA_HOME": folder.url.path])
        #expect(broken.status == 0 && broken.errors.hasSuffix("checking without its names\n"))
      }
    }
  #endif
}
