import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Documents that are too long to be analysed are kept as text, and analysed once they are shorter.
@Suite(.timeLimit(.minutes(20))) struct LongDocumentTests {
  private static let uri = "file:///long.filterq"
  private static let long = String(repeating: "nosuch:1\n", count: AnalysisLimits.open.lines + 1)

  private func text(_ client: TestClient) -> String? {
    client.server.state.withLock { $0.documents[Self.uri] }.map { $0.text.description }
  }

  /// By lines, and by bytes.
  @Test(arguments: [LongText(long), LongText(repeating: "t:elf or ", count: AnalysisLimits.open.bytes / 9 + 1)])
  func oneDiagnostic(long: LongText) async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, long.text)
    try await client.idle()
    let received = client.received("textDocument/publishDiagnostics").last?["diagnostics"]?.array ?? []
    #expect(received.map { $0["message"] } == [.string("documents over 4 MB or 100000 lines are not analysed")])
    #expect(received.map { $0["severity"] } == [.integer(3)])
    let pulled = try await client.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    #expect(pulled["items"]?.array == received)
    let all = try await client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)["items"]?.array ?? []
    #expect(all.map { $0["items"]?.array } == [received] && all.first?["resultId"] == pulled["resultId"])
  }

  /// CR LF ends one line.
  @Test(arguments: [("a\r\nb\rc", true), ("a\r\nb\r\nc\n", false), ("a\n\nb", true), ("a\n\r\r\nb", false)])
  func threeLines(text: String, areAllowed: Bool) {
    #expect(AnalysisLimits(bytes: 100, lines: 3).allow(SourceText(text)) == areAllowed)
  }

  /// Every other request about the document has the result null.
  @Test func nullAnswers() async throws {
    let client = try await TestClient.introduced()
    client.openPlain(Self.uri, Self.long)
    let params = #"""
      {"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":0,"character":1},"positions":[],"ranges":[],
       "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"context":{"diagnostics":[]},
       "options":{"tabSize":2,"insertSpaces":true},"newName":"x","ch":")"}
      """#
    for served in ServedRequests.all.values where served.isOutdatedByEdits && !served.answersForLongTexts {
      let answer = try await client.ask(served.method, params)
      #expect(answer == .null, "\(served.method)")
    }
    #expect(
      await client.errorCode(
        "workspace/executeCommand", #"{"command":"filterq.explain","arguments":["\#(Self.uri)",0]}"#) == -32602)
  }

  /// Edits apply in all position encodings; a text is analysed once it is short enough.
  @Test(arguments: TestTier.some(of: ["utf-16", "utf-8", "utf-32"], every: 3))
  func edits(encoding: String) async throws {
    let client = try await TestClient.introduced(#"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
    client.openPlain(Self.uri, "\"🐉\" t:elf\r\n" + Self.long)
    let column = 3 + (encoding == "utf-8" ? 4 : encoding == "utf-16" ? 2 : 1)
    func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> String {
      #""range":{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(endLine),"character":\#(end)}}"#
    }
    client.edit(
      Self.uri, 2, "{\(range(0, column, 0, column + 1)),\"text\":\"c\"}", "{\(range(1, 0, 1, 6)),\"text\":\"t\"}")
    #expect(text(client) == "\"🐉\" c:elf\r\nt:1\n" + Self.long.dropFirst(9))
    client.edit(Self.uri, 3, "{\(range(2, 0, 999_999, 0)),\"text\":\"\"}")
    #expect(client.text(of: Self.uri) == "\"🐉\" c:elf\r\nt:1\n")
    try await client.idle()
    let short = client.received("textDocument/publishDiagnostics").last?["diagnostics"]?.array ?? []
    #expect(!short.isEmpty && short.allSatisfy { $0["code"] != .string("document-too-long") })
    client.edit(Self.uri, 4, "{\(range(1, 0, 1, 0)),\"text\":\(Self.long.asJSON)}")
    #expect(client.text(of: Self.uri) == "")
    client.edit(Self.uri, 5, "{\"text\":\"t:elf\"}")
    #expect(client.text(of: Self.uri) == "t:elf")
    client.edit(Self.uri, 6, "{\"text\":\(Self.long.asJSON)}")
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(Self.uri)"},"text":"c:g"}"#)
    #expect(client.text(of: Self.uri) == "c:g")
  }

  /// Positions without a line table are the same as with one.
  @Test func positions() {
    let failure = checkProperty(
      "an offset is found without a table of lines", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 137),
      generate: { random in (randomBytes(&random, pieces: 12), random.below(6) - 1, random.below(9) - 1) },
      shrink: { value in shorterArrays(value.0).map { ($0, value.1, value.2) } },
      describe: { "\(shown($0.0)) at \($0.1):\($0.2)" },
      law: { bytes, line, column in
        let text = SourceText(bytes: bytes)
        let position = SourcePosition(line: line, column: column)
        for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
          let expected = LineTable(text).offset(of: position, in: encoding)
          let found = text.offset(of: position, in: encoding)
          if found != expected { return "\(found), not \(expected), in \(encoding.rawValue)" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
