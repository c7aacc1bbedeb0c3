import FilterAST
package import FilterVocabulary

/// A value that items are sorted by: numbers and values with an order before texts, and missing values last in either
/// direction.
package struct ItemSortKey: Hashable, Sendable {
  private let number: DecimalNumber?
  /// The place of a number among those of a column.
  private var rank: Int64?
  /// The key of a value that is ordered by one.
  private let key: ExactText?
  private let text: String?

  /// The key of a value of a field of a kind; nil for a source that is not a field. Days that are written as in
  /// `03/11/2026` are ordered as days.
  package init(_ value: ItemValue, kind: ValueKind?, form: WrittenForm = .plain, in zone: ZoneRules = .utc) {
    let first = value.scalarTexts.first
    let reading = kind.flatMap { $0.isOrdered ? $0.traits.keyed : nil }
    key = reading.flatMap { reading in first.flatMap { reading.key($0) } }.map { ExactText($0) }
    if key != nil {
      (number, text) = (nil, nil)
      return
    }
    if kind?.traits.family == .time, kind != .year {
      number = value.amount(of: kind, form, in: zone)
      text = number == nil ? first?.lowercased() : nil
      return
    }
    number = first.flatMap { value.number(of: kind, form) ?? DecimalNumber($0) }
    text = number == nil ? first?.lowercased() : nil
  }

  /// The key of a number; nil is a missing value.
  package init(number: DecimalNumber?) { (self.number, key, text) = (number, nil, nil) }

  /// The key of a number by its place among those of a column; nil is a missing value.
  init(rank: Int64?) {
    self.rank = rank
    (number, key, text) = (nil, nil, nil)
  }

  /// Numbers and values with an order, then texts, then missing values.
  private var group: Int { number != nil || key != nil || rank != nil ? 0 : text != nil ? 1 : 2 }

  /// Whether one comes before another; nil if they are equal.
  package static func isBefore(_ one: ItemSortKey, _ other: ItemSortKey, isDescending: Bool) -> Bool? {
    if let left = one.rank, let right = other.rank { return left == right ? nil : (left < right) != isDescending }
    if one.group != other.group { return one.group < other.group }
    if let left = one.number, let right = other.number, left != right { return (left < right) != isDescending }
    if let left = one.key, let right = other.key, left != right { return (left < right) != isDescending }
    if let left = one.text, let right = other.text, left != right { return (left < right) != isDescending }
    return nil
  }
}
