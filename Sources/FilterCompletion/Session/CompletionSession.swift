#if !hasFeature(Embedded)
  public import FilterVocabulary

  /// Completion for one text field: call it at every keystroke, show what it answers.
  ///
  /// ```swift
  /// let session = CompletionSession(engine: engine)
  /// // at every change of the text or the caret:
  /// if let list = await session.suggestions(for: text, caret: caret).list { show(list) }
  /// // when an item is picked:
  /// let accepted = try session.accept(item)
  /// ```
  ///
  /// - **The newest call wins.** A call supersedes all before it, and they return at once. Calls count in the order
  ///   they are made: the part that decides runs before the caller is suspended.
  /// - **No answer is stale.** Whether a call is still the newest is asked once more when it returns, on the caller's
  ///   own actor: if all calls come from one actor, such as the main actor, no newer one can slip in between.
  /// - **The work is done elsewhere**, on the concurrent pool and on a snapshot. If the engine or the history is
  ///   replaced meanwhile, the work is done again on the new one: an answer is never older than the last change before
  ///   it.
  ///
  /// One session belongs to one field. It may be used from any task.
  public final class CompletionSession: Sendable {
    /// How a session waits. It should end early, by throwing, when its task is cancelled; whatever it throws, the
    /// session goes on as if the time were over.
    public typealias Sleep = @Sendable (Duration) async throws -> Void

    /// How long a call waits for a newer one before the work begins.
    public let debounce: Duration
    /// How many characters a text needs, blanks at its ends not counted.
    public let minimumLength: Int
    /// After how many unanswered calls in a row the next does not wait, so that steady typing still
    /// shows something.
    public let patience: Int
    let state: SessionLock<SessionState>
    private let sleep: Sleep
    private let executor: (any TaskExecutor)?

    /// A session that answers from an engine, and keeps its history from now on.
    ///
    /// - Parameters:
    ///   - debounce: How long a call waits for a newer one; zero begins at once.
    ///   - minimumLength: Shorter texts are answered with ``Outcome/tooShort(minimum:)``; 0 completes the empty text
    ///     too, which offers the history.
    ///   - patience: See ``patience``.
    ///   - executor: Where the work is done; nil is the concurrent pool.
    ///   - sleep: How to wait; tests bring a clock they turn by hand.
    public convenience init(
      engine: CompletionEngine, debounce: Duration = .milliseconds(40), minimumLength: Int = 0, patience: Int = 8,
      executor: (any TaskExecutor)? = nil, sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) {
      self.init(
        SessionSnapshot(.engine(engine), history: engine.history), debounce: debounce, minimumLength: minimumLength,
        patience: patience, executor: executor, sleep: sleep)
    }

    /// A session that asks a function, for lists of one's own. It gets the text and the caret as a UTF-8 offset and is
    /// called off the caller's actor. Queries of the history are compared by the vocabulary.
    public convenience init(
      vocabulary: Vocabulary = .empty, debounce: Duration = .milliseconds(40), minimumLength: Int = 0,
      patience: Int = 8,
      executor: (any TaskExecutor)? = nil, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
      complete: @escaping @Sendable (String, Int) async -> CompletionList
    ) {
      self.init(
        SessionSnapshot(.closure(vocabulary, complete), history: .empty), debounce: debounce,
        minimumLength: minimumLength,
        patience: patience, executor: executor, sleep: sleep)
    }

    private init(
      _ snapshot: SessionSnapshot, debounce: Duration, minimumLength: Int, patience: Int,
      executor: (any TaskExecutor)?, sleep: @escaping Sleep
    ) {
      self.debounce = debounce
      self.minimumLength = minimumLength
      self.patience = patience
      self.executor = executor
      self.sleep = sleep
      state = SessionLock(SessionState(snapshot))
    }

    /// What can be typed at `caret`, a UTF-8 offset, in `text`; a caret outside counts as the nearest end.
    ///
    /// Every call returns, and says in its outcome how it ended. A call from a task that is cancelled already answers
    /// ``Outcome/cancelled`` and leaves the others alone.
    public func suggestions(
      for text: String, caret: Int, isolation: isolated (any Actor)? = #isolation
    ) async -> Outcome {
      if Task.isCancelled { return .cancelled }
      let call = state.withLock { $0.begin() }
      call.wakeup()
      let outcome =
        isTooShort(text)
        ? .tooShort(minimum: minimumLength)
        : await answer(call.ticket, unanswered: call.unanswered, text: text, caret: caret)
      let isCancelled = Task.isCancelled
      return state.withLock { $0.deliver(outcome, to: call.ticket, text: text, isCancelled: isCancelled) }
    }

    private func answer(
      _ ticket: Int, unanswered: Int, text: String, caret: Int, isolation: isolated (any Actor)? = #isolation
    ) async -> Outcome {
      let waits = debounce > .zero && unanswered < patience
      let worker = Task.detached(executorPreference: executor, priority: Task.currentPriority) {
        await self.work(ticket, text: text, caret: caret, waits: waits)
      }
      if !state.withLock({ $0.attach(worker, to: ticket) }) { worker.cancel() }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { waiter in
          let known = state.withLock { $0.wait(waiter, for: ticket) }
          if let known { waiter.resume(returning: known) }
        }
      } onCancel: {
        state.withLock { $0.close(ticket, with: .cancelled) }()
      }
    }

    private func work(_ ticket: Int, text: String, caret: Int, waits: Bool) async {
      if waits { try? await sleep(debounce) }
      while let snapshot = state.withLock({ $0.snapshot(for: ticket) }) {
        let prepared = snapshot.prepared()
        let list = await prepared.complete(text, at: caret)
        let wakeup = state.withLock { state -> SessionState.Wakeup? in
          state.snapshot.adopt(prepared)
          return state.snapshot.version == prepared.version ? state.close(ticket, with: Outcome(list)) : nil
        }
        // Nil: the engine or the history is another by now. Once more.
        if let wakeup { return wakeup() }
      }
    }

    private func isTooShort(_ text: String) -> Bool {
      var seen = 0
      var pending = 0
      for character in text where seen > 0 || !character.isWhitespace {
        pending += 1
        if !character.isWhitespace { seen = pending }
        if seen >= minimumLength { return false }
      }
      return seen < minimumLength
    }
  }

  extension CompletionSession {
    /// What became of a call.
    public enum Outcome: Hashable, Sendable {
      /// The answer for the text and caret of the call, which is the newest. Nothing that fits is an empty list.
      case suggestions(CompletionList)
      /// The same, but some catalogs that would have been asked are missing; their names, sorted. The list has what
      /// there is without them.
      case unavailable(catalogs: [String], CompletionList)
      /// The text has fewer than `minimum` characters, blanks at its ends not counted. Answered at once.
      case tooShort(minimum: Int)
      /// A newer call came. Answered as soon as it did, whatever stage this one was at.
      case superseded
      /// The task of the caller was cancelled.
      case cancelled

      /// The list to show; nil for none, because the call was too short, superseded or cancelled.
      public var list: CompletionList? {
        switch self {
        case .suggestions(let list), .unavailable(_, let list): list
        case .tooShort, .superseded, .cancelled: nil
        }
      }

      init(_ list: CompletionList) {
        self =
          list.missingCatalogs.isEmpty ? .suggestions(list) : .unavailable(catalogs: list.missingCatalogs, list)
      }
    }
  }

  extension CompletionSession {
    /// The history as it stands, to be shown or stored.
    public var history: CompletionHistory { state.withLock { $0.snapshot.history } }

    /// Remembers a query that was searched for, at a time in seconds since 1970. The next answer knows it.
    public func record(use query: String, at seconds: Double) {
      changeHistory { $0.recording(use: query, at: seconds, vocabulary: $1) }
    }

    /// Pins a query after the others.
    public func pin(_ query: String) { changeHistory { $0.pinning(query, vocabulary: $1) } }

    /// Takes the pin off a query, however it is spelled.
    public func unpin(_ query: String) { changeHistory { $0.unpinning(query, vocabulary: $1) } }

    /// Replaces the engine, as when a catalog has arrived. A call that is being worked on is answered from the new one.
    ///
    /// The history stays that of the session, whatever the engine came with: what was used meanwhile is not lost.
    public func update(engine: CompletionEngine) { state.withLock { $0.snapshot.replace(engine) } }

    /// Replaces the history, as when a store was read. A call that is being worked on is answered from the new one.
    public func update(history: CompletionHistory) { state.withLock { $0.snapshot.replace(history) } }

    private func changeHistory(_ change: @Sendable (CompletionHistory, Vocabulary) -> CompletionHistory) {
      state.withLock { state in
        state.snapshot.replace(change(state.snapshot.history, state.snapshot.completer.vocabulary))
      }
    }
  }
#endif
