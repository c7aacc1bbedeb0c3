extension LSP {
  /// How a text is to be read: `plaintext` or `markdown`.
  package enum MarkupKind: String, Codable, Hashable, Sendable {
    /// As it stands.
    case plaintext
    /// As Markdown.
    case markdown
  }

  /// A text for people.
  package struct MarkupContent: Codable, Hashable, Sendable {
    /// How it is to be read.
    package var kind: MarkupKind
    /// The text.
    package var value: String

    /// Makes a content.
    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }
  }
}
