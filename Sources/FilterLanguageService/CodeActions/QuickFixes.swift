import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary

/// The fixes of the findings of one query as actions.
struct QuickFixes {
  private let query: DocumentQuery
  private let vocabulary: Vocabulary

  /// Findings of one kind that are mended at a stroke: each costs an analysis of the query, and somebody is waiting.
  private static let mostRepairs = 16

  init(_ query: DocumentQuery, _ vocabulary: Vocabulary) {
    self.query = query
    self.vocabulary = vocabulary
  }

  /// Each fix of each finding that touches a range of the document, or that a fix would mend there (the caret stands where the
  /// closing quote is missing, and the finding is about the opening one); then for each kind of these findings that occurs more
  /// than once in the query, all that is certain at a stroke.
  func actions(touching range: SourceRange) -> [CodeAction] {
    var actions: [CodeAction] = []
    var ids: [DiagnosticID] = []
    for finding in query.findings {
      guard isTouched(finding.range, by: range) || isInsertion(of: finding, at: range) else { continue }
      actions += self.actions(for: finding)
      if !ids.contains(finding.id) { ids.append(finding.id) }
    }
    for id in ids {
      let count = query.findings.filter { $0.id == id && !$0.fixes.isEmpty }.count
      guard count > 1, count <= Self.mostRepairs else { continue }
      let mended = MendedQuery(query, vocabulary, only: id)
      guard mended.repairs > 1, let edit = mended.edit else { continue }
      actions.append(CodeAction(title: "Fix all '\(id)' of the query", kind: .quickFix, edits: [edit]))
    }
    return actions
  }

  private func isTouched(_ place: SourceRange, by range: SourceRange) -> Bool {
    let place = query.documentRange(place)
    return place.start <= range.end && range.start <= place.end
  }

  /// Whether what is missing would be written at a place.
  private func isInsertion(of finding: Diagnostic, at range: SourceRange) -> Bool {
    finding.fixes.contains { fix in
      fix.edits.count == 1 && fix.edits[0].range.isEmpty && isTouched(fix.edits[0].range, by: range)
    }
  }

  private func actions(for finding: Diagnostic) -> [CodeAction] {
    let diagnostic = query.documentDiagnostic(finding)
    var isDecided = false
    var actions: [CodeAction] = []
    for (fix, place) in zip(finding.fixes, diagnostic.fixes) {
      guard let mended = fix.applied(to: query.source), query.isSafe(mended) else { continue }
      let isPreferred = !isDecided && query.analysis.isCertain(fix, of: finding)
      isDecided = isDecided || isPreferred
      actions.append(
        CodeAction(
          title: fix.title, kind: .quickFix, edits: place.edits, diagnostic: diagnostic, isPreferred: isPreferred))
    }
    return actions
  }
}

extension DocumentQuery {
  /// The text of the query after edits of the document that lie within it; nil where one does not.
  func source(applying edits: [TextEdit]) -> SourceText? {
    source.applying(edits.map { TextEdit(range: $0.range.shifted(by: -range.start), replacement: $0.replacement) })
  }

  /// A finding in offsets of the document.
  func documentDiagnostic(_ finding: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: finding.id, severity: finding.severity, range: documentRange(finding.range), message: finding.message,
      related: finding.related.map { RelatedPlace(range: documentRange($0.range), message: $0.message) },
      fixes: finding.fixes.map { Fix(title: $0.title, edits: documentEdits($0.edits)) })
  }

  /// Whether a text in the place of the query leaves all other queries of the document as they are: it is one query, or gone.
  func isSafe(_ text: SourceText) -> Bool {
    text.isBlank || text.staysOneQuery(insteadOf: source)
  }
}
