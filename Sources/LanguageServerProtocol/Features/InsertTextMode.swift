extension LSP {
  /// What becomes of the white space in the text of a completion.
  package enum InsertTextMode: Int, Codable, Hashable, Sendable {
    /// It stays as it is.
    case asIs = 1
    /// Lines after the first are indented like the line that the text is put into.
    case adjustIndentation = 2
  }
}
