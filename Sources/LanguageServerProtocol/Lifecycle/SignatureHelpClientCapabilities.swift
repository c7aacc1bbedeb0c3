extension LSP {
  /// What a client can do with signatures.
  package struct SignatureHelpClientCapabilities: Codable, Hashable, Sendable {
    /// What it can do with one signature.
    package var signatureInformation: SignatureInformationClientCapabilities?

    /// Makes the capabilities.
    package init(signatureInformation: SignatureInformationClientCapabilities? = nil) {
      self.signatureInformation = signatureInformation
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      signatureInformation = container.tolerant(.signatureInformation)
    }
  }

  /// What a client can do with one signature.
  package struct SignatureInformationClientCapabilities: Codable, Hashable, Sendable {
    /// The formats of documentation it reads, the best first.
    package var documentationFormat: [String]?
    /// What it can do with one parameter.
    package var parameterInformation: ParameterInformationClientCapabilities?
    /// Whether it reads the active parameter from the signature.
    package var activeParameterSupport: Bool?

    /// Makes the capabilities.
    package init(
      documentationFormat: [String]? = nil, parameterInformation: ParameterInformationClientCapabilities? = nil,
      activeParameterSupport: Bool? = nil
    ) {
      self.documentationFormat = documentationFormat
      self.parameterInformation = parameterInformation
      self.activeParameterSupport = activeParameterSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      documentationFormat = container.tolerant(.documentationFormat)
      parameterInformation = container.tolerant(.parameterInformation)
      activeParameterSupport = container.tolerant(.activeParameterSupport)
    }
  }

  /// What a client can do with one parameter of a signature.
  package struct ParameterInformationClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it reads the place of the parameter in the label of the signature.
    package var labelOffsetSupport: Bool?

    /// Makes the capabilities.
    package init(labelOffsetSupport: Bool? = nil) {
      self.labelOffsetSupport = labelOffsetSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      labelOffsetSupport = container.tolerant(.labelOffsetSupport)
    }
  }
}
