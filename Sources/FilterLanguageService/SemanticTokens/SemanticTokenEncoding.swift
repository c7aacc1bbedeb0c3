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
    var ruler = ColumnRuler(lines: lines, encoding: encoding)
    var previous = SourcePosition(line: 0, column: 0)
    for token in tokens {
      guard !token.range.isEmpty, let start = ruler.position(of: token.range.start) else { continue }
      guard let end = ruler.position(of: min(token.range.end, ruler.content.end)), end.column > start.column else {
        continue
      }
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

/// Measures columns from left to right: `LineTable` would begin each one anew at the beginning of its line.
private struct ColumnRuler {
  let lines: LineTable
  let encoding: PositionEncoding
  /// The line that is measured, without its ending.
  private(set) var content: SourceRange
  private var line = 0
  private var cursor = 0
  private var column = 0

  init(lines: LineTable, encoding: PositionEncoding) {
    self.lines = lines
    self.encoding = encoding
    self.content = lines.content(ofLine: 0)
  }

  /// The position of an offset; nil where it lies before one that was asked for. An offset inside a scalar goes to the
  /// beginning of the scalar, one behind the content of a line to the end of it.
  mutating func position(of offset: Int) -> SourcePosition? {
    if offset < cursor { return nil }
    if offset > content.end {
      let found = lines.line(of: offset)
      if found > line {
        line = found
        content = lines.content(ofLine: line)
        cursor = content.start
        column = 0
      }
    }
    let bytes = lines.source.bytes
    let target = min(offset, content.end)
    while cursor < target {
      let scalar = ScalarAtOffset(in: bytes, at: cursor)
      if cursor + scalar.length > target { break }
      cursor += scalar.length
      switch encoding {
      case .utf8: column += scalar.length
      case .utf16: column += scalar.utf16Length
      case .utf32: column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
