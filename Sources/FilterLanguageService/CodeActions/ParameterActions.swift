import FilterAnalysis
import FilterDocuments
import FilterText

/// The actions that add a line for each parameter without a value: `$me = `.
struct ParameterActions {
  private(set) var actions: [CodeAction] = []
  private var names: Set<String> = []

  /// Adds the actions for the parameters of a query that a range touches. A document of one query has no such lines.
  mutating func add(_ query: DocumentQuery, touching range: SourceRange, in document: DocumentSnapshot) {
    if document.layout.isSingle { return }
    for diagnostic in query.diagnostics where diagnostic.id == SemanticDiagnosticKind.unsetParameter.id {
      let shifted = query.documentDiagnostic(diagnostic)
      guard shifted.range.touches(range.start) || range.touches(shifted.range.start), shifted.range.length > 1
      else { continue }
      let name = document.source[SourceRange(start: shifted.range.start + 1, end: shifted.range.end)]
      // A line without a value exists already.
      guard document.expanded.directives.parameter(named: name) == nil, names.insert(name).inserted else { continue }
      actions.append(
        CodeAction(
          title: "Add a line '$\(name) = …'", kind: .quickFix, edits: [document.lineEdit(ofParameter: name)],
          diagnostic: shifted))
    }
  }
}

extension DocumentSnapshot {
  /// The edit that inserts a line for a parameter: below the last such line, else above the first query and the
  /// comments directly above it, with a blank line between them.
  fileprivate func lineEdit(ofParameter name: String) -> TextEdit {
    let lineBreak = String(decoding: lineEnding, as: UTF8.self)
    let text = "$\(name) = "
    if let last = expanded.directives.parameters.map({ $0.name.line.start }).max() {
      let end = lines.content(ofLine: lines.line(of: last)).end
      return TextEdit(range: SourceRange(at: end), replacement: lineBreak + text)
    }
    var line = layout.queries.first.map { lines.line(of: $0.start) } ?? 0
    while line > 0, layout.kind(ofLine: line - 1) == .comment { line -= 1 }
    let start = lines.content(ofLine: line).start
    return TextEdit(range: SourceRange(at: start), replacement: text + lineBreak + lineBreak)
  }
}
