public import FilterText

/// Tokens as the numbers of the Language Server Protocol: five for each token, relative to the token before it.
///
/// The numbers are: lines further down; columns further on, from the beginning of the line where it is another one; length;
/// ``SemanticTokenKind/index``; ``SemanticTokenModifiers/rawValue``. Columns and lengths are in units of the encoding.
public enum SemanticTokenEncoding {
  /// Encodes the tokens of a text. Linear in the text and the tokens.
  ///
  /// The tokens must be sorted and lie in one line each, as those of a document do. One that begins before the end of the one
  /// before it, or is empty, is left out; one that leaves its line or the text is cut off there.
  public static func encode(
    _ tokens: some Sequence<SemanticToken>, lines: LineTable, in encoding: PositionEncoding
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var cursor = PositionCursor(lines, encoding)
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
