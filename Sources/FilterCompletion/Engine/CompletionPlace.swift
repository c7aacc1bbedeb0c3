public import FilterAST
public import FilterText
public import FilterVocabulary

/// What a caret stands in, as far as it decides what may be typed there. It is made from the tokens and the tree of the
/// parser, so the two never disagree on where a quote, a value or a term begins.
public struct CompletionPlace: Hashable, Sendable {
  /// What is typed at the caret.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Nothing yet: at the start of the text, behind white space, a parenthesis, a connective or a `-`.
    case start
    /// A bare word, which may become a field, a name or a connective: `fly‸`, `t:elf or‸`.
    case word
    /// The field of a term that has an operator: `po‸w>3`.
    case field
    /// An operator, whole or half: `pow!‸`, `pow>‸=3`.
    case comparison
    /// The value of a field: `t:‸`, `t:el‸f`, `o:"draw‸`.
    case value
    /// The name behind a `!`: `!‸`, `!"Light‸`.
    case exactName
    /// A quoted text without field: `"light‸`.
    case quotedName
    /// The inside of a regular expression: `o:/^ta‸`.
    case regex
  }

  /// What is typed.
  public let kind: Kind
  /// Where the caret is: a UTF-8 offset inside the text, never inside a character.
  public let caret: Int
  /// What was typed of the token before the caret, without quotes and escapes. Empty where nothing was.
  public let typed: String
  /// The bytes an item replaces: the whole token under the caret; empty at the caret where nothing is there yet.
  public let replace: SourceRange
  /// The bytes of the term from its first prefix to its end; equal to ``replace`` where there is no more of it.
  public let term: SourceRange
  /// What the prefixes `-` of the term amount to.
  public let polarity: Polarity
  /// The name before the operator as it is typed; nil where there is none.
  public let fieldName: String?
  /// The field of that name; nil where the vocabulary has none.
  public let field: FieldID?
  /// The operator before the value; nil where there is none, or half of one.
  public let comparison: Comparison?
  /// The family of the quote the caret stands in; nil where it stands in none.
  public let quote: QuoteMark.Kind?
  /// The bare words up to and with the one under the caret, each as its bytes: the `dark` and `rit` of `t:elf dark rit‸`.
  /// Empty where ``kind`` is no word.
  public let run: [SourceRange]
  /// Whether the token under the caret is a connective: `t:elf or‸`.
  public let isConnective: Bool
  /// How many groups are open around the caret.
  public let groupDepth: Int
  /// How many of these nothing behind the caret closes.
  public let unclosedGroups: Int
  /// Whether something that can be joined by a connective ends before the caret, the token under it left aside.
  public let followsOperand: Bool
  /// Whether a connective stands before the caret, the token under it left aside: `t:elf or ‸`.
  public let followsConnective: Bool
  /// Whether a connective or a closing parenthesis comes next behind the caret, the token under it left aside.
  public let precedesConnective: Bool
  /// Whether a text put in place of ``replace`` would stick to what stands before it.
  let needsSpaceBefore: Bool
  /// Whether it would stick to what stands behind it.
  let needsSpaceBehind: Bool

  /// Whether the caret stands in an instruction and no condition: `order:‸`.
  public func isDirective(in vocabulary: Vocabulary) -> Bool {
    field.map { vocabulary[$0].isDirective } ?? false
  }
}
