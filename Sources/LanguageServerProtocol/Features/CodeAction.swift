extension LSP {
  /// `textDocument/codeAction`: what can be done about a range.
  package enum CodeActionRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/codeAction"
    /// The range, and what is wanted.
    package typealias Params = CodeActionParams
    /// Nothing where nothing can be done.
    package typealias Result = [CodeActionOrCommand]?
  }

  /// The parameters of ``CodeActionRequest``.
  package struct CodeActionParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The range.
    package var range: PositionRange
    /// What is wanted.
    package var context: CodeActionContext
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are reported under.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, range: PositionRange, context: CodeActionContext,
      workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.range = range
      self.context = context
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// What is known about a range, and what is wanted.
  package struct CodeActionContext: Codable, Hashable, Sendable {
    /// The diagnostics that the client shows in the range.
    package var diagnostics: [Diagnostic]
    /// The kinds that are wanted, with all below them; every kind if nothing is said.
    package var only: [CodeActionKind]?
    /// What made the client ask.
    package var triggerKind: CodeActionTriggerKind?

    /// Makes a context.
    package init(diagnostics: [Diagnostic], only: [CodeActionKind]? = nil, triggerKind: CodeActionTriggerKind? = nil) {
      self.diagnostics = diagnostics
      self.only = only
      self.triggerKind = triggerKind
    }
  }

  /// What made the client ask for code actions; any number, and names for those that are known.
  package struct CodeActionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
    /// The number.
    package var rawValue: Int

    /// Makes a kind.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A person asked.
    package static let invoked = CodeActionTriggerKind(rawValue: 1)
    /// The client asks by itself.
    package static let automatic = CodeActionTriggerKind(rawValue: 2)
  }

  /// Something that can be done about a range.
  package struct CodeAction: Codable, Hashable, Sendable {
    /// What people see.
    package var title: String
    /// What kind of thing it is.
    package var kind: CodeActionKind?
    /// The diagnostics that it does away with.
    package var diagnostics: [Diagnostic]?
    /// Whether it is the best of its kind here.
    package var isPreferred: Bool?
    /// Why it cannot be done now.
    package var disabled: CodeActionDisabled?
    /// The edits it makes.
    package var edit: WorkspaceEdit?
    /// What is done after the edits.
    package var command: Command?
    /// What the server wants back when the rest is asked for.
    package var data: JSONValue?

    /// Makes an action.
    package init(
      title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
      disabled: CodeActionDisabled? = nil, edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONValue? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.disabled = disabled
      self.edit = edit
      self.command = command
      self.data = data
    }
  }

  /// Why something cannot be done now.
  package struct CodeActionDisabled: Codable, Hashable, Sendable {
    /// What people are told.
    package var reason: String

    /// Makes a reason.
    package init(reason: String) {
      self.reason = reason
    }
  }
}
