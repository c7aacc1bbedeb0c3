import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// An edited line: a query, or a command that may take one. The query is analyzed at most once, for coloring,
/// completion, diagnostics, counting and the answer.
struct EditedLine: Sendable {
  let text: String
  /// The command; nil for a query.
  let command: CommandHead?
  /// The query, or that of the command; nil if there is none or it is not analyzed yet.
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

  /// The query, analyzed now if necessary; nil for a command that takes none.
  func analyzedQuery(_ vocabulary: Vocabulary) -> AnalyzedQuery? {
    if let query { return query }
    guard let command else { return AnalyzedQuery(parsing: text, vocabulary: vocabulary) }
    return command.takesQuery ? AnalyzedQuery(parsing: command.argument, vocabulary: vocabulary) : nil
  }
}

/// The colors of a line: styled ranges in order.
struct QueryColoring: Hashable, Sendable {
  /// A range of one style.
  struct Piece: Hashable, Sendable {
    var range: SourceRange
    var style: TextStyle
  }

  private(set) var pieces: [Piece] = []
  /// The text that the ranges refer to.
  private var text: [UInt8] = []

  init() {}

  /// The colors of an analyzed line: the name of a command, and the tokens of the query.
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

  /// Whether a part of a range is colored as unknown.
  func isUnknown(_ range: SourceRange) -> Bool {
    pieces.contains { $0.style.color == .red && $0.range.start < range.end && range.start < $0.range.end }
  }

  /// Moves the colors to an edited text, until the worker delivers new ones.
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

  /// The palette avoids white, black and yellow, so that it fits light and dark backgrounds.
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
