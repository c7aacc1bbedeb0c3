public import FilterQueryKit
public import Foundation

extension AttributedString {
  /// The text of a query in colors, with marks at its diagnostics.
  ///
  /// ```swift
  /// let colored = AttributedString(query) { token in
  ///   var attributes = AttributeContainer()
  ///   attributes.foregroundColor = token.kind == .property ? .blue : .primary   // SwiftUI, UIKit or AppKit
  ///   return attributes
  /// } marking: { diagnostic in
  ///   AttributeContainer().underlineStyle(.single)
  /// }
  /// ```
  ///
  /// A diagnostic with an empty range, where something is missing, marks the character before it. Takes time for the text,
  /// and for each diagnostic at each token.
  public init(
    _ query: AnalyzedQuery, coloring attributes: (SemanticToken) -> AttributeContainer,
    marking diagnosticAttributes: (Diagnostic) -> AttributeContainer = { _ in AttributeContainer() }
  ) {
    let lines = LineTable(query.source)
    let tokens = query.semanticTokens
    let diagnostics = query.diagnostics.map { ($0, lines.visible($0.range)) }
    var bounds: Set<Int> = [0, query.source.length]
    for token in tokens { bounds.formUnion([token.range.start, token.range.end]) }
    for (_, range) in diagnostics { bounds.formUnion([range.start, range.end]) }
    let sorted = bounds.sorted()
    self.init()
    var upcoming = 0
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      let piece = SourceRange(start: start, end: end)
      while upcoming < tokens.count, tokens[upcoming].range.end <= start { upcoming += 1 }
      var container = AttributeContainer()
      if upcoming < tokens.count, tokens[upcoming].range.encloses(piece) { container = attributes(tokens[upcoming]) }
      for (diagnostic, range) in diagnostics where range.encloses(piece) {
        container.merge(diagnosticAttributes(diagnostic))
      }
      append(AttributedString(query.source[piece], attributes: container))
    }
  }
}
