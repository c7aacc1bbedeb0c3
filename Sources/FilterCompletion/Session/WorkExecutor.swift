#if !hasFeature(Embedded)
  public import FilterVocabulary

  /// Where the work of a session runs: on the concurrent pool, or on an executor of the app.
  struct WorkExecutor: Sendable {
    /// Starts a task of the priority of the current one.
    let run: @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>

    /// The concurrent pool.
    init() { run = { Task.detached(priority: Task.currentPriority, operation: $0) } }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    init(_ executor: any TaskExecutor) {
      run = { Task.detached(executorPreference: executor, priority: Task.currentPriority, operation: $0) }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension CompletionSession {
    /// Creates a session that uses an engine, whose work runs on an executor. The other parameters are those of
    /// `init(engine:debounce:minimumLength:patience:sleep:)`.
    public convenience init(
      engine: CompletionEngine, executor: any TaskExecutor, debounce: Duration = .milliseconds(40),
      minimumLength: Int = 0, patience: Int = 8, sleep: @escaping Sleep = { try await Task.sleep(for: $0) }
    ) {
      self.init(
        SessionSnapshot(.engine(engine), history: engine.history), debounce: debounce, minimumLength: minimumLength,
        patience: patience, executor: WorkExecutor(executor), sleep: sleep)
    }

    /// Creates a session that calls a function for its lists, on an executor. The other parameters are those of
    /// `init(vocabulary:debounce:minimumLength:patience:sleep:complete:)`.
    public convenience init(
      vocabulary: Vocabulary = .empty, executor: any TaskExecutor, debounce: Duration = .milliseconds(40),
      minimumLength: Int = 0, patience: Int = 8, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
      complete: @escaping @Sendable (String, Int) async -> CompletionList
    ) {
      self.init(
        SessionSnapshot(.closure(vocabulary, complete), history: .empty), debounce: debounce,
        minimumLength: minimumLength, patience: patience, executor: WorkExecutor(executor), sleep: sleep)
    }
  }
#endif
