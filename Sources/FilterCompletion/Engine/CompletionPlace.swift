package import FilterAST
import FilterLexer
package import FilterParser
package import FilterText
package import FilterVocabulary

/// What a caret stands in, as far as it decides what may be typed there. It is made from the tokens and the tree of the
/// parser, so the two never disagree on where a quote, a value or a term begins.
package struct CompletionPlace: Hashable, Sendable {
  /// What is typed at the caret.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Nothing yet: at the start of the text, after white space, a parenthesis, a connective or a `-`.
    case start
    /// A bare word, which may become a field, a name or a connective: `fly‸`, `t:elf or‸`.
    case word
    /// The field of a term that has an operator: `po‸w>3`.
    case field
    /// An operator, whole or half: `pow!‸`, `pow>‸=3`.
    case comparison
    /// The value of a field: `t:‸`, `t:el‸f`, `o:"draw‸`.
    case value
    /// The name after a `!`: `!‸`, `!"Light‸`.
    case exactName
    /// A quoted text without field: `"light‸`.
    case quotedName
    /// The inside of a regular expression: `o:/^ta‸`.
    case regex
  }

  /// What is typed.
  package let kind: Kind
  /// Where the caret is: a UTF-8 offset inside the text, never inside a character.
  package let caret: Int
  /// What was typed of the token before the caret, without quotes and escapes. Empty where nothing was.
  package let typed: String
  /// The bytes an item replaces: the whole token under the caret; empty at the caret where nothing is there yet.
  package let replace: SourceRange
  /// The bytes of the term from its first prefix to its end; equal to ``replace`` where there is no more of it.
  package let term: SourceRange
  /// What the prefixes `-` of the term amount to.
  package let polarity: Polarity
  /// The name before the operator as it is typed; nil for none.
  package let fieldName: String?
  /// The field of that name; nil where the vocabulary has none.
  package let field: FieldID?
  /// The operator before the value; nil for none, or half of one.
  package let comparison: Comparison?
  /// The family of the quote the caret stands in; nil where it stands in none.
  package let quote: QuoteMark.Kind?
  /// The bare words up to and with the one under the caret, each as its bytes: the `dark` and `rit` of `t:elf dark rit‸`.
  /// Empty where ``kind`` is no word.
  package let run: [SourceRange]
  /// Whether the token under the caret is a connective: `t:elf or‸`.
  package let isConnective: Bool
  /// How many groups are open around the caret.
  package let groupDepth: Int
  /// How many of these nothing after the caret closes.
  package let unclosedGroups: Int
  /// Whether something that can be joined by a connective ends before the caret, the token under it left aside.
  package let followsOperand: Bool
  /// Whether a connective stands before the caret, the token under it left aside: `t:elf or ‸`.
  package let followsConnective: Bool
  /// Whether a connective or a closing parenthesis comes next after the caret, the token under it left aside.
  package let precedesConnective: Bool
  /// Whether a text put in place of ``replace`` would stick to what stands before it.
  let needsSpaceBefore: Bool
  /// Whether it would stick to what stands after it.
  let needsSpaceAfter: Bool

  /// Whether the caret stands in an instruction and no condition: `order:‸`.
  package func isDirective(in vocabulary: Vocabulary) -> Bool {
    field.map { vocabulary[$0].isDirective } ?? false
  }
}

extension CompletionPlace {
  /// The place of a caret in a parsed text. An offset outside the text counts as its nearest end. Linear in the text.
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
    self.field = name.flatMap { FieldName(exactly: $0) }.flatMap { vocabulary.fieldID(named: $0) }
    self.comparison = parts.comparison.flatMap {
      PartialComparison(rawValue: parsed.source[parsed.tree.tokens[$0].range])?.comparison
    }
    self.quote = parts.openQuote(cursor)
    self.run = kind == .word ? cursor.wordRun(endingAt: main, isPrefixed: parts.isPrefixed) : []
    self.isConnective = main.map { parsed.tree.tokens[$0].kind.isConnective } ?? false
    self.groupDepth = groups.depth
    self.unclosedGroups = groups.unclosed
    self.followsOperand = before.map { TokenCursor.endsOperand(parsed.tree.tokens[$0].kind) } ?? false
    self.followsConnective = before.map { parsed.tree.tokens[$0].kind.isConnective } ?? false
    self.precedesConnective =
      next.map { parsed.tree.tokens[$0].kind.isConnective || parsed.tree.tokens[$0].kind == .rightParenthesis }
      ?? false
    // After a field that stays nothing may come between it and its operator.
    self.needsSpaceBefore =
      parts.comparison == nil && !parts.isPrefixed && kind != .field
      && cursor.parsed.source.isGlued(before: replace.start)
    self.needsSpaceAfter = kind != .field && kind != .comparison && cursor.parsed.source.isGlued(after: replace.end)
  }
}

extension Polarity {
  init(minusCount: Int) { self = minusCount & 1 == 1 ? .negative : .positive }
}
