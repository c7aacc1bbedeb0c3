#if !hasFeature(Embedded)
  import FilterVocabulary

  extension CompletionSession {
    /// The history as it stands, to be shown or stored.
    public var history: CompletionHistory { state.withLock { $0.snapshot.history } }

    /// Remembers a query that was searched for, at a time in seconds since 1970. The next answer knows it.
    public func record(use query: String, at seconds: Double) {
      changeHistory { $0.recording(use: query, at: seconds, vocabulary: $1) }
    }

    /// Pins a query behind the others.
    public func pin(_ query: String) {
      changeHistory { $0.pinning(query, vocabulary: $1) }
    }

    /// Takes the pin off a query, however it is spelled.
    public func unpin(_ query: String) {
      changeHistory { $0.unpinning(query, vocabulary: $1) }
    }

    /// Replaces the engine, as when a catalog has arrived. A call that is being worked on is answered from the new one.
    ///
    /// The history stays that of the session, whatever the engine came with: what was used meanwhile is not lost.
    public func update(engine: CompletionEngine) {
      state.withLock { $0.snapshot.replace(engine) }
    }

    /// Replaces the history, as when a store was read. A call that is being worked on is answered from the new one.
    public func update(history: CompletionHistory) {
      state.withLock { $0.snapshot.replace(history) }
    }

    private func changeHistory(_ change: @Sendable (CompletionHistory, Vocabulary) -> CompletionHistory) {
      state.withLock { state in
        state.snapshot.replace(change(state.snapshot.history, state.snapshot.completer.vocabulary))
      }
    }
  }
#endif
