/// A bare word that stands for a whole filter.
///
/// `++` and `@@` are part of the language's spelling, like quotes, and not of any vocabulary.
public enum Shorthand: String, CaseIterable, Hashable, Sendable {
  /// `++`, short for `unique:prints`.
  case prints = "++"
  /// `@@`, short for `unique:art`.
  case art = "@@"

  /// The filter the shorthand stands for.
  public func term(_ polarity: Polarity) -> FilterTerm {
    switch self {
    case .prints: .filter(polarity, field: "unique", .colon, "prints")
    case .art: .filter(polarity, field: "unique", .colon, "art")
    }
  }
}
