#if !hasFeature(Embedded)
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

    init(_ snapshot: SessionSnapshot) {
      self.snapshot = snapshot
    }

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
    func snapshot(for ticket: Int) -> SessionSnapshot? {
      isOpen(ticket) ? snapshot : nil
    }

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
#endif
