import Foundation
import Testing
import _FilterTestSupport

/// Files of cards as plain arguments.
@Suite struct CardFileArgumentTests {
  private static let cards: [String] = {
    let text = try? PackageFolder.text(of: "Examples/Cards/sample-cards.jsonl")
    return (text ?? "").split(separator: "\n").prefix(40).map { String($0) }
  }()

  /// The same cards in the forms that files of cards have.
  private static let forms: [(name: String, text: String)] = [
    ("cards.jsonl", cards.joined(separator: "\n") + "\n"),
    ("cards.json", "[\n" + cards.joined(separator: ",\n") + "\n]\n"),
    ("one-line.json", "[" + cards.joined(separator: ",") + "]"),
    ("mark.json", "\u{FEFF}[\n" + cards.joined(separator: ",\n") + "]"),
    (
      "indented.json",
      "[\n  "
        + cards.joined(separator: ",\n  ").replacing("{\"object\":\"card\",", with: "{\n    \"object\": \"card\",\n")
        + "\n]"
    ),
  ]

  @Test func cardsAreRecognisedByContent() throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.forms {
        let path = try folder.file(name, text)
        for query in TestTier.some(of: ["t:creature", "c:w mv<=3", "o:draw or t:land"], every: 3) {
          let result = run("search", query, path)
          #expect(result == run("search", "--cards", path, query), "\(name) \(query)")
          #expect(result.errors == "", "\(name): \(result.errors)")
        }
        #expect(run("search", "t:creature", "--items", path).output == run("search", "t:creature", path).output)
        #expect(run("search", "t:creature", "--count", path).output != "0\n")
      }
    }
  }

  @Test func packedAndPreparedCardsAreToo() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.forms[0].text)
      let expected = run("search", "t:creature order:cmc", path)
      let prepared = folder.path("my.cards")
      #expect(run("cards", "prepare", path, "-o", prepared).status == 0)
      #expect(run("search", "t:creature order:cmc", prepared) == expected)
      if PackingTool.hasGzip, let packed = try PackingTool.gzip(Array(Self.forms[0].text.utf8)) {
        #expect(run("search", "t:creature order:cmc", try folder.file("c.gz", bytes: packed)) == expected)
      }
      for file in [path, prepared] {
        #expect(run("cards", "show", file) == run("cards", "show", "--cards", file))
        #expect(run("cards", "show", file).lines.first == "39 cards, 40 printings")
      }
      #expect(run("cards", "show", path, "--cards", path).status == 2)
      #expect(run("cards", "prepare", path, "--cards", path, "-o", folder.path("x.cards")).status == 2)
      #expect(run("cards", "show", folder.path("none.json")).status == 2)
    }
  }

  /// `repl` and `test` know files of cards as `search` does.
  @Test func otherCommandsKnowThemToo() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.forms[0].text)
      let prepared = folder.path("my.cards")
      #expect(run("cards", "prepare", path, "-o", prepared).status == 0)
      let script = try folder.file("script", "t:creature\n  expect count > 3\n")
      for file in [path, prepared] {
        let session = run("repl", file, input: "t:creature mv<=3\n")
        #expect(
          session.status == 0 && session == run("repl", "--cards", file, input: "t:creature mv<=3\n"), "\(session)")
        #expect(session.output.contains("Creature"))
        #expect(run("test", "--items", file, script) == run("test", "--cards", file, script))
        #expect(run("test", "--items", file, script).status == 0)
      }
    }
  }

  @Test func otherFilesAreNotCards() throws {
    try withTemporaryFolder { folder in
      for text in [
        "{\"object\":\"list\",\"name\":\"a\"}\n", "{\"name\":\"card\"}\n", "{\"object\":{\"card\":1},\"name\":\"a\"}\n",
        "[[\"object\",\"card\"]]", "object,name\ncard,a\n", "{\"object\":\"card",
      ] {
        let path = try folder.file("items", text)
        let result = run("search", "", path)
        #expect(!result.output.contains("\t"), "\(text): \(result)")
      }
    }
  }

  /// Options that only files of items have.
  @Test func cardsAreItemsOnRequest() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.forms[0].text)
      #expect(run("search", "", path, "--format", "raw", "--strict-input").output == Self.forms[0].text)
      let cards = run("search", "t:goblin", path, "--count-by", "rarity")
      #expect(cards.output.contains("common") && cards.errors == "")
    }
  }
}
