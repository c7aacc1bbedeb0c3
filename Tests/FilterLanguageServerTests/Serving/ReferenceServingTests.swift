import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Occurrences of a term, counts that are incomplete, and positions at the edges of an embedded query.
@Suite(.timeLimit(.minutes(20))) struct ReferenceServingTests {
  /// The declaration is the first occurrence.
  @Test func references() async throws {
    let client = try await TestClient.running()
    let document = try client.open("t:elf c:g\nT:e‸lf or pow>1\n-type:elf")
    for (includes, spans) in [(true, ["0:0-0:5", "1:0-1:5", "2:1-2:9"]), (false, ["1:0-1:5", "2:1-2:9"])] {
      let found = try await client.ask(
        "textDocument/references", document, #""context": {"includeDeclaration": \#(includes)}"#)
      #expect(found.spans() == spans)
    }
  }

  /// A pattern that gives up on a text finds at least what was counted.
  @Test(.longTier) func countsThatAreIncomplete() async throws {
    let long = String(repeating: "a", count: 100_000) + "b"
    let client = try await TestClient.running(
      TestCapabilities.rich, options: #"{"items":"log"}"#,
      host: TestItems(["/w/log": "error 1 \(long)\ninfo 2 ab\ninfo 3 b"]).host())
    try await client.items(3)
    for (pattern, words) in [
      ("(?=[ab]{250}z)(?=z[ab]{250})a|^ab$", "Finds at least 1 of 3 lines"), ("^ab$", "Finds 1 of 3 lines"),
    ] {
      let hover = try await client.ask("textDocument/hover", client.open("mess‸age:/\(pattern)/"))
      let text = try #require(hover["contents"]?["value"]?.string)
      #expect(text.contains(words), "\(text)")
    }
  }

  /// A position at either end of an embedded query belongs to it.
  @Test func edgesOfEmbeddedQueries() async throws {
    let client = try await TestClient.running()
    let text = #"{"filterQuery": "T:a"}"#
    let document = client.open(text, "json")
    for (character, isFormatted) in [(15, false), (17, true), (20, true), (22, false)] {
      let place = #"{"line": 0, "character": \#(character)}"#
      let edits = try await client.ask(
        "textDocument/rangeFormatting", document,
        #""range": {"start": \#(place), "end": \#(place)}, "options": {"tabSize": 2, "insertSpaces": true}"#)
      #expect(
        document.applying(edits) == (isFormatted ? #"{"filterQuery": "t:a"}"# : text), "\(character)")
    }
  }
}
