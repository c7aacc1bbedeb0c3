import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// An expected diagnostic: its kind and its range, as markers in the text.
///
/// `ExpectedDiagnostic(.leadingConnective, 1, 2)` covers the text between `①` and `②`;
/// `ExpectedDiagnostic(.missingOperand, 1)` is the gap at `①`. It stores its source location, so that a failure points
/// there.
struct ExpectedDiagnostic {
  let kind: SyntaxDiagnosticKind
  private let start: Int
  private let end: Int
  let sourceLocation: SourceLocation

  init(
    _ kind: SyntaxDiagnosticKind, _ start: Int, _ end: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.kind = kind
    self.start = start
    self.end = end ?? start
    self.sourceLocation = sourceLocation
  }

  /// The range of the diagnostic; nil if a marker is missing.
  func range(in marked: MarkedText) -> SourceRange? { marked.range(from: start, to: end) }
}

/// Expects the result of parsing a text: the outcome, all diagnostics in order with their markers, and, if given, both
/// queries (in the prefix form of `FilterQuery.description`) and the whole tree (as `SyntaxTree.dump`).
///
/// Every text is also checked against the laws of texts, and so are its neighbors: the text with each token dropped,
/// doubled and swapped with the next one, and each of its prefixes.
func expectParse(
  _ text: String, tree: String? = nil, partial: String? = nil, query: String? = nil,
  outcome: ParsedQuery.Outcome = .valid, diagnostics: [ExpectedDiagnostic] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(text)
  let parsed = ParsedQuery(parsing: marked.text)
  let name: Comment = "`\(marked.text)`"
  #expect(parsed.outcome == outcome, name, sourceLocation: sourceLocation)
  if let query { #expect(parsed.query?.description == query, name, sourceLocation: sourceLocation) }
  if let partial { #expect(parsed.partialQuery?.description == partial, name, sourceLocation: sourceLocation) }
  if let tree { #expect(parsed.tree.dump == tree, name, sourceLocation: sourceLocation) }
  expectDiagnostics(parsed, marked, diagnostics, sourceLocation)
  expectLaws(parsed.source, sourceLocation: sourceLocation)
  for (change, neighbour) in neighbours(of: parsed) {
    // One failing neighbor is as informative as ten.
    guard expectLaws(neighbour, "\(change) of `\(marked.text)`", sourceLocation: sourceLocation) else { return }
  }
}

/// Expects that a text satisfies all laws; returns whether it does.
@discardableResult
func expectLaws(_ source: SourceText, _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  let reason = LawsOfText.check(source)
  #expect(reason == nil, "\(name): `\(source)`", sourceLocation: sourceLocation)
  return reason == nil
}

private func expectDiagnostics(
  _ parsed: ParsedQuery, _ marked: MarkedText, _ expected: [ExpectedDiagnostic], _ sourceLocation: SourceLocation
) {
  for (expectation, diagnostic) in zip(expected, parsed.diagnostics) {
    let name: Comment = "`\(marked.text)`: \(diagnostic)"
    #expect(diagnostic.id.name == expectation.kind.id.name, name, sourceLocation: expectation.sourceLocation)
    #expect(diagnostic.range == expectation.range(in: marked), name, sourceLocation: expectation.sourceLocation)
  }
  for expectation in expected.dropFirst(parsed.diagnostics.count) {
    Issue.record("`\(marked.text)` lacks \(expectation.kind.id)", sourceLocation: expectation.sourceLocation)
  }
  for diagnostic in parsed.diagnostics.dropFirst(expected.count) {
    Issue.record("`\(marked.text)` has an unexpected \(diagnostic)", sourceLocation: sourceLocation)
  }
}

/// The neighbors of a text, without duplicates, with a description of each change.
private func neighbours(of parsed: ParsedQuery) -> [(change: String, source: SourceText)] {
  let bytes = parsed.source.bytes
  let pieces = parsed.tree.tokens.map { Array(bytes[$0.range.start..<$0.range.end]) }
  var seen: Set<SourceText> = [parsed.source]
  var result: [(String, SourceText)] = []
  func add(_ change: String, _ pieces: some Sequence<[UInt8]>) {
    let source = SourceText(bytes: Array(pieces.joined()))
    if seen.insert(source).inserted { result.append((change, source)) }
  }
  for index in pieces.indices {
    add("token \(index) dropped", pieces[..<index] + pieces[(index + 1)...])
    add("token \(index) doubled", pieces[...index] + pieces[index...])
    if index > 0 {
      var swapped = pieces
      swapped.swapAt(index - 1, index)
      add("token \(index) swapped", swapped)
    }
  }
  for length in bytes.indices { add("prefix of \(length) bytes", [Array(bytes[..<length])]) }
  return result
}
