extension LSP {
  /// `textDocument/inlineCompletion`: how the text could go on at a place, shown faded in the text (3.18).
  package enum InlineCompletionRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/inlineCompletion"
    /// The place, and why it is asked.
    package typealias Params = InlineCompletionParams
    /// Nothing where there is nothing to offer.
    package typealias Result = InlineCompletionList?
  }

  /// The parameters of ``InlineCompletionRequest``.
  package struct InlineCompletionParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// Why it is asked.
    package var context: InlineCompletionContext
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, context: InlineCompletionContext,
      workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.context = context
      self.workDoneToken = workDoneToken
    }
  }

  /// Why inline completion is asked for.
  package struct InlineCompletionContext: Codable, Hashable, Sendable {
    /// What made the client ask.
    package var triggerKind: InlineCompletionTriggerKind
    /// What is selected in the list of completions, if it is shown.
    package var selectedCompletionInfo: SelectedCompletionInfo?

    /// Makes a context.
    package init(triggerKind: InlineCompletionTriggerKind, selectedCompletionInfo: SelectedCompletionInfo? = nil) {
      self.triggerKind = triggerKind
      self.selectedCompletionInfo = selectedCompletionInfo
    }
  }

  /// What made the client ask for inline completion; any number, and names for those that are known.
  package struct InlineCompletionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
    /// The number.
    package var rawValue: Int

    /// Makes a kind.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A person asked.
    package static let invoked = InlineCompletionTriggerKind(rawValue: 1)
    /// Something was written.
    package static let automatic = InlineCompletionTriggerKind(rawValue: 2)
  }

  /// What is selected in the list of completions.
  package struct SelectedCompletionInfo: Codable, Hashable, Sendable {
    /// The range that its text takes the place of.
    package var range: PositionRange
    /// Its text.
    package var text: String

    /// Makes the information.
    package init(range: PositionRange, text: String) {
      self.range = range
      self.text = text
    }
  }
}
