/// What a pair of parentheses is for.
public enum RegexGroupKind: String, CaseIterable, Hashable, Sendable {
  /// `(…)`
  case capturing
  /// `(?:…)`
  case nonCapturing
  /// `(?=…)`: followed by. Takes up no text.
  case lookAhead
  /// `(?!…)`: not followed by. Takes up no text.
  case negativeLookAhead
  /// `(?<=…)`: preceded by. Takes up no text.
  case lookBehind
  /// `(?<!…)`: not preceded by. Takes up no text.
  case negativeLookBehind
  /// `(?<n>…)` or `(?P<n>…)`, which the service refuses.
  case named
  /// `(?>…)`, which the service refuses.
  case atomic
  /// `(?i:…)`, which the service refuses.
  case flagged
  /// `(?` before anything else: no group of this dialect.
  case unknown

  /// Whether the group only looks at the text around it, so that it cannot be repeated.
  public var isLookAround: Bool {
    switch self {
    case .lookAhead, .negativeLookAhead, .lookBehind, .negativeLookBehind: true
    default: false
    }
  }

  /// Whether the service takes it.
  public var isAccepted: Bool {
    switch self {
    case .named, .atomic, .flagged, .unknown: false
    default: true
    }
  }
}
