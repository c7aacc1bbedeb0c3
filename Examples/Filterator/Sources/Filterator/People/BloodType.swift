/// One of the eight blood types.
public enum BloodType: UInt8, CaseIterable, Comparable, Hashable, Sendable {
  /// `a+`
  case aPositive
  /// `a-`
  case aNegative
  /// `b+`
  case bPositive
  /// `b-`
  case bNegative
  /// `ab+`
  case abPositive
  /// `ab-`
  case abNegative
  /// `0+`
  case zeroPositive
  /// `0-`
  case zeroNegative

  /// The type in the form of a query: `ab-`.
  public var text: String {
    switch self {
    case .aPositive: "a+"
    case .aNegative: "a-"
    case .bPositive: "b+"
    case .bNegative: "b-"
    case .abPositive: "ab+"
    case .abNegative: "ab-"
    case .zeroPositive: "0+"
    case .zeroNegative: "0-"
    }
  }

  /// Orders the types as the cases are listed.
  public static func < (left: BloodType, right: BloodType) -> Bool { left.rawValue < right.rawValue }
}
