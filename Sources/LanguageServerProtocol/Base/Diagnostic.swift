extension LSP {
  /// Where more is said about the code of a diagnostic.
  package struct CodeDescription: Codable, Hashable, Sendable {
    /// The address.
    package var href: String

    /// Makes a description.
    package init(href: String) {
      self.href = href
    }
  }

  /// Something to be said about a range of a document: an error, a warning, a hint.
  package struct Diagnostic: Codable, Hashable, Sendable {
    /// The range.
    package var range: PositionRange
    /// How bad it is; the client decides if nothing is said.
    package var severity: DiagnosticSeverity?
    /// What kind of thing it is, by a name that does not change.
    package var code: String?
    /// Where more is said about the code.
    package var codeDescription: CodeDescription?
    /// Who says it.
    package var source: String?
    /// What is said.
    package var message: String
    /// How the range is shown besides.
    package var tags: [DiagnosticTag]?
    /// Other places it has to do with.
    package var relatedInformation: [DiagnosticRelatedInformation]?
    /// What the client gives back when it asks for code actions.
    package var data: JSONValue?

    /// Makes a diagnostic.
    package init(
      range: PositionRange, severity: DiagnosticSeverity? = nil, code: String? = nil,
      codeDescription: CodeDescription? = nil, source: String? = nil, message: String, tags: [DiagnosticTag]? = nil,
      relatedInformation: [DiagnosticRelatedInformation]? = nil, data: JSONValue? = nil
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.codeDescription = codeDescription
      self.source = source
      self.message = message
      self.tags = tags
      self.relatedInformation = relatedInformation
      self.data = data
    }

    /// Reads a diagnostic, which a client may have from another server: a code that is a number becomes a text, and
    /// severities and tags that are not known here are left out.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      range = try container.decode(PositionRange.self, forKey: .range)
      severity = container.tolerant(.severity)
      let number: Int? = container.tolerant(.code)
      code = container.tolerant(.code) ?? number.map(String.init)
      codeDescription = container.tolerant(.codeDescription)
      source = container.tolerant(.source)
      message = try container.decode(String.self, forKey: .message)
      let tags: [Int]? = container.tolerant(.tags)
      self.tags = tags?.compactMap(DiagnosticTag.init)
      relatedInformation = container.tolerant(.relatedInformation)
      data = container.tolerant(.data)
    }
  }
}
