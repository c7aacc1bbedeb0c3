public import FilterText

extension DocumentSnapshot {
  /// The pieces of the whole document as the numbers of the Language Server Protocol; see ``SemanticTokenEncoding``.
  ///
  /// The numbers of a query are relative, so they are worked out once and put together anew after each edit: an edit costs the
  /// pieces of one query, and a copy of the numbers.
  public func encodedTokens(in encoding: PositionEncoding) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(entries.count * 40)
    var last = 0
    var index = 0
    var line = 0
    while line < lines.lineCount {
      let start = lines.range(ofLine: line).start
      if index < entries.count, layout.queries[index].start == start {
        let query = entries[index].encodedTokens(encoding)
        append(query.numbers, at: line, after: &last, lastLine: query.lastLine, to: &numbers)
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

  /// Appends numbers that were worked out as if their text began in line 0.
  private func append(
    _ numbers: [UInt32], at line: Int, after last: inout Int, lastLine: Int, to result: inout [UInt32]
  ) {
    guard let first = numbers.first else { return }
    result.append(UInt32(clamping: Int(first) + line - last))
    result.append(contentsOf: numbers[1...])
    last = line + lastLine
  }
}

/// The numbers of a query, as if it stood alone, and the line its last piece begins in.
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
