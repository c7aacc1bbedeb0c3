import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Repairs of damage in the form of a query that need to know the fields: `:elf` may have been `t:elf`.
enum SyntaxRepairs {
  /// A finding of the syntax with the fixes that the vocabulary knows besides. Those come first where the syntax can only take
  /// the damage out, and last where it knows better.
  static func added(to finding: Diagnostic, of query: AnalyzedQuery) -> Diagnostic {
    let suggestions: [TermSuggestion]
    var areFirst = true
    switch finding.id {
    case SyntaxProblem.missingField.id, SyntaxProblem.spaceBeforeOperator.id:
      suggestions = term(at: finding.range, of: query).map { query.missingFieldSuggestions(at: $0) } ?? []
      areFirst = finding.id == SyntaxProblem.missingField.id
    case SyntaxProblem.doubledOperator.id:
      suggestions = term(at: finding.range, of: query).map { operators(of: $0, query) } ?? []
      areFirst = false
    case SyntaxProblem.unopenedQuote.id:
      // `o"draw a card"`: the quote was opened, behind an operator that is not there.
      guard query.source.length <= 4_096, finding.range.start < query.source.length else { return finding }
      let mark = query.source.bytes[finding.range.start]
      let opener = query.leaves.lastIndex { leaf in
        leaf.range.start < finding.range.start
          && query.source.bytes[leaf.range.start..<min(leaf.range.end, finding.range.start)].contains(mark)
      }
      suggestions = opener.map { query.splitSuggestion(forLeaf: $0) } ?? []
    case SyntaxProblem.strayPunctuation.id:
      suggestions = pattern(at: finding.range, of: query)
    default: return finding
    }
    if suggestions.isEmpty { return finding }
    var fixes = suggestions.map { $0.fix }
    if !areFirst {
      // What the syntax would put in another's place it knows better; what it would take out of the query comes last. To take
      // out a space, as that of `mv >3`, takes nothing out.
      let removals = finding.fixes.filter { fix in
        fix.edits.allSatisfy { edit in
          edit.replacement.isEmpty && query.source.bytes[edit.range.start..<edit.range.end].contains { $0 > 0x20 }
        }
      }
      fixes = finding.fixes.filter { !removals.contains($0) } + fixes + removals
    }
    return Diagnostic(
      id: finding.id, severity: finding.severity, range: finding.range, message: finding.message,
      related: finding.related, fixes: areFirst ? fixes + finding.fixes : fixes)
  }

  /// The term around a place.
  private static func term(at range: SourceRange, of query: AnalyzedQuery) -> SourceRange? {
    guard query.source.length <= 4_096 else { return nil }
    return query.parsed.termRanges.first { $0.encloses(range) }
  }

  /// `-/bolt/`: a pattern is the value of a field, and that of names needs its field too.
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

  private static func operators(of term: SourceRange, _ query: AnalyzedQuery) -> [TermSuggestion] {
    let bytes = query.source.bytes[term.start..<term.end]
    guard let start = bytes.firstIndex(where: { ":=<>!".utf8.contains($0) }) else { return [] }
    let end = bytes[start...].firstIndex { !":;=<>!".utf8.contains($0) } ?? term.end
    let name = query.source[SourceRange(start: term.start, end: start)].drop { $0 == "-" }
    return query.operatorSuggestions(
      field: String(name), marks: SourceRange(start: start, end: end),
      value: query.source[SourceRange(start: end, end: term.end)])
  }
}
