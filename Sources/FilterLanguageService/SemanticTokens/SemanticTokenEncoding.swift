import FilterDocuments
public import FilterText

/// Encodes tokens as in the Language Server Protocol: five numbers per token, relative to the token before it.
///
/// The numbers are the line difference, the column (relative to the previous token if in the same line), the length,
/// ``SemanticTokenKind/index`` and ``SemanticTokenModifiers/rawValue``. Columns and lengths are in units of the
/// encoding.
public enum SemanticTokenEncoding {
  /// Encodes the tokens of a text. Linear in the text and the tokens.
  ///
  /// The tokens must be sorted and lie in one line each, as those of a document do. Overlapping and empty tokens are
  /// omitted; tokens are cut off at the end of their line.
  public static func encode(
    _ tokens: some Sequence<SemanticToken>, lines: LineTable, in encoding: PositionEncoding
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var cursor = PositionCursor(lines, encoding: encoding)
    var previous = SourcePosition(line: 0, column: 0)
    var covered = 0
    for token in tokens where !token.range.isEmpty && token.range.start >= covered {
      let start = cursor.position(of: token.range.start)
      let end = cursor.position(of: min(token.range.end, lines.content(ofLine: start.line).end))
      guard end.line == start.line, end.column > start.column else { continue }
      covered = token.range.end
      let isSameLine = start.line == previous.line
      numbers.append(UInt32(clamping: start.line - previous.line))
      numbers.append(UInt32(clamping: isSameLine ? start.column - previous.column : start.column))
      numbers.append(UInt32(clamping: end.column - start.column))
      numbers.append(UInt32(clamping: token.kind.index))
      numbers.append(token.modifiers.rawValue)
      previous = start
    }
    return numbers
  }
}

extension DocumentSnapshot {
  /// The semantic tokens in the order of the text, in offsets of the document: not empty, not overlapping, each in one
  /// line.
  ///
  /// A range selects the tokens that overlap it; only the queries it touches are analyzed. A range outside the text has
  /// none.
  public func semanticTokens(in range: SourceRange? = nil) -> [SemanticToken] {
    let wanted = (range ?? source.range).clamped(to: source.range)
    var tokens: [SemanticToken] = []
    var upcoming = queries(touching: wanted)
    // The comments within a query are among its tokens, so merging the two lists keeps the order.
    for line in lines.line(of: wanted.start)...lines.line(of: wanted.end) {
      if isStopped { break }
      guard let comment = comment(ofLine: line), layout.query(touching: comment.range.start) == nil else { continue }
      while let query = upcoming.first, query.range.start < comment.range.start {
        append(query, within: wanted, to: &tokens)
        upcoming = upcoming.dropFirst()
      }
      if comment.range.overlaps(wanted) {
        let modifiers: SemanticTokenModifiers = comment.isHeading ? .documentation : []
        tokens.append(SemanticToken(range: comment.range, kind: .comment, modifiers: modifiers))
      }
    }
    for query in upcoming { append(query, within: wanted, to: &tokens) }
    return tokens
  }

  /// The semantic tokens of a query and its comments, in offsets of the query, which do not change when the query
  /// moves. Linear in the query.
  package func semanticTokens(of query: DocumentQuery) -> [SemanticToken] { query.entry.tokens }

  private func append(_ query: DocumentQuery, within wanted: SourceRange, to tokens: inout [SemanticToken]) {
    for token in semanticTokens(of: query) {
      let range = query.documentRange(token.range)
      if !range.overlaps(wanted) { continue }
      tokens.append(SemanticToken(range: range, kind: token.kind, modifiers: token.modifiers))
    }
  }
}

extension DocumentSnapshot {
  /// The tokens of the whole document as numbers of the Language Server Protocol; see ``SemanticTokenEncoding``.
  ///
  /// The numbers of each query are relative and kept between edits: an edit costs the tokens of one query and a copy of
  /// the numbers.
  public func encodedTokens(in encoding: PositionEncoding) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(entries.count * 40)
    var last = 0
    var index = 0
    var line = 0
    while line < lines.lineCount, !isStopped {
      let start = lines.content(ofLine: line).start
      if index < entries.count, layout.queries[index].start == start {
        let query = entries[index].encodedTokens(encoding)
        append(query.numbers, at: line, after: &last, lastLine: query.lastLine, to: &numbers)
        line = lines.line(of: layout.queries[index].end)
        index += 1
      } else if layout.kind(ofLine: line) == .comment {
        let tokens = semanticTokens(in: lines.content(ofLine: line))
        let source = SourceText(bytes: Array(source.bytes[start..<lines.content(ofLine: line).end]))
        let moved = tokens.map {
          SemanticToken(range: $0.range.shifted(by: -start), kind: $0.kind, modifiers: $0.modifiers)
        }
        append(
          SemanticTokenEncoding.encode(moved, lines: LineTable(source), in: encoding), at: line, after: &last,
          lastLine: 0, to: &numbers)
      }
      line += 1
    }
    return numbers
  }

  /// Appends the numbers of a text, encoded as if it began in line 0.
  private func append(
    _ numbers: [UInt32], at line: Int, after last: inout Int, lastLine: Int, to result: inout [UInt32]
  ) {
    guard let first = numbers.first else { return }
    result.append(UInt32(clamping: Int(first) + line - last))
    result.append(contentsOf: numbers[1...])
    last = line + lastLine
  }
}

/// The numbers of a query encoded by itself, and the line of its last token.
struct EncodedQueryTokens: Sendable {
  let encoding: PositionEncoding
  let numbers: [UInt32]
  let lastLine: Int

  init(_ tokens: [SemanticToken], of source: SourceText, in encoding: PositionEncoding) {
    self.encoding = encoding
    numbers = SemanticTokenEncoding.encode(tokens, lines: LineTable(source), in: encoding)
    var lastLine = 0
    var index = 0
    while index < numbers.count {
      lastLine += Int(numbers[index])
      index += 5
    }
    self.lastLine = lastLine
  }
}

/// A change of the numbers of ``SemanticTokenEncoding``.
package struct SemanticTokenEdit: Hashable, Sendable {
  /// The index of the first number to delete: a multiple of five.
  package let start: Int
  /// The number of numbers to delete.
  package let deleteCount: Int
  /// The numbers to insert.
  package let data: [UInt32]
}

/// The difference between two encoded token lists.
package enum SemanticTokenDelta {
  /// The number of numbers per token.
  static let width = 5

  /// The edits that turn `old` into `new`: at most one, of whole tokens between the common prefix and suffix. Linear.
  package static func edits(from old: [UInt32], to new: [UInt32]) -> [SemanticTokenEdit] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    start -= start % width
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
    rest -= rest % width
    return [
      SemanticTokenEdit(
        start: start, deleteCount: old.count - rest - start, data: Array(new[start..<(new.count - rest)]))
    ]
  }
}
