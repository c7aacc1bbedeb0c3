import FilterAST
import FilterLexer
import FilterText

extension Lowering {
  /// The two readings of a term. They are made from its tokens, which the lexer has checked, and agree with
  /// `PartialFilterTerm(parsing:)` and ``PartialFilterTerm/complete`` (a property test holds them together).
  func lowerTerm(_ node: SyntaxTree.Node) -> (partial: PartialFilterTerm, complete: FilterTerm?) {
    var token = node.firstToken
    while token < node.endToken, tree.tokens[token].kind == .minus { token += 1 }
    let polarity: Polarity = (token - node.firstToken) & 1 == 1 ? .negative : .positive
    switch node.kind {
    case .exactNameTerm:
      return lowerName(polarity, exact: true, token: token + 1, end: node.endToken)
    case .filterTerm, .regexTerm:
      return lowerFilter(polarity, token: token, end: node.endToken)
    case .shorthandTerm:
      let text = tree.source[tree.tokens[token].range]
      let partial = PartialFilterTerm(polarity, .name(exact: false, .bare(text)))
      return (partial, Shorthand(rawValue: text)?.term(polarity))
    default:
      return lowerName(polarity, exact: false, token: token, end: node.endToken)
    }
  }

  private func lowerName(
    _ polarity: Polarity, exact: Bool, token: Int, end: Int
  ) -> (partial: PartialFilterTerm, complete: FilterTerm?) {
    guard token < end else { return (PartialFilterTerm(polarity, .name(exact: exact, .bare(""))), nil) }
    let value = value(tree.tokens[token])
    let partial = PartialFilterTerm(polarity, .name(exact: exact, value))
    switch value {
    case .balanced, .unclosed:
      return (partial, .name(polarity, exact: exact, FilterName(quoted: value.text)))
    case .bare(let text) where !exact:
      return (partial, .name(polarity, exact: false, FilterName(lexed: text)))
    default:
      return (partial, partial.complete)
    }
  }

  private func lowerFilter(
    _ polarity: Polarity, token first: Int, end: Int
  ) -> (partial: PartialFilterTerm, complete: FilterTerm?) {
    var token = first
    var field = ""
    if tree.tokens[token].kind == .field {
      field = tree.source[tree.tokens[token].range]
      token += 1
    }
    let comparison = comparison(tree.tokens[token])
    let value = token + 1 < end ? value(tree.tokens[token + 1]) : .bare("")
    let partial = PartialFilterTerm(polarity, .filter(field: field, comparison, value))
    guard !field.isEmpty, let complete = comparison.comparison else { return (partial, nil) }
    let name = FieldName(lexed: field)
    switch value {
    case .balanced(.slash, let raw, _), .unclosed(.slash, let raw):
      return (partial, .regex(polarity, field: name, complete, FilterPattern(raw)))
    case .balanced, .unclosed:
      return (partial, .filter(polarity, field: name, complete, FilterValue(quoted: value.text)))
    case .bare(let text):
      switch text.utf8.first {
      case nil, UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): return (partial, nil)
      default: return (partial, .filter(polarity, field: name, complete, FilterValue(lexed: text)))
      }
    case .unopened:
      return (partial, partial.complete)
    }
  }

  private func comparison(_ token: Token) -> PartialComparison {
    let bytes = tree.source.bytes
    let first = bytes[token.range.start]
    if token.range.length == 2 {
      switch (first, bytes[token.range.start + 1]) {
      case (UInt8(ascii: "!"), _): return .notEqual
      case (UInt8(ascii: "<"), _): return .lessOrEqual
      case (UInt8(ascii: ">"), _): return .greaterOrEqual
      case (_, UInt8(ascii: "<")): return .equalLess
      default: return .equalGreater
      }
    }
    switch first {
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "<"): return .less
    case UInt8(ascii: ">"): return .greater
    case UInt8(ascii: "!"): return .exclamation
    default: return .equal
    }
  }

  private func value(_ token: Token) -> PartialValue {
    let source = tree.source
    let range = token.range
    switch token.kind {
    case .quoted:
      let opening = QuoteMark(at: range.start, in: source) ?? .straightDouble
      let closing = QuoteMark(endingAt: range.end, in: source) ?? opening.straight
      let inner = SourceRange(start: range.start + opening.length, end: range.end - closing.length)
      return .balanced(opening, source[inner], closing)
    case .unclosedQuoted:
      let opening = QuoteMark(at: range.start, in: source) ?? .straightDouble
      return .unclosed(opening, source[SourceRange(start: range.start + opening.length, end: range.end)])
    case .regex:
      return .balanced(.slash, source[SourceRange(start: range.start + 1, end: range.end - 1)], .slash)
    case .unclosedRegex:
      return .unclosed(.slash, source[SourceRange(start: range.start + 1, end: range.end)])
    default:
      let last = source.bytes[range.end - 1]
      if last == UInt8(ascii: "\"") || last == 0x9C || last == 0x9D, let quote = UnopenedQuote(in: source, range) {
        return .unopened(source[SourceRange(start: range.start, end: range.end - quote.mark.length)], quote.mark)
      }
      return .bare(source[range])
    }
  }
}
