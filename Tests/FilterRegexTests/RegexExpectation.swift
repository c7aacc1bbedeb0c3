import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// An expected diagnostic: its kind, and the markers around its range.
struct ExpectedDiagnostic {
  let kind: RegexDiagnosticKind
  private let start: Int
  private let end: Int
  let sourceLocation: SourceLocation

  init(_ kind: RegexDiagnosticKind, _ start: Int, _ end: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    self.kind = kind
    self.start = start
    self.end = end
    self.sourceLocation = sourceLocation
  }

  /// The range of the diagnostic; nil if a marker is missing.
  func range(in marked: MarkedText) -> SourceRange? { marked.range(from: start, to: end) }
}

/// Expects the result of parsing a pattern: its shape (see `RegexShape`) and its diagnostics at their markers.
///
/// Every pattern is also checked against the laws, and so are its neighbors: the pattern with each part dropped,
/// doubled and swapped with the next one, and each of its prefixes.
func expectRegex(
  _ text: String, _ shape: String, _ expected: [ExpectedDiagnostic] = [], limits: RegexLimits? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(text)
  let syntax = RegexSyntax(dialect: marked.text)
  #expect(RegexShape(of: syntax).description == shape, "`\(marked.text)`", sourceLocation: sourceLocation)
  let diagnostics = syntax.diagnostics(limits: limits)
  for (expectation, diagnostic) in zip(expected, diagnostics) {
    let name: Comment = "`\(marked.text)`: \(diagnostic)"
    #expect(diagnostic.id == expectation.kind.id, name, sourceLocation: expectation.sourceLocation)
    #expect(diagnostic.range == expectation.range(in: marked), name, sourceLocation: expectation.sourceLocation)
  }
  for expectation in expected.dropFirst(diagnostics.count) {
    Issue.record("`\(marked.text)` lacks \(expectation.kind.id)", sourceLocation: expectation.sourceLocation)
  }
  for diagnostic in diagnostics.dropFirst(expected.count) {
    Issue.record("`\(marked.text)` has an unexpected \(diagnostic)", sourceLocation: sourceLocation)
  }
  expectLaws(syntax, sourceLocation)
}

private func expectLaws(_ syntax: RegexSyntax, _ sourceLocation: SourceLocation) {
  let bytes = syntax.source.bytes
  let pieces = syntax.parts.map { Array(bytes[$0.range.start..<$0.range.end]) }
  var texts = [bytes] + bytes.indices.map { Array(bytes[..<$0]) }
  for index in pieces.indices {
    texts.append(Array((pieces[..<index] + pieces[(index + 1)...]).joined()))
    texts.append(Array((pieces[...index] + pieces[index...]).joined()))
    var swapped = pieces
    if index > 0 { swapped.swapAt(index - 1, index) }
    texts.append(Array(swapped.joined()))
  }
  for text in texts {
    guard let reason = RegexLaws.check(SourceText(bytes: text)) else { continue }
    Issue.record("`\(SourceText(bytes: text))`, near `\(syntax)`: \(reason)", sourceLocation: sourceLocation)
    // One failing neighbor is as informative as ten.
    return
  }
}

extension RegexLimits {
  /// The limits of Scryfall.
  static let scryfall = RegexLimits(parenthesisDepth: 2, complexity: 90, length: 248, repetitionSum: 50)
}
