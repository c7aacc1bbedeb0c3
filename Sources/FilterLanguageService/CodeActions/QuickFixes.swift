import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The fixes of the diagnostics of one query as code actions.
struct QuickFixes {
  private let query: DocumentQuery
  private let vocabulary: Vocabulary

  /// The maximum number of diagnostics that one quick fix fixes. Each costs an analysis while the user waits.
  private static let maximumFixes = 16

  /// The maximum number of bytes that the fixes of one query analyze: each costs an analysis of the whole query.
  private static let maximumBytes = 1 << 18

  /// The number of fixes that a query of this length may have, at least one.
  private var limit: Int { max(1, Self.maximumBytes / max(1, query.source.length)) }

  init(_ query: DocumentQuery, vocabulary: Vocabulary) {
    self.query = query
    self.vocabulary = vocabulary
  }

  /// The fixes of each diagnostic that touches a range of the document, or whose fix inserts text there (the caret is
  /// where the closing quote is missing, and the diagnostic is about the opening one); then for each of these
  /// diagnostic ids that occurs more than once in the query, one action for all certain fixes. A very long query has
  /// only the first ones, so that the time is linear in its length.
  func actions(touching range: SourceRange) -> [CodeAction] {
    var actions: [CodeAction] = []
    var ids: [DiagnosticID] = []
    var tried = 0
    for diagnostic in query.diagnostics {
      guard isTouched(diagnostic.range, by: range) || isInsertion(of: diagnostic, at: range) else { continue }
      if !diagnostic.fixes.isEmpty { tried += 1 }
      if tried > limit { break }
      actions += self.actions(for: diagnostic)
      if !ids.contains(diagnostic.id) { ids.append(diagnostic.id) }
    }
    for id in ids {
      let count = query.diagnostics.filter { $0.id == id && !$0.fixes.isEmpty }.count
      guard count > 1, count <= min(Self.maximumFixes, limit) else { continue }
      let fixes = AppliedFixes(query, vocabulary: vocabulary, only: id)
      let edits = fixes.edits
      if fixes.count < 2 || edits.isEmpty { continue }
      actions.append(CodeAction(title: "Fix all '\(id)' in this query", kind: .quickFix, edits: edits))
    }
    return actions
  }

  private func isTouched(_ part: SourceRange, by range: SourceRange) -> Bool {
    let part = query.documentRange(part)
    return part.start <= range.end && range.start <= part.end
  }

  /// Whether a fix only inserts text, within a range of the document.
  private func isInsertion(of diagnostic: Diagnostic, at range: SourceRange) -> Bool {
    diagnostic.fixes.contains { fix in
      fix.edits.count == 1 && fix.edits[0].range.isEmpty && isTouched(fix.edits[0].range, by: range)
    }
  }

  private func actions(for diagnostic: Diagnostic) -> [CodeAction] {
    let shifted = query.documentDiagnostic(diagnostic)
    var hasPreferred = false
    var actions: [CodeAction] = []
    for (fix, shiftedFix) in zip(diagnostic.fixes, shifted.fixes) {
      guard let fixed = fix.applied(to: query.source), query.isSafe(fixed), !shiftedFix.edits.isEmpty else { continue }
      let isPreferred = !hasPreferred && query.analysis.isCertain(fix, of: diagnostic)
      hasPreferred = hasPreferred || isPreferred
      actions.append(
        CodeAction(
          title: fix.title, kind: .quickFix, edits: shiftedFix.edits, diagnostic: shifted, isPreferred: isPreferred))
    }
    return actions
  }
}

extension DocumentQuery {
  /// The text of the query after edits of the document; `nil` if one is outside the query.
  func source(applying edits: [TextEdit]) -> SourceText? {
    source.applying(edits.map { TextEdit(range: $0.range.shifted(by: -range.start), replacement: $0.replacement) })
  }

  /// Converts a diagnostic of the query to offsets of the document.
  func documentDiagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, range: documentRange(diagnostic.range),
      message: diagnostic.message,
      related: diagnostic.related.map { RelatedRange(range: documentRange($0.range), message: $0.message) },
      fixes: diagnostic.fixes.map { Fix(title: $0.title, edits: documentEdits($0.edits)) })
  }

  /// Whether replacing the query by a text keeps all other queries of the document: the text is blank or one query.
  func isSafe(_ text: SourceText) -> Bool {
    text.isBlank || text.staysOneQuery(insteadOf: source)
  }
}

/// A query after applying all certain fixes.
///
/// Each fix removes its diagnostic and adds none, so this ends, and the result has no certain fixes left.
struct AppliedFixes {
  /// The number of applied fixes.
  private(set) var count = 0
  private var text: SourceText
  private let query: DocumentQuery

  /// The maximum number of fixes in one query. Each costs an analysis of the query.
  private static let maximumCount = 100
  /// The maximum number of bytes that these analyze; one fix is always applied.
  private static let maximumBytes = 1 << 20

  /// Applies the fixes of all diagnostics, or only of those with an id.
  init(_ query: DocumentQuery, vocabulary: Vocabulary, only id: DiagnosticID? = nil) {
    self.query = query
    text = query.source
    var analysis = query.analysis
    var diagnostics = analysis.diagnostics
    while count < max(1, min(Self.maximumCount, Self.maximumBytes / max(1, query.source.length))) {
      guard let fixed = Self.fixed(analysis, diagnostics: diagnostics.filter { id == nil || $0.id == id }, query: query)
      else { return }
      text = fixed
      count += 1
      analysis = AnalyzedQuery(vocabulary.parse(text), vocabulary: vocabulary)
      diagnostics = analysis.diagnostics
    }
  }

  /// The text after the first certain fix.
  private static func fixed(
    _ analysis: AnalyzedQuery, diagnostics: [Diagnostic], query: DocumentQuery
  ) -> SourceText? {
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes {
        guard let fixed = fix.applied(to: analysis.source), fixed != analysis.source, query.isSafe(fixed),
          analysis.isCertain(fix, of: diagnostic)
        else { continue }
        return fixed
      }
    }
    return nil
  }

  /// The edits of the document with all fixes; empty if there are none.
  var edits: [TextEdit] {
    if query.entry.key.comments.isEmpty {
      let edit = TextEdit(replacing: query.source.bytes[...], at: 0, with: text.bytes)
      return edit.map { query.documentEdits([$0]) } ?? []
    }
    let fixed = ParsedQuery(parsing: text, syntax: query.parsed.syntax)
    return query.documentEdits(TextDifference.edits(from: query.parsed, to: fixed))
  }
}

extension DocumentSnapshot {
  /// The action that applies all certain fixes in the document, with one edit per query without comments; `nil` if
  /// there are none. Analyzes the whole document.
  package var fixAllAction: CodeAction? {
    let edits = queries.flatMap { query in
      query.diagnostics.isEmpty ? [] : AppliedFixes(query, vocabulary: vocabulary).edits
    }
    if edits.isEmpty { return nil }
    return CodeAction(title: "Apply all certain fixes", kind: .sourceFixAll, edits: edits)
  }
}
