package import FilterText

/// The names of columns in a text such as `name, usd`, with their places. A name with a comma is quoted: `c,"a,b"`.
package struct ColumnList {
  /// A name as it is meant, without quotes.
  package struct Name: Hashable, Sendable {
    package let text: String
    /// The bytes of the name in the text, within its quotes.
    package let range: SourceRange
  }

  /// The names, in the order of the text; those without a letter are left out.
  package private(set) var names: [Name] = []

  /// Reads a text. Linear time.
  package init(_ text: String) {
    let source = SourceText(text)
    var start = 0
    var isQuoted = false
    for (offset, byte) in source.bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte != UInt8(ascii: ",") || isQuoted { continue }
      add(SourceRange(start: start, end: offset), of: source)
      start = offset + 1
    }
    add(SourceRange(start: start, end: source.length), of: source)
  }

  private mutating func add(_ range: SourceRange, of source: SourceText) {
    var range = source.trimmed(range)
    let quote = UInt8(ascii: "\"")
    if range.length > 1, source.bytes[range.start] == quote, source.bytes[range.end - 1] == quote {
      range = SourceRange(start: range.start + 1, end: range.end - 1)
    }
    if !range.isEmpty { names.append(Name(text: source[range], range: range)) }
  }

  /// The column to sort by in a text such as `-usd`, and whether the greatest comes first.
  package static func sort(_ text: String) -> (column: String, isDescending: Bool) {
    (text.hasPrefix("-") ? String(text.dropFirst()) : text, text.hasPrefix("-"))
  }
}
