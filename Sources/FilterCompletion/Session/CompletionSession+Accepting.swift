#if !hasFeature(Embedded)
  extension CompletionSession {
    /// Accepts an item of the list that was delivered last, and says what the field becomes.
    ///
    /// The item must be of the list for the newest text: one of an older list is refused, as its offsets count in a
    /// text that is gone. So is a second item of one list, since accepting the first changed the text: ask again.
    public func accept(_ item: CompletionItem) throws(Refusal) -> Accepted {
      try state.withLock { $0.take(item) }.get()
    }
  }
#endif
