import FilterReports
package import FilterText
import TerminalUI

/// A text of queries with what is expected of each: what `filterq test` runs.
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
/// It is a query document (see `QueryDocument`) in which a line that begins with the word `expect`, indented or not, is an
/// expectation of the query above. So a query that looks for the word writes it in quotes: `"expect"`. (An indented line is
/// never taken for a part of the query then, lest a misspelt expectation goes unnoticed.) Indented lines below an expectation
/// continue it, as they continue a query. Comments directly above a query are its title.
package struct QueryScript: Hashable, Sendable {
  /// A query and what is expected of it.
  package struct Entry: Hashable, Sendable {
    /// Where the query stands, as in a query document.
    package var range: SourceRange
    /// The comment above it; nil for none.
    package let title: String?
    /// What is expected, in the order of the text. Expectations that cannot be read are not in it.
    package var expectations: [WrittenExpectation] = []

    package init(range: SourceRange, title: String?, expectations: [WrittenExpectation] = []) {
      self.range = range
      self.title = title
      self.expectations = expectations
    }
    /// Whether something was expected, be it readable or not.
    package var hasExpectations = false
  }

  /// An expectation and where it stands.
  package struct WrittenExpectation: Hashable, Sendable {
    /// From the word `expect` to the end of its last line.
    package let range: SourceRange
    package let expectation: Expectation
  }

  /// Something that is wrong with the script itself.
  package struct Mistake: Hashable, Sendable {
    package let problem: Problem
    /// The place; empty where something is missing.
    package let range: SourceRange
    /// The expectation it stands in, from the word `expect`.
    package let expectation: SourceRange
    /// What is wrong, without a full stop.
    package let message: String
    /// The place of its query among the entries; nil where none stands above.
    package let entry: Int?
  }

  /// The kinds of mistakes; their names are their ids.
  package enum Problem: String, Hashable, Sendable {
    case unreadableExpectation
    case expectationWithoutQuery
    case misspeltExpectation

    package var id: DiagnosticID { DiagnosticID(declaration: rawValue) }
  }

  /// The lines of the script.
  package let lines: LineTable
  /// The queries, in order.
  package let entries: [Entry]
  /// What is wrong, in order.
  package let mistakes: [Mistake]

  /// Divides a text. Any bytes are a script. Linear in the text.
  package init(_ source: SourceText) {
    let document = QueryDocument(source)
    var division = ScriptDivision(document)
    for line in 0..<document.lines.lineCount { division.add(line) }
    division.closeExpectation()
    lines = document.lines
    entries = division.entries
    mistakes = division.mistakes
  }

  /// The query of an entry.
  package func source(of entry: Entry) -> SourceText {
    SourceText(bytes: Array(lines.source.bytes[entry.range.start..<entry.range.end]))
  }

  /// A part of the script in one line.
  package func text(_ range: SourceRange) -> String { ScriptText.oneLine(lines.source[range]) }
}

extension QueryScript {
  /// Where the first word of a query stands: one may be indented.
  package func start(of entry: Entry) -> Int {
    let bytes = lines.source.bytes
    var start = entry.range.start
    while start < entry.range.end, ExpectationReader.isSpace(bytes[start]) { start += 1 }
    return start
  }
}
