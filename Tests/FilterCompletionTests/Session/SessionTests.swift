import FilterCompletion
import FilterText
import Testing

/// The outcomes of calls, one situation per test.
@Suite struct SessionTests {
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

  /// A key is pressed after the result is made and before the caller resumes.
  @Test func anAnswerOnItsWayIsSupersededToo() async {
    let broken = await scene(debounce: .zero) { stage in
      stage.type("t")
      stage.queue.drain()
      stage.type("t:")
      // The task of the new call starts and waits for the user; the worker of the result ends, and the caller waits as
      // well.
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
}
