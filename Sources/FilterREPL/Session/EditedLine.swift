import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// A line as it is edited: a query, or a command that may take one. The query is analyzed at most once, and colors, completions,
/// diagnostics, counts and the answer share that.
struct EditedLine: Sendable {
  let text: String
  /// The command; nil where the line is not one.
  let command: CommandHead?
  /// The query, or that of the command; nil for none, and where it is not analyzed yet.
  private(set) var query: AnalyzedQuery?

  /// A line that is not analyzed.
  init(_ text: String) {
    self.text = text
    command = CommandHead(text)
  }

  /// An analyzed line.
  init(_ text: String, vocabulary: Vocabulary) {
    self.init(text)
    query = analyzedQuery(vocabulary)
  }

  /// The offset of the query in the line.
  var queryStart: Int { command?.argumentStart ?? 0 }

  /// The query, analyzed now if it is not yet; nil for a command that takes none.
  func analyzedQuery(_ vocabulary: Vocabulary) -> AnalyzedQuery? {
    if let query { return query }
    guard let command else { return AnalyzedQuery(parsing: text, vocabulary: vocabulary) }
    return command.takesQuery ? AnalyzedQuery(parsing: command.argument, vocabulary: vocabulary) : nil
  }
}

/// The colors of a query: a style for some of its bytes, in order.
struct QueryColoring: Hashable, Sendable {
  /// A piece of one style.
  struct Piece: Hashable, Sendable {
    var range: SourceRange
    var style: TextStyle
  }

  private(set) var pieces: [Piece] = []
  /// The text they were made for.
  private var text: [UInt8] = []

  init() {}

  /// The colors of an analyzed line. A command has its own, and its query those of a query.
  init(_ line: EditedLine) {
    text = Array(line.text.utf8)
    if let name = line.command?.nameRange {
      let range = SourceRange(start: name.lowerBound - 1, end: name.upperBound)
      pieces = [Piece(range: range, style: TextStyle(.magenta, .bold))]
    }
    for token in line.query?.semanticTokens ?? [] {
      pieces.append(Piece(range: token.range.shifted(by: line.queryStart), style: Self.style(of: token)))
    }
  }

  init(_ tokens: [SemanticToken], of text: String) {
    self.text = Array(text.utf8)
    pieces = tokens.map { Piece(range: $0.range, style: Self.style(of: $0)) }
  }

  /// The colors as they stand, for a text that came of it by an edit: until the worker has worked them out anew.
  mutating func shift(to next: String) {
    let bytes = Array(next.utf8)
    var start = 0
    while start < min(text.count, bytes.count), text[start] == bytes[start] { start += 1 }
    let distance = bytes.count - text.count
    let end = max(start, start - distance)
    pieces = pieces.compactMap { piece in
      if piece.range.end <= start { return piece }
      if piece.range.start >= end { return Piece(range: piece.range.shifted(by: distance), style: piece.style) }
      return nil
    }
    text = bytes
  }

  /// The palette fits light and dark backgrounds: neither white nor black nor yellow.
  static func style(of token: SemanticToken) -> TextStyle {
    var style: TextStyle
    switch token.kind {
    case .property, .decorator: style = TextStyle(.blue, .bold)
    case .keyword: style = TextStyle(.magenta, .bold)
    case .operator: style = TextStyle(nil, .bold)
    case .number, .macro, .type: style = TextStyle(.cyan)
    case .string, .enumMember: style = TextStyle(.green)
    case .regexp: style = TextStyle(.magenta)
    case .comment: style = TextStyle(nil, .dim)
    case .variable: style = .plain
    }
    if token.modifiers.contains(.unknown) { style = TextStyle(.red, .underlined) }
    return style
  }
}
