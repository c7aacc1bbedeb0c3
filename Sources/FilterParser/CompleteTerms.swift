import FilterAST
import FilterLexer
import FilterText

/// Makes the terms of ``ParsedQuery/query`` straight from the bytes. The lexer has checked what can be bare, so nothing is
/// checked twice; the result agrees with `PartialFilterTerm.complete` (a property test holds the two together).
struct CompleteTerms: TermMaker {
  let source: TermSource

  func term(of node: SyntaxTree.Node) -> FilterTerm? {
    guard node.isComplete else { return nil }
    let (count, token) = node.prefixes(source.tokens)
    let polarity = Polarity(prefixes: count)
    switch node.kind {
    case .filterTerm:
      return .filter(polarity, field: field(token), comparison(token + 1), value(token + 2))
    case .regexTerm:
      return .regex(polarity, field: field(token), comparison(token + 1), pattern(token + 2))
    case .exactNameTerm:
      return .name(polarity, exact: true, exactName(node.endToken - 1))
    case .shorthandTerm:
      return Shorthand(rawValue: source.text(source.tokens[token].range))?.term(polarity)
    case .nameTerm where token + 1 < node.endToken:
      // `kaboom!`
      let range = SourceRange(start: source.tokens[token].range.start, end: source.tokens[token + 1].range.end)
      return .name(polarity, exact: false, FilterName(verbatim: source.text(range), .bare))
    default:
      let (text, form) = read(token)
      return .name(polarity, exact: false, FilterName(verbatim: text, form))
    }
  }

  private func field(_ token: Int) -> FieldName {
    let range = source.tokens[token].range
    if range.length == 1, let name = FieldName(letter: source.bytes[range.start]) { return name }
    let text = source.text(range)
    for offset in range.start..<range.end where source.bytes[offset] &- 0x41 < 26 { return FieldName(text) }
    return FieldName(verbatim: text)
  }

  /// The operator a token of one or two bytes spells; a complete term has no half one. `TermSource.comparison` answers the
  /// same by way of the spelling; that detour is 3 % of parsing a query, so it is not taken here.
  private func comparison(_ token: Int) -> Comparison {
    let range = source.tokens[token].range
    let first = source.bytes[range.start]
    if range.end - range.start == 1 {
      switch first {
      case UInt8(ascii: ":"): return .colon
      case UInt8(ascii: "<"): return .less
      case UInt8(ascii: ">"): return .greater
      default: return .equal
      }
    }
    switch first {
    case UInt8(ascii: "<"): return .lessOrEqual
    case UInt8(ascii: ">"): return .greaterOrEqual
    case UInt8(ascii: "!"): return .notEqual
    default: return source.bytes[range.start + 1] == UInt8(ascii: "<") ? .lessOrEqual : .greaterOrEqual
    }
  }

  private func value(_ token: Int) -> FilterValue {
    let (text, form) = read(token)
    return FilterValue(verbatim: text, form)
  }

  /// Behind `!` a word may look like anything. Quotes mean nothing to an exact name, so one that could not stand alone is
  /// quoted: see `PartialFilterTerm.complete`.
  private func exactName(_ token: Int) -> FilterName {
    let (text, form) = read(token)
    return form == .quoted ? FilterName(verbatim: text, form) : FilterName(text)
  }

  private func pattern(_ token: Int) -> FilterPattern {
    let token = source.tokens[token]
    let end = token.kind == .regex ? token.range.end - 1 : token.range.end
    return FilterPattern(source.text(token.range.start + 1, end))
  }

  /// The text a token means. Only where it holds a backslash or the first byte of a curly quote is there anything to read.
  private func read(_ index: Int) -> (String, FilterValue.Form) {
    let token = source.tokens[index]
    var start = token.range.start
    var end = token.range.end
    let isQuoted = token.kind == .quoted || token.kind == .unclosedQuoted
    var isPlain = true
    for offset in start..<end {
      let byte = source.bytes[offset]
      if byte == 0xE2 || byte == UInt8(ascii: "\\") {
        isPlain = false
        break
      }
    }
    guard isPlain else {
      let value = source.value(token)
      if case .unopened = value { return (PartialValue.bare(value.description).text, .bare) }
      return (value.text, isQuoted ? .quoted : .bare)
    }
    if isQuoted {
      start += 1
      if token.kind == .quoted { end -= 1 }
    }
    return (source.text(start, end), isQuoted ? .quoted : .bare)
  }
}
