import Testing
import _FilterTestSupport

/// `filterq repl FILE` from a pipe.
@Suite struct ReplItemCommandTests {
  private static let songs = PackageFolder.path(of: "Examples/Lists/songs.csv")

  @Test func aPipedSession() {
    let result = run("repl", Self.songs, input: "genre:indie rating>4\n:columns title length\nsalt\n")
    #expect(
      result.output == """
          title            artist            album                   year  length  rating  genre    size  explicit
        1 Salt Stairs      The Ferry Clocks  Low Water               2011    3:45     4.5  indie   4.1MB  no
        2 Umbrella Season  The Ferry Clocks  Forecast; Mostly Wrong  2014    5:56       5  indie  13.7MB  no
        2 of 50 items · items with indie as genre and rating more than 4
        columns: title length
        others:  artist album year rating genre size explicit; ':columns all' shows all
          title        length
        1 Salt Stairs    3:45
        1 of 50 items · items with “salt” in some text

        """)
    #expect(result.errors.hasPrefix("filterq: fields inferred: title (text), "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.status == 0)
  }

  @Test func theOptionAndTheArgumentAreTheSame() {
    #expect(run("repl", "--items", Self.songs, input: "salt\n") == run("repl", Self.songs, input: "salt\n"))
  }

  @Test func aVocabularyThatIsGiven() throws {
    let folder = try TemporaryFolder()
    let vocabulary = try folder.write(
      "v.json",
      """
      { "name": "tracks", "item": "song", "nameField": "t", "fields": [
        { "name": "t", "source": "title", "kind": "text", "summary": "" }, { "name": "stars", "source": "rating", "kind": "number", "summary": "" } ] }
      """)
    let result = run("repl", Self.songs, "--vocabulary", vocabulary, input: "salt stars>4\n")
    #expect(result.output.hasPrefix("  t            stars\n1 Salt Stairs    4.5\n1 of 50 songs"))
    #expect(result.errors == "")
  }

  @Test func anotherFile() {
    let people = PackageFolder.path(of: "Examples/Lists/people.jsonl")
    let result = run("repl", Self.songs, input: "salt\n:load \(people)\n:print\nspeaks:haw\n:load /no/such/file\n")
    #expect(result.lines.contains("people.jsonl: 60 items"))
    // A query of the file before is not one of this file.
    #expect(result.lines.contains("no query yet"))
    #expect(result.lines.contains { $0.hasPrefix("1 of 60 items") })
    #expect(result.status == 2)
  }

  @Test(
    arguments: [
      (["repl", "-"], "standard input has the queries; name a file of items"),
      (["repl", "x.csv", "--cards", "y.json"], "--cards and files of items cannot be combined"),
      (["repl", "x.csv", "--strict"], "--strict is for cards, not for other lists"),
      (["repl", "/no/such/file.csv"], "'/no/such/file.csv'"),
    ])
  func unusableArguments(_ arguments: [String], _ message: String) {
    let result = run(arguments, bytes: Array("salt\n".utf8))
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result)")
    #expect(result.output == "")
  }

  /// Names are cut only where a terminal is too narrow.
  @Test func aPipeHasNoWidth() {
    let input = "t:elf (c:g pow>2)\n"
    let piped = run("repl", input: input).lines
    #expect(
      piped.contains { $0.hasPrefix("1 Marrow and Morrow, Twin Undertakers  ") && !$0.contains("…") })
    let narrow = run("repl", input: input, environment: environmentOfTests.merging(["COLUMNS": "80"]) { $1 }).lines
    #expect(narrow.contains { $0.hasPrefix("1 Marrow and Morrow, Twi…") })
  }
}
