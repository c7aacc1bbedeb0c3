import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds queries for cards that are written as queries over lists: `c!=(r or g)`, `name=~"^bol"`, `t in (elf, goblin)`.
/// The text is read as one over lists and offered as one for cards.
enum ListSyntax {
  /// The rewrite of a query with such text; nil if there is none, and if it is no query of lists either.
  static func rewrite(of query: AnalyzedQuery) -> ForeignRewrite? {
    guard query.vocabulary.syntax.base == .cards, query.source.length <= FixTrial.maximumLength,
      hasSign(query.source.bytes)
    else { return nil }
    let text: String
    do throws(QueryTranslation.Obstacle) {
      text = try QueryTranslation(from: .lists, to: .cards).translated(query.source)
    } catch { return nil }
    let other = AnalyzedQuery(parsing: text, vocabulary: query.vocabulary)
    guard other.query?.flattened() != query.query?.flattened(), !other.leaves.isEmpty,
      other.leaves.allSatisfy({ $0.error == nil }), other.leaves.contains(where: { $0.field != nil })
    else { return nil }
    let range = SourceRange(start: 0, end: query.source.length)
    return ForeignRewrite(
      kind: .foreignSyntax, range: range,
      message: "this is the syntax of lists; write \(Diagnostic.quotation(of: text))",
      edits: [TextEdit(range: range, replacement: text)], others: [])
  }

  /// Whether a text has `=~`, `!~`, `!=(`, or `in` before a parenthesis.
  private static func hasSign(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { hasSign($0) }
  }

  private static func hasSign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "~"):
        if bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] == UInt8(ascii: "!") { return true }
      case UInt8(ascii: "("):
        if bytes[index - 1] == UInt8(ascii: "="), index > 1, bytes[index - 2] == UInt8(ascii: "!") { return true }
        guard let last = bytes[..<index].lastIndex(where: { $0 != 0x20 }), last > 0 else { continue }
        let isWord = bytes[last - 1] | 0x20 == UInt8(ascii: "i") && bytes[last] | 0x20 == UInt8(ascii: "n")
        if isWord, last == 1 || bytes[last - 2] == 0x20 { return true }
      default: break
      }
    }
    return false
  }
}
