import FilterAST
import FilterLexer
package import FilterText

/// Values that are given beside a query, in the syntax of lists: `$name` for one, and `f in @file` for the lines of a
/// file. They are written into the text as values, in quotes where needed, so that nothing in them is parsed.
package struct QueryParameters {
  /// A `$name` that stands for a value, with the bytes of it and of its sign.
  package struct Value {
    package let name: String
    package let range: SourceRange
  }

  /// A file after `in @`, with the bytes of its path and of the sign.
  package struct File {
    package let path: String
    package let range: SourceRange
  }

  package private(set) var values: [Value] = []
  package private(set) var files: [File] = []

  /// Finds the parameters of a query. Linear in the text.
  package init(of source: SourceText) {
    let tokens = ParsedQuery(parsing: source, syntax: .lists).tree.tokens
    var end = 0
    for (index, token) in tokens.enumerated() where token.range.start >= end {
      let first = source.bytes[token.range.start]
      if token.kind == .word, first == UInt8(ascii: "@"), Self.isAfterIn(index, tokens, source) {
        end = Self.endOfPath(from: token.range.start, in: source)
        let path = source[SourceRange(start: token.range.start + 1, end: end)]
        if !path.isEmpty { files.append(File(path: path, range: SourceRange(start: token.range.start, end: end))) }
      } else if token.kind == .value || token.kind == .word, first == UInt8(ascii: "$") {
        let name = String(source[token.range].dropFirst())
        if FieldName(exactly: name) != nil { values.append(Value(name: name, range: token.range)) }
      }
    }
  }

  /// A value as it is written into the text: never a star, a presence or a negation.
  package static func written(_ text: String) -> String {
    let value = FilterValue(text, in: .lists)
    let isPlain =
      value.form == .bare && text.lowercased() != "null" && !text.utf8.contains(UInt8(ascii: "*"))
      && text.utf8.first.map { $0.isLetter || $0.isDigit } == true
    return (isPlain ? value : FilterValue(quoted: text)).description
  }

  private static func isAfterIn(_ index: Int, _ tokens: [Token], _ source: SourceText) -> Bool {
    guard index >= 4, tokens[index - 1].kind == .whitespace, tokens[index - 2].kind == .word,
      source[tokens[index - 2].range].lowercased() == "in", tokens[index - 3].kind == .whitespace
    else { return false }
    return tokens[index - 4].kind == .word || tokens[index - 4].kind == .quoted
  }

  private static func endOfPath(from start: Int, in source: SourceText) -> Int {
    var end = start
    while end < source.length, !source.bytes[end].isWhitespace, source.bytes[end] != UInt8(ascii: ")") { end += 1 }
    return end
  }
}
