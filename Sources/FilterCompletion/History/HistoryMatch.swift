public import FuzzyMatching

/// A query of the history that fits what was typed.
public struct HistoryMatch: Hashable, Sendable {
  /// The query as it was typed or pinned: what is shown and put in.
  public var text: String
  /// The text of the query's key.
  public var key: String
  /// Whether somebody pinned it.
  public var isPinned: Bool
  /// How often and how lately it was used: the sum of its uses, each halved with every half-life that went by. 0 for a
  /// pin that was never used.
  public var frecency: Double
  /// How well it fits, from 0 to 1, whatever its use. 1 where nothing was typed.
  public var quality: Double
  /// The pieces of ``text`` that what was typed matched. Empty where nothing was typed, or where only the canonical
  /// spelling matched, which is not shown.
  public var highlights: [Highlight]

  /// Makes a match.
  public init(
    text: String, key: String, isPinned: Bool, frecency: Double, quality: Double, highlights: [Highlight]
  ) {
    self.text = text
    self.key = key
    self.isPinned = isPinned
    self.frecency = frecency
    self.quality = quality
    self.highlights = highlights
  }
}
