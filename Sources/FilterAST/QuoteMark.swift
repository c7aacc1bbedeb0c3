/// A mark that opens or closes a text: four curly and two straight quotes, and the slash of a regular expression.
///
/// The raw value is the mark itself.
public enum QuoteMark: String, CaseIterable, Hashable, Sendable {
  /// `"`
  case straightDouble = "\""
  /// `“`, U+201C
  case leftDouble = "\u{201C}"
  /// `”`, U+201D
  case rightDouble = "\u{201D}"
  /// `'`
  case straightSingle = "'"
  /// `‘`, U+2018
  case leftSingle = "\u{2018}"
  /// `’`, U+2019
  case rightSingle = "\u{2019}"
  /// `/`
  case slash = "/"

  /// The family of a mark: within one, any mark closes what any mark opened.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// `"` and the two curly marks folded to it.
    case double
    /// `'` and the two curly marks folded to it.
    case single
    /// `/`
    case slash
  }

  /// The family of the mark.
  public var kind: Kind {
    switch self {
    case .straightDouble, .leftDouble, .rightDouble: .double
    case .straightSingle, .leftSingle, .rightSingle: .single
    case .slash: .slash
    }
  }

  /// The plain mark of the family: what a missing mark is completed with.
  public var straight: QuoteMark {
    switch kind {
    case .double: .straightDouble
    case .single: .straightSingle
    case .slash: .slash
    }
  }

  /// Number of UTF-8 bytes: one, or three for the curly marks.
  public var length: Int { straight == self ? 1 : 3 }
}

extension QuoteMark: CustomStringConvertible {
  /// The mark itself.
  public var description: String { rawValue }
}
