/// A list of values that fields share, with a name of its own: `formats` for `f:`, `banned:` and `restricted:`.
public struct Catalog: Hashable, Sendable {
  /// The name fields refer to.
  public var name: String
  /// One line of documentation.
  public var summary: String
  /// The values, in the order they are best shown; for ordered values the smallest first.
  public var values: [FieldValue]

  /// Makes a catalog.
  public init(_ name: String, _ summary: String = "", _ values: [FieldValue]) {
    self.name = name
    self.summary = summary
    self.values = values
  }
}
