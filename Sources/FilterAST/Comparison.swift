/// An operator between a field and its value. The raw value is how it is written.
///
/// What an operator means depends on the field (`c:rg` is "at least", `id:rg` is "at most"); the vocabulary knows that.
public enum Comparison: String, CaseIterable, Hashable, Sendable {
  /// `t:elf`: the relation natural to the field.
  case colon = ":"
  /// `pow=2`
  case equal = "="
  /// `pow!=2`
  case notEqual = "!="
  /// `pow<2`
  case less = "<"
  /// `pow<=2`
  case lessOrEqual = "<="
  /// `pow>2`
  case greater = ">"
  /// `pow>=2`
  case greaterOrEqual = ">="
}

extension Comparison: CustomStringConvertible {
  /// The operator as it is written.
  public var description: String { rawValue }
}

/// An operator as somebody typed it: complete, in a tolerated spelling, or half.
public enum PartialComparison: String, CaseIterable, Hashable, Sendable {
  /// `:`
  case colon = ":"
  /// `=`
  case equal = "="
  /// `!=`
  case notEqual = "!="
  /// `<`
  case less = "<"
  /// `<=`
  case lessOrEqual = "<="
  /// `>`
  case greater = ">"
  /// `>=`
  case greaterOrEqual = ">="
  /// `=<`, read as `<=`.
  case equalLess = "=<"
  /// `=>`, read as `>=`.
  case equalGreater = "=>"
  /// `!`, the first half of `!=`.
  case exclamation = "!"

  /// The complete operator this one is read as; nil for the half-typed one.
  public var comparison: Comparison? {
    switch self {
    case .colon: .colon
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual, .equalLess: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual, .equalGreater: .greaterOrEqual
    case .exclamation: nil
    }
  }
}

extension PartialComparison: CustomStringConvertible {
  /// The operator as it was typed.
  public var description: String { rawValue }
}
