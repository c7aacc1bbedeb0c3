public import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics

/// The state of a panel of the search window, as a value.
///
/// A panel is about one field. It can represent some terms of a query exactly, and these terms represent the panel.
public protocol FilterPanel: Hashable, Sendable {
  /// The name of the field.
  static var field: String { get }

  /// The panel without a condition.
  init()

  /// Shows a part of a query; nil if the panel cannot represent it exactly.
  init?(showing part: QueryPart)

  /// The conjunction of both; nil if they contradict each other.
  func joined(with other: Self) -> Self?

  /// The parts of a query that represent the panel, in order. Showing and joining them gives the panel again.
  var parts: [FilterQuery<FilterTerm>] { get }
}

extension FilterPanel {
  /// Whether the panel has no condition.
  public var isEmpty: Bool { self == Self() }
}

/// A part of a query that a panel may be able to show, without negated or incomplete terms.
public indirect enum QueryPart: Hashable, Sendable {
  /// The condition of a term.
  case term(Condition)
  /// Parts joined by `or`.
  case any([QueryPart])
}
