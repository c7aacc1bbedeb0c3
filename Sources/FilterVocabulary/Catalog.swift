/// A list of values that fields share, with a name of its own: `formats` for `f:`, `banned:` and `restricted:`.
public struct Catalog: Hashable, Sendable {
  /// The name fields refer to.
  public var name: String
  /// One line of documentation.
  public var summary: String
  /// How a value is said as a place where items were: `at {value}` for a rarity, `on {value}` for a game. What a field whose
  /// phrase has `{place}` says.
  public var place: String
  /// The values, in the order they are best shown; for ordered values the smallest first.
  public var values: [FieldValue]

  /// Makes a catalog.
  public init(
    _ name: String, _ summary: String = "", place: String = Catalog.usualPlace, _ values: [FieldValue]
  ) {
    self.name = name
    self.summary = summary
    self.place = place
    self.values = values
  }

  /// The place of a value where a catalog does not say another.
  public static let usualPlace = "in {value}"
}
