package import FilterText
import FuzzyMatching

/// Queries with their expectations: what `filterq test` runs.
///
/// ```text
/// # goblins that are cheap
/// t:goblin mv<=3
///   -is:reprint
///   expect count > 4
///   expect includes "Sootling Mob", "Union Pyrotechnician"
///
/// t:elf or t:goblin
/// expect round-trip
/// ```
///
/// A script is a query document (see `QueryDocument`) in which a line that begins with the word `expect`, indented or
/// not, is an expectation of the query above. A query that searches for the word quotes it: `"expect"`. Indented lines
/// continue an expectation as they continue a query. Comments directly above a query are its title; others may be
/// anywhere, as in a query document.
package struct QueryScript: Hashable, Sendable {
  /// A query and its expectations.
  package struct Entry: Hashable, Sendable {
    /// The range of the query, as in a query document.
    package var range: SourceRange
    /// Its name, or else the comment above it; `nil` without one.
    package fileprivate(set) var title: String?
    /// The expectations that can be read, in the order of the text.
    package var expectations: [WrittenExpectation] = []
    /// Whether there are expectations, readable or not.
    package var hasExpectations = false

    package init(range: SourceRange, title: String?, expectations: [WrittenExpectation] = []) {
      self.range = range
      self.title = title
      self.expectations = expectations
    }
  }

  /// An expectation and its range.
  package struct WrittenExpectation: Hashable, Sendable {
    /// From the word `expect` to the end of its last line.
    package let range: SourceRange
    package let expectation: Expectation
  }

  /// An error in the script itself.
  package struct ScriptError: Hashable, Sendable {
    package let kind: Kind
    /// The range; empty if something is missing.
    package let range: SourceRange
    /// The expectation it is in, from the word `expect`.
    package let expectation: SourceRange
    package let message: String
    /// The index of its query among the entries; `nil` without a query above.
    package let entry: Int?
    /// The edit that mends it; nil if none is known.
    package var edit: TextEdit?

    /// The error as a diagnostic, with its edit as a fix.
    package var diagnostic: Diagnostic {
      let fix = edit.map { Fix(title: "Change to '\($0.replacement)'", edits: [$0]) }
      return Diagnostic(id: kind.id, severity: .error, range: range, message: message, fixes: fix.map { [$0] } ?? [])
    }
  }

  /// The kinds of script errors; their names are their ids.
  package enum Kind: String, Hashable, Sendable {
    case unreadableExpectation
    case expectationWithoutQuery
    case misspeltExpectation

    package var id: DiagnosticID { DiagnosticID(declaration: rawValue) }
  }

  /// The lines of the script and its queries, without their expectations.
  package let queries: QueryDocument
  package let entries: [Entry]
  /// The errors, in order.
  package let errors: [ScriptError]

  /// Reads a text; any bytes are a script. Linear time.
  package init(_ source: SourceText) {
    let document = QueryDocument(source)
    var division = ScriptDivision(document)
    for line in 0..<document.lines.lineCount { division.add(line) }
    division.closeExpectation()
    queries = document.with(queries: division.entries.map { $0.range })
    var entries = division.entries
    for (index, head) in queries.directives.heads {
      if let name = head.name { entries[index].title = name.text }
    }
    self.entries = entries
    errors = division.errors
  }

  /// The lines of the script.
  package var lines: LineTable { queries.lines }

  /// A part of the script in one line.
  package func text(_ range: SourceRange) -> String { ShortText.oneLine(lines.source[range]) }
}

extension QueryScript {
  /// The offset of the first word of a query, which may be indented.
  package func start(of entry: Entry) -> Int {
    let bytes = lines.source.bytes
    var start = entry.range.start
    while start < entry.range.end, bytes[start].isWhitespace { start += 1 }
    return start
  }
}

/// Reads a script line by line.
package struct ScriptDivision {
  package private(set) var entries: [QueryScript.Entry] = []
  package private(set) var errors: [QueryScript.ScriptError] = []
  private let document: QueryDocument
  private var bytes: [UInt8] { document.lines.source.bytes }
  private var open = Opening.nothing

  /// The entry that an indented line continues.
  private enum Opening {
    case nothing
    case query
    case expectation(SourceRange)
  }

  package init(_ document: QueryDocument) {
    self.document = document
  }

  package mutating func add(_ line: Int) {
    let content = document.lines.content(ofLine: line)
    let kind = document.kind(ofLine: line)
    if kind == .comment { return }
    if kind == .blank || kind == .definition { return closeExpectation() }
    if let start = startOfExpectation(content) {
      closeExpectation()
      open = .expectation(SourceRange(start: start, end: content.end))
    } else if let error = misspeltExpectation(content) {
      closeExpectation()
      errors.append(error)
      if let last = error.entry { entries[last].hasExpectations = true }
    } else if kind == .indented, case .expectation(let range) = open {
      open = .expectation(SourceRange(start: range.start, end: content.end))
    } else if kind == .indented, case .query = open, let last = entries.indices.last {
      entries[last].range = SourceRange(start: entries[last].range.start, end: content.end)
    } else {
      closeExpectation()
      let title = document.title(aboveLine: line).map { ShortText.oneLine($0) }
      entries.append(QueryScript.Entry(range: content, title: title))
      open = .query
    }
  }

  /// Reads the expectation whose last line was added, if there is one.
  package mutating func closeExpectation() {
    defer { open = .nothing }
    guard case .expectation(let range) = open else { return }
    let start = range.start + Self.word.count
    let text = document.text(in: SourceRange(start: start, end: range.end)).description
    if let last = entries.indices.last { entries[last].hasExpectations = true }
    do throws(ExpectationError) {
      let expectation = try Expectation(parsing: text)
      if let last = entries.indices.last {
        entries[last].expectations.append(QueryScript.WrittenExpectation(range: range, expectation: expectation))
      } else {
        errors.append(
          QueryScript.ScriptError(
            kind: .expectationWithoutQuery, range: SourceRange(start: range.start, end: start), expectation: range,
            message: "no query above this expectation", entry: nil))
      }
    } catch {
      // Bytes that are not UTF-8 take more room in the text than in the script.
      let offset = min(start + error.offset, range.end)
      errors.append(
        QueryScript.ScriptError(
          kind: .unreadableExpectation, range: SourceRange(start: offset, end: endOfWord(offset, limit: range.end)),
          expectation: range, message: error.message, entry: entries.indices.last,
          edit: error.replacement.map { TextEdit(range: $0.range.shifted(by: start), replacement: $0.replacement) }))
    }
  }

  private static let word = Array(DocumentDirectives.Kind.expectation.rawValue.utf8)

  /// The offset of the word `expect` in a line that begins with it.
  private func startOfExpectation(_ content: SourceRange) -> Int? {
    var start = content.start
    while start < content.end, bytes[start].isWhitespace { start += 1 }
    let end = start + Self.word.count
    guard end <= content.end, end == content.end || bytes[end].isWhitespace else { return nil }
    for (offset, letter) in Self.word.enumerated() where bytes[start + offset] | 0x20 != letter { return nil }
    return start
  }

  private static let wordIndex = FuzzyIndex([DocumentDirectives.Kind.expectation.rawValue])

  /// A line that would be an expectation if its first word were `expect`, such as `expects count > 3`. As a query it
  /// would go unnoticed.
  private func misspeltExpectation(_ content: SourceRange) -> QueryScript.ScriptError? {
    var start = content.start
    while start < content.end, bytes[start].isWhitespace { start += 1 }
    let end = endOfWord(start, limit: content.end)
    guard 4...10 ~= end - start, end < content.end, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    let word = document.lines.source[SourceRange(start: start, end: end)]
    let isNear = word.lowercased().utf8.starts(with: Self.word)
    guard isNear || SpellingSuggestion.nearest(to: word, in: Self.wordIndex) != nil else { return nil }
    let rest = document.text(in: SourceRange(start: end, end: content.end)).description
    do throws(ExpectationError) { _ = try Expectation(parsing: rest) } catch { return nil }
    return QueryScript.ScriptError(
      kind: .misspeltExpectation, range: SourceRange(start: start, end: end),
      expectation: SourceRange(start: start, end: content.end),
      message: "did you mean 'expect'? Quote the word to search for it", entry: entries.indices.last,
      edit: TextEdit(
        range: SourceRange(start: start, end: end), replacement: DocumentDirectives.Kind.expectation.rawValue))
  }

  private func endOfWord(_ start: Int, limit: Int) -> Int {
    var end = start
    while end < limit, !bytes[end].isWhitespace { end += 1 }
    return end
  }
}
