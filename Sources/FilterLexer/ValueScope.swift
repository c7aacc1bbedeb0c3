/// How the values after an operator are read, and inside which delimiters.
struct ValueScope {
  /// The family of the operator before the values.
  enum Relation {
    /// `:`, `=`, `in`
    case equality
    /// `!=`, `<>`, `not in`
    case inequality
    /// `<`, `<=`, `>`, `>=`
    case order
  }

  /// The family of the operator.
  var relation = Relation.equality
  /// Whether a slash is an ordinary character at the beginning of a value too.
  var isPath = false
  /// The closing delimiter; zero without delimiters.
  var closing: UInt8 = 0
  /// The number of open parentheses inside the delimiters.
  var depth = 0

  /// Whether the values stand in delimiters.
  var isOpen: Bool { closing != 0 }

  /// Whether the delimiters are brackets or braces.
  var isBracketed: Bool { isOpen && closing != UInt8(ascii: ")") }
}
