#if !hasFeature(Embedded)
  import FilterText
  public import FilterVocabulary

  /// Completion for one text field. Call it at every keystroke and show the result.
  ///
  /// ```swift
  /// let session = CompletionSession(engine: engine)
  /// // at every change of the text or the caret:
  /// if let list = await session.suggestions(for: text, caret: caret).list { show(list) }
  /// // when an item is picked:
  /// let accepted = try session.accept(item)
  /// ```
  ///
  /// - **The newest call wins.** A call supersedes all earlier ones, which return at once. Calls count in the order
  ///   they are made: the part that decides runs before the caller is suspended.
  /// - **No result is stale.** Whether a call is still the newest is checked again when it returns, on the caller's
  ///   actor. If all calls come from one actor, such as the main actor, no newer one can come in between.
  /// - **The work runs elsewhere**, on the concurrent pool and on a snapshot. If the engine or the history is replaced
  ///   meanwhile, the work is repeated with the new one: a result is never older than the last change before it.
  ///
  /// One session belongs to one field. It may be used from any task.
  public final class CompletionSession: Sendable {
    /// Suspends for a duration. It should throw early when its task is cancelled; after any error, the session
    /// continues as if the time had passed.
    public typealias Sleep = @Sendable (Duration) async throws -> Void

    /// How long a call waits for a newer one before the work starts.
    package let debounce: Duration
    /// The minimum number of characters of a text, without blanks at its ends.
    package let minimumLength: Int
    /// The number of consecutive unanswered calls after which the next one does not wait, so that steady typing still
    /// shows results.
    package let patience: Int
    let state: Lock<SessionState>
    private let sleep: Sleep
    private let executor: WorkExecutor

    /// Creates a session that uses an engine and keeps its history from now on.
    ///
    /// - Parameters:
    ///   - debounce: How long a call waits for a newer one; zero starts at once.
    ///   - minimumLength: Shorter texts return ``Outcome/tooShort(minimum:)``. With 0 the empty text is completed too,
    ///     from the history.
    ///   - patience: The number of consecutive unanswered calls after which the next one does not wait.
    ///   - sleep: How to wait; tests pass a manual clock.
    public convenience init(
      engine: CompletionEngine, debounce: Duration = .milliseconds(40), minimumLength: Int = 0, patience: Int = 8,
      sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) {
      self.init(
        SessionSnapshot(.engine(engine), history: engine.history), debounce: debounce, minimumLength: minimumLength,
        patience: patience, executor: WorkExecutor(), sleep: sleep)
    }

    /// Creates a session that calls a function for its lists. The function gets the text and the caret as a UTF-8
    /// offset, and runs off the caller's actor. Queries of the history are compared by the vocabulary.
    public convenience init(
      vocabulary: Vocabulary = .empty, debounce: Duration = .milliseconds(40), minimumLength: Int = 0,
      patience: Int = 8, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
      complete: @escaping @Sendable (String, Int) async -> CompletionList
    ) {
      self.init(
        SessionSnapshot(.closure(vocabulary, complete), history: .empty), debounce: debounce,
        minimumLength: minimumLength, patience: patience, executor: WorkExecutor(), sleep: sleep)
    }

    init(
      _ snapshot: SessionSnapshot, debounce: Duration, minimumLength: Int, patience: Int, executor: WorkExecutor,
      sleep: @escaping Sleep
    ) {
      self.debounce = debounce
      self.minimumLength = minimumLength
      self.patience = patience
      self.executor = executor
      self.sleep = sleep
      state = Lock(SessionState(snapshot))
    }

    /// The completions at `caret`, a UTF-8 offset in `text`; a caret outside counts as the nearest end.
    ///
    /// Every call returns its outcome. A call from a task that is already cancelled returns ``Outcome/cancelled`` and
    /// does not affect other calls.
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
      let worker = executor.run {
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
        // Nil: the engine or the history changed meanwhile, so repeat.
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
    /// The outcome of a call.
    public enum Outcome: Hashable, Sendable {
      /// The result for the text and caret of the call, which is the newest. The list is empty if nothing matches.
      case suggestions(CompletionList)
      /// The same, but some relevant catalogs are missing; their names, sorted. The list has the available items.
      case unavailable(catalogs: [String], CompletionList)
      /// The text has fewer than `minimum` characters, without blanks at its ends. Returned at once.
      case tooShort(minimum: Int)
      /// A newer call was made. Returned as soon as it was, at any stage of this one.
      case superseded
      /// The task of the caller was cancelled.
      case cancelled

      /// The list to show; nil if the text was too short, or the call superseded or cancelled.
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
    /// The current history, to be shown or stored.
    public var history: CompletionHistory { state.withLock { $0.snapshot.history } }

    /// Records a query that was searched for, at a time in seconds since 1970. The next result includes it.
    public func record(use query: String, at seconds: Double) {
      changeHistory { $0.recording(use: query, at: seconds, vocabulary: $1) }
    }

    /// Pins a query after the others.
    public func pin(_ query: String) { changeHistory { $0.pinning(query, vocabulary: $1) } }

    /// Unpins a query, however it is spelled.
    public func unpin(_ query: String) { changeHistory { $0.unpinning(query, vocabulary: $1) } }

    /// Replaces the engine, for example after a catalog was loaded. A call in progress returns the result of the new
    /// one.
    ///
    /// The session keeps its own history, not that of the engine, so that no use is lost.
    public func update(engine: CompletionEngine) { state.withLock { $0.snapshot.replace(engine) } }

    /// Replaces the history, for example after a store was read. A call in progress returns the result of the new one.
    public func update(history: CompletionHistory) { state.withLock { $0.snapshot.replace(history) } }

    private func changeHistory(_ change: @Sendable (CompletionHistory, Vocabulary) -> CompletionHistory) {
      state.withLock { state in
        state.snapshot.replace(change(state.snapshot.history, state.snapshot.completer.vocabulary))
      }
    }
  }
#endif
