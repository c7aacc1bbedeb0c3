import FilterAST
import FilterLexer
import FilterText

/// The bytes and tokens that terms are made from.
struct TermSource {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let nodes: UnsafeBufferPointer<SyntaxTree.Node>

  /// The text of a range of bytes. Malformed bytes become U+FFFD.
  @inline(__always)
  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  @inline(__always)
  func text(_ range: SourceRange) -> String { text(from: range.start, to: range.end) }

  /// The operator that a token spells.
  func comparison(_ token: Token) -> PartialComparison {
    let range = operation(of: token)
    let first = bytes[range.start]
    if first.isLetter { return range.length == 2 ? .in : .notIn }
    if range.length == 2 {
      switch (first, bytes[range.start + 1]) {
      case (UInt8(ascii: "="), UInt8(ascii: "~")): return .matches
      case (UInt8(ascii: "!"), UInt8(ascii: "~")): return .notMatches
      case (UInt8(ascii: "!"), _): return .notEqual
      case (UInt8(ascii: "<"), UInt8(ascii: ">")): return .lessGreater
      case (UInt8(ascii: "="), UInt8(ascii: "=")): return .equalEqual
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
    case UInt8(ascii: "~"): return .contains
    default: return .equal
    }
  }

  /// Whether an operator, with the blanks around it, is `=~` or `!~`.
  static func isMatch(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> Bool {
    var last = range.end - 1
    while last > range.start, bytes[last].isWhitespace { last -= 1 }
    return last > range.start && bytes[last] == UInt8(ascii: "~") && !bytes[last - 1].isWhitespace
  }

  /// The bytes of the operator of a token, without blanks around it and a colon before it.
  @inline(__always)
  func operation(of token: Token) -> SourceRange {
    let range = token.range
    let isPlain =
      range.length == 1 || range.length == 2 && bytes[range.start] != UInt8(ascii: ":") && bytes[range.start] > 0x20
    return isPlain && bytes[range.end - 1] > 0x20 ? range : trimmed(range)
  }

  @inline(never)
  private func trimmed(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, bytes[start].isWhitespace { start += 1 }
    while start < end, bytes[end - 1].isWhitespace { end -= 1 }
    if end - start > 1, bytes[start] == UInt8(ascii: ":") { start += 1 }
    return SourceRange(start: start, end: end)
  }

  /// The value, with its marks, of a word, a bare value, a quoted text or a regular expression.
  func value(_ token: Token) -> PartialValue {
    let range = token.range
    switch token.kind {
    case .quoted:
      let opening = QuoteMark(at: range.start, in: bytes) ?? .straightDouble
      let closing = QuoteMark(endingAt: range.end, in: bytes) ?? opening.straight
      return .balanced(opening, text(from: range.start + opening.length, to: range.end - closing.length), closing)
    case .unclosedQuoted:
      let opening = QuoteMark(at: range.start, in: bytes) ?? .straightDouble
      return .unclosed(opening, text(from: range.start + opening.length, to: range.end))
    case .regex:
      return .balanced(.slash, text(from: range.start + 1, to: range.end - 1), .slash)
    case .unclosedRegex:
      return .unclosed(.slash, text(from: range.start + 1, to: range.end))
    default:
      if UnopenedQuote.mayEnd(with: bytes[range.end - 1]), let quote = UnopenedQuote(in: bytes, range) {
        return .unopened(text(from: range.start, to: range.end - quote.mark.length), quote.mark)
      }
      return .bare(text(range))
    }
  }
}

/// Makes the terms of ``ParsedQuery/query`` directly from the bytes. The lexer has checked what can be bare, so nothing
/// is checked again. Property tests check that the result equals `PartialFilterTerm.complete`.
struct CompleteTerms: TermMaker {
  static var dividesValues: Bool { true }

  let source: TermSource
  /// Whether bare values may contain slashes outside braces and other marks, so that they need quotes elsewhere.
  private let mayNeedQuotes: Bool
  /// Whether the words `not` and `in` are quoted in the query, since before a filter or a group they are operators.
  private let quotesOperators: Bool
  /// The syntax if it has names that are told apart by their letter case.
  private let spelling: SyntaxOptions?

  init(source: TermSource, isOfLists: Bool, hasPathFields: Bool, spelling: SyntaxOptions?) {
    self.source = source
    self.spelling = spelling
    (mayNeedQuotes, quotesOperators) = (hasPathFields || isOfLists, isOfLists)
  }

  func term(of node: SyntaxTree.Node) -> FilterTerm? {
    guard node.isComplete else { return nil }
    let (count, token) = node.prefixes(source.tokens)
    let polarity = Polarity(prefixes: count)
    switch node.kind {
    case .filterTerm:
      return .filter(polarity, field: field(token), comparison(token + 1), ownValue(token + 2))
    case .regexTerm:
      return .regex(polarity, field: field(token), comparison(token + 1), pattern(token + 2))
    case .valueTerm: return valueTerm(node, polarity, token)
    case .valueRange: return rangeTerm(node, polarity, token)
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
      if quotesOperators, form == .bare, text.utf8.contains(UInt8(ascii: "/")) {
        return .name(polarity, exact: false, FilterName(text, in: .lists))
      }
      let isOperator =
        quotesOperators
        && (text.utf8.first == UInt8(ascii: "`") || text.utf8.count < 4 && ["not", "in"].contains(text.lowercased()))
      return .name(polarity, exact: false, FilterName(verbatim: text, isOperator ? .quoted : form))
    }
  }

  /// A value of a group, with the field and the operator of the group.
  @inline(never)
  private func valueTerm(_ node: SyntaxTree.Node, _ polarity: Polarity, _ token: Int) -> FilterTerm? {
    let scope = ValueGroupScope(of: node, in: source.nodes, source.tokens)
    let own = source.tokens[token].kind == .comparison
    let value = own ? token + 1 : token
    let field = field(scope.field)
    let comparison = comparison(own ? token : scope.comparison)
    switch source.tokens[value].kind {
    case .regex, .unclosedRegex: return .regex(polarity, field: field, comparison, pattern(value))
    default: return .filter(polarity, field: field, comparison, self.value(value))
    }
  }

  /// A range, with the field and the operator of the group around it.
  @inline(never)
  private func rangeTerm(_ node: SyntaxTree.Node, _ polarity: Polarity, _ token: Int) -> FilterTerm? {
    let scope = ValueGroupScope(of: node, in: source.nodes, source.tokens)
    let opening = source.tokens[scope.comparison + 1]
    let beginsOpen = opening.kind == .valueOpening && source.bytes[opening.range.start] == UInt8(ascii: "{")
    let (hasLower, last) = (source.tokens[token].kind != .rangeOperator, node.endToken - 1)
    let hasUpper = source.tokens[last].kind != .rangeOperator
    let range = FilterRange(
      lower: hasLower ? FilterRange.End(endValue(token), isIncluded: !beginsOpen) : nil,
      upper: hasUpper ? FilterRange.End(endValue(last), isIncluded: !endsOpen(scope)) : nil)
    let relation: RangeRelation = ValueGroupScope.isInverted(scope.group, source) ? .outside : .within
    return range.map { .range(polarity, field: field(scope.field), relation, $0) }
  }

  /// The value of an end of a range; a pattern, which is none, is its text between slashes.
  private func endValue(_ token: Int) -> FilterValue {
    switch source.tokens[token].kind {
    case .regex, .unclosedRegex: FilterValue(quoted: "/" + pattern(token).text + "/")
    default: value(token)
    }
  }

  /// Whether the upper end of a range in brackets is out; if they are not closed, as the lower end.
  private func endsOpen(_ scope: ValueGroupScope) -> Bool {
    let opening = source.tokens[scope.comparison + 1]
    guard opening.kind == .valueOpening, source.bytes[opening.range.start] != UInt8(ascii: "(") else { return false }
    let last = source.tokens[scope.last]
    if last.kind != .valueClosing { return source.bytes[opening.range.start] == UInt8(ascii: "{") }
    return source.bytes[last.range.start] != UInt8(ascii: "]")
  }

  @inline(__always)
  private func field(_ token: Int) -> FieldName {
    let range = source.tokens[token].range
    if range.length == 1, spelling == nil, let name = FieldName(letter: source.bytes[range.start]) { return name }
    let text = source.text(range)
    if spelling != nil, let name = spelledField(text) { return name }
    if quotesOperators, let name = quotedField(text, first: source.bytes[range.start]) { return name }
    for offset in range.start..<range.end where source.bytes[offset] &- 0x41 < 26 || source.bytes[offset] >= 0x80 {
      return FieldName(text)
    }
    return FieldName(verbatim: text)
  }

  /// A name that is told from another by its letter case, in quotes or not; nil for other names.
  @inline(never)
  private func spelledField(_ text: String) -> FieldName? {
    guard let spelling else { return nil }
    if spelling.isSpelledField(text) { return FieldName(verbatim: text) }
    guard FieldName(exactly: text) == nil, let quoted = FieldName(spelled: text), text.utf8.count > 2 else {
      return nil
    }
    let inner = String(text.dropFirst().dropLast())
    return spelling.isSpelledField(inner) && inner.lowercased() == quoted.text ? FieldName(verbatim: inner) : nil
  }

  /// The name of a field in quotes; nil for one without.
  @inline(never)
  private func quotedField(_ text: String, first: UInt8) -> FieldName? {
    first == 0xE2 || !NameCharacter.mayContinue(first) ? FieldName(spelled: text) : nil
  }

  /// The operator that a token of one or two bytes spells; a complete term has no half operator. Converting the result
  /// of `TermSource.comparison` would take 3 % of the parsing time.
  private func comparison(_ token: Int) -> Comparison {
    let written = source.tokens[token].range
    if written.length == 1 { return comparison(sign: source.bytes[written.start]) }
    let range = source.operation(of: source.tokens[token])
    let first = source.bytes[range.start]
    if first.isLetter { return range.length == 2 ? .equal : .notEqual }
    if range.length == 1 { return comparison(sign: first) }
    switch (first, source.bytes[range.start + 1]) {
    case (UInt8(ascii: "="), UInt8(ascii: "~")): return .matches
    case (UInt8(ascii: "!"), UInt8(ascii: "~")): return .notMatches
    case (UInt8(ascii: "!"), _), (UInt8(ascii: "<"), UInt8(ascii: ">")): return .notEqual
    case (UInt8(ascii: "<"), _), (_, UInt8(ascii: "<")): return .lessOrEqual
    case (_, UInt8(ascii: "=")) where first == UInt8(ascii: "="): return .equal
    default: return .greaterOrEqual
    }
  }

  @inline(__always)
  private func comparison(sign: UInt8) -> Comparison {
    switch sign {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "~"): .contains
    default: .equal
    }
  }

  private func value(_ token: Int) -> FilterValue {
    let (text, form) = read(token)
    return mayNeedQuotes && form == .bare ? longValue(text) : FilterValue(verbatim: text, form)
  }

  /// The value of a term of its own, which may be a query about one element of a list of objects.
  @inline(__always)
  private func ownValue(_ token: Int) -> FilterValue {
    guard mayNeedQuotes, source.bytes[source.tokens[token].range.start] == UInt8(ascii: "(") else {
      return value(token)
    }
    let range = source.tokens[token].range
    return FilterValue(verbatim: source.text(range) + missingMarks(range), .bare)
  }

  /// The marks that close the quotes and parentheses of a query about one element, so that the term prints as one.
  @inline(never)
  private func missingMarks(_ range: SourceRange) -> String {
    var (offset, depth, isProtected) = (range.start, 0, false)
    var open: QuoteMark?
    while offset < range.end {
      let byte = source.bytes[offset]
      let mark = QuoteMark(at: offset, in: source.bytes)
      if let quote = open {
        if isProtected || byte == UInt8(ascii: "\\") {
          isProtected.toggle()
        } else if mark?.kind == quote.kind {
          open = nil
        }
      } else if let mark, mark.kind == .double || !NameCharacter.mayContinue(source.bytes[offset - 1]) {
        open = mark
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        depth += byte == UInt8(ascii: "(") ? 1 : -1
      }
      offset += mark?.length ?? 1
    }
    return (isProtected ? "\\" : "") + (open.map { $0.straight.rawValue } ?? "")
      + String(repeating: ")", count: max(0, depth))
  }

  /// A bare value that may need quotes in the plain language.
  @inline(never)
  private func longValue(_ text: String) -> FilterValue {
    quotesOperators ? FilterValue(text, in: .lists) : FilterValue(text)
  }

  /// After `!` a word may look like anything. Quotes have no meaning in an exact name, so a name that cannot be bare is
  /// quoted; see `PartialFilterTerm.complete`.
  private func exactName(_ token: Int) -> FilterName {
    let (text, form) = read(token)
    return form == .quoted ? FilterName(verbatim: text, form) : FilterName(text)
  }

  private func pattern(_ token: Int) -> FilterPattern {
    let token = source.tokens[token]
    let end = token.kind == .regex ? token.range.end - 1 : token.range.end
    return FilterPattern(source.text(from: token.range.start + 1, to: end))
  }

  /// The text that a token means. It differs from the bytes only if they contain a backslash or the first byte of a
  /// curly quote.
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
    return (source.text(from: start, to: end), isQuoted ? .quoted : .bare)
  }
}

/// Makes the terms of ``ParsedQuery/partialQuery``, as typed. Property tests check that they equal
/// `PartialFilterTerm(parsing:)`.
struct PartialTerms: TermMaker {
  static var dividesValues: Bool { false }

  let source: TermSource

  func term(of node: SyntaxTree.Node) -> PartialFilterTerm? {
    var (count, token) = node.prefixes(source.tokens)
    let polarity = Polarity(prefixes: count)
    switch node.kind {
    case .valueGroup:
      let hasField = source.tokens[token].kind == .field
      let comparison = hasField ? token + 1 : token
      return PartialFilterTerm(
        polarity,
        .values(
          field: hasField ? source.text(source.tokens[token].range) : "",
          source.comparison(source.tokens[comparison]),
          source.text(from: source.tokens[comparison].range.end, to: source.tokens[node.endToken - 1].range.end)))
    case .filterTerm, .regexTerm:
      var field = ""
      if source.tokens[token].kind == .field {
        field = source.text(source.tokens[token].range)
        token += 1
      }
      let comparison = source.comparison(source.tokens[token])
      return PartialFilterTerm(polarity, .filter(field: field, comparison, value(token + 1, in: node)))
    case .nameTerm where token + 1 < node.endToken:
      // `pow!` may become `pow!=3`; without more it is a name.
      return PartialFilterTerm(
        polarity, .filter(field: source.text(source.tokens[token].range), .exclamation, .bare("")))
    case .exactNameTerm:
      token += 1
      while token < node.endToken, source.tokens[token].kind.isTrivia { token += 1 }
      return PartialFilterTerm(polarity, .name(exact: true, value(token, in: node)))
    default:
      return PartialFilterTerm(polarity, .name(exact: false, value(token, in: node)))
    }
  }

  private func value(_ token: Int, in node: SyntaxTree.Node) -> PartialValue {
    token < node.endToken ? source.value(source.tokens[token]) : .bare("")
  }
}
