public import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics
import FilterVocabulary

/// The field of a ``RangePanel``.
public protocol RangeSubject: Hashable, Sendable {
  /// The name of the field.
  static var field: String { get }
  /// The relation and the whole number of a comparison; nil for other conditions.
  static func comparison(_ condition: Condition) -> (Comparison, Int)?
}

/// Shoe sizes.
public enum ShoeSize: RangeSubject {
  /// `shoe`
  public static let field = "shoe"

  /// `shoe>=40` compares with 40, `shoe>40.5` with no whole number.
  public static func comparison(_ condition: Condition) -> (Comparison, Int)? {
    guard case .number(_, let relation, let number) = condition, let size = number.whole() else { return nil }
    return (relation, Int(size))
  }
}

/// Years of birth.
public enum BirthYear: RangeSubject {
  /// `born`
  public static let field = "born"

  /// `born>=1990` compares with 1990, `born>=1990-05` with no year.
  public static func comparison(_ condition: Condition) -> (Comparison, Int)? {
    guard case .date(_, let relation, let span) = condition, span.precision == .year else { return nil }
    return (relation, DateSpan.components(ofOrdinal: span.first).year)
  }
}

/// The panel of shoe sizes.
public typealias ShoePanel = RangePanel<ShoeSize>
/// The panel of years of birth.
public typealias BornPanel = RangePanel<BirthYear>

/// A range of whole numbers with two ends, each of which may be open.
public struct RangePanel<Subject: RangeSubject>: FilterPanel {
  /// The name of the field.
  public static var field: String { Subject.field }

  /// The valid numbers, so that each can be printed and parsed.
  public static var bounds: ClosedRange<Int> { 0...9_999 }

  /// The smallest number; nil if that end is open.
  public let lower: Int?
  /// The largest number; nil if that end is open. Never less than ``lower``.
  public let upper: Int?

  /// A range that is open at both ends.
  public init() { (lower, upper) = (nil, nil) }

  /// A range with these ends, in either order, clamped to ``bounds``.
  public init(_ one: Int?, _ other: Int?) {
    let (one, other) = (one.map(Self.clamped), other.map(Self.clamped))
    if let one, let other, one > other { (lower, upper) = (other, one) } else { (lower, upper) = (one, other) }
  }

  private static func clamped(_ number: Int) -> Int { min(max(number, bounds.lowerBound), bounds.upperBound) }

  /// Shows a comparison with a whole number, except `!=`, if its ends lie within ``bounds``.
  public init?(showing part: QueryPart) {
    guard case .term(let condition) = part, let (relation, number) = Subject.comparison(condition) else { return nil }
    switch relation {
    case .colon, .equal: (lower, upper) = (number, number)
    case .greaterOrEqual: (lower, upper) = (number, nil)
    case .greater: (lower, upper) = (number + 1, nil)
    case .lessOrEqual: (lower, upper) = (nil, number)
    case .less: (lower, upper) = (nil, number - 1)
    case .notEqual, .contains, .matches, .notMatches: return nil
    }
    for case .some(let end) in [lower, upper] where !Self.bounds.contains(end) { return nil }
  }

  /// The numbers in both; nil if there are none.
  public func joined(with other: RangePanel) -> RangePanel? {
    let low = [lower, other.lower].compactMap { $0 }.max()
    let high = [upper, other.upper].compactMap { $0 }.min()
    if let low, let high, low > high { return nil }
    return RangePanel(low, high)
  }

  /// `shoe>=40 shoe<=44`; `shoe:42` if both ends are equal.
  public var parts: [FilterQuery<FilterTerm>] {
    if let lower, lower == upper { return [Self.term(.colon, lower)] }
    return [lower.map { Self.term(.greaterOrEqual, $0) }, upper.map { Self.term(.lessOrEqual, $0) }].compactMap { $0 }
  }

  private static func term(_ relation: Comparison, _ number: Int) -> FilterQuery<FilterTerm> {
    // Years require four digits; shoe sizes would look odd with them.
    let digits = String(number)
    let zeros = Subject.self == BirthYear.self ? String(repeating: "0", count: max(0, 4 - digits.utf8.count)) : ""
    return .term(.filter(.positive, field: FieldName(field), relation, FilterValue(zeros + digits)))
  }
}
