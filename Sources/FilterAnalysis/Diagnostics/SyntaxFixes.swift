import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Fixes of syntax errors that need the vocabulary: `:elf` may mean `t:elf`.
enum SyntaxFixes {
  /// A syntax diagnostic with the additional fixes that the vocabulary suggests. They come first if the syntax can
  /// only remove text, otherwise last.
  static func added(to diagnostic: Diagnostic, of query: AnalyzedQuery) -> Diagnostic {
    let suggestions: [TermSuggestion]
    var areFirst = true
    switch diagnostic.id {
    case SyntaxDiagnosticKind.missingField.id, SyntaxDiagnosticKind.spaceBeforeOperator.id:
      suggestions = term(at: diagnostic.range, of: query).map { query.missingFieldSuggestions(at: $0) } ?? []
      areFirst = diagnostic.id == SyntaxDiagnosticKind.missingField.id
    case SyntaxDiagnosticKind.doubledOperator.id:
      suggestions = term(at: diagnostic.range, of: query).map { operators(of: $0, query) } ?? []
      areFirst = false
    case SyntaxDiagnosticKind.unopenedQuote.id:
      // `o"draw a card"`: the operator before the quote is missing.
      guard query.source.length <= 4_096, diagnostic.range.start < query.source.length else { return diagnostic }
      let mark = query.source.bytes[diagnostic.range.start]
      let opener = query.leaves.lastIndex { leaf in
        leaf.range.start < diagnostic.range.start
          && query.source.bytes[leaf.range.start..<min(leaf.range.end, diagnostic.range.start)].contains(mark)
      }
      suggestions = opener.map { query.splitSuggestion(forLeaf: $0) } ?? []
    case SyntaxDiagnosticKind.unclosedGroup.id where query.vocabulary.isOfLists:
      suggestions = wordWithParenthesis(at: diagnostic.range, of: query)
    case SyntaxDiagnosticKind.strayPunctuation.id:
      suggestions = pattern(at: diagnostic.range, of: query)
    default: return diagnostic
    }
    if suggestions.isEmpty { return diagnostic }
    var fixes = suggestions.map { $0.fix }
    if !areFirst {
      // Replacements that the syntax suggests come first, removals of text last. Removing only spaces, as in `mv >3`,
      // does not count as a removal.
      let removals = diagnostic.fixes.filter { fix in
        fix.edits.allSatisfy { edit in
          edit.replacement.isEmpty && query.source.bytes[edit.range.start..<edit.range.end].contains { $0 > 0x20 }
        }
      }
      fixes = diagnostic.fixes.filter { !removals.contains($0) } + fixes + removals
    }
    return Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, range: diagnostic.range, message: diagnostic.message,
      related: diagnostic.related, fixes: areFirst ? fixes + diagnostic.fixes : fixes)
  }

  /// The term around a range.
  private static func term(at range: SourceRange, of query: AnalyzedQuery) -> SourceRange? {
    guard query.source.length <= 4_096 else { return nil }
    return query.parsed.termRanges.first { $0.encloses(range) }
  }

  /// `-/bolt/`: a pattern needs a field, here that of names.
  private static func pattern(at slash: SourceRange, of query: AnalyzedQuery) -> [TermSuggestion] {
    let bytes = query.source.bytes
    guard slash.length == 1, bytes[slash.start] == UInt8(ascii: "/"), slash.start > 0,
      bytes[slash.start - 1] == UInt8(ascii: "-"), query.source.length <= 4_096,
      let name = query.vocabulary.fieldID(spelled: query.vocabulary.nameField), query.vocabulary[name].takesRegex,
      let end = bytes[slash.end...].firstIndex(of: UInt8(ascii: "/")), end > slash.end
    else { return [] }
    let field = query.vocabulary[name].name + ":"
    let text = "-" + field + query.source[SourceRange(start: slash.start, end: end + 1)]
    return [TermSuggestion(text: text, edits: [.insert(field, at: slash.start)], distance: 0)]
  }

  /// `test(`, `t:f(x`: the word in quotes.
  private static func wordWithParenthesis(at opening: SourceRange, of query: AnalyzedQuery) -> [TermSuggestion] {
    let bytes = query.source.bytes
    guard query.source.length <= 4_096, opening.start > 0, opening.start < bytes.count else { return [] }
    func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isLetter || byte.isDigit }
    var start = opening.start
    while start > 0, bytes[start - 1] > 0x20, !":=<>~(,|".utf8.contains(bytes[start - 1]) { start -= 1 }
    if bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "!") { start += 1 }
    let end = bytes[opening.start...].firstIndex { $0 <= 0x20 } ?? bytes.count
    guard start < opening.start, isWord(bytes[opening.start - 1]),
      !bytes[start..<end].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") })
    else { return [] }
    let range = SourceRange(start: start, end: end)
    let text = FilterValue(quoted: query.source[range]).description
    return [TermSuggestion(text: text, edits: [TextEdit(range: range, replacement: text)], distance: 0)]
  }

  private static func operators(of term: SourceRange, _ query: AnalyzedQuery) -> [TermSuggestion] {
    let bytes = query.source.bytes[term.start..<term.end]
    guard let start = bytes.firstIndex(where: { ":=<>!".utf8.contains($0) }) else { return [] }
    let end = bytes[start...].firstIndex { !":;=<>!".utf8.contains($0) } ?? term.end
    let valueEnd = end == term.end ? query.endOfPattern(at: end) ?? end : term.end
    let name = query.source[SourceRange(start: term.start, end: start)].drop { $0 == "-" }
    return query.operatorSuggestions(
      field: String(name), marks: SourceRange(start: start, end: end),
      value: query.source[SourceRange(start: end, end: valueEnd)])
  }
}
