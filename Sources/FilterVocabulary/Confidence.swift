/// How well a fact about a list is known. The raw values are the words used in JSON.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Two independent sources or a measurement.
  case sure
  /// One good source.
  case likely
  /// Inferred; may be wrong.
  case guess
}
