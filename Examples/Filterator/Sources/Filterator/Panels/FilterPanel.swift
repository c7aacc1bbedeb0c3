public import FilterAST
import FilterAnalysis
import FilterExplanation
public import FilterSemantics

/// A panel of the search window as a value: what its controls show, and nothing of how they look.
///
/// A panel speaks about one field. It can show some terms of a query exactly; of those it is a picture, and they of it.
public protocol FilterPanel: Hashable, Sendable {
  /// The field it speaks about.
  static var field: String { get }

  /// The panel that asks nothing.
  init()

  /// What a part of a query asks, where the panel can show just that; else nil.
  init?(showing part: QueryPart)

  /// Both together, as two parts side by side mean it; nil where they contradict each other.
  func joined(with other: Self) -> Self?

  /// The parts that ask what the panel shows, in order. Showing them one by one and joining gives the panel back.
  var parts: [FilterQuery<FilterTerm>] { get }
}

extension FilterPanel {
  /// Whether it asks nothing.
  public var isEmpty: Bool { self == Self() }
}

/// A part of a query that a panel may be able to show: nothing in it is excluded or unfinished.
public indirect enum QueryPart: Hashable, Sendable {
  /// A term, by what it asks.
  case term(Condition)
  /// Parts joined by `or`.
  case any([QueryPart])
}
