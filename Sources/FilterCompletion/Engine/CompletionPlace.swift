package import FilterAST
import FilterLexer
package import FilterParser
package import FilterText
package import FilterVocabulary

/// The context of a caret that determines the possible completions. Derived from the tokens and the tree of the parser,
/// so both agree on where a quote, a value or a term starts.
package struct CompletionPlace: Hashable, Sendable {
  /// The kind of text at the caret.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Nothing yet: at the start of the text, after white space, a parenthesis, a connective or a `-`.
    case start
    /// A bare word, which may become a field, a name or a connective: `fly‸`, `t:elf or‸`.
    case word
    /// The field of a term that has an operator: `po‸w>3`.
    case field
    /// An operator, complete or partial: `pow!‸`, `pow>‸=3`.
    case comparison
    /// The value of a field: `t:‸`, `t:el‸f`, `o:"draw‸`.
    case value
    /// The name after a `!`: `!‸`, `!"Light‸`.
    case exactName
    /// A quoted text without a field: `"light‸`.
    case quotedName
    /// The inside of a regular expression: `o:/^ta‸`.
    case regex
  }

  /// The kind of text at the caret.
  package let kind: Kind
  /// The caret: a UTF-8 offset inside the text, never inside a character.
  package let caret: Int
  /// The part of the token before the caret, without quotes and escapes; may be empty.
  package let typed: String
  /// The range an item replaces: the whole token under the caret; empty if there is none.
  package let replace: SourceRange
  /// The range of the term from its first prefix to its end; equal to ``replace`` if the token is the whole term.
  package let term: SourceRange
  /// The polarity that results from the `-` prefixes of the term.
  package let polarity: Polarity
  /// The name before the operator as typed; nil if there is none.
  package let fieldName: String?
  /// The field of that name; nil if it is unknown.
  package let field: FieldID?
  /// The operator before the value; nil if it is missing or partial.
  package let comparison: Comparison?
  /// The family of the quote that contains the caret; nil outside of quotes.
  package let quote: QuoteMark.Kind?
  /// The ranges of the bare words up to and including the one under the caret: `dark` and `rit` in `t:elf dark rit‸`.
  /// Empty if ``kind`` is not a word.
  package let run: [SourceRange]
  /// Whether the token under the caret is a connective: `t:elf or‸`.
  package let isConnective: Bool
  /// The number of open groups around the caret.
  package let groupDepth: Int
  /// The number of these groups that are not closed after the caret.
  package let unclosedGroups: Int
  /// Whether an operand that a connective can join ends before the caret, ignoring the token under it.
  package let followsOperand: Bool
  /// Whether a connective is before the caret, ignoring the token under it: `t:elf or ‸`.
  package let followsConnective: Bool
  /// Whether a connective or a closing parenthesis follows the caret, ignoring the token under it.
  package let precedesConnective: Bool
  /// Whether the caret is among several values of a field: `state:(open or ‸`.
  let isOneValue: Bool
  /// The mark that closes the innermost group at the caret.
  let closingMark: String
  /// Whether a replacement of ``replace`` needs a space before it.
  let needsSpaceBefore: Bool
  /// Whether it needs a space after it.
  let needsSpaceAfter: Bool

  /// Whether the caret is in a directive: `order:‸`.
  package func isDirective(in vocabulary: Vocabulary) -> Bool {
    field.map { vocabulary[$0].isDirective } ?? false
  }
}

extension CompletionPlace {
  /// Creates the context of a caret in a parsed text. An offset outside the text counts as the nearest end. Linear in
  /// the text.
  package init(of caret: Int, in parsed: ParsedQuery, _ vocabulary: Vocabulary) {
    let cursor = TokenCursor(parsed, offset: min(max(caret, 0), parsed.source.length))
    let main = cursor.tokenToReplace
    let parts = TermParts(around: main, cursor)
    let kind = parts.kind
    let replace = parts.replacement(at: cursor, kind: kind)
    let groups = cursor.groups
    let before = cursor.significantToken(before: parts.first ?? cursor.insertion)
    let next = cursor.significantToken(from: parts.end ?? cursor.insertion)
    let name = parts.field.map { parsed.source[parsed.tree.tokens[$0].range] }
    self.kind = kind
    self.caret = cursor.caret
    self.typed = parts.typed(at: cursor, kind: kind)
    self.replace = replace
    self.term = SourceRange(
      start: parts.first.map { parsed.tree.tokens[$0].range.start } ?? replace.start, end: replace.end)
    self.polarity = Polarity(minusCount: parts.minusCount)
    self.fieldName = name
    self.field = name.flatMap { FieldName(spelled: $0) }.flatMap { vocabulary.fieldID(named: $0) }
    self.comparison = parts.comparison.flatMap {
      PartialComparison(written: parsed.source[parsed.tree.tokens[$0].range])?.comparison
    }
    self.quote = parts.openQuote(cursor)
    self.run = kind == .word ? cursor.wordRun(endingAt: main, isPrefixed: parts.isPrefixed) : []
    self.isOneValue = parts.isOneValue
    self.closingMark = cursor.closingMark
    self.isConnective = main.map { parsed.tree.tokens[$0].kind.isConnective } ?? false
    self.groupDepth = groups.depth
    self.unclosedGroups = groups.unclosed
    self.followsOperand = before.map { TokenCursor.endsOperand(parsed.tree.tokens[$0].kind) } ?? false
    self.followsConnective = before.map { parsed.tree.tokens[$0].kind.isConnective } ?? false
    self.precedesConnective =
      next.map {
        parsed.tree.tokens[$0].kind.isConnective || parsed.tree.tokens[$0].kind == .rightParenthesis
          || parsed.tree.tokens[$0].kind == .valueClosing
      }
      ?? false
    // Between a field that stays and its operator nothing may be inserted.
    self.needsSpaceBefore =
      parts.comparison == nil && !parts.isPrefixed && kind != .field
      && cursor.parsed.source.isGlued(before: replace.start)
    let isBeforeValue =
      next.map {
        let kind = parsed.tree.tokens[$0].kind
        return kind == .valueSeparator || kind == .valueClosing || kind == .rangeOperator
      } ?? false
    self.needsSpaceAfter =
      kind != .field && kind != .comparison && !isBeforeValue && cursor.parsed.source.isGlued(after: replace.end)
  }
}

extension Polarity {
  init(minusCount: Int) { self = minusCount & 1 == 1 ? .negative : .positive }
}
