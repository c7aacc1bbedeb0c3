/// A way in which the service behind a vocabulary reads queries differently from plain logic. The raw values are the words used
/// in JSON.
public enum Quirk: String, CaseIterable, Hashable, Sendable {
  /// A minus before a comparison of numbers or dates is no complement: `-pow>=3` is always true. Source: REFERENCE 2.3.
  case negatedNumbers = "negated-numbers"
}
