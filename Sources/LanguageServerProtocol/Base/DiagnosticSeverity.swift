extension LSP {
  /// How bad it is.
  package enum DiagnosticSeverity: Int, Codable, Hashable, Sendable {
    /// An error.
    case error = 1
    /// A warning.
    case warning = 2
    /// Worth knowing.
    case information = 3
    /// A hint, shown lightly.
    case hint = 4
  }
}
