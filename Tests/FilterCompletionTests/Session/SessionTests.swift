import FilterCompletion
import FilterText
import Testing

/// What happens to calls, one situation at a time.
@Suite struct SessionTests {
  typealias Outcome = CompletionSession.Outcome

  /// Plays a scene on a stage of its own thread; answers what it broke.
  private func scene(
    debounce: Duration = .milliseconds(30), minimumLength: Int = 0, patience: Int = .max, missing: [String] = [],
    _ play: @escaping @Sendable (SessionStage) -> Void
  ) async -> String? {
    await onOwnThread {
      let stage = SessionStage(
        debounce: debounce, minimumLength: minimumLength, patience: patience, missing: missing)
      play(stage)
      stage.finish()
      return stage.broken
    }
  }

  @Test func aCallWaitsWorksAndAnswers() async {
    let broken = await scene { stage in
      stage.type("t:elf")
      stage.queue.drain()
      #expect(stage.clock.count == 1 && stage.engine.count == 0)
      stage.clock.open(0)
      stage.queue.drain()
      #expect(stage.clock.count == 0 && stage.engine.count == 1)
      stage.engine.open(0)
      stage.queue.drain()
      #expect(stage.calls[0].outcome?.list?.items.first?.label == "t:elf|1|0|0")
    }
    #expect(broken == nil)
  }

  @Test func aNewerCallEndsTheOlderAtOnce() async {
    let broken = await scene { stage in
      stage.type("t")
      stage.queue.drain()
      stage.type("t:")
      stage.queue.drain()
      #expect(stage.calls[0].outcome == .superseded)
      #expect(stage.calls[1].outcome == nil)
      #expect(stage.clock.count == 1, "the older one's timer is gone")
    }
    #expect(broken == nil)
  }

  @Test func aCallIsSupersededWhileTheEngineWorks() async {
    let broken = await scene { stage in
      stage.type("t")
      stage.queue.drain()
      stage.clock.open(0)
      stage.queue.drain()
      stage.type("t:")
      stage.queue.drain()
      #expect(stage.calls[0].outcome == .superseded)
      #expect(stage.engine.count == 1, "the engine is still at it, for nobody")
    }
    #expect(broken == nil)
  }

  /// The answer is made and on its way, and then a key is pressed before the caller's turn comes.
  @Test func anAnswerOnItsWayIsSupersededToo() async {
    let broken = await scene(debounce: .zero) { stage in
      stage.type("t")
      stage.queue.drain()
      stage.type("t:")
      // The new call's task begins, and waits for the typist; the answer's worker ends, and the caller waits as well.
      stage.engine.open(0)
      while stage.queue.count > 0, stage.calls[1].hasBegun == false { stage.queue.run(0) }
      stage.queue.drain()
      #expect(stage.calls[1].outcome == nil)
    }
    #expect(broken == nil)
  }

  @Test func cancellingAnswersAtOnce() async {
    let broken = await scene { stage in
      stage.type("t")
      stage.queue.drain()
      stage.cancel(0)
      stage.queue.drain()
      #expect(stage.calls[0].outcome == .cancelled)
      #expect(stage.clock.count == 0)
    }
    #expect(broken == nil)
  }

  @Test func aCallThatIsCancelledBeforeItBeginsDisturbsNobody() async {
    let broken = await scene { stage in
      stage.type("t")
      stage.queue.drain()
      stage.type("late")
      stage.cancel(1)
      stage.queue.drain()
      #expect(stage.calls[1].outcome == .cancelled)
      #expect(stage.calls[0].outcome == nil)
      stage.finish()
      #expect(stage.calls[0].outcome?.list != nil)
    }
    #expect(broken == nil)
  }

  @Test(arguments: [("", 1), ("  ", 1), ("a", 2), (" a ", 2), ("🇩🇪", 2), ("e\u{301}", 2), ("a b", 4)])
  func shortTextsAreAnsweredAtOnce(text: String, minimum: Int) async {
    let broken = await scene(minimumLength: minimum) { stage in
      stage.type("t:elf")
      stage.queue.drain()
      stage.type(text)
      stage.queue.drain()
      #expect(stage.calls[1].outcome == .tooShort(minimum: minimum))
      #expect(stage.calls[0].outcome == .superseded)
      #expect(stage.clock.count == 0)
    }
    #expect(broken == nil)
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

  /// Somebody types without ever pausing: after three calls without an answer the fourth does not wait.
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
