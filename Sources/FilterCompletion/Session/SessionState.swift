#if !hasFeature(Embedded)
  import FilterVocabulary

  /// The state of a session and all its decisions, as a plain value without waiting. Each call has a ticket; the
  /// greatest is that of the newest call. Only the newest call can still get a result, so there is one waiter and one
  /// worker.
  struct SessionState: Sendable {
    typealias Outcome = CompletionSession.Outcome
    typealias Waiter = CheckedContinuation<Outcome, Never>

    /// The waiter to resume with its outcome, and the task to cancel. Done outside the lock.
    struct Wakeup: Sendable {
      var waiter: Waiter?
      var outcome: Outcome = .superseded
      var worker: Task<Void, Never>?

      func callAsFunction() {
        worker?.cancel()
        waiter?.resume(returning: outcome)
      }
    }

    /// The snapshot for new work.
    var snapshot: SessionSnapshot
    /// The ticket of the newest call; 0 before the first.
    private var newest = 0
    /// The outcome of the newest call, until it returns.
    private var decided: Outcome?
    private var waiter: Waiter?
    private var worker: Task<Void, Never>?
    /// The number of calls since the last one that delivered a list.
    private var unanswered = 0
    /// The list delivered to the newest call.
    private var offer: (text: String, items: [CompletionItem])?

    init(_ snapshot: SessionSnapshot) { self.snapshot = snapshot }

    /// Whether a call is the newest and has no outcome yet.
    func isOpen(_ ticket: Int) -> Bool { ticket == newest && decided == nil }

    /// Starts a call and supersedes the one before it. Returns its ticket and the number of unanswered calls before it.
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

    /// Stores the task that works for a call; false if it need not start.
    mutating func attach(_ worker: Task<Void, Never>, to ticket: Int) -> Bool {
      guard isOpen(ticket) else { return false }
      self.worker = worker
      return true
    }

    /// Registers the waiter of a call; returns the outcome if it is already known.
    mutating func wait(_ waiter: Waiter, for ticket: Int) -> Outcome? {
      if ticket != newest { return .superseded }
      if let decided { return decided }
      self.waiter = waiter
      return nil
    }

    /// The snapshot to work on for a call; nil if the call is closed.
    func snapshot(for ticket: Int) -> SessionSnapshot? { isOpen(ticket) ? snapshot : nil }

    /// Closes a call with an outcome, if it is open.
    mutating func close(_ ticket: Int, with outcome: Outcome) -> Wakeup {
      guard isOpen(ticket) else { return Wakeup() }
      decided = outcome
      let wakeup = Wakeup(waiter: waiter, outcome: outcome, worker: outcome == .cancelled ? worker : nil)
      waiter = nil
      worker = nil
      return wakeup
    }

    /// The final check before a call returns: if a newer call was made since the result, the result is stale and
    /// dropped.
    mutating func deliver(_ outcome: Outcome, to ticket: Int, text: String, isCancelled: Bool) -> Outcome {
      if outcome == .cancelled || outcome == .superseded { return outcome }
      if ticket != newest { return .superseded }
      if isCancelled { return .cancelled }
      unanswered = 0
      if let list = outcome.list { offer = (text, list.items) }
      return outcome
    }

    /// Takes an item of the list delivered for the newest text. This changes the text, so the list becomes invalid.
    mutating func take(_ item: CompletionItem) -> Result<CompletionSession.Accepted, CompletionSession.Refusal> {
      guard let offer else { return .failure(.nothingOffered) }
      guard offer.items.contains(item) else { return .failure(.outdated) }
      guard let accepted = CompletionSession.Accepted(item, in: offer.text) else { return .failure(.misplaced) }
      self.offer = nil
      return .success(accepted)
    }
  }

  /// The immutable input of a request.
  struct SessionSnapshot: Sendable {
    /// The source of completion lists.
    enum Completer: Sendable {
      case engine(CompletionEngine)
      case closure(Vocabulary, @Sendable (String, Int) async -> CompletionList)

      /// The vocabulary that compares queries of the history.
      var vocabulary: Vocabulary {
        switch self {
        case .engine(let engine): engine.vocabulary
        case .closure(let vocabulary, _): vocabulary
        }
      }
    }

    /// Counts the changes, to detect results of an older snapshot.
    private(set) var version = 0
    private(set) var completer: Completer
    private(set) var history: CompletionHistory
    /// Whether the engine was made with this history. Indexing a history takes too long for recording a use on the main
    /// actor, so the next request does it.
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

    /// Uses the engine that a request made from this snapshot.
    mutating func adopt(_ other: SessionSnapshot) { if other.version == version { self = other } }

    /// The same snapshot with an engine that includes the history.
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
#endif
