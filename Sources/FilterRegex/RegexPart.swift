public import FilterText

/// A piece of a pattern, to be coloured and explained. The parts of a pattern lie end to end and give its text.
public struct RegexPart: Hashable, Sendable {
  /// What a part is to the eye. The raw values are the words used in JSON.
  public enum Category: String, CaseIterable, Hashable, Sendable {
    /// Characters that stand for themselves, outside brackets.
    case literal
    /// A character written with a backslash: `\.`, `\n`.
    case escape
    /// A choice of characters: `.`, `\d`, and brackets with what is in them.
    case characterClass
    /// How often something is repeated: `+`, `{2,3}`.
    case quantifier
    /// The beginning or end of a group.
    case group
    /// A place between two characters: `^`, `\b`.
    case anchor
    /// `|`
    case alternation
    /// A symbol of the game: `\sm`.
    case shorthand
    /// `~`
    case selfReference
    /// `(?#…)`, which means nothing.
    case comment
    /// What the service refuses.
    case error
  }

  /// The bytes of the part, in offsets of the pattern. Never empty.
  public let range: SourceRange
  /// What it is to the eye.
  public let category: Category
  /// What it means, in a few words that begin in lower case: `any mana symbol`, `one or more times, as many as possible`.
  /// For an error, the message of its finding.
  public let description: String

  /// Makes a part.
  public init(range: SourceRange, category: Category, description: String) {
    self.range = range
    self.category = category
    self.description = description
  }
}
