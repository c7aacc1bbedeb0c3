import Dispatch
import FilterEngines
import FilterLists
import FilterText
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// The background thread of a session over a database.
@Suite(.enabled(if: WrittenLists.areHere, "the package was built without SQLite")) struct ReplEngineWorkerTests {
  private final class Listener: Sendable {
    private let events = Lock<[ReplEvent]>([])
    private let arrival = DispatchSemaphore(value: 0)

    func take(_ event: ReplEvent) {
      events.withLock { $0.append(event) }
      arrival.signal()
    }

    /// The next event; nil after a timeout.
    func next() -> ReplEvent? {
      guard arrival.wait(timeout: .now() + 60) == .success else { return nil }
      return events.withLock { $0.removeFirst() }
    }

    /// The next survey that is complete.
    func survey() -> ReplSurvey? {
      while let event = next() {
        if case .surveyed(let survey) = event, !survey.isCounting { return survey }
      }
      return nil
    }

    /// The next answer.
    func answer() -> (answer: ReplAnswer, number: Int)? {
      while let event = next() {
        if case .answered(let answer, let number) = event { return (answer, number) }
      }
      return nil
    }
  }

  private func worker(as address: String? = nil) throws -> (ReplWorker, Listener, DisturbedConnection) {
    let lists = try WrittenLists.shared.get()
    let (answers, connection) = try lists.disturbed(lists.animals, as: address)
    let listener = Listener()
    let worker = ReplWorker { listener.take($0) }
    worker.start(
      .make(SearchableList(answers)), options: SessionDriver.quiet,
      store: ReplStore(path: "/there/is/no/store", environment: [:], now: { 0 }))
    return (worker, listener, connection)
  }

  private func request(_ text: String, _ version: Int, candidates: [String] = []) -> SurveyRequest {
    var request = SurveyRequest(
      line: EditedLine(text), version: version,
      candidates: candidates.map { ReplCandidate(text: $0, isCounted: !$0.isEmpty) })
    request.rows = 2
    return request
  }

  @Test func diagnosticsThenTheCountThenRowsThenCompletions() throws {
    let (worker, listener, _) = try worker()
    defer { worker.stop() }
    worker.survey(request("kind:bird kind:bird", 3, candidates: ["kind:bird", "", "kind:mammal", "kind:bird legs>"]))
    guard case .surveyed(let first)? = listener.next(), case .surveyed(let second)? = listener.next(),
      case .listed(let rows, 3)? = listener.next(), case .counted(let counts, 3)? = listener.next()
    else {
      Issue.record("another order")
      return
    }
    #expect(first.isCounting && first.count == nil && first.diagnostics.count == 1 && first.tokens != nil)
    #expect(!second.isCounting && second.count == 3 && second.problem == nil)
    #expect(rows.map { $0.text.prefix(10) } == ["name      ", "Grey Heron", "Wren      "])
    #expect(counts == [3, nil, 2, 3])
  }

  /// A statement that hangs is cancelled by the next key, and the newest text is counted.
  @Test func furtherTypingCancels() throws {
    let (worker, listener, connection) = try worker()
    defer { worker.stop() }
    connection.mode = .hangs
    worker.survey(request("legs>1", 1))
    #expect(Pause.until { connection.isHanging })
    worker.survey(request("legs>10", 2))
    #expect(Pause.until { connection.counts.cancelled == 1 && connection.isHanging })
    connection.mode = .works
    worker.survey(request("kind:bird", 3))
    #expect(listener.survey()?.version == 3)
    #expect(connection.counts.cancelled == 2)
  }

  /// So is one that hangs while an answer is pending; that answer is not cancelled by typing.
  @Test func anAnswerIsNotCancelledByTyping() throws {
    let (worker, listener, connection) = try worker()
    defer { worker.stop() }
    connection.mode = .hangs
    worker.survey(request("legs>1", 1))
    #expect(Pause.until { connection.isHanging })
    connection.mode = .works
    worker.submit(.answer(EditedLine("kind:bird"), number: 1, columns: 80))
    #expect(listener.answer()?.answer.isError == false)
    connection.mode = .hangs
    worker.submit(.answer(EditedLine("otter"), number: 2, columns: 80))
    #expect(Pause.until { connection.isHanging })
    let cancelled = connection.counts.cancelled
    worker.survey(request("legs>10", 2))
    Pause.milliseconds(100)
    #expect(connection.counts.cancelled == cancelled)
    connection.mode = .works
    worker.cancel()
    #expect(listener.answer()?.number == 2)
    #expect(listener.survey()?.version == 2)
  }

  /// Ctrl-C abandons running and pending work, and nothing that is requested later.
  @Test func cancelling() throws {
    let (worker, listener, connection) = try worker()
    defer { worker.stop() }
    connection.mode = .hangs
    for number in 1...3 { worker.submit(.answer(EditedLine("otter"), number: number, columns: 80)) }
    #expect(Pause.until { connection.isHanging })
    connection.mode = .works
    worker.cancel()
    let first = listener.answer()
    #expect(first?.number == 1 && first?.answer.isError == true)
    worker.submit(.answer(EditedLine("otter"), number: 4, columns: 80))
    let second = listener.answer()
    #expect(second?.number == 4 && second?.answer.isError == false)
  }

  @Test func failuresWhileTypingAreReported() throws {
    let (worker, listener, connection) = try worker()
    defer { worker.stop() }
    connection.mode = .fails(EngineError(.lost, "the engine died"))
    worker.survey(request("kind:bird", 1, candidates: ["kind:bird"]))
    #expect(listener.survey()?.problem == "the engine died")
    guard case .listed(let rows, 1)? = listener.next(), case .counted(let counts, 1)? = listener.next() else {
      Issue.record("something else")
      return
    }
    #expect(rows.isEmpty && counts == [nil])
    connection.mode = .works
    worker.survey(request("kind:bird", 2))
    let survey = listener.survey()
    #expect(survey?.count == 3 && survey?.problem == nil)
  }

  /// A client program is left alone while keys follow each other; the last text is counted.
  @Test func theNewestTextIsCountedByAClient() throws {
    let (worker, listener, _) = try worker(as: "command:duckdb:false")
    defer { worker.stop() }
    for version in 1...20 { worker.survey(request("kind:bird", version)) }
    var survey = listener.survey()
    while let found = survey, found.version < 20 { survey = listener.survey() }
    #expect(survey?.version == 20 && survey?.count == 3)
  }
}

/// The screen of a session over a database.
@Suite struct SessionEngineTests {
  @Test func theStatusLine() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("t:elf")
    let version = session.session.version
    session.send(.surveyed(ReplSurvey(version: version, diagnostics: [], count: 12)))
    #expect(session.picture.hasSuffix("12 cards"))
    session.type("x")
    var survey = ReplSurvey(version: session.session.version, diagnostics: [])
    survey.isCounting = true
    session.send(.surveyed(survey))
    #expect(session.picture.hasSuffix("12 cards …"))
    survey.isCounting = false
    survey.problem = "the engine \u{7}died"
    session.send(.surveyed(survey))
    #expect(session.picture.hasSuffix("the engine ␇died"))
    let line = ReplPicture(session.session).picture.lines.last
    #expect(line?.styled.hasPrefix("{red ") == true)
    survey.problem = nil
    survey.count = 3
    session.send(.surveyed(survey))
    #expect(session.picture.hasSuffix("3 cards"))
  }

  @Test func controlCStopsTheAnswer() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("t:elf<Enter><C-c>")
    #expect(session.effects.contains("cancel"))
    #expect(session.output.hasSuffix("cancelled"))
  }
}
