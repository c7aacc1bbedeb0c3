#if !hasFeature(Embedded)
  import FilterVocabulary

  /// What a request is answered from: a value that no later change reaches.
  struct SessionSnapshot: Sendable {
    /// Who answers.
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
    /// Whether the engine was made with this history. Making an engine takes milliseconds, which whoever records a use
    /// (on the main actor, most likely) shall not wait for: the next request makes it.
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
    mutating func adopt(_ other: SessionSnapshot) {
      if other.version == version { self = other }
    }

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
#endif
