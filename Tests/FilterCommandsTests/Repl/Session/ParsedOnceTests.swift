#if DEBUG
  import FilterText
  import Testing

  @testable import FilterREPL

  /// Each text is lexed once.
  @Suite struct ParsedOnceTests {
    /// For a key, colors, completions, diagnostics and the count share one parse, and so do the answer and the history.
    @Test func keysOfASession() {
      var session = SessionDriver()
      let word = "lexoncekey"
      session.type("t:goblin \(word.dropLast())")
      StepCounter.lexed.watch(word)
      defer { StepCounter.lexed.stop(word) }
      session.type("y")
      let line = "t:goblin \(word)"
      #expect(session.session.survey?.count == 0)
      #expect(StepCounter.lexed.texts(with: word).filter { $0 == line } == [line])
      session.type("<Esc><Enter>")
      #expect(session.printed.count > 1)
      #expect(StepCounter.lexed.texts(with: word).filter { $0 == line } == [line])
    }

    /// Each text that a completion would make is lexed once, for its count.
    @Test func countsOfCompletions() {
      var session = SessionDriver()
      let word = "lexoncecount"
      session.type("-\(word) t:go")
      StepCounter.lexed.watch(word)
      defer { StepCounter.lexed.stop(word) }
      session.type("b")
      #expect(session.session.menu?.items.contains { $0.count != .none } == true)
      let texts = StepCounter.lexed.texts(with: word)
      #expect(texts.count > 1)
      #expect(Set(texts).count == texts.count, "\(texts)")
    }

    @Test func explainedSearch() {
      let word = "lexoncesearch"
      StepCounter.lexed.watch(word)
      defer { StepCounter.lexed.stop(word) }
      _ = run("search", "--explain", "t:goblin -\(word)")
      #expect(StepCounter.lexed.texts(with: word) == ["t:goblin -\(word)"])
    }
  }
#endif
