import FilterAST
import FilterLexer
import FilterParser
import FilterText
import FilterVocabulary

/// Connectives and closing delimiters: `or` between terms, `)` for an open group, a missing quote or slash.
enum ConnectiveProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    add("or", "either of the two", to: &list, context)
    if context.typed.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "a") { add("and", "both", to: &list, context) }
    addParenthesis(to: &list, context)
    addClosingMark(to: &list, context)
  }

  private static func add(
    _ connective: String, _ detail: String, to list: inout [Candidate], _ context: CompletionContext
  ) {
    let place = context.place
    guard place.kind == .start || place.kind == .word, place.followsOperand, !place.precedesConnective,
      place.polarity == .positive, let match = PrefixMatch.quality(of: context.typed, in: connective)
    else { return }
    // A minus would lose its term.
    if place.term.start != place.replace.start { return }
    let isAlone = place.kind == .start
    // Written as a connective, it means one, but not in a pattern.
    let isWritten = place.isConnective && context.regex == nil
    let prior = isAlone ? 0.75 : isWritten ? 1.2 : place.run.count > 1 ? 0.8 : 0.5
    if isAlone, place.needsSpaceBefore || place.needsSpaceAfter { return }
    list.append(
      Candidate(
        source: .connective, kind: .keyword, label: connective, insertion: .verbatim(connective), range: place.replace,
        match: isAlone ? 1 : match, popularity: isWritten ? 1 : 0.6, prior: prior, detail: detail)
    )
  }

  private static func addParenthesis(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard place.unclosedGroups > 0, !place.precedesConnective || place.kind != .start else { return }
    if place.groupDepth > ParsedQuery.maximumNesting { return }
    var range = SourceRange(at: place.caret)
    switch place.kind {
    case .start:
      guard place.followsOperand, place.term.isEmpty else { return }
      // Replace the white space before the delimiter.
      var start = place.caret
      let bytes = context.parsed.source.bytes
      while start > 0, bytes[start - 1].isWhitespace { start -= 1 }
      range = SourceRange(start: start, end: place.caret)
    case .word, .value, .exactName:
      guard !place.isConnective, place.quote == nil, place.caret == place.replace.end, !place.replace.isEmpty else {
        return
      }
    default: return
    }
    list.append(
      Candidate(
        source: .connective, kind: .keyword, label: place.closingMark, insertion: .verbatim(place.closingMark),
        // A value that is being typed comes first.
        range: range, match: place.isOneValue ? 0.2 : 1, popularity: place.isOneValue ? 0 : 0.5,
        prior: place.kind == .start ? 0.95 : place.isOneValue ? -0.5 : 0, detail: "closes the group"))
  }

  private static func addClosingMark(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard let quote = place.quote, let last = context.parsed.tree.tokens.last, last.range.end >= place.replace.end,
      last.kind == .unclosedQuoted || last.kind == .unclosedRegex, last.range.start == place.replace.start
    else { return }
    // After a backslash the delimiter would be part of the text; an empty text needs no delimiter.
    guard !place.typed.isEmpty, !place.endsProtected(context.parsed.source) else { return }
    // Flags are refused in quotes.
    if place.field.map({ context.vocabulary[$0].kind.traits.family }) == .property { return }
    // If names or values are known, their completions include the delimiter; only free text is closed by itself.
    let isFree =
      quote == .slash
      || place.field.map { field in
        context.vocabulary[field].kind == .text
          && context.vocabulary[field].catalogs.allSatisfy { context.catalogs[$0] == nil }
      } ?? false
    // A usual phrase that begins so comes first.
    let hasPhrase = list.contains { $0.source == .example && $0.range == place.replace }
    let mark = quote == .slash ? "/" : quote == .single ? "'" : "\""
    // Only if the text after the caret parses without the quote.
    guard place.replace.end == place.caret else { return }
    list.append(
      Candidate(
        source: .connective, kind: .keyword, label: mark, insertion: .verbatim(mark),
        range: SourceRange(at: place.caret),
        match: isFree && !hasPhrase ? 1 : 0, popularity: 0.5, prior: isFree ? 0.4 : 0,
        detail: quote == .slash ? "closes the expression" : "closes the quote"))
  }
}

extension CompletionPlace {
  /// Whether a backslash escapes the character after the caret.
  fileprivate func endsProtected(_ source: SourceText) -> Bool {
    var count = 0
    while caret - count > replace.start, source.bytes[caret - count - 1] == UInt8(ascii: "\\") { count += 1 }
    return count & 1 == 1
  }
}
