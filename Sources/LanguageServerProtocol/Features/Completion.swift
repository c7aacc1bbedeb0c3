extension LSP {
  /// `textDocument/completion`: what could be written at a place.
  package enum CompletionRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/completion"
    /// The place, and why it is asked.
    package typealias Params = CompletionParams
    /// Nothing where there is nothing to offer.
    package typealias Result = CompletionList?
  }

  /// The parameters of ``CompletionRequest``.
  package struct CompletionParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// Why it is asked, if the client says so.
    package var context: CompletionContext?
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, context: CompletionContext? = nil,
      workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.context = context
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// Why completion is asked for.
  package struct CompletionContext: Codable, Hashable, Sendable {
    /// What made the client ask.
    package var triggerKind: CompletionTriggerKind
    /// The character that made it ask, if it was one.
    package var triggerCharacter: String?

    /// Makes a context.
    package init(triggerKind: CompletionTriggerKind, triggerCharacter: String? = nil) {
      self.triggerKind = triggerKind
      self.triggerCharacter = triggerCharacter
    }
  }

  /// What made the client ask for completion; any number, and names for those that are known.
  package struct CompletionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
    /// The number.
    package var rawValue: Int

    /// Makes a kind.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A person asked, or a word is being written.
    package static let invoked = CompletionTriggerKind(rawValue: 1)
    /// One of the characters that the server named.
    package static let triggerCharacter = CompletionTriggerKind(rawValue: 2)
    /// The list before was not complete.
    package static let triggerForIncompleteCompletions = CompletionTriggerKind(rawValue: 3)
  }
}
