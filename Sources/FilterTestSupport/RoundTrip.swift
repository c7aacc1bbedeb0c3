import DataFiles
import DataStreams
import FilterAST
import FilterParser
import FilterPrinter
public import FilterText
public import Testing

/// Expects that a query is valid, and that its canonical text parses to the same query and prints the same again. For
/// tests of saved queries:
///
/// ```swift
/// import FilterTestSupport
/// import Testing
///
/// @Test func savedQueries() {
///   expectRoundTrip("t:elf or -c:g")
///   expectRoundTrip("T:Elf (c:G)", canonical: "t:Elf c:G")
/// }
/// ```
///
/// A failure shows the query, its canonical text, and each diagnostic under the text.
///
/// - Parameter canonical: The expected canonical text; `nil` accepts any.
public func expectRoundTrip(
  _ query: String, canonical: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let difference = RoundTrip(query).difference(canonical: canonical) {
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
  }
}

/// Expects that every query of a document (one per line, indented lines continue, `#` comments) round-trips. A failure
/// names the line of the query.
public func expectRoundTrips(
  ofDocument document: SourceText, sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = QueryDocument(document)
  for (index, range) in document.queries.enumerated() {
    guard let difference = RoundTrip(document.source(ofQuery: index).description).difference() else { continue }
    let line = document.lines.line(of: range.start) + 1
    Issue.record(Comment(rawValue: "line \(line): \(difference)"), sourceLocation: sourceLocation)
  }
}

/// Expects that every query of a file round-trips; see ``expectRoundTrips(ofDocument:sourceLocation:)``. A file that
/// cannot be read, is not a regular file, or has more than 64 MB is a failure.
public func expectRoundTrips(ofFile path: String, sourceLocation: SourceLocation = #_sourceLocation) {
  do throws(PackedFileError) {
    let bytes = try InputFile.bytes(ofFile: path)
    expectRoundTrips(ofDocument: SourceText(bytes: bytes), sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error.message)", sourceLocation: sourceLocation)
  }
}

/// A round trip, for use without a test framework.
public struct RoundTrip: Sendable {
  /// The text of the query.
  public let text: String

  /// Prepares a round trip; parses nothing yet.
  public init(_ text: String) {
    self.text = text
  }

  /// A description of the loss or change; `nil` if there is none.
  public func difference(canonical: String? = nil) -> String? {
    let parsed = ParsedQuery(parsing: text)
    var lines: [String] = []
    if parsed.outcome != .valid {
      lines.append("is not valid but \(parsed.outcome)")
      for diagnostic in parsed.diagnostics { lines += underlined(diagnostic) }
    }
    if let reason = LawsOfText.check(parsed.source) { lines.append(reason) }
    let printed = parsed.query?.canonicalText ?? ""
    if let canonical, canonical != printed {
      lines.append("prints as  `\(printed)`")
      lines.append("instead of `\(canonical)`")
    }
    return lines.isEmpty ? nil : "`\(text)`\n" + lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private func underlined(_ diagnostic: Diagnostic) -> [String] {
    let before = SourceText(text)[SourceRange(start: 0, end: diagnostic.range.start)].unicodeScalars.count
    let marks = SourceText(text)[diagnostic.range].unicodeScalars.count
    return [
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "␊"),
      String(repeating: " ", count: before) + String(repeating: "^", count: max(1, marks)) + " \(diagnostic.message)",
    ]
  }
}
