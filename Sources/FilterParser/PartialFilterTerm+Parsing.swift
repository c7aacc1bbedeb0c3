public import FilterAST
public import FilterText

extension PartialFilterTerm {
  /// Parses any text as a single term, in any state of typing.
  ///
  /// This is the inner of the two parsers, enough for a search bar that holds a single term. Every text is a term and
  /// prints back exactly: `PartialFilterTerm(parsing: text).description == text`. For the text of a term of a
  /// ``ParsedQuery``, the two parsers agree. A text that is not a single term (`a b`) is a name that is not
  /// ``complete``. Linear in the text.
  ///
  /// ```swift
  /// PartialFilterTerm(parsing: #"-o:"draw a"#)
  /// // (.negative, .filter(field: "o", .colon, .unclosed(.straightDouble, "draw a")))
  /// ```
  ///
  /// In the syntax of lists a term prints without the blanks around its operator and the colon before it.
  public init(parsing text: String, syntax: SyntaxOptions = .cards) {
    if syntax.base == .lists, let term = PartialFilterTerm(alone: ParsedQuery(parsing: text, syntax: syntax)) {
      self = term
      return
    }
    var scanner = TermScanner(SourceText(text))
    self = scanner.term()
  }

  /// The only term of a query, if that has nothing else.
  private init?(alone parsed: ParsedQuery) {
    guard case .term(let term)? = parsed.partialQuery, let node = parsed.partialLeafNodes.first,
      parsed.tree.range(of: node) == parsed.source.range, parsed.tree.child(.strayPunctuation, of: node) == nil
    else { return nil }
    self = term
  }
}

/// Splits a term into its parts, by the lexer's rules for where a part begins; the rest of the text is the value.
private struct TermScanner {
  private let source: SourceText
  private var offset = 0

  init(_ source: SourceText) { self.source = source }

  private var bytes: [UInt8] { source.bytes }

  mutating func term() -> PartialFilterTerm {
    var polarity = Polarity.positive
    if byte(at: 0) == UInt8(ascii: "-") {
      polarity = .negative
      offset = 1
    }
    if let comparison = comparison(at: offset) {
      offset += comparison.rawValue.utf8.count
      return PartialFilterTerm(polarity, .filter(field: "", comparison, value(isFilter: true)))
    }
    if byte(at: offset) == UInt8(ascii: "!") {
      offset += 1
      return PartialFilterTerm(polarity, .name(exact: true, value(isFilter: false)))
    }
    let end = endOfField()
    if end > offset {
      let field = source[SourceRange(start: offset, end: end)]
      if let comparison = comparison(at: end) {
        offset = end + comparison.rawValue.utf8.count
        return PartialFilterTerm(polarity, .filter(field: field, comparison, value(isFilter: true)))
      }
      if byte(at: end) == UInt8(ascii: "!"), end + 1 == bytes.count {
        return PartialFilterTerm(polarity, .filter(field: field, .exclamation, .bare("")))
      }
    }
    return PartialFilterTerm(polarity, .name(exact: false, value(isFilter: false)))
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func endOfField() -> Int { offset + NameCharacter.lengthOfName(bytes[min(offset, bytes.count)...]) }

  /// The longest operator at an offset; `!` alone is none.
  private func comparison(at offset: Int) -> PartialComparison? {
    guard let first = byte(at: offset) else { return nil }
    if let second = byte(at: offset + 1), first < 0x80, second < 0x80, second != UInt8(ascii: "~"),
      let long = PartialComparison(rawValue: String(decoding: [first, second], as: UTF8.self)),
      long != .equalEqual, long != .lessGreater
    {
      return long
    }
    guard first < 0x80, first != UInt8(ascii: "!"), first != UInt8(ascii: "~") else { return nil }
    return PartialComparison(rawValue: String(decoding: [first], as: UTF8.self))
  }

  /// The rest of the text. A slash is a quote only in a filter.
  private func value(isFilter: Bool) -> PartialValue {
    PartialValue(rest: SourceRange(start: offset, end: source.length), of: source, isFilter: isFilter)
  }
}

extension PartialValue {
  /// Reads the bytes of `range` as one value.
  init(rest range: SourceRange, of source: SourceText, isFilter: Bool) {
    var opening = QuoteMark(at: range.start, in: source)
    if isFilter, range.start < range.end, source.bytes[range.start] == UInt8(ascii: "/") { opening = .slash }
    guard let opening, range.start < range.end else {
      if let unopened = UnopenedQuote(in: source, range) {
        let inner = SourceRange(start: range.start, end: range.end - unopened.mark.length)
        self = .unopened(source[inner], unopened.mark)
      } else {
        self = .bare(source[range])
      }
      return
    }
    var offset = range.start + opening.length
    while offset < range.end {
      if source.bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      let closing: QuoteMark? =
        opening == .slash
        ? (source.bytes[offset] == UInt8(ascii: "/") ? .slash : nil) : QuoteMark(at: offset, in: source)
      guard let closing, closing.kind == opening.kind else {
        offset += 1
        continue
      }
      if offset + closing.length == range.end {
        let inner = SourceRange(start: range.start + opening.length, end: offset)
        self = .balanced(opening, source[inner], closing)
      } else {
        // Something follows the closing quote, so this is not a single value; keep it as it is.
        self = .bare(source[range])
      }
      return
    }
    self = .unclosed(opening, source[SourceRange(start: range.start + opening.length, end: range.end)])
  }
}
