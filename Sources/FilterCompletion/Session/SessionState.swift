#if !hasFeature(Embedded)
  import FilterVocabulary
  import Synchronization

  /// All that a session remembers, and every decision it takes: a plain value that knows nothing of waiting. Each call
  /// has a ticket; the greatest is the newest call, and only the newest can still get an answer, so there is one of
  /// everything.
  struct SessionState: Sendable {
    typealias Outcome = CompletionSession.Outcome
    typealias Waiter = CheckedContinuation<Outcome, Never>

    /// What a call wakes: the waiter with its outcome and the task that need not go on. Done outside the lock.
    struct Wakeup: Sendable {
      var waiter: Waiter?
      var outcome: Outcome = .superseded
      var worker: Task<Void, Never>?

      func callAsFunction() {
        worker?.cancel()
        waiter?.resume(returning: outcome)
      }
    }

    /// The snapshot new work starts from.
    var snapshot: SessionSnapshot
    /// The ticket of the newest call; 0 before the first.
    private var newest = 0
    /// What the newest call has come to, from then on until it has returned.
    private var decided: Outcome?
    private var waiter: Waiter?
    private var worker: Task<Void, Never>?
    /// How many calls there were since the last one that delivered a list.
    private var unanswered = 0
    /// What was delivered to the newest call.
    private var offer: (text: String, items: [CompletionItem])?

    init(_ snapshot: SessionSnapshot) { self.snapshot = snapshot }

    /// Whether a call is the newest and still open.
    func isOpen(_ ticket: Int) -> Bool { ticket == newest && decided == nil }

    /// Starts a call: the one before it is superseded. Answers its ticket and how many calls went unanswered before it.
    mutating func begin() -> (ticket: Int, unanswered: Int, wakeup: Wakeup) {
      let wakeup = Wakeup(waiter: waiter, worker: worker)
      waiter = nil
      worker = nil
      decided = nil
      offer = nil
      newest += 1
      unanswered += 1
      return (newest, unanswered - 1, wakeup)
    }

    /// Remembers the task that works for a call; false where it need not begin.
    mutating func attach(_ worker: Task<Void, Never>, to ticket: Int) -> Bool {
      guard isOpen(ticket) else { return false }
      self.worker = worker
      return true
    }

    /// Lets a call wait; answers its outcome where that is known already.
    mutating func wait(_ waiter: Waiter, for ticket: Int) -> Outcome? {
      if ticket != newest { return .superseded }
      if let decided { return decided }
      self.waiter = waiter
      return nil
    }

    /// The snapshot to work on for a call; nil where the call is closed.
    func snapshot(for ticket: Int) -> SessionSnapshot? { isOpen(ticket) ? snapshot : nil }

    /// Closes a call, if it is open.
    mutating func close(_ ticket: Int, with outcome: Outcome) -> Wakeup {
      guard isOpen(ticket) else { return Wakeup() }
      decided = outcome
      let wakeup = Wakeup(waiter: waiter, outcome: outcome, worker: outcome == .cancelled ? worker : nil)
      waiter = nil
      worker = nil
      return wakeup
    }

    /// The last look before a call returns. Between the answer and this moment a newer call may have come: then the
    /// answer is stale and goes nowhere.
    mutating func deliver(_ outcome: Outcome, to ticket: Int, text: String, isCancelled: Bool) -> Outcome {
      if outcome == .cancelled || outcome == .superseded { return outcome }
      if ticket != newest { return .superseded }
      if isCancelled { return .cancelled }
      unanswered = 0
      if let list = outcome.list { offer = (text, list.items) }
      return outcome
    }

    /// Takes an item of the list that was delivered for the newest text. The text is another afterwards, so the offer
    /// ends.
    mutating func take(_ item: CompletionItem) -> Result<CompletionSession.Accepted, CompletionSession.Refusal> {
      guard let offer else { return .failure(.nothingOffered) }
      guard offer.items.contains(item) else { return .failure(.outdated) }
      guard let accepted = CompletionSession.Accepted(item, in: offer.text) else { return .failure(.misplaced) }
      self.offer = nil
      return .success(accepted)
    }
  }

  /// What a request is answered from: a value that no later change reaches.
  struct SessionSnapshot: Sendable {
    /// What makes the lists.
    enum Completer: Sendable {
      case engine(CompletionEngine)
      case closure(Vocabulary, @Sendable (String, Int) async -> CompletionList)

      /// What queries of the history are compared by.
      var vocabulary: Vocabulary {
        switch self {
        case .engine(let engine): engine.vocabulary
        case .closure(let vocabulary, _): vocabulary
        }
      }
    }

    /// Counts the changes, so that an answer from an older snapshot is known for one.
    private(set) var version = 0
    private(set) var completer: Completer
    private(set) var history: CompletionHistory
    /// Whether the engine was made with this history. Making an engine takes milliseconds, too long for
    /// recording a use on the main actor: the next request makes it.
    private var isCurrent = true

    init(_ completer: Completer, history: CompletionHistory) {
      self.completer = completer
      self.history = history
    }

    mutating func replace(_ engine: CompletionEngine) {
      completer = .engine(engine)
      isCurrent = engine.history == history
      version += 1
    }

    mutating func replace(_ history: CompletionHistory) {
      if history == self.history { return }
      self.history = history
      isCurrent = false
      version += 1
    }

    /// Takes over the engine that a request made from this very snapshot.
    mutating func adopt(_ other: SessionSnapshot) { if other.version == version { self = other } }

    /// The same with an engine that knows the history.
    func prepared() -> SessionSnapshot {
      guard !isCurrent, case .engine(let engine) = completer else { return self }
      var result = self
      result.completer = .engine(engine.replacing(history: history))
      result.isCurrent = true
      return result
    }

    func complete(_ text: String, at caret: Int) async -> CompletionList {
      switch completer {
      case .engine(let engine): engine.complete(text, at: caret)
      case .closure(_, let complete): await complete(text, caret)
      }
    }
  }

  /// A value that one thread at a time may touch.
  ///
  /// A mutex, and beside it a counter that is read first and written last under the mutex. The mutex alone would do;
  /// but on Linux it waits inside a library that the thread sanitizer does not look into, which then takes every two
  /// accesses for a race. The counter shows it the order that there is.
  final class SessionLock<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    private let turn = Atomic<Int>(0)

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
      value.withLock { value in
        let number = turn.load(ordering: .acquiring)
        defer { turn.store(number &+ 1, ordering: .releasing) }
        return body(&value)
      }
    }
  }
#endif
