import FilterAST
import FilterRegex
import FilterSemantics
import FilterVocabulary

/// A term compiled against a list: nothing about the query is left to work out for a row. Equal tests have equal answers, so a
/// test is the key its result is remembered by.
enum LeafTest: Hashable, Sendable {
  /// Holds for every item, or for none.
  case constant(Bool)
  /// A text is searched.
  case text(TextTest)
  /// Some text of several fields passes: at least two, all for the same needle or pattern.
  case anyText([TextTest])
  /// The content has a key, and it lies in one of the ranges: numbers in millionths, days, ranks. At most two ranges, ascending.
  case keys(field: Int, [ClosedRange<Int64>])
  /// The number is whole, and even or odd.
  case parity(field: Int, isEven: Bool)
  /// The numbers of two fields of one part.
  case columns(left: Int, Comparison, right: Int)
  /// The set of colors is one of those whose bits are set.
  case colors(field: Int, UInt64)
  /// The cost stands in the relation.
  case costs(field: Int, Comparison, Cost)
  /// The cost holds the symbol so many times, or so much generic mana.
  case devotion(field: Int, Comparison, Cost)
  /// Some value is one of these, in the spelling by which values are equal.
  case values(field: Int, [String])
  /// No value is one of these.
  case noValues(field: Int, [String])

  /// The field whose content decides; nil for a constant. Of two columns the left one.
  var field: Int? {
    switch self {
    case .constant: nil
    case .text(let test): test.field
    case .anyText(let tests): tests.first?.field
    case .keys(let field, _), .parity(let field, isEven: _), .columns(left: let field, _, right: _),
      .colors(let field, _), .costs(let field, _, _), .devotion(let field, _, _), .values(let field, _),
      .noValues(let field, _):
      field
    }
  }
}

extension LeafTest {
  /// The needle or pattern that is looked for in a field, in the form of its texts; for a field it does not look into that of the
  /// first one. Nil for other tests.
  func textTest(ofField field: Int? = nil) -> TextTest? {
    switch self {
    case .text(let test): test
    case .anyText(let tests): tests.first { $0.field == field } ?? tests.first
    default: nil
    }
  }

  /// The values that are looked for, as they are equal; nil for other tests.
  var words: [String]? {
    switch self {
    case .values(_, let words), .noValues(_, let words): words
    default: nil
    }
  }

  /// The keys that stand in a relation to one key.
  static func ranges(_ relation: Comparison, _ key: Int64) -> [ClosedRange<Int64>] {
    ranges(relation, key...key)
  }

  /// The keys that stand in a relation to a span of keys, as days do to a month: equal is within, greater is behind it.
  static func ranges(_ relation: Comparison, _ span: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
    let below = span.lowerBound == .min ? [] : [Int64.min...(span.lowerBound - 1)]
    let above = span.upperBound == .max ? [] : [(span.upperBound + 1)...Int64.max]
    return switch relation {
    case .colon, .equal: [span]
    case .notEqual: below + above
    case .less: below
    case .lessOrEqual: [Int64.min...span.upperBound]
    case .greater: above
    case .greaterOrEqual: [span.lowerBound...Int64.max]
    }
  }
}
