/// How a query is laid out. Every style prints the same words; they differ in line breaks only, so all of them read back as
/// the same query.
public enum PrintingStyle: Hashable, Sendable {
  /// Everything in one line, single spaces, the fewest parentheses.
  case canonical
  /// In one line where that fits into `width` characters, else one operand a line. Every line but the first begins with
  /// white space, so that the result is one query of a query document (unless a value itself holds a line break).
  ///
  /// ```text
  /// t:creature
  ///   (c:rg or id<=esper)
  ///   -o:"draw a card"
  /// ```
  case lines(width: Int)
}
