import FilterParser
import FilterSemantics
import FilterText

/// A correction of syntax that is usual elsewhere: in other search languages, on other keyboards, in addresses.
struct ForeignRewrite {
  let kind: SemanticDiagnosticKind
  /// The bytes that are misread.
  let range: SourceRange
  let message: String
  /// The edits that write the same in this language; empty if it has no such thing.
  let edits: [TextEdit]
  /// Other readings, as edits.
  var others: [[TextEdit]] = []
  /// Whether the query is refused, since it is hardly meant as it is read.
  var isError = false
  /// Whether the words may be a text as well, so that the rewrite is a hint.
  var isDoubtful = false

  /// The range with all edits.
  var span: SourceRange {
    var span = range
    for edit in edits { span = span.union(edit.range) }
    return span
  }
}

extension AnalyzedQuery {
  /// The diagnostics of a query with those of its foreign syntax. A diagnostic of a misread part gives way, since it
  /// has the same cause; the first error among them stays, with the better fix.
  func diagnostics(_ found: [Diagnostic], with rewrites: [ForeignRewrite], budget: FixBudget) -> [Diagnostic] {
    var rest = found
    var result: [Diagnostic] = []
    let all = combinedEdits(rewrites, with: found)
    for (number, rewrite) in rewrites.enumerated() {
      let span = rewrite.span
      let covered = rest.filter { span.encloses($0.range) }
      rest.removeAll { span.encloses($0.range) }
      var fixes: [Fix] = []
      if budget.isOpen, !rewrite.edits.isEmpty {
        fixes = ((number == 0 ? [all] : []) + [rewrite.edits] + rewrite.others).map { fix($0) }
      }
      let error = covered.first { $0.severity == .error } ?? covered.first { AnalyzedQuery.isSyntax($0.id) }
      result.append(
        Diagnostic(
          id: error?.id ?? rewrite.kind.id,
          severity: rewrite.isError ? .error : error?.severity ?? (rewrite.isDoubtful ? .hint : rewrite.kind.severity),
          range: error?.range ?? rewrite.range, message: rewrite.message, related: error?.related ?? [],
          fixes: rewrite.isError ? fixes : fixes + (error?.fixes ?? [])))
    }
    return result + rest
  }

  /// The edits of all rewrites, and those of the fixes of connectives and spaces elsewhere.
  func combinedEdits(_ rewrites: [ForeignRewrite], with found: [Diagnostic]) -> [TextEdit] {
    var all = rewrites.map { $0.edits }
    var spans = rewrites.map { $0.span }
    for diagnostic in found {
      guard AnalyzedQuery.isSpelling(diagnostic.id), let fix = diagnostic.fixes.first else { continue }
      let span = fix.edits.reduce(diagnostic.range) { $0.union($1.range) }
      if spans.contains(where: { $0.overlaps(span) || $0.encloses(span) || span.encloses($0) }) { continue }
      all.append(fix.edits)
      spans.append(span)
    }
    return all.joined().sorted { $0.range.start < $1.range.start }
  }

  /// The diagnostics with one fix more: if several are about operators and connectives of another language, the first
  /// corrects all of them at once.
  func correctingAll(_ found: [Diagnostic]) -> [Diagnostic] {
    let spellings = found.filter { AnalyzedQuery.isHabit($0.id) && !$0.fixes.isEmpty }
    guard spellings.count > 1, let first = found.indices.min(by: { rank(found[$0]) < rank(found[$1]) }) else {
      return found
    }
    let edits = combinedEdits([], with: spellings)
    var result = found
    let diagnostic = found[first]
    result[first] = Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, range: diagnostic.range, message: diagnostic.message,
      related: diagnostic.related, fixes: [fix(edits)] + diagnostic.fixes)
    return result
  }

  /// The offset of a diagnostic about a habit; beyond the text for others.
  private func rank(_ diagnostic: Diagnostic) -> Int {
    AnalyzedQuery.isHabit(diagnostic.id) && !diagnostic.fixes.isEmpty ? diagnostic.range.start : Int.max
  }

  /// Whether the first fix of a kind of diagnostic only spells what is meant.
  private static func isSpelling(_ id: DiagnosticID) -> Bool {
    id == SemanticDiagnosticKind.gluedComma.id || id == SemanticDiagnosticKind.valueList.id || isHabit(id)
      || isJoining(id)
  }

  /// Whether a kind of diagnostic is about the operators and connectives of another language, which are seldom alone.
  private static func isHabit(_ id: DiagnosticID) -> Bool {
    id == SemanticDiagnosticKind.foreignConnective.id || id == SemanticDiagnosticKind.foreignOperator.id
      || id == SyntaxDiagnosticKind.spaceBeforeOperator.id
  }

  private static func isSyntax(_ id: DiagnosticID) -> Bool { SyntaxDiagnosticKind.allCases.contains { $0.id == id } }

  private func fix(_ edits: [TextEdit]) -> Fix {
    let text = source.applying(edits)?.description ?? ""
    return Fix(title: "Change to '\(Diagnostic.quotation(of: text))'", edits: edits)
  }
}
