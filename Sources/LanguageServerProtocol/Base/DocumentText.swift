package import FilterText

extension LSP {
  /// The text of a document, as bytes. Long ones come beside the JSON of their message; see `LongTexts`.
  package struct DocumentText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    package var source: SourceText

    /// A text of the UTF-8 bytes of a string.
    package init(_ text: String) {
      self.source = SourceText(text)
    }

    /// A text of the UTF-8 bytes of a literal.
    package init(stringLiteral text: String) {
      self.init(text)
    }

    /// Reads a text, or takes the one that came beside the JSON.
    package init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let texts = decoder.userInfo[LongTexts.key] as? LongTexts
      self.source = texts?[text] ?? SourceText(text)
    }

    /// Writes the text.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(source.description)
    }
  }
}
