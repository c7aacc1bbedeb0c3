public import FilterText

/// A range of a text with a kind for syntax highlighting.
public struct SemanticToken: Hashable, Sendable {
  /// The bytes of the token: at least one, all in one line.
  public let range: SourceRange
  /// The kind, which selects the color.
  public let kind: SemanticTokenKind
  /// The modifiers, which may change the style.
  public let modifiers: SemanticTokenModifiers

  package init(range: SourceRange, kind: SemanticTokenKind, modifiers: SemanticTokenModifiers = []) {
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }
}

extension SemanticToken: CustomStringConvertible {
  /// The range, kind and modifiers: `3..<7 string negated`.
  public var description: String {
    "\(range) \(kind)" + (modifiers.isEmpty ? "" : " \(modifiers)")
  }
}

/// The kinds of semantic tokens. The order of the cases is the legend of ``SemanticTokenEncoding``, so new kinds come
/// last.
///
/// The names are those of the Language Server Protocol, so that every theme has colors for them. White space, commas
/// and parentheses are not tokens; editors color brackets themselves.
public enum SemanticTokenKind: CaseIterable, Hashable, Sendable {
  /// A comment line: `# elves`.
  case comment
  /// A connective: `or`, `and`.
  case keyword
  /// An operator between a field and its value, the minus before a term or group, the mark of an exact name: `>=`, `-`,
  /// `!`. In a pattern a quantifier or alternation: `+`, `|`.
  case `operator`
  /// A field, or a column on the right: `pow` and `tou` of `pow>tou`.
  case property
  /// The field of a directive: `order` of `order:cmc`.
  case decorator
  /// A number or a date, also the generic part of a cost: `3`, `2020-03`, `{2}`.
  case number
  /// A text: `"draw a card"`, `flying` of `o:flying`, a name that is in no catalog.
  case string
  /// A value of a list: `modern` of `f:modern`, colors, symbols of a cost, the value of a directive.
  case enumMember
  /// A word from the catalog of a text field: `elf` of `t:elf`.
  case type
  /// The name of a property, or a shorthand: `foil` of `is:foil`, `++`, `\sm` in a pattern.
  case macro
  /// A bare word of the name: `bolt`. In a pattern `~`, the name of the item.
  case variable
  /// The parts of a pattern that have no other kind, and its slashes: `/^tap/`.
  case regexp

  /// The name in the Language Server Protocol: `enumMember`.
  public var name: String {
    switch self {
    case .comment: "comment"
    case .keyword: "keyword"
    case .operator: "operator"
    case .property: "property"
    case .decorator: "decorator"
    case .number: "number"
    case .string: "string"
    case .enumMember: "enumMember"
    case .type: "type"
    case .macro: "macro"
    case .variable: "variable"
    case .regexp: "regexp"
    }
  }

  /// The index of the kind in the legend.
  public var index: Int {
    switch self {
    case .comment: 0
    case .keyword: 1
    case .operator: 2
    case .property: 3
    case .decorator: 4
    case .number: 5
    case .string: 6
    case .enumMember: 7
    case .type: 8
    case .macro: 9
    case .variable: 10
    case .regexp: 11
    }
  }
}

extension SemanticTokenKind: CustomStringConvertible {
  /// The name of the kind in the protocol.
  public var description: String { name }
}

/// The modifiers of a semantic token. The n-th bit has the n-th name in ``names``.
public struct SemanticTokenModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as ``SemanticTokenEncoding`` writes them.
  public let rawValue: UInt32

  /// Makes modifiers from bits, including bits without a name.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The token is under an odd number of minuses, counting those of the groups around it.
  public static let negated = SemanticTokenModifiers(rawValue: 1)
  /// The token is invalid or has no effect: an unknown field or value, a connective that joins nothing, an error in a
  /// pattern.
  public static let unknown = SemanticTokenModifiers(rawValue: 2)
  /// A comment that is the heading of a section: `## Elves`.
  public static let documentation = SemanticTokenModifiers(rawValue: 4)
  /// A character class or escape in a pattern: `[a-z]`, `\d`, `\.`.
  public static let escape = SemanticTokenModifiers(rawValue: 8)

  /// The names of the modifiers, the lowest bit first. Only `documentation` is predefined by the Language Server
  /// Protocol; themes ignore unknown ones.
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
