import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterPrinter
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// The edits that follow a typed character, in bytes of the document that has it already: sorted, not overlapping.
  ///
  /// - `)` tidies the group it closes: spaces and connectives inside. No parenthesis goes while somebody still types.
  /// - A line break takes the blanks at the end of the line above away, and indents the new line where the query goes on: the line
  ///   above ends inside a group or quote, or with a connective. What is typed next would begin another query otherwise.
  /// - Any other character, a quote too, changes nothing.
  ///
  /// Nothing behind the caret is ever touched. `offset` is the caret, right behind what was typed; where that is not so, there are
  /// no edits. Takes time linear in the query.
  public func formattingEdits(
    onTyping character: String, at offset: Int, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    guard offset > 0, offset <= source.length else { return [] }
    switch character {
    case ")": return editsBehindGroup(offset)
    case "\n", "\r", "\r\n": return editsBehindBreak(offset, options)
    default: return []
    }
  }

  private func editsBehindGroup(_ offset: Int) -> [TextEdit] {
    guard let query = query(at: offset), query.source.isValidUTF8 else { return [] }
    let parsed = query.analysis.parsed
    let end = query.offset(inQuery: offset)
    guard let start = parsed.startOfGroup(endingAt: end) else { return [] }
    let group = SourceRange(start: start, end: end)
    let tidier = SourceTidier(options: TidyOptions(removesParentheses: false, removesAnd: false))
    return query.documentEdits(tidier.edits(for: parsed).filter { group.encloses($0.range) })
  }

  private func editsBehindBreak(_ offset: Int, _ options: FormattingOptions) -> [TextEdit] {
    let line = lines.line(of: offset)
    let start = lines.range(ofLine: line).start
    guard line > 0, source.bytes[start..<offset].allSatisfy({ Blank.isBlank($0) && !Blank.endsLine($0) }) else {
      return []
    }
    let above = lines.content(ofLine: line - 1)
    var edits: [TextEdit] = []
    var ending = LineEnd.complete
    if layout.kind(ofLine: line - 1) != .comment, let query = query(at: above.end) {
      let bytes = source.bytes[query.range.start..<above.end]
      ending = LineEnd(ParsedQuery(parsing: SourceText(bytes: Array(bytes))))
    }
    if options.trimsTrailingWhitespace, ending != .quote {
      let end = source.endWithoutBlanks(of: above)
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

/// What a line of a query ends in, as far as the next one depends on it.
private enum LineEnd: Hashable {
  /// Nothing is open.
  case complete
  /// Some groups are open, or a connective waits for its operand.
  case open(groups: Int)
  /// A quote or a regular expression is open.
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

  /// The steps of indentation of the next line: those that formatting gives it.
  var steps: Int {
    switch self {
    case .complete: 0
    case .open(groups: let depth): depth + 1
    case .quote: 1
    }
  }
}

extension ParsedQuery {
  /// Where the group begins that a parenthesis before an offset closes; nil where there is none.
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
