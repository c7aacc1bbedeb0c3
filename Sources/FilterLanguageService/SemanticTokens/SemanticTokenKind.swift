/// What a piece of a document is to the eye. The order of the cases is the legend: the place of a kind among `allCases` is the
/// number that stands for it in ``SemanticTokenEncoding``, so new kinds come last.
///
/// The names are those of the Language Server Protocol, so that every theme has a color for them. White space, commas and
/// parentheses are no tokens: editors color brackets by themselves.
public enum SemanticTokenKind: CaseIterable, Hashable, Sendable {
  /// A comment line: `# elves`.
  case comment
  /// A connective: `or`, `and`.
  case keyword
  /// An operator between a field and its value, the minus before a term or group, the mark of an exact name: `>=`, `-`, `!`.
  /// In a pattern what repeats or divides: `+`, `|`.
  case `operator`
  /// A field, or a column on the right: `pow` and `tou` of `pow>tou`.
  case property
  /// The field of an instruction, which is no condition: `order` of `order:cmc`.
  case decorator
  /// A number or a day, also the generic mana of a cost: `3`, `2020-03`, `{2}`.
  case number
  /// A text: `"draw a card"`, `flying` of `o:flying`, a name that no list has.
  case string
  /// One of a list of values: `modern` of `f:modern`, colors, symbols of a cost, the value of an instruction.
  case enumMember
  /// A word that the catalog of a text field has: `elf` of `t:elf`.
  case type
  /// The name of a property, or a shorthand for a whole term: `foil` of `is:foil`, `++`, `\sm` in a pattern.
  case macro
  /// A bare word of the name: `bolt`. In a pattern `~`, the name of the item.
  case variable
  /// A pattern with its slashes, as far as its parts are nothing else: `/^tap/`.
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

  /// The place of the kind in the legend.
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
  /// The name.
  public var description: String { name }
}
