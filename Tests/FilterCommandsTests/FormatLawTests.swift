import FilterDocuments
import FilterQueryKit
import Testing
import _FilterTestSupport

/// Formatting any document preserves its queries and their meanings.
@Suite struct FormatLawTests {
  @Test(arguments: ["canonical", "lines", "tidy"])
  func queriesKeepTheirMeaning(_ style: String) throws {
    try withTemporaryFolder { folder in
      let failure = checkProperty(
        "formatting documents in the style \(style)", cases: PropertyCases.count(long: 30),
        seed: PropertyCases.seed(default: 81),
        // A file with a NUL byte is refused.
        generate: { randomDocument(&$0).replacing("\0", with: "x") },
        shrink: { RandomText.shrinks(of: $0) },
        describe: { $0.debugDescription },
        law: { text in
          guard let before = try? folder.file("before.filterq", text) else { return "the file cannot be written" }
          let once = run("format", "--style", style, "--width", "20", before)
          guard let after = try? folder.file("after.filterq", once.output) else { return "the file cannot be written" }
          if meanings(of: once.output) != meanings(of: text) { return "became \(once.output.debugDescription)" }
          let twice = run("format", "--style", style, "--width", "20", after)
          return twice.output == once.output ? nil : "then \(twice.output.debugDescription)"
        })
      #expect(failure == nil)
    }
  }

  /// The canonical text of each query of a document.
  private func meanings(of text: String) -> [String?] {
    let document = QueryDocument(SourceText(text))
    return document.queries.indices.map { index in
      ParsedQuery(parsing: document.source(ofQuery: index)).query?.canonicalText
    }
  }

  private func randomDocument(_ random: inout SeededGenerator) -> String {
    let starts = ["", "", "", " ", "\t", "#", "  (", "(#"]
    let ends = ["\n", "\n", "\n\n", "\r\n", "\r"]
    var text = ""
    for _ in 0..<(1 + random.below(4)) {
      text += starts[random.below(starts.count)] + RandomText.text(length: 4, using: &random)
      text += ends[random.below(ends.count)]
    }
    return text
  }
}
