import FilterAST
import FilterLexer
public import FilterParser
import FilterText
public import FilterVocabulary

extension CompletionPlace {
  /// The place of a caret in a parsed text. An offset outside the text counts as its nearest end. Linear in the text.
  public init(of caret: Int, in parsed: ParsedQuery, _ vocabulary: Vocabulary) {
    let cursor = TokenCursor(parsed, min(max(caret, 0), parsed.source.length))
    let main = cursor.tokenToReplace
    let parts = TermParts(around: main, cursor)
    let kind = parts.kind
    let replace = parts.replacement(cursor, kind)
    let groups = cursor.groups
    let before = cursor.significantToken(before: parts.first ?? cursor.insertion)
    let behind = cursor.significantToken(from: parts.end ?? cursor.insertion)
    let name = parts.field.map { parsed.source[parsed.tree.tokens[$0].range] }
    self.kind = kind
    self.caret = cursor.caret
    self.typed = parts.typed(cursor, kind)
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
      behind.map { parsed.tree.tokens[$0].kind.isConnective || parsed.tree.tokens[$0].kind == .rightParenthesis }
      ?? false
    // Behind a field that stays nothing may come between it and its operator.
    self.needsSpaceBefore =
      parts.comparison == nil && !parts.isPrefixed && kind != .field && cursor.isGlued(before: replace.start)
    self.needsSpaceBehind = kind != .field && kind != .comparison && cursor.isGlued(behind: replace.end)
  }
}

extension Polarity {
  init(minusCount: Int) {
    self = minusCount & 1 == 1 ? .negative : .positive
  }
}
