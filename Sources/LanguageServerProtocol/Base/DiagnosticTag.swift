extension LSP {
  /// How the range of a diagnostic is shown besides.
  package enum DiagnosticTag: Int, Codable, Hashable, Sendable {
    /// Not needed; shown faded.
    case unnecessary = 1
    /// Not to be used any more; shown struck through.
    case deprecated = 2
  }
}
