extension LSP {
  /// What a client can do with diagnostics that the server sends.
  package struct PublishDiagnosticsClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it shows other places.
    package var relatedInformation: Bool?
    /// The tags it knows.
    package var tagSupport: DiagnosticTagClientCapabilities?
    /// Whether it reads the version of the document.
    package var versionSupport: Bool?
    /// Whether it shows where more is said about the code.
    package var codeDescriptionSupport: Bool?
    /// Whether it gives back the data when it asks for code actions.
    package var dataSupport: Bool?

    /// Makes the capabilities.
    package init(
      relatedInformation: Bool? = nil, tagSupport: DiagnosticTagClientCapabilities? = nil, versionSupport: Bool? = nil,
      codeDescriptionSupport: Bool? = nil, dataSupport: Bool? = nil
    ) {
      self.relatedInformation = relatedInformation
      self.tagSupport = tagSupport
      self.versionSupport = versionSupport
      self.codeDescriptionSupport = codeDescriptionSupport
      self.dataSupport = dataSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      relatedInformation = container.tolerant(.relatedInformation)
      tagSupport = container.tolerant(.tagSupport)
      versionSupport = container.tolerant(.versionSupport)
      codeDescriptionSupport = container.tolerant(.codeDescriptionSupport)
      dataSupport = container.tolerant(.dataSupport)
    }
  }

  /// The tags of diagnostics that a client knows.
  package struct DiagnosticTagClientCapabilities: Codable, Hashable, Sendable {
    /// The numbers of the tags, see ``DiagnosticTag``.
    package var valueSet: [Int]?

    /// Makes the capabilities.
    package init(valueSet: [Int]? = nil) {
      self.valueSet = valueSet
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      valueSet = container.tolerant(.valueSet)
    }
  }
}
