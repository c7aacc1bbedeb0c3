extension LSP {
  /// What kind of thing a code action is; any text, its parts divided by dots, and names for those that are known.
  package struct CodeActionKind: RawRepresentable, Codable, Hashable, Sendable {
    /// The text.
    package var rawValue: String

    /// Makes a kind.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Does away with a diagnostic.
    package static let quickfix = CodeActionKind(rawValue: "quickfix")
    /// Gives the text another form.
    package static let refactor = CodeActionKind(rawValue: "refactor")
    /// Takes something out and gives it a name.
    package static let refactorExtract = CodeActionKind(rawValue: "refactor.extract")
    /// Puts something in the place of its name.
    package static let refactorInline = CodeActionKind(rawValue: "refactor.inline")
    /// Writes something in another way.
    package static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
    /// Concerns the whole document.
    package static let source = CodeActionKind(rawValue: "source")
    /// Does away with all diagnostics that can be done away with safely.
    package static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")
  }
}
