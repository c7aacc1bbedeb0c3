import FilterText

/// A line of a query document that gives a parameter its value: `$since = -30d`.
///
/// A `$` begins the line, and white space stands between the name and the `=`: `$type=x` is a query about a field.
struct ParameterLine: Hashable, Sendable {
  /// The name with its `$`.
  let sign: SourceRange
  /// The text after the `=`, without white space around it; empty if nothing does.
  let value: SourceRange

  /// Reads a line; nil if it is another one. Linear in the name, if the line begins with a `$`.
  init?(_ line: SourceRange, of source: SourceText) {
    let bytes = source.bytes
    guard line.length > 1, bytes[line.start] == UInt8(ascii: "$"),
      let end = QueryName.end(from: line.start + 1, to: line.end, in: source)
    else { return nil }
    var start = end
    while start < line.end, bytes[start].isWhitespace { start += 1 }
    guard start > end, start < line.end, bytes[start] == UInt8(ascii: "="),
      start + 1 == line.end || bytes[start + 1].isWhitespace
    else { return nil }
    sign = SourceRange(start: line.start, end: end)
    value = source.trimmed(SourceRange(start: start + 1, end: line.end))
  }
}
