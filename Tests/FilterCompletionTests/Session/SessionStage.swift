import FilterCompletion
import FilterText

/// A session with a simulated user, in which the test controls the order of all events: the next job, the end of the
/// debounce, the result of the engine.
final class SessionStage: @unchecked Sendable {
  /// One call and what became of it.
  struct Call {
    let text: String
    var task: Task<Void, Never>?
    var hasBegun = false
    var isCancelled = false
    var outcome: CompletionSession.Outcome?
  }

  let queue = HandQueue()
  let clock = HandGates()
  let engine = HandGates()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var session: CompletionSession!
  private(set) var calls: [Call] = []
  /// The newest call that has begun; -1 before the first.
  private(set) var newest = -1
  /// The first law that was broken.
  private(set) var broken: String?
  /// How often the snapshot was replaced.
  private(set) var swaps = 0
  /// All items that were ever delivered, each with its call.
  private(set) var delivered: [(call: Int, item: CompletionItem)] = []
  /// The call whose list may be accepted.
  private var offering: Int?
  private var answers = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var typist: Typist!
  private let executor: HandTaskExecutor

  init(debounce: Duration = .milliseconds(30), minimumLength: Int = 0, patience: Int = .max, missing: [String] = []) {
    executor = HandTaskExecutor(queue)
    typist = Typist(HandSerialExecutor(queue, tasks: executor))
    session = CompletionSession(
      executor: executor, debounce: debounce, minimumLength: minimumLength, patience: patience,
      sleep: { [clock] _ in
        await clock.wait(endsOnCancel: true)
        try Task.checkCancellation()
      },
      complete: { [unowned self] text, caret in await answer(text, caret, missing) })
  }

  /// The result contains its text, its number, and the number of swaps at its start and its end.
  private func answer(_ text: String, _ caret: Int, _ missing: [String]) async -> CompletionList {
    answers += 1
    let (number, start) = (answers, swaps)
    await engine.wait(endsOnCancel: false)
    let edit = TextEdit.insert("!", at: text.utf8.count)
    let item = CompletionItem(
      label: "\(text)|\(number)|\(start)|\(swaps)", edit: edit, caret: text.utf8.count + 1, kind: .name,
      score: CompletionScore([]))
    return CompletionList(replace: edit.range, items: [item], missingCatalogs: missing)
  }

  /// Types a text: a call that starts when its job runs.
  func type(_ text: String) {
    let id = calls.count
    calls.append(Call(text: text))
    calls[id].task = Task(executorPreference: executor) { [typist, unowned self] in
      await typist!.type(id, on: self)
    }
  }

  func cancel(_ id: Int) {
    calls[id].isCancelled = true
    calls[id].task?.cancel()
  }

  /// Replaces the snapshot; results show whether they were made before or after.
  func swap() {
    swaps += 1
    session.update(
      history: CompletionHistory(
        entries: [.init(text: "a", canonicalText: "a", key: "a", weight: Double(swaps), lastUse: 0)]))
  }

  /// Accepts an item and compares the outcome with the expected one.
  func accept(_ index: Int) {
    let (call, item) = delivered[index]
    do throws(CompletionSession.Refusal) {
      let accepted = try session.accept(item)
      if offering != call { fail("an item of call \(call) was accepted, the offer is that of \(offering ?? -1)") }
      if accepted.original != calls[call].text || accepted.text != calls[call].text + "!" {
        fail("accepting for '\(calls[call].text)' gave '\(accepted.text)'")
      }
      offering = nil
    } catch {
      if offering == call { fail("an item of the newest list was refused: \(error)") }
      if error != (offering == nil ? .nothingOffered : .outdated) { fail("refused as \(error)") }
    }
  }

  /// Lets everything come to its end, and checks that it did.
  func finish() {
    repeat {
      queue.drain()
      clock.open(0)
      engine.open(0)
    } while !queue.isEmpty || clock.count + engine.count > 0
    for (id, call) in calls.enumerated() where call.outcome == nil { fail("call \(id) never returned") }
    if newest >= 0, !calls[newest].isCancelled,
      calls[newest].outcome == .superseded || calls[newest].outcome == .cancelled
    {
      fail("the newest call, \(newest), got no answer")
    }
  }

  func fail(_ reason: String) { broken = broken ?? reason }

  fileprivate func begin(_ id: Int) {
    calls[id].hasBegun = true
    // A call whose task is cancelled before it starts does not affect others.
    if calls[id].isCancelled { return }
    newest = id
    offering = nil
  }

  fileprivate func end(_ id: Int, _ outcome: CompletionSession.Outcome) {
    let call = calls[id]
    if call.outcome != nil { fail("call \(id) returned twice") }
    calls[id].outcome = outcome
    switch outcome {
    case .superseded: if newest == id { fail("call \(id), the newest, was superseded") }
    case .cancelled: if !call.isCancelled { fail("call \(id) was cancelled by nobody") }
    case .tooShort(let minimum):
      if newest != id { fail("call \(id) is too short, but call \(newest) is newer") }
      let inner = call.text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }
      if inner.count >= minimum { fail("'\(call.text)' is not too short") }
    case .suggestions(let list), .unavailable(_, let list):
      if newest != id { fail("call \(id) delivered a list after call \(newest) began: stale") }
      if call.isCancelled { fail("call \(id) delivered a list after it was cancelled") }
      let parts = list.items[0].label.split(separator: "|", omittingEmptySubsequences: false)
      if parts[0] != call.text { fail("call \(id) for '\(call.text)' got the answer for '\(parts[0])'") }
      if parts[2] != parts[3] { fail("call \(id) got an answer begun before the swap \(parts[3])") }
      offering = id
      delivered.append((id, list.items[0]))
    }
  }
}

/// Somebody at a keyboard: an actor, as the main actor is.
private actor Typist {
  private let executor: HandSerialExecutor

  init(_ executor: HandSerialExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func type(_ id: Int, on stage: SessionStage) async {
    stage.begin(id)
    let outcome = await stage.session.suggestions(for: stage.calls[id].text, caret: stage.calls[id].text.utf8.count)
    stage.end(id, outcome)
  }
}
