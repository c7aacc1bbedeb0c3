import FilterText

/// A range of values with one or two ends: `1..3`, `1..`, `..3`, `{1 TO 3]`.
///
/// A range is one condition on one value: `lines.price:7..9` finds an item with a price between 7 and 9, and not one
/// that only has prices of 5 and 12.
///
/// ```swift
/// let open = FilterRange(from: "1", to: FilterRange.End("3", isIncluded: false))
/// open.description  // [1 TO 3}
/// ```
public struct FilterRange: Hashable, Sendable {
  /// An end of a range. A value that would not be bare there, such as `a,b` or `1..3`, is quoted.
  public struct End: Hashable, Sendable {
    /// The value of the end.
    public let value: FilterValue
    /// Whether the value itself is in the range.
    public let isIncluded: Bool

    /// Makes an end of a value, which is in the range by default.
    public init(_ value: FilterValue, isIncluded: Bool = true) {
      self.value =
        value.form == .quoted || FilterRange.isBareEnd(value.text) ? value : FilterValue(quoted: value.text)
      self.isIncluded = isIncluded
    }
  }

  /// The end that values must not be below; nil for a range without one.
  public let lower: End?
  /// The end that values must not be above; nil for a range without one.
  public let upper: End?

  /// The range between two ends.
  public init(from lower: End, to upper: End) { (self.lower, self.upper) = (lower, upper) }

  /// The range from an end on: `1..`.
  public init(from lower: End) { (self.lower, self.upper) = (lower, nil) }

  /// The range up to an end: `..3`.
  public init(to upper: End) { (lower, self.upper) = (nil, upper) }

  /// The range with the given ends; nil without any.
  package init?(lower: End?, upper: End?) {
    if lower == nil, upper == nil { return nil }
    (self.lower, self.upper) = (lower, upper)
  }

  /// The same range with other values at its ends, each made from a value and the comparison that it stands in.
  package func mapValues(_ transform: (FilterValue, Comparison) -> FilterValue) -> FilterRange {
    FilterRange(
      lower: lower.map { $0.with(transform($0.value, $0.isIncluded ? .greaterOrEqual : .greater)) },
      upper: upper.map { $0.with(transform($0.value, $0.isIncluded ? .lessOrEqual : .less)) }) ?? self
  }
}

extension FilterRange.End {
  fileprivate func with(_ value: FilterValue) -> FilterRange.End { FilterRange.End(value, isIncluded: isIncluded) }
}

extension FilterRange.End: ExpressibleByStringLiteral {
  /// The end with the value of a literal, which is in the range.
  public init(stringLiteral value: String) { self.init(FilterValue(value)) }
}

/// Whether a term asks for a value in a range, or for values outside of it. The raw value is its operator.
public enum RangeRelation: String, CaseIterable, Hashable, Sendable {
  /// Some value is in the range: `took:1..3`.
  case within = ":"
  /// There are values, and none is in the range: `took!=1..3`.
  case outside = "!="
}

extension FilterRange {
  /// Whether a text can be an end of a range without quotes, whatever stands beside it.
  static func isBareEnd(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first != UInt8(ascii: ":"), first != UInt8(ascii: "/"),
      !(bytes.count < 4 && ["or", "and", "not", "in", "to"].contains(text.lowercased()))
    else { return false }
    var previous: UInt8 = 0
    for byte in bytes.dropFirst(bytes.withUnsafeBufferPointer { GroupedNumber.length(in: $0, at: 0) }) {
      if byte == UInt8(ascii: "."), previous == byte { return false }
      guard byte.isLetter || byte.isDigit || byte >= 0x80 || "_-.+:%$@#/".utf8.contains(byte) else { return false }
      previous = byte
    }
    return true
  }

  /// Whether the ends are written in brackets: an end that is out, or a dot or minus that `..` would make another text.
  private var needsBrackets: Bool {
    if lower?.isIncluded == false || upper?.isIncluded == false { return true }
    if let lower, lower.value.form == .bare {
      let bytes = lower.value.text.utf8
      if bytes.last == UInt8(ascii: ".") { return true }
      if bytes.first == UInt8(ascii: "-"), bytes.dropFirst().first?.isDigit != true { return true }
    }
    return upper?.value.form == .bare && upper?.value.text.utf8.first == UInt8(ascii: ".")
  }
}

extension FilterRange: CustomStringConvertible {
  /// The range as written after an operator: `1..3`, `{1 TO 3]`.
  public var description: String {
    if !needsBrackets { return (lower?.value.description ?? "") + ".." + (upper?.value.description ?? "") }
    // Without the blank, a brace in the quotes would close a bare value that begins with the first one.
    let opening = lower?.isIncluded == false ? (lower?.value.form == .quoted ? "{ " : "{") : "["
    return opening + (lower?.value.description ?? "*") + " TO "
      + (upper?.value.description ?? "*") + (upper?.isIncluded == false ? "}" : "]")
  }
}

extension FilterTerm {
  /// The ends of a range as comparisons, required and in their order: `took>=1`, `took<=3`. Empty for other terms.
  package var endsOfRange: [FilterTerm] {
    guard case .range(_, field: let field, _, let range) = self else { return [] }
    var ends: [FilterTerm] = []
    if let lower = range.lower {
      ends.append(.filter(.positive, field: field, lower.isIncluded ? .greaterOrEqual : .greater, lower.value))
    }
    if let upper = range.upper {
      ends.append(.filter(.positive, field: field, upper.isIncluded ? .lessOrEqual : .less, upper.value))
    }
    return ends
  }

  /// The comparisons that a range means for an item with one value, in a syntax without ranges: `mv>=1 mv<=3`. Another
  /// term is itself.
  ///
  /// An item with several values may meet each comparison with another one.
  package var comparisonsOfOneValue: FilterQuery<FilterTerm> {
    guard case .range(let polarity, field: _, let relation, _) = self else { return .term(self) }
    let ends = endsOfRange
    switch relation {
    case .within: return FilterQuery.and(polarity, ends.map { .term($0) }).flattened() ?? .term(self)
    case .outside: return FilterQuery.or(polarity, ends.map { .term($0.complement) }).flattened() ?? .term(self)
    }
  }

  /// The opposite comparison of one value.
  private var complement: FilterTerm {
    guard case .filter(let polarity, field: let field, let comparison, let value) = self else { return negated }
    let opposite: Comparison =
      switch comparison {
      case .greaterOrEqual: .less
      case .greater: .lessOrEqual
      case .lessOrEqual: .greater
      default: .greaterOrEqual
      }
    return .filter(polarity, field: field, opposite, value)
  }
}
