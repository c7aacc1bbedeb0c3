import FilterLexer
package import FilterText

/// A part of a term.
package enum TermPart: String, CaseIterable, Hashable, Sendable {
  /// The `-` before the term.
  case polarity
  /// The `!` before an exact name.
  case exactMark
  /// The name before the operator.
  case field
  /// The operator between field and value.
  case comparison
  /// The value or name, including its quotes.
  case value
}

/// The term and the part of it at a caret.
package struct CaretTerm: Hashable, Sendable {
  /// The node of the term.
  package let term: SyntaxNodeID
  /// The bytes of the term.
  package let termRange: SourceRange
  /// The part of the term at the caret.
  package let part: TermPart
  /// The bytes of the part; empty if a value is missing.
  package let partRange: SourceRange
  /// Whether the caret is between quotes or slashes: after the opening mark and not after the closing one.
  package let isInsideQuotes: Bool
}

extension ParsedQuery {
  /// The term and its part at a caret; nil if the caret touches no term.
  ///
  /// A caret between two parts belongs to the first, since typing continues it; after `t:` the part is the missing
  /// value. Linear in the tree.
  package func caretTerm(at offset: Int) -> CaretTerm? {
    guard let term = term(atCaret: offset) else { return nil }
    let run = tree.tokens(of: term)
    var part: (TermPart, SourceRange, Int?)?
    for index in run {
      let token = tree.tokens[index]
      if part != nil, token.range.start >= offset { break }
      guard let kind = TermPart(token.kind) else {
        // Stray punctuation belongs to the prefix before it.
        if let prefix = part { part = (prefix.0, prefix.1.union(token.range), index) }
        continue
      }
      part = (kind, token.range, index)
    }
    // After the operator or a prefix the part is the value, which may be empty.
    if let last = part, last.1.end == offset, last.0 != .value, last.0 != .field {
      let next = last.2.map { $0 + 1 } ?? run.upperBound
      if next < run.upperBound, tree.tokens[next].kind != .minus, let kind = TermPart(tree.tokens[next].kind) {
        part = (kind, tree.tokens[next].range, next)
      } else if next >= run.upperBound, tree.tokens[run.upperBound - 1].kind != .halfComparison {
        part = (.value, SourceRange(at: offset), nil)
      }
    }
    guard let part else { return nil }
    return CaretTerm(
      term: term, termRange: tree.range(of: term), part: part.0, partRange: part.1,
      isInsideQuotes: part.2.map { isInsideQuotes(offset, token: $0) } ?? false)
  }

  /// The term that a caret touches; of two adjacent terms the first.
  private func term(atCaret offset: Int) -> SyntaxNodeID? {
    partialLeafNodes.first { tree.range(of: $0).touches(offset) }
  }

  private func isInsideQuotes(_ offset: Int, token index: Int) -> Bool {
    let token = tree.tokens[index]
    switch token.kind {
    case .quoted, .regex: return offset > token.range.start && offset < token.range.end
    case .unclosedQuoted, .unclosedRegex: return offset > token.range.start
    default: return false
    }
  }
}

extension TermPart {
  fileprivate init?(_ kind: TokenKind) {
    switch kind {
    case .minus: self = .polarity
    case .exclamation: self = .exactMark
    case .field: self = .field
    case .comparison, .halfComparison: self = .comparison
    case .value, .word, .quoted, .unclosedQuoted, .regex, .unclosedRegex, .shorthand: self = .value
    default: return nil
    }
  }
}
