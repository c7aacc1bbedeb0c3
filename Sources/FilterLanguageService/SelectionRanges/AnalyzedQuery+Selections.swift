import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText

extension AnalyzedQuery {
  /// Calls `add` with the ranges of the query around a caret, from the inside out, in offsets of the query. They may repeat, and
  /// need not touch the caret. Linear in the query.
  func collectSelections(at offset: Int, _ add: (SourceRange) -> Void) {
    let tree = parsed.tree
    guard let index = tree.token(atCaret: offset) else { return }
    collectSelections(at: offset, in: tree.tokens[index], add)
    for node in tree.path(toToken: index).reversed() {
      switch tree.kind(of: node) {
      case .group:
        let (open, close) = tree.parentheses(of: node)
        let start = tree.tokens[open].range
        let end = close.map { tree.tokens[$0].range.start } ?? tree.range(of: node).end
        add(tree.withoutTrivia(SourceRange(start: start.end, end: end)))
        add(tree.rangeBehindMinuses(of: node))
      case let kind where kind.isTerm: add(tree.rangeBehindMinuses(of: node))
      default: break
      }
      add(tree.range(of: node))
    }
  }

  /// The word and the text under a caret within one token.
  private func collectSelections(at offset: Int, in token: Token, _ add: (SourceRange) -> Void) {
    if let text = QuotedToken(token, in: source) {
      if token.kind == .regex || token.kind == .unclosedRegex {
        collectParts(of: text.inside, at: offset, add)
      } else if let word = WordRange.around(offset, in: text.inside, of: source) {
        add(word)
      }
      add(text.inside)
      add(token.range)
      return
    }
    switch token.kind {
    case .value, .word:
      if let word = WordRange.around(offset, in: token.range, of: source) { add(word) }
      add(token.range)
    case .field, .comparison, .halfComparison, .shorthand, .or, .and: add(token.range)
    default: break
    }
  }

  /// The nodes of a pattern around a caret. Its groups nest no deeper than the limit of patterns, so this may recurse.
  private func collectParts(of pattern: SourceRange, at offset: Int, _ add: (SourceRange) -> Void) {
    if !pattern.touches(offset) { return }
    let syntax = RegexSyntax(parsing: SourceText(bytes: Array(source.bytes[pattern.start..<pattern.end])))
    // Only where letters stand for themselves: `\bflash` has no word "bflash".
    for part in syntax.parts where part.category == .literal {
      if let word = WordRange.around(offset, in: part.range.shifted(by: pattern.start), of: source) {
        add(word)
        break
      }
    }
    collect(syntax.root, of: syntax, at: offset - pattern.start) { add($0.shifted(by: pattern.start)) }
  }

  private func collect(
    _ node: RegexNodeID, of syntax: RegexSyntax, at offset: Int, _ add: (SourceRange) -> Void
  ) {
    let range = syntax.range(of: node)
    // A caret between two parts belongs to the one before it.
    var touched = syntax.children(of: node).makeIterator()
    while let child = touched.next() {
      let inner = syntax.range(of: child)
      if inner.isEmpty || !inner.touches(offset) { continue }
      collect(child, of: syntax, at: offset, add)
      break
    }
    add(range)
  }
}

extension SyntaxTree {
  /// A range that begins and ends with tokens, without the white space at its two ends.
  func withoutTrivia(_ range: SourceRange) -> SourceRange {
    let bytes = source.bytes
    var start = range.start
    var end = range.end
    while start < end, SyntaxTree.isBlank(bytes[start]) { start += 1 }
    while start < end, SyntaxTree.isBlank(bytes[end - 1]) { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
  }
}
