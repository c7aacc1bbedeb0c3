/// A name people try that is no field of the list, and what to say instead.
public struct AbsentField: Hashable, Sendable {
  /// The name that does not exist.
  public var name: String
  /// The field that is meant; empty where there is none.
  public var replacement: String

  /// Makes an entry.
  public init(_ name: String, replacement: String = "") {
    self.name = name
    self.replacement = replacement
  }
}
