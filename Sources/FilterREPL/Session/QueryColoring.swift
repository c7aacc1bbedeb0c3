import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

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

  /// The colors of an input. A command has its own, and its query those of a query.
  init(of text: String, _ vocabulary: Vocabulary) {
    self.init()
    guard let head = CommandHead(text) else {
      self = QueryColoring(AnalyzedQuery(parsing: text, vocabulary: vocabulary).semanticTokens, of: text)
      return
    }
    let tokens = head.takesQuery ? AnalyzedQuery(parsing: head.argument, vocabulary: vocabulary).semanticTokens : []
    self.text = Array(text.utf8)
    pieces = [
      Piece(
        range: SourceRange(start: head.nameRange.lowerBound - 1, end: head.nameRange.upperBound),
        style: TextStyle(.magenta, .bold))
    ]
    pieces += tokens.map { Piece(range: $0.range.shifted(by: head.argumentStart), style: Self.style(of: $0)) }
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
