public import FilterQueryKit
public import Foundation

/// A field of a list by the key path of its property, for a ``QueryPredicate``.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct PredicateField<Item>: Sendable {
  /// The name of the field in the list.
  let name: String
  /// The condition of a term; nil if it cannot be expressed.
  let truth: @Sendable (PredicateTerm, PredicateExpressions.Variable<Item>) -> PredicateTruth?

  private init<Reading: PredicateReading>(
    _ name: String, _ keyPath: any KeyPath<Item, Reading.Value> & Sendable, _ reading: Reading
  ) {
    self.name = name
    truth = { reading.truth(of: $0, PredicateExpressions.build_KeyPath(root: $1, keyPath: keyPath)) }
  }

  private init<Reading: PredicateReading>(
    optional name: String, _ keyPath: any KeyPath<Item, Reading.Value?> & Sendable, _ reading: Reading
  ) {
    self.name = name
    truth = { term, item in
      let value = PredicateExpressions.build_KeyPath(root: item, keyPath: keyPath)
      guard let truth = reading.truth(of: term, PredicateExpressions.build_ForcedUnwrap(value)) else { return nil }
      return both(PredicateExpressions.build_NotEqual(lhs: value, rhs: PredicateExpressions.build_NilLiteral()), truth)
    }
  }

  /// A field of whole numbers.
  public static func field<Value: FixedWidthInteger & FilterableValue & Codable & Sendable>(
    _ name: String, _ keyPath: any KeyPath<Item, Value> & Sendable
  ) -> PredicateField { PredicateField(name, keyPath, OrderedReading<Value>.integers) }

  /// A field of whole numbers that an item may lack.
  public static func field<Value: FixedWidthInteger & FilterableValue & Codable & Sendable>(
    _ name: String, _ keyPath: any KeyPath<Item, Value?> & Sendable
  ) -> PredicateField { PredicateField(optional: name, keyPath, OrderedReading<Value>.integers) }

  /// A field of decimal numbers, compared by their shortest decimals as in the list.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Double> & Sendable) -> PredicateField {
    PredicateField(name, keyPath, OrderedReading<Double>.doubles)
  }

  /// A field of decimal numbers that an item may lack.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Double?> & Sendable) -> PredicateField {
    PredicateField(optional: name, keyPath, OrderedReading<Double>.doubles)
  }

  /// A field of instants, compared by their microseconds as in the list. A list that reads the property as days has its
  /// terms left out.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Date> & Sendable) -> PredicateField {
    PredicateField(name, keyPath, OrderedReading<Date>.dates)
  }

  /// A field of instants that an item may lack.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Date?> & Sendable) -> PredicateField {
    PredicateField(optional: name, keyPath, OrderedReading<Date>.dates)
  }

  /// A field that is true or false.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Bool> & Sendable) -> PredicateField {
    PredicateField(name, keyPath, CaseReading(cases: [true, false]))
  }

  /// A field that is true or false, and that an item may lack.
  public static func field(_ name: String, _ keyPath: any KeyPath<Item, Bool?> & Sendable) -> PredicateField {
    PredicateField(optional: name, keyPath, CaseReading(cases: [true, false]))
  }

  /// A field with one of the cases of an enumeration.
  public static func field<Value: CaseIterable & FilterableValue & Codable & Equatable & Sendable>(
    _ name: String, _ keyPath: any KeyPath<Item, Value> & Sendable
  ) -> PredicateField { PredicateField(name, keyPath, CaseReading(cases: Array(Value.allCases))) }

  /// A field with one of the cases of an enumeration, which an item may lack.
  public static func field<Value: CaseIterable & FilterableValue & Codable & Equatable & Sendable>(
    _ name: String, _ keyPath: any KeyPath<Item, Value?> & Sendable
  ) -> PredicateField { PredicateField(optional: name, keyPath, CaseReading(cases: Array(Value.allCases))) }
}

/// A term of a plan.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct PredicateTerm {
  let plan: FilterPlan
  let leaf: Int
  let test: ValueTest
  let field: Field
  let vocabulary: Vocabulary

  /// The values that pass.
  func passing<Value: FilterableValue>(_ values: [Value]) -> [Value] {
    let field = FilterableField<Value>(field) { value, _ in value.fieldContent }
    let list = FilterableList(vocabulary: vocabulary, fields: [field])
    let filter = CompiledFilter(plan.term(leaf), for: list)
    return values.filter { filter.matches($0) }
  }
}

/// Expresses terms by the values of a type.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private protocol PredicateReading: Sendable {
  associatedtype Value: FilterableValue & Codable & Equatable & Sendable

  /// The condition of a term on a value; nil if it cannot be expressed.
  func truth<Expression: StandardPredicateExpression>(
    of term: PredicateTerm, _ value: Expression
  ) -> PredicateTruth? where Expression.Output == Value
}

/// Values with an order, which a term accepts from one to another.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct OrderedReading<Value: FilterableValue & Codable & Comparable & Sendable>: PredicateReading {
  /// The ordinals of all values, in their order.
  let ordinals: ClosedRange<Int64>
  /// The value of an ordinal.
  let value: @Sendable (Int64) -> Value

  func truth<Expression: StandardPredicateExpression>(
    of term: PredicateTerm, _ value: Expression
  ) -> PredicateTruth? where Expression.Output == Value {
    guard case .keys(_, let ranges) = term.test, term.field.kind == Value.field(named: "").kind else { return nil }
    var result: PredicateTruth = PredicateExpressions.build_Arg(false)
    for (index, range) in ranges.enumerated() {
      guard let span = values(withKeysIn: range) else { continue }
      let truth = truth(span, of: value)
      result = index == 0 ? truth : either(result, truth)
    }
    return result
  }

  /// Whether a value is in a span. A bound that all values meet is left out, but not both: none is met by a NaN.
  private func truth<Expression: StandardPredicateExpression>(
    _ span: ClosedRange<Value>, of value: Expression
  ) -> PredicateTruth where Expression.Output == Value {
    let isFirst = span.lowerBound == self.value(ordinals.lowerBound)
    let isLast = span.upperBound == self.value(ordinals.upperBound)
    let lower = PredicateExpressions.build_Comparison(
      lhs: value, rhs: PredicateExpressions.build_Arg(span.lowerBound), op: .greaterThanOrEqual)
    let upper = PredicateExpressions.build_Comparison(
      lhs: value, rhs: PredicateExpressions.build_Arg(span.upperBound), op: .lessThanOrEqual)
    if isLast { return lower }
    return isFirst ? upper : both(lower, upper)
  }

  /// The values from the first to the last one whose key is in a range; nil if there are none.
  private func values(withKeysIn range: NumberRange) -> ClosedRange<Value>? {
    guard let first = firstOrdinal(where: { $0 >= 0 }, in: range), side(first, of: range) == 0 else { return nil }
    let after = firstOrdinal(where: { $0 > 0 }, in: range)
    return value(first)...value(after.map { $0 - 1 } ?? ordinals.upperBound)
  }

  /// The first ordinal whose side of a range meets a condition that those of all after it meet too.
  private func firstOrdinal(where holds: (Int) -> Bool, in range: NumberRange) -> Int64? {
    var (low, high) = (ordinals.lowerBound, ordinals.upperBound)
    if !holds(side(high, of: range)) { return nil }
    while low < high {
      // The mean, rounded down, without a sum that may overflow.
      let middle = (low & high) + ((low ^ high) >> 1)
      if holds(side(middle, of: range)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a value lies: -1 before a range, 0 in it, and 1 after it. What is no number is beyond all of them.
  private func side(_ ordinal: Int64, of range: NumberRange) -> Int {
    switch value(ordinal).fieldContent {
    case .number(let number): range.side(of: number)
    case .instant(let instant): range.side(of: instant)
    default: ordinal < 0 ? (range.lower == nil ? 0 : -1) : (range.upper == nil ? 0 : 1)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension OrderedReading where Value: FixedWidthInteger {
  static var integers: OrderedReading {
    OrderedReading(ordinals: Int64(clamping: Value.min)...Int64(clamping: Value.max), value: { Value(clamping: $0) })
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension OrderedReading<Double> {
  /// All numbers from minus to plus infinity, in the order of their bits.
  static var doubles: OrderedReading {
    let infinity = Int64(bitPattern: Double.infinity.bitPattern)
    return OrderedReading(ordinals: -infinity...infinity, value: { Double(ordinal: $0) })
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension OrderedReading<Date> {
  /// The instants whose microseconds have 64 bits: 292,000 years before and after.
  static var dates: OrderedReading {
    let bound = Int64(bitPattern: (9.222e12).bitPattern)
    return OrderedReading(
      ordinals: -bound...bound, value: { Date(timeIntervalSinceReferenceDate: Double(ordinal: $0)) })
  }
}

extension Double {
  /// The number of a position in the order of all numbers, where that of zero is 0.
  fileprivate init(ordinal: Int64) {
    self = ordinal < 0 ? -Double(bitPattern: UInt64(-ordinal)) : Double(bitPattern: UInt64(ordinal))
  }
}

/// Values that can be tried one by one.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct CaseReading<Value: FilterableValue & Codable & Equatable & Sendable>: PredicateReading {
  let cases: [Value]

  func truth<Expression: StandardPredicateExpression>(
    of term: PredicateTerm, _ value: Expression
  ) -> PredicateTruth? where Expression.Output == Value {
    PredicateExpressions.build_contains(PredicateExpressions.build_Arg(term.passing(cases)), value)
  }
}
