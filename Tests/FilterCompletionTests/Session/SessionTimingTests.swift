import FilterCompletion
import Testing

/// When a call waits, and when it is answered without any work.
@Suite struct SessionTimingTests {
  @Test func shortTextsAreAnsweredAtOnce() async {
    let rows: [(String, Int)] = [("", 1), ("  ", 1), ("a", 2), (" a ", 2), ("🇩🇪", 2), ("e\u{301}", 2), ("a b", 4)]
    for (text, minimum) in rows {
      let broken = await scene(minimumLength: minimum) { stage in
        stage.type("t:elf")
        stage.queue.drain()
        stage.type(text)
        stage.queue.drain()
        #expect(stage.calls[1].outcome == .tooShort(minimum: minimum), "\(text)")
        #expect(stage.calls[0].outcome == .superseded, "\(text)")
        #expect(stage.clock.count == 0, "\(text)")
      }
      #expect(broken == nil, "\(text)")
    }
  }

  @Test(arguments: [("", 0), ("a", 1), (" a b ", 3), ("ab", -4)])
  func longEnoughTextsAreNot(text: String, minimum: Int) async {
    let broken = await scene(minimumLength: minimum) { stage in
      stage.type(text)
      stage.finish()
      #expect(stage.calls[0].outcome?.list != nil)
    }
    #expect(broken == nil)
  }

  @Test func missingCatalogsAreNamed() async {
    let broken = await scene(missing: ["artist-names", "card-names"]) { stage in
      stage.type("a:")
      stage.finish()
      guard case .unavailable(let names, let list) = stage.calls[0].outcome else {
        return stage.fail("\(String(describing: stage.calls[0].outcome))")
      }
      #expect(names == ["artist-names", "card-names"])
      #expect(list.items.count == 1)
      stage.accept(0)
    }
    #expect(broken == nil)
  }

  @Test func withoutDebounceTheWorkBeginsAtOnce() async {
    let broken = await scene(debounce: .zero) { stage in
      stage.type("t")
      stage.queue.drain()
      #expect(stage.clock.count == 0 && stage.engine.count == 1)
    }
    #expect(broken == nil)
  }

  /// During typing without pauses, the call after three unanswered ones does not wait.
  @Test func patienceEnds() async {
    let broken = await scene(patience: 3) { stage in
      for text in ["a", "ab", "abc"] {
        stage.type(text)
        stage.queue.drain()
        #expect(stage.engine.count == 0)
      }
      stage.type("abcd")
      stage.queue.drain()
      #expect(stage.engine.count == 1)
      stage.engine.open(0)
      stage.queue.drain()
      stage.type("abcde")
      stage.queue.drain()
      #expect(stage.engine.count == 0 && stage.clock.count == 1, "answered: the patience is new")
    }
    #expect(broken == nil)
  }
}
