import Testing

@testable import FilterLanguageServer

/// The width of a tab in the editor is the indentation of continued lines, from 1 to 16.
@Suite struct IndentationTests {
  @Test func widthsOfTabs() async throws {
    for (size, width) in [(-1, 1), (1, 1), (8, 8), (9, 9), (12, 12), (16, 16), (17, 16), (1_000_000, 16)] {
      let client = try await TestClient.running(options: #"{"lineWidth": 12}"#)
      let document = try client.open("t:goblin c:red")
      let edits = try await client.ask(
        "textDocument/formatting", document, #""options": {"tabSize": \#(size), "insertSpaces": true}"#)
      let step = String(repeating: " ", count: width)
      #expect(document.applying(edits) == "t:goblin\n\(step)c:red", "\(size)")
    }
  }
}
