extension LSP {
  /// A parameter of something that can be called.
  package struct ParameterInformation: Codable, Hashable, Sendable {
    /// What part of the signature it is.
    package var label: ParameterLabel
    /// What there is to say about it.
    package var documentation: MarkupContent?

    /// Makes a parameter.
    package init(label: ParameterLabel, documentation: MarkupContent? = nil) {
      self.label = label
      self.documentation = documentation
    }
  }
}
