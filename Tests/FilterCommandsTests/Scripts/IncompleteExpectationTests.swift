import Testing
import _FilterTestSupport

/// The failure of an expectation notes that a pattern hit its step limit.
@Suite(.longTier) struct IncompleteExpectationTests {
  private func sentence(_ arguments: [String], _ script: String) -> String? {
    run(["test"] + arguments + ["-"], bytes: Array(script.utf8)).lines.dropFirst(2).first
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func cards() throws {
    // Patterns on cards have at most fifty repetitions.
    let query = "o:/(?=[ab]{24}z)(?=z[ab]{24})a|^ab$/"
    let cards = [String(repeating: "a", count: 400_000) + "b", "ab", "b"].enumerated().map { index, text in
      "{\"object\":\"card\",\"name\":\"Card \(index)\",\"oracle_text\":\"\(text)\",\"type_line\":\"Instant\"}"
    }
    try withTemporaryFolder { folder in
      let file = try folder.file("cards.json", "[\(cards.joined(separator: ",\n"))]")
      #expect(
        sentence(["--cards", file], "\(query)\n  expect count = 3")
          == "found 1 card; a pattern hit its step limit on some texts, so cards may be missing")
      #expect(sentence(["--cards", file], "o:/^ab$/\n  expect count = 3") == "found 1 card")
    }
  }

  @Test func items() throws {
    let query = "body:/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/"
    let lines = [String(repeating: "a", count: 100_000) + "b", "ab", "b"].map { "{\"body\":\"\($0)\"}\n" }
    try withTemporaryFolder { folder in
      let file = try folder.file("a.jsonl", lines.joined())
      #expect(
        sentence(["--items", file], "\(query)\n  expect count = 3")
          == "found 1 item; a pattern hit its step limit on some texts, so items may be missing")
      #expect(sentence(["--items", file], "body:/^ab$/\n  expect count = 3") == "found 1 item")
    }
  }
}
