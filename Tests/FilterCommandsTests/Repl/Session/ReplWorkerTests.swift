import DataStreams
import Dispatch
import FilterCompletion
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The background thread of a session.
@Suite struct ReplWorkerTests {
  /// Collects the events of a worker and waits for them.
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
  }

  private func worker(_ options: ReplOptions = SessionDriver.quiet) -> (ReplWorker, Listener) {
    let listener = Listener()
    let worker = ReplWorker { listener.take($0) }
    worker.start(
      .make(.sample), options: options,
      store: ReplStore(path: "/there/is/no/store", environment: [:], now: { 0 }))
    return (worker, listener)
  }

  #if SQLite
    /// A query that was just run is in the store when the session ends, whatever else is waiting.
    @Test func whatWasRunIsRememberedAtTheEnd() throws {
      let folder = try TemporaryFolder()
      let worker = ReplWorker { _ in }
      let store = ReplStore(path: folder.path("store"), environment: [:], now: { 7 })
      worker.start(.make(.sample), options: ReplOptions(), store: store)
      for number in 1...9 { worker.submit(.answer(EditedLine("t:elf mv=\(number)"), number: number, columns: 80)) }
      worker.submit(.remember(AnalyzedQuery(parsing: "t:goblin pow>=3", vocabulary: .scryfall)))
      worker.stop()
      #expect(try store.open(.scryfall)?.entries.map { $0.text } == ["t:goblin pow>=3"])
    }
  #endif

  @Test func inputsAreAnsweredInOrder() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    for number in 1...20 {
      worker.submit(.answer(EditedLine(":print t:elf mv=\(number)"), number: number, columns: 80))
    }
    for expected in 1...20 {
      guard case .answered(let answer, let number)? = listener.next() else {
        Issue.record("no answer \(expected)")
        return
      }
      #expect(number == expected)
      #expect(answer.lines.map { $0.text } == ["t:elf mv=\(expected)"])
    }
  }

  @Test func aTextIsSurveyedAndItsCompletionsCounted() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    worker.survey(
      SurveyRequest(
        line: EditedLine("t:goblin f:modren"), version: 7,
        candidates: [
          ReplCandidate(text: "t:goblin", isCounted: true), ReplCandidate(text: "", isCounted: false),
          ReplCandidate(text: "t:zombie pow=99", isCounted: true),
        ]))
    guard case .surveyed(let survey)? = listener.next() else {
      Issue.record("no survey")
      return
    }
    #expect(survey.version == 7)
    #expect(survey.count == 9)
    #expect(survey.diagnostics.map { "\($0.id)" } == ["unknown-value"])
    #expect(survey.tokens?.isEmpty == false)
    guard case .counted(let counts, version: 7)? = listener.next() else {
      Issue.record("no counts")
      return
    }
    #expect(counts == [9, nil, 0])
  }

  /// If texts arrive faster than they are surveyed, the newest one is always surveyed.
  @Test func theNewestTextCounts() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    for version in 1...200 {
      worker.survey(
        SurveyRequest(line: EditedLine("t:goblin mv<=\(version % 7)"), version: version, candidates: []))
    }
    var last = 0
    while last < 200, let event = listener.next() {
      guard case .surveyed(let survey) = event else { continue }
      #expect(survey.version > last)
      last = survey.version
    }
    #expect(last == 200)
  }

  @Test func newCardsAreUsed() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    worker.submit(.list(SearchableList(.sample, named: "other.json")))
    guard case .renewed(_, let history)? = listener.next(), case .loaded(let list)? = listener.next() else {
      Issue.record("no cards")
      return
    }
    #expect(history == [])
    #expect(list == LoadedList(SearchableList(.sample, named: "other.json")))
  }

  @Test func aMissingStoreIsReported() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    worker.submit(.store)
    guard case .failed(let message)? = listener.next() else {
      Issue.record("no failure")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func newOptionsAreUsed() {
    let (worker, listener) = worker()
    defer { worker.stop() }
    var options = SessionDriver.quiet
    options.reading.includesExtras = true
    worker.survey(SurveyRequest(line: EditedLine("is:token"), version: 1, candidates: []))
    worker.submit(.adopt(options))
    worker.submit(.answer(EditedLine("t:goblin"), number: 1, columns: 80))
    var isAnswered = false
    while !isAnswered, let event = listener.next() {
      if case .answered(let answer, _) = event {
        isAnswered = true
        #expect(!answer.lines.isEmpty)
      }
    }
    #expect(isAnswered)
  }
}
