public import FilterText

/// Another way to write a term, which may be what was meant.
public struct TermSuggestion: Hashable, Sendable {
  /// The new text of the term, its prefix excluded: `type:elf`.
  public let text: String
  /// The edits that write it, in offsets of the query.
  public let edits: [TextEdit]
  /// How far it is from what was typed: 0 is nearest. About one for each slip of the finger, and a part of one for a value
  /// that fits badly or a field that is seldom used.
  public let distance: Double

  /// Makes a suggestion.
  public init(text: String, edits: [TextEdit], distance: Double) {
    self.text = text
    self.edits = edits
    self.distance = distance
  }
}
