import FilterAST
import FilterDocuments
import FilterParser
import FilterPrinter
public import FilterText
public import FilterVocabulary
import Foundation

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
/// - Parameters:
///   - canonical: The expected canonical text; `nil` accepts any.
///   - vocabulary: The vocabulary whose syntax the query has; nil for that of cards. A query of a list has its own:
///     `expectRoundTrip("status in (open, new)", in: list.vocabulary)`.
public func expectRoundTrip(
  _ query: String, canonical: String? = nil, in vocabulary: Vocabulary? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let trip = RoundTrip(query, syntax: vocabulary?.syntax ?? .cards)
  TestPlace(fileID, file, line, column).expectNone(trip.difference(canonical: canonical))
}

/// Expects that every query of a document (one per line, indented lines continue, `#` comments) round-trips. A failure
/// names the line of the query.
public func expectRoundTrips(
  ofDocument document: SourceText, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let document = QueryDocument(document)
  let place = TestPlace(fileID, file, line, column)
  for (index, range) in document.queries.enumerated() {
    let difference = RoundTrip(document.source(ofQuery: index).description).difference()
    place.expectNone(difference.map { "line \(document.lines.line(of: range.start) + 1): \($0)" })
  }
}

/// Expects that every query of a file round-trips; see ``expectRoundTrips(ofDocument:fileID:file:line:column:)``. A file that
/// cannot be read, is not a regular file, or has more than 64 MB is a failure.
public func expectRoundTrips(
  ofFile path: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let url = URL(filePath: path).resolvingSymlinksInPath()
  let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
  guard values?.isRegularFile == true, values?.fileSize ?? 0 <= 64 << 20, let data = try? Data(contentsOf: url) else {
    TestPlace(fileID, file, line, column).expectNone("cannot read '\(path)', or it is no file of at most 64 MB")
    return
  }
  let document = SourceText(bytes: Array(data))
  expectRoundTrips(ofDocument: document, fileID: fileID, file: file, line: line, column: column)
}

/// A round trip, for use without a test framework.
public struct RoundTrip: Sendable {
  /// The text of the query.
  public let text: String
  /// The syntax that it has.
  public let syntax: SyntaxOptions

  /// Prepares a round trip in a syntax, by default that of cards; parses nothing yet.
  public init(_ text: String, syntax: SyntaxOptions = .cards) {
    (self.text, self.syntax) = (text, syntax)
  }

  /// A description of the loss or change; `nil` if there is none.
  public func difference(canonical: String? = nil) -> String? {
    let parsed = ParsedQuery(parsing: text, syntax: syntax)
    var lines: [String] = []
    if parsed.outcome != .valid {
      lines.append("is not valid but \(parsed.outcome)")
      for diagnostic in parsed.diagnostics { lines += diagnostic.underlined(in: parsed.source) }
    }
    if let reason = LawsOfText.check(parsed.source, syntax: syntax) { lines.append(reason) }
    let printed = parsed.query?.canonicalText ?? ""
    if let canonical, canonical != printed {
      lines.append("prints as  `\(printed)`")
      lines.append("instead of `\(canonical)`")
    }
    return lines.isEmpty ? nil : "`\(text)`\n" + lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The text in one line, and below it the message with carets under the range.
  func underlined(in source: SourceText) -> [String] {
    let before = source[SourceRange(start: 0, end: range.start)].unicodeScalars.count
    let marks = source[range].unicodeScalars.count
    return [
      source.description.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "␊"),
      String(repeating: " ", count: before) + String(repeating: "^", count: max(1, marks)) + " \(message)",
    ]
  }
}
