import FilterSemantics
public import FilterText

/// Why a query finds nothing: its operands, and the fewest of them that exclude each other.
///
/// The operands are those of the conjunction that the query is: terms, groups of alternatives, and of a group that is a
/// conjunction itself, such as `-(a or b)`, each part. A query that is no conjunction is one operand.
public struct GuiltyTerms: Hashable, Sendable {
  /// The operands, in the order of the text.
  public var operands: [Operand]
  /// The places in ``operands`` of the fewest that together find nothing, ascending. Without any of these the others of them find
  /// something. Empty where the list has no items: then no term is to blame.
  public var guilty: [Int]
  /// Whether it is sure that fewer do not suffice. Where the search took too long, it is sure only that none of them can be
  /// spared.
  public var isSmallest: Bool
  /// Whether some text was given up because a pattern with look-around took too many steps on it: something might be found.
  public var wasCutShort: Bool

  /// One operand.
  public struct Operand: Hashable, Sendable {
    /// The places of its terms among ``FilterPlan/leaves``, ascending.
    public var leaves: [Int]
    /// The bytes of its terms in the text, one range for each.
    public var ranges: [SourceRange]
    /// How many items it finds by itself.
    public var count: Int
    /// How many items the query finds without it.
    public var countWithout: Int
  }

  /// The places in ``operands`` of those that find nothing by themselves, ascending. Where there is one, one is guilty.
  public var hopeless: [Int] { operands.indices.filter { operands[$0].count == 0 } }

  /// The places in ``operands`` of those without which the query finds something, ascending.
  public var decisive: [Int] { operands.indices.filter { operands[$0].countWithout > 0 } }
}
