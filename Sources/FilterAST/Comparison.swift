import FilterText

/// An operator between a field and its value. The raw value is its spelling.
///
/// The meaning of an operator depends on the field (`c:rg` is "at least", `id:rg` is "at most") and is defined by a
/// vocabulary.
public enum Comparison: String, CaseIterable, Hashable, Sendable {
  /// `t:elf`: the natural relation of the field.
  case colon = ":"
  /// Equal to the value: `pow=2`.
  case equal = "="
  /// Not equal to the value: `pow!=2`.
  case notEqual = "!="
  /// Less than the value: `pow<2`.
  case less = "<"
  /// At most the value: `pow<=2`.
  case lessOrEqual = "<="
  /// Greater than the value: `pow>2`.
  case greater = ">"
  /// At least the value: `pow>=2`.
  case greaterOrEqual = ">="
  /// Contains the value anywhere, in the syntax of lists: `message~out`.
  case contains = "~"
  /// Matches the value as a pattern, in the syntax of lists: `message=~"^out"`.
  case matches = "=~"
  /// Does not match the value as a pattern, in the syntax of lists: `message!~"^out"`.
  case notMatches = "!~"
}

extension Comparison {
  /// Whether the relation needs an order of values.
  package var needsOrder: Bool { [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self) }

  /// Whether the value is a pattern in any form: bare, in quotes or between slashes.
  package var hasPattern: Bool { self == .matches || self == .notMatches }

  /// The operators of every syntax.
  package static let ofCards: [Comparison] = [
    .colon, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]
}

extension Comparison: CustomStringConvertible {
  /// The spelling of the operator.
  public var description: String { rawValue }
}

/// An operator as typed: complete, in a tolerated spelling, or half.
public enum PartialComparison: String, CaseIterable, Hashable, Sendable {
  /// Read as ``Comparison/colon``.
  case colon = ":"
  /// Read as ``Comparison/equal``.
  case equal = "="
  /// Read as ``Comparison/notEqual``.
  case notEqual = "!="
  /// Read as ``Comparison/less``.
  case less = "<"
  /// Read as ``Comparison/lessOrEqual``.
  case lessOrEqual = "<="
  /// Read as ``Comparison/greater``.
  case greater = ">"
  /// Read as ``Comparison/greaterOrEqual``.
  case greaterOrEqual = ">="
  /// `=<`, a tolerated spelling of `<=`.
  case equalLess = "=<"
  /// `=>`, a tolerated spelling of `>=`.
  case equalGreater = "=>"
  /// `==`, a spelling of `=` in the syntax of lists.
  case equalEqual = "=="
  /// `<>`, a spelling of `!=` in the syntax of lists.
  case lessGreater = "<>"
  /// ` in `, a spelling of `=` before several values in the syntax of lists: `state in (open, draft)`.
  case `in` = " in "
  /// ` not in `, a spelling of `!=` before several values in the syntax of lists.
  case notIn = " not in "
  /// `~`, in the syntax of lists. Read as ``Comparison/contains``.
  case contains = "~"
  /// `=~`, in the syntax of lists. Read as ``Comparison/matches``.
  case matches = "=~"
  /// `!~`, in the syntax of lists. Read as ``Comparison/notMatches``.
  case notMatches = "!~"
  /// `!`, the first half of `!=`.
  case exclamation = "!"

  /// The complete operator that this one is read as; nil for ``exclamation``.
  public var comparison: Comparison? {
    switch self {
    case .colon: .colon
    case .equal, .equalEqual, .in: .equal
    case .notEqual, .lessGreater, .notIn: .notEqual
    case .contains: .contains
    case .matches: .matches
    case .notMatches: .notMatches
    case .less: .less
    case .lessOrEqual, .equalLess: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual, .equalGreater: .greaterOrEqual
    case .exclamation: nil
    }
  }
}

extension PartialComparison {
  /// The operator of a text that may have a colon before it and blanks around it, as in `took:>1` and `took > 1`; nil for
  /// other texts.
  package init?(written text: String) {
    var bytes = text.utf8[...]
    while let first = bytes.first, first.isWhitespace { bytes.removeFirst() }
    while let last = bytes.last, last.isWhitespace { bytes.removeLast() }
    if bytes.count > 1, bytes.first == UInt8(ascii: ":") { bytes.removeFirst() }
    let sign = String(Substring(bytes))
    switch sign.lowercased() {
    case "in": self = .in
    case let words where words.hasPrefix("not"): self = .notIn
    default: self.init(rawValue: sign)
    }
  }
}

extension PartialComparison: CustomStringConvertible {
  /// The operator as it was typed.
  public var description: String { rawValue }
}
