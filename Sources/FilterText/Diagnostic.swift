/// How grave a diagnostic is. The raw values are the words used in JSON.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// The text cannot be read as it stands: something was skipped, supplied or left out.
  case error
  /// The text can be read, but hardly means what it says.
  case warning
  /// Worth knowing.
  case information
  /// A proposal; editors show it faintly or not at all.
  case hint
}

/// Something to tell about a place in a text.
public struct Diagnostic: Hashable, Sendable {
  /// The stable name of the kind of finding.
  public let id: DiagnosticID
  /// How grave it is.
  public let severity: Severity
  /// The bytes it speaks of. Empty where something is missing: it then stands for the gap at that offset.
  public let range: SourceRange
  /// One sentence for people, without a full stop.
  public let message: String
  /// Other places that explain the finding.
  public let related: [RelatedPlace]
  /// Repairs, the best first. Each one alone removes the diagnostic and creates no new one.
  public let fixes: [Fix]

  /// Makes a diagnostic.
  public init(
    id: DiagnosticID, severity: Severity, range: SourceRange, message: String, related: [RelatedPlace] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `3..<7 error: message [missing-operand]`
  public var description: String { "\(range) \(severity.rawValue): \(message) [\(id)]" }
}

/// A second place a diagnostic refers to, and what stands there.
public struct RelatedPlace: Hashable, Sendable {
  /// The bytes of the place.
  public let range: SourceRange
  /// What it has to do with the diagnostic.
  public let message: String

  /// Makes a related place.
  public init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}
