import FilterDocuments
import FilterLexer
import FilterParser
import FilterPrinter
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// The edits after a typed character, in bytes of the document that already contains it: sorted, not overlapping.
  ///
  /// - `)` tidies spaces and connectives in the group it closes, without removing parentheses.
  /// - A line break removes trailing white space of the line above, and indents the new line if the query continues: if
  ///   the line above ends inside a group or quote, or with a connective.
  /// - Any other character gives no edits.
  ///
  /// Text after the caret never changes. `offset` is the caret after the typed character; another offset gives no
  /// edits. Takes time linear in the query.
  public func formattingEdits(
    onTyping character: String, at offset: Int, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    guard offset > 0, offset <= source.length else { return [] }
    switch character {
    case ")": return editsAfterGroup(offset)
    case "\n", "\r", "\r\n": return editsAfterLineBreak(at: offset, options: options)
    default: return []
    }
  }

  private func editsAfterGroup(_ offset: Int) -> [TextEdit] {
    guard let query = query(at: offset), query.source.isValidUTF8 else { return [] }
    let parsed = query.analysis.parsed
    let end = query.offset(inQuery: offset)
    guard let start = parsed.startOfGroup(endingAt: end) else { return [] }
    let group = SourceRange(start: start, end: end)
    let tidier = SourceTidier(options: TidyOptions(removesParentheses: false, removesAnd: false))
    return query.documentEdits(tidier.edits(for: parsed).filter { group.encloses($0.range) })
  }

  private func editsAfterLineBreak(at offset: Int, options: FormattingOptions) -> [TextEdit] {
    let line = lines.line(of: offset)
    let start = lines.range(ofLine: line).start
    guard line > 0, source.bytes[start..<offset].allSatisfy({ $0.isWhitespace && !$0.isLineBreak }) else {
      return []
    }
    let above = lines.content(ofLine: line - 1)
    var edits: [TextEdit] = []
    var ending = LineEnd.complete
    if layout.kind(ofLine: line - 1) != .comment, let query = layout.query(touching: above.end) {
      let text = layout.text(in: SourceRange(start: layout.queries[query].start, end: above.end))
      ending = LineEnd(vocabulary.parse(text))
    }
    if options.trimsTrailingWhitespace, ending != .quote {
      let end = source.endWithoutWhitespace(of: above)
      if end < above.end { edits.append(.delete(SourceRange(start: end, end: above.end))) }
    }
    var indentation: [UInt8] = []
    for _ in 0..<ending.steps { indentation += options.step }
    if !indentation.isEmpty, !source.bytes[start..<offset].elementsEqual(indentation) {
      edits.append(
        TextEdit(
          range: SourceRange(start: start, end: offset), replacement: String(decoding: indentation, as: UTF8.self)))
    }
    return edits
  }
}

/// What is open at the end of a line of a query.
private enum LineEnd: Hashable {
  /// Nothing: the query may end here.
  case complete
  /// Groups, or a connective without its second operand.
  case open(groups: Int)
  /// A quote or a pattern.
  case quote

  init(_ parsed: ParsedQuery) {
    let last = parsed.tree.tokens.last { !$0.kind.isTrivia }
    var depth = 0
    for token in parsed.tree.tokens {
      if token.kind == .leftParenthesis { depth += 1 }
      if token.kind == .rightParenthesis { depth = max(0, depth - 1) }
    }
    switch last?.kind {
    case .unclosedQuoted?, .unclosedRegex?: self = .quote
    case let kind?: self = depth > 0 || kind.isConnective ? .open(groups: depth) : .complete
    case nil: self = .complete
    }
  }

  /// The indentation of the next line in steps, as the formatter writes it.
  var steps: Int {
    switch self {
    case .complete: 0
    case .open(groups: let depth): depth + 1
    case .quote: 1
    }
  }
}

extension ParsedQuery {
  /// The start of the group that a parenthesis before an offset closes; `nil` if there is none.
  fileprivate func startOfGroup(endingAt offset: Int) -> Int? {
    var open: [Int] = []
    for token in tree.tokens where token.range.end <= offset {
      if token.kind == .leftParenthesis { open.append(token.range.start) }
      guard token.kind == .rightParenthesis else { continue }
      let start = open.popLast()
      if token.range.end == offset { return start }
    }
    return nil
  }
}
