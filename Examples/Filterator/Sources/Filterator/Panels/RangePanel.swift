public import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics
import FilterVocabulary

/// What a ``RangePanel`` measures.
public protocol RangeSubject: Hashable, Sendable {
  /// The field.
  static var field: String { get }
  /// The whole number a condition compares with, and how; nil where it compares with no whole number.
  static func comparison(_ condition: Condition) -> (Comparison, Int)?
}

/// Shoe sizes.
public enum ShoeSize: RangeSubject {
  /// `shoe`
  public static let field = "shoe"

  /// `shoe>=40` compares with 40, `shoe>40.5` with no whole number.
  public static func comparison(_ condition: Condition) -> (Comparison, Int)? {
    guard case .number(_, let relation, let number) = condition, number.isWhole else { return nil }
    return (relation, Int(number.millionths / FixedNumber.scale))
  }
}

/// Years of birth.
public enum BirthYear: RangeSubject {
  /// `born`
  public static let field = "born"

  /// `born>=1990` compares with 1990, `born>=1990-05` with no year.
  public static func comparison(_ condition: Condition) -> (Comparison, Int)? {
    guard case .date(_, let relation, let span) = condition, span.precision == .year else { return nil }
    return (relation, DateSpan.components(ofDay: span.first).year)
  }
}

/// The panel of shoe sizes.
public typealias ShoePanel = RangePanel<ShoeSize>
/// The panel of years of birth.
public typealias BornPanel = RangePanel<BirthYear>

/// A range of whole numbers with two ends, each of which may be open.
public struct RangePanel<Subject: RangeSubject>: FilterPanel {
  /// The field it speaks about.
  public static var field: String { Subject.field }

  /// The numbers the ends can have, so that each can be written and read.
  public static var bounds: ClosedRange<Int> { 0...9_999 }

  /// The smallest number; nil where that end is open.
  public let lower: Int?
  /// The largest number; nil where that end is open. Never less than ``lower``.
  public let upper: Int?

  /// The range that is open at both ends.
  public init() { (lower, upper) = (nil, nil) }

  /// A range of these ends, in either order; they are brought within ``bounds``.
  public init(_ one: Int?, _ other: Int?) {
    let (one, other) = (one.map(Self.clamped), other.map(Self.clamped))
    if let one, let other, one > other { (lower, upper) = (other, one) } else { (lower, upper) = (one, other) }
  }

  private static func clamped(_ number: Int) -> Int { min(max(number, bounds.lowerBound), bounds.upperBound) }

  /// A comparison with a whole number other than `!=`, whose ends lie within ``bounds``.
  public init?(showing part: QueryPart) {
    guard case .term(let condition) = part, let (relation, number) = Subject.comparison(condition) else { return nil }
    switch relation {
    case .colon, .equal: (lower, upper) = (number, number)
    case .greaterOrEqual: (lower, upper) = (number, nil)
    case .greater: (lower, upper) = (number + 1, nil)
    case .lessOrEqual: (lower, upper) = (nil, number)
    case .less: (lower, upper) = (nil, number - 1)
    case .notEqual: return nil
    }
    for case .some(let end) in [lower, upper] where !Self.bounds.contains(end) { return nil }
  }

  /// The numbers in both; nil where there are none.
  public func joined(with other: RangePanel) -> RangePanel? {
    let low = [lower, other.lower].compactMap { $0 }.max()
    let high = [upper, other.upper].compactMap { $0 }.min()
    if let low, let high, low > high { return nil }
    return RangePanel(low, high)
  }

  /// `shoe>=40 shoe<=44`; `shoe:42` where both ends are one number.
  public var parts: [FilterQuery<FilterTerm>] {
    if let lower, lower == upper { return [Self.term(.colon, lower)] }
    return [lower.map { Self.term(.greaterOrEqual, $0) }, upper.map { Self.term(.lessOrEqual, $0) }].compactMap { $0 }
  }

  private static func term(_ relation: Comparison, _ number: Int) -> FilterQuery<FilterTerm> {
    // Years are written with four digits; sizes are not harmed by it, but look odd.
    let digits = String(number)
    let zeros = Subject.self == BirthYear.self ? String(repeating: "0", count: max(0, 4 - digits.utf8.count)) : ""
    return .term(.filter(.positive, field: FieldName(field), relation, FilterValue(zeros + digits)))
  }
}
