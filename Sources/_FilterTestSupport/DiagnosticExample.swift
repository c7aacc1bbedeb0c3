import FilterTestSupport
package import FilterText
package import Testing

/// A text with one diagnostic, from `①` to `②` (an insertion point if `②` is missing), and the text of the diagnostic.
package struct DiagnosticExample<Kind: Sendable>: Sendable, CustomTestStringConvertible {
  package let kind: Kind
  package let text: String
  package let message: String
  package let fixes: [(title: String, after: String)]
  package let sourceLocation: SourceLocation

  package init(
    _ kind: Kind, _ text: String, _ message: String, _ fixes: [(title: String, after: String)] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.kind = kind
    self.text = text
    self.message = message
    self.fixes = fixes
    self.sourceLocation = sourceLocation
  }

  package var testDescription: String { "\(kind) in \(text)" }

  /// Expects that a diagnostic has the range, the message and the fixes of the example.
  package func expect(_ diagnostic: Diagnostic, severity: Severity, in source: SourceText) {
    let marked = MarkedText(text)
    let range = marked.range(from: 1, to: marked.offset(2) == nil ? 1 : 2)
    #expect(diagnostic.range == range, sourceLocation: sourceLocation)
    #expect(diagnostic.message == message, sourceLocation: sourceLocation)
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    #expect(diagnostic.fixes.map { $0.title } == fixes.map { $0.title }, sourceLocation: sourceLocation)
    let after = diagnostic.fixes.map { $0.applied(to: source)?.description }
    #expect(after == fixes.map { $0.after }, sourceLocation: sourceLocation)
  }
}
