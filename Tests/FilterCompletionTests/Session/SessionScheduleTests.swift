import FilterCompletion
import Testing
import _FilterTestSupport

/// In any order of calls, timers, results, cancellations, new snapshots and accepted items, no stale result is
/// delivered and every call ends.
@Suite struct SessionScheduleTests {
  /// Plays a schedule, a list of numbers: each determines the next event and its target.
  private static func play(_ schedule: [UInt32]) -> String? {
    let settings = schedule.first ?? 0
    let stage = SessionStage(
      debounce: settings % 8 == 0 ? .zero : .milliseconds(30), minimumLength: settings % 3 == 0 ? 2 : 0,
      patience: settings % 5 == 0 ? 2 : .max, missing: settings % 7 == 0 ? ["card-names"] : [])
    for step in schedule.dropFirst() where stage.broken == nil { take(step, on: stage) }
    stage.finish()
    return stage.broken
  }

  private static func take(_ step: UInt32, on stage: SessionStage) {
    let choice = Int(step / 20)
    switch step % 20 {
    case 0, 1, 2: stage.type(["a", "t:elf", "t:el", " x ", "", "naïve"][choice % 6])
    case 3, 4, 5, 6, 7, 8: if !stage.queue.isEmpty { stage.queue.run(choice) }
    case 9, 10: stage.clock.open(choice)
    case 11, 12: stage.engine.open(choice)
    case 13: if !stage.calls.isEmpty { stage.cancel(max(0, stage.calls.count - 1 - choice % 3)) }
    case 14: stage.swap()
    case 15, 16: if !stage.delivered.isEmpty { stage.accept(max(0, stage.delivered.count - 1 - choice % 2)) }
    case 17, 18: stage.queue.drain()
    default:
      // Let the newest call get its result; otherwise few schedules reach a second list.
      stage.queue.drain()
      while stage.clock.count + stage.engine.count > 0 {
        stage.clock.open(choice)
        stage.engine.open(choice)
        stage.queue.drain()
      }
    }
  }

  /// The numbers of outcomes of the schedules, to detect tests without effect.
  private static func tally(_ schedules: Int) -> [String: Int] {
    var tally: [String: Int] = [:]
    for index in 0..<schedules {
      var generator = SeededGenerator(seed: UInt64(index))
      let stage = SessionStage(minimumLength: 2)
      for step in randomSchedule(&generator) { take(step, on: stage) }
      stage.finish()
      for call in stage.calls {
        let name =
          switch call.outcome {
          case .suggestions, .unavailable: "list"
          case .superseded: "superseded"
          case .cancelled: "cancelled"
          case .tooShort: "too short"
          case nil: "none"
          }
        tally[name, default: 0] += 1
      }
    }
    return tally
  }

  private static func randomSchedule(_ generator: inout SeededGenerator) -> [UInt32] {
    (0..<Int.random(in: 4...60, using: &generator)).map { _ in UInt32.random(in: 0..<1 << 20, using: &generator) }
  }

  @Test func fiveThousandSchedulesDeliverNoStaleAnswer() async {
    let failure = await onOwnThread {
      checkProperty(
        "no stale answer", cases: PropertyCases.count(long: 5_000), seed: PropertyCases.seed(default: 1),
        generate: { Self.randomSchedule(&$0) }, shrink: { shorterArrays($0) }, describe: { "\($0)" },
        law: { Self.play($0) })
    }
    #expect(failure == nil)
  }

  @Test func theSchedulesReachEveryOutcome() async {
    let tally = await onOwnThread { Self.tally(200) }
    for outcome in ["list", "superseded", "cancelled", "too short"] {
      #expect(tally[outcome, default: 0] > 50, "\(outcome): \(tally)")
    }
    #expect(tally["none"] == nil)
  }
}
