import FilterAST
import FilterLexer
package import FilterText

/// The signs of a query that stand for something beside it: `$name` for a value, `@name` for another query of its
/// document, and in the syntax of lists `f in @file` for the lines of a file.
///
/// Values are written into the text as values, in quotes where needed, so that nothing in them is parsed.
package struct QueryParameters: Sendable {
  /// A sign with a name, and the bytes of both.
  package struct Use: Hashable, Sendable {
    package let name: String
    package let range: SourceRange
    /// The field that is compared with the value; empty without one.
    package fileprivate(set) var field = ""
    /// Whether the value is compared by order: `votes>$least`.
    package fileprivate(set) var isOrdered = false
  }

  /// The `$name` of values.
  package private(set) var values: [Use] = []
  /// The paths after `in @`.
  package private(set) var files: [Use] = []
  /// The bare words `@name`, which are references in a document.
  package private(set) var references: [Use] = []

  /// Finds the signs of a query. Linear in the text; a text without `$` and `@` is not read.
  package init(of source: SourceText, syntax: SyntaxOptions = .lists) {
    if source.bytes.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }) {
      self.init(of: ParsedQuery(parsing: source, syntax: syntax).tree)
    } else {
      self.init()
    }
  }

  private init() {}

  /// The names of all signs, in the order of the text in each kind.
  package var names: [String] { (values + files + references).map { $0.name } }

  /// Finds the signs of a parsed query. Linear in its tokens.
  package init(of tree: SyntaxTree) {
    let tokens = tree.tokens
    let source = tree.source
    var end = 0
    var groups = 0
    for (index, token) in tokens.enumerated() where token.range.start >= end {
      if token.kind == .valueOpening { groups += 1 }
      if token.kind == .valueClosing { groups -= 1 }
      guard token.kind == .word || token.kind == .value else { continue }
      switch source.bytes[token.range.start] {
      case UInt8(ascii: "@") where token.kind == .word:
        if Self.isAfterIn(index, tokens, source) {
          end = Self.endOfPath(from: token.range.start, in: source)
          let path = SourceRange(start: token.range.start, end: end)
          if path.length > 1 { files.append(Self.use(path, in: source)) }
        } else if groups == 0, index == 0 || tokens[index - 1].kind != .exclamation,
          Self.nameEnd(token, in: source) != nil
        {
          references.append(Self.use(token.range, in: source))
        }
      case UInt8(ascii: "$") where Self.nameEnd(token, in: source) == token.range.end:
        var use = Self.use(token.range, in: source)
        if index > 1, tokens[index - 1].kind == .comparison, tokens[index - 2].kind == .field {
          use.field = source[tokens[index - 2].range]
          use.isOrdered = "<>".utf8.contains(source.bytes[tokens[index - 1].range.start])
        }
        values.append(use)
      default: break
      }
    }
  }

  /// A value as it is written for a sign: never a star, a presence or a negation, and where no operator is before it, no
  /// connective and no beginning of a term. `isAmount` says that it is one of a field of numbers, times or amounts, whose
  /// values may begin with a minus.
  package static func written(
    _ text: String, for sign: Use, in syntax: SyntaxOptions = .lists, isAmount: Bool = false
  ) -> String {
    if sign.field.isEmpty {
      let isWord = !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      let isConnective = ["or", "and", "not", "in", "to", "null"].contains(text.lowercased())
      return (isWord && !isConnective ? FilterValue(text, in: syntax) : FilterValue(quoted: text)).description
    }
    return FilterValue(exactly: text, in: syntax, isAmount: isAmount).description
  }

  private static func use(_ range: SourceRange, in source: SourceText) -> Use {
    Use(name: source[SourceRange(start: range.start + 1, end: range.end)], range: range)
  }

  private static func nameEnd(_ token: Token, in source: SourceText) -> Int? {
    QueryName.end(from: token.range.start + 1, to: token.range.end, in: source)
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
