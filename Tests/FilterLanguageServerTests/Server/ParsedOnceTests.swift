#if DEBUG
  import FilterText
  import Testing

  @testable import FilterLanguageServer

  /// A message is decoded once, and a query is lexed once.
  @Suite struct ParsedOnceTests {
    @Test func completionAndChange() async throws {
      let word = "lexonceserver"
      let client = try await TestClient.running(TestCapabilities.rich)
      StepCounter.lexed.watch(word)
      defer { StepCounter.lexed.stop(word) }
      StepCounter.decoded.watch(word)
      defer { StepCounter.decoded.stop(word) }
      let uri = "file:///\(word).filterq"
      let first = "t:elf \(word) f:mod"
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument": {"uri": "\#(uri)", "languageId": "filterq", "version": 1, "text": "\#(first)"}}"#)
      _ = try await client.ask(
        "textDocument/completion",
        #"{"textDocument": {"uri": "\#(uri)"}, "position": {"line": 0, "character": \#(first.count)}}"#)
      #expect(StepCounter.decoded.texts(with: word).count == 2)
      #expect(StepCounter.lexed.texts(with: word).filter { $0 == first } == [first])
      client.notify(
        "textDocument/didChange",
        #"{"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": "\#(first)e"}]}"#)
      _ = try await client.ask(
        "textDocument/hover", #"{"textDocument": {"uri": "\#(uri)"}, "position": {"line": 0, "character": 1}}"#)
      #expect(StepCounter.decoded.texts(with: word).count == 4)
      let lexed = StepCounter.lexed.texts(with: word)
      #expect(Set(lexed).count == lexed.count, "\(lexed)")
      #expect(lexed.contains(first + "e"))
    }
  }
#endif
