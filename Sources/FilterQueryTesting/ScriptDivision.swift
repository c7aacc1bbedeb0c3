import FilterReports
package import FilterText
import FuzzyMatching
import TerminalUI

/// Puts a script together, line by line.
package struct ScriptDivision {
  package private(set) var entries: [QueryScript.Entry] = []
  package private(set) var mistakes: [QueryScript.Mistake] = []
  private let document: QueryDocument
  private var bytes: [UInt8] { document.lines.source.bytes }
  private var open = Opening.nothing
  private var comments: [String] = []

  /// What an indented line would continue.
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
    if kind == .blank || kind == .comment {
      closeExpectation()
      if kind == .blank { comments = [] } else { addComment(content) }
      return
    }
    if let start = startOfExpectation(content) {
      closeExpectation()
      open = .expectation(SourceRange(start: start, end: content.end))
    } else if let mistake = misspeltExpectation(content) {
      closeExpectation()
      mistakes.append(mistake)
      if let last = mistake.entry { entries[last].hasExpectations = true }
    } else if kind == .indented, case .expectation(let range) = open {
      open = .expectation(SourceRange(start: range.start, end: content.end))
    } else if kind == .indented, case .query = open, let last = entries.indices.last {
      entries[last].range = SourceRange(start: entries[last].range.start, end: content.end)
    } else {
      closeExpectation()
      let title = comments.filter { !$0.isEmpty }.joined(separator: " ")
      entries.append(QueryScript.Entry(range: content, title: title.isEmpty ? nil : title))
      open = .query
    }
    comments = []
  }

  /// Reads the expectation whose last line has been added, if there is one.
  package mutating func closeExpectation() {
    defer { open = .nothing }
    guard case .expectation(let range) = open else { return }
    let start = range.start + Self.word.count
    let text = document.lines.source[SourceRange(start: start, end: range.end)]
    if let last = entries.indices.last { entries[last].hasExpectations = true }
    do throws(ExpectationMistake) {
      let expectation = try Expectation(parsing: text)
      if let last = entries.indices.last {
        entries[last].expectations.append(QueryScript.WrittenExpectation(range: range, expectation: expectation))
      } else {
        mistakes.append(
          QueryScript.Mistake(
            problem: .expectationWithoutQuery, range: SourceRange(start: range.start, end: start), expectation: range,
            message: "no query stands above this expectation", entry: nil))
      }
    } catch {
      // Bytes that are no UTF-8 take more room in the text than in the script.
      let place = min(start + error.offset, range.end)
      mistakes.append(
        QueryScript.Mistake(
          problem: .unreadableExpectation, range: SourceRange(start: place, end: endOfWord(place, range.end)),
          expectation: range, message: error.message, entry: entries.indices.last))
    }
  }

  private mutating func addComment(_ content: SourceRange) {
    var start = content.start
    while start < content.end, bytes[start] == UInt8(ascii: "#") { start += 1 }
    comments.append(ScriptText.oneLine(document.lines.source[SourceRange(start: start, end: content.end)]))
  }

  private static let word = Array("expect".utf8)

  /// Where the word `expect` begins in a line that begins with it.
  private func startOfExpectation(_ content: SourceRange) -> Int? {
    var start = content.start
    while start < content.end, ExpectationReader.isSpace(bytes[start]) { start += 1 }
    let end = start + Self.word.count
    guard end <= content.end, end == content.end || ExpectationReader.isSpace(bytes[end]) else { return nil }
    for (offset, letter) in Self.word.enumerated() where bytes[start + offset] | 0x20 != letter { return nil }
    return start
  }

  private static let wordIndex = FuzzyIndex(["expect"])

  /// A line that would be an expectation if its first word were `expect`: `expects count > 3`. Read as a query it would be
  /// passed over in silence.
  private func misspeltExpectation(_ content: SourceRange) -> QueryScript.Mistake? {
    var start = content.start
    while start < content.end, ExpectationReader.isSpace(bytes[start]) { start += 1 }
    let end = endOfWord(start, content.end)
    guard 4...10 ~= end - start, end < content.end, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    let word = document.lines.source[SourceRange(start: start, end: end)]
    let isNear = word.lowercased().utf8.starts(with: Self.word)
    guard isNear || Misspelling.nearest(to: word, in: Self.wordIndex) != nil else { return nil }
    let rest = document.lines.source[SourceRange(start: end, end: content.end)]
    do throws(ExpectationMistake) { _ = try Expectation(parsing: rest) } catch { return nil }
    return QueryScript.Mistake(
      problem: .misspeltExpectation, range: SourceRange(start: start, end: end),
      expectation: SourceRange(start: start, end: content.end),
      message: "did you mean 'expect'? A query that looks for the word has it in quotes", entry: entries.indices.last)
  }

  private func endOfWord(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, !ExpectationReader.isSpace(bytes[end]) { end += 1 }
    return end
  }
}
