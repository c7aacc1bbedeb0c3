extension LSP {
  /// `textDocument/signatureHelp`: the parameters of the call that a place lies in.
  package enum SignatureHelpRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/signatureHelp"
    /// The place, and why it is asked.
    package typealias Params = SignatureHelpParams
    /// Nothing outside of calls.
    package typealias Result = SignatureHelp?
  }

  /// The parameters of ``SignatureHelpRequest``.
  package struct SignatureHelpParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place.
    package var position: Position
    /// Why it is asked, if the client says so.
    package var context: SignatureHelpContext?
    /// What progress is reported under.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(
      textDocument: TextDocumentIdentifier, position: Position, context: SignatureHelpContext? = nil,
      workDoneToken: ProgressToken? = nil
    ) {
      self.textDocument = textDocument
      self.position = position
      self.context = context
      self.workDoneToken = workDoneToken
    }
  }

  /// Why signature help is asked for.
  package struct SignatureHelpContext: Codable, Hashable, Sendable {
    /// What made the client ask.
    package var triggerKind: SignatureHelpTriggerKind
    /// The character that made it ask, if it was one.
    package var triggerCharacter: String?
    /// Whether signature help is shown already.
    package var isRetrigger: Bool
    /// What is shown already.
    package var activeSignatureHelp: SignatureHelp?

    /// Makes a context.
    package init(
      triggerKind: SignatureHelpTriggerKind, triggerCharacter: String? = nil, isRetrigger: Bool,
      activeSignatureHelp: SignatureHelp? = nil
    ) {
      self.triggerKind = triggerKind
      self.triggerCharacter = triggerCharacter
      self.isRetrigger = isRetrigger
      self.activeSignatureHelp = activeSignatureHelp
    }

    /// Reads a context; what is shown already is left out where it is not as this server sends it.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      triggerKind = try container.decode(SignatureHelpTriggerKind.self, forKey: .triggerKind)
      triggerCharacter = container.tolerant(.triggerCharacter)
      isRetrigger = container.tolerant(.isRetrigger) ?? false
      activeSignatureHelp = container.tolerant(.activeSignatureHelp)
    }
  }

  /// What made the client ask for signature help; any number, and names for those that are known.
  package struct SignatureHelpTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
    /// The number.
    package var rawValue: Int

    /// Makes a kind.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A person asked.
    package static let invoked = SignatureHelpTriggerKind(rawValue: 1)
    /// One of the characters that the server named.
    package static let triggerCharacter = SignatureHelpTriggerKind(rawValue: 2)
    /// The pointer moved or the text changed.
    package static let contentChange = SignatureHelpTriggerKind(rawValue: 3)
  }

  /// What can be called at a place, and with which parameters.
  package struct SignatureHelp: Codable, Hashable, Sendable {
    /// The ways to call it.
    package var signatures: [SignatureInformation]
    /// Which of them is shown, counted from zero.
    package var activeSignature: Int?
    /// Which parameter is being written, counted from zero.
    package var activeParameter: Int?

    /// Makes a signature help.
    package init(signatures: [SignatureInformation], activeSignature: Int? = nil, activeParameter: Int? = nil) {
      self.signatures = signatures
      self.activeSignature = activeSignature
      self.activeParameter = activeParameter
    }
  }
}
