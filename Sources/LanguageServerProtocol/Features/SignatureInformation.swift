extension LSP {
  /// A way to call something.
  package struct SignatureInformation: Codable, Hashable, Sendable {
    /// The way, written out.
    package var label: String
    /// What there is to say about it.
    package var documentation: MarkupContent?
    /// The parameters.
    package var parameters: [ParameterInformation]?
    /// Which of them is being written, counted from zero.
    package var activeParameter: Int?

    /// Makes a signature.
    package init(
      label: String, documentation: MarkupContent? = nil, parameters: [ParameterInformation]? = nil,
      activeParameter: Int? = nil
    ) {
      self.label = label
      self.documentation = documentation
      self.parameters = parameters
      self.activeParameter = activeParameter
    }
  }
}
