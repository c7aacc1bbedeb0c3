/// What is said of a token besides its kind. The bits are the legend: the n-th name of ``names`` is the n-th bit.
public struct SemanticTokenModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as ``SemanticTokenEncoding`` writes them.
  public let rawValue: UInt32

  /// The modifiers of these bits. Bits without a name are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The token stands under an odd number of minuses, its own and those of the groups around it: what it says is excluded.
  public static let negated = SemanticTokenModifiers(rawValue: 1)
  /// The vocabulary cannot read it, or it has no effect: an unknown field, a value the field does not have, a connective that
  /// joins nothing, a mistake in a pattern.
  public static let unknown = SemanticTokenModifiers(rawValue: 2)
  /// A comment that is the heading of a section: `## Elves`.
  public static let documentation = SemanticTokenModifiers(rawValue: 4)
  /// A class of characters in a pattern, or a character written with a backslash: `[a-z]`, `\d`, `\.`.
  public static let escape = SemanticTokenModifiers(rawValue: 8)

  /// The names of the modifiers, the lowest bit first. Only `documentation` is one of the Language Server Protocol; a theme that
  /// does not know the others shows the token as its kind.
  public static let names = ["negated", "unknown", "documentation", "escape"]
}

extension SemanticTokenModifiers: CustomStringConvertible {
  /// The names of the modifiers, joined by `+`.
  public var description: String {
    var text = ""
    for (bit, name) in SemanticTokenModifiers.names.enumerated() where rawValue & (1 << UInt32(bit)) != 0 {
      text += (text.isEmpty ? "" : "+") + name
    }
    return text
  }
}
