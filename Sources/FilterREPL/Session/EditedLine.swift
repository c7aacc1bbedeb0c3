import FilterAnalysis
import FilterDocuments
import FilterExplanation
import FilterLanguageService
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// An edited line: a query, or a command that may take one, or several inputs. The query is analyzed at most once, for
/// coloring, completion, diagnostics, counting and the answer.
struct EditedLine: Sendable {
  /// One of several inputs, and its offset in the text.
  struct Part: Sendable {
    var start: Int
    var line: EditedLine
  }

  let text: String
  /// The command; nil for a query.
  let command: CommandHead?
  /// The query, or that of the command; nil if there is none or it is not analyzed yet.
  private(set) var query: AnalyzedQuery?
  /// The inputs of a text that has several: as in a query document, each begins a line and continues in the indented
  /// lines below it.
  private(set) var parts: [Part] = []

  /// A line that is not analyzed.
  init(_ text: String) {
    self.init(text) { EditedLine(single: $0) }
  }

  /// An analyzed line.
  init(_ text: String, vocabulary: Vocabulary) {
    self.init(text) { part in
      var line = EditedLine(single: part)
      line.query = line.analyzedQuery(vocabulary)
      return line
    }
    if !isSeveral { query = analyzedQuery(vocabulary) }
  }

  private init(single text: String) {
    self.text = text
    command = CommandHead(text)
  }

  private init(_ text: String, part: (String) -> EditedLine) {
    self.text = text
    let queries = text.utf8.contains(0x0A) ? QueryDocument(SourceText(text)).queries : []
    command = queries.count > 1 ? nil : CommandHead(text)
    if queries.count < 2 { return }
    let bytes = Array(text.utf8)
    parts = queries.map {
      Part(start: $0.start, line: part(String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)))
    }
  }

  /// Whether the text has several inputs.
  var isSeveral: Bool { !parts.isEmpty }

  /// The text as a single input: its lines after the first are indented, unless they are.
  static func joined(_ text: String) -> String {
    if !EditedLine(text).isSeveral { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 || line.first?.isWhitespace ?? true ? String(line) : continuation + line
    }.joined(separator: "\n")
  }

  /// The beginning of a line that continues the one above.
  static let continuation = "  "

  /// A pasted text without the indentation that all of its lines have, and without the line breaks at its end.
  static func pasted(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while lines.count > 1, lines.last?.allSatisfy({ $0.isWhitespace }) == true { lines.removeLast() }
    let filled = lines.filter { !$0.allSatisfy { $0.isWhitespace } }
    let margin = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    if lines.count == 1 { return lines[0] }
    return lines.map { String($0.dropFirst(min(margin, $0.prefix { $0 == " " }.count))) }.joined(separator: "\n")
  }

  /// The offset of the query in the line.
  var queryStart: Int { command.map { $0.query?.start ?? $0.argumentStart } ?? 0 }

  /// The query, analyzed now if necessary; nil for a command that takes none.
  func analyzedQuery(_ vocabulary: Vocabulary) -> AnalyzedQuery? {
    if let query { return query }
    if isSeveral { return nil }
    guard let command else { return AnalyzedQuery(parsing: text, vocabulary: vocabulary) }
    return command.query.map { AnalyzedQuery(parsing: $0.text, vocabulary: vocabulary) }
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
    for part in line.parts {
      pieces += QueryColoring(part.line).pieces.map {
        Piece(range: $0.range.shifted(by: part.start), style: $0.style)
      }
    }
    if let name = line.command?.nameRange {
      let range = SourceRange(start: name.lowerBound - 1, end: name.upperBound)
      pieces.append(Piece(range: range, style: TextStyle(.magenta, .bold)))
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
