public import FilterAST
public import FilterSemantics
public import FilterText

/// Why a query finds an item, or does not: what each of its terms says, and the fewest terms to turn for it to be found.
public struct FilterVerdict: Hashable, Sendable {
  /// Whether the item is found.
  public var isFound: Bool
  /// The variant that answers the query, or that comes closest: the first of those with the fewest terms to turn. 0 where an
  /// item has one variant only.
  public var variant: Int
  /// What each term says, in the order of the text. Terms that cannot be read at all are among ``QueryReading/ignored``.
  public var leaves: [LeafVerdict]
  /// The fewest terms that must be turned for the item to be found, in the order of the text; of several ways the first. Empty
  /// where the item is found, and where the query is refused.
  public var changes: [LeafChange]
  /// Why no item is found whatever it is; nil where the query is run.
  public var refusal: QueryRefusal?

  /// The edits of all changes, in the order of the text. Together they make a query that finds the item, if it is read by plain
  /// logic: there a minus turns its term and nothing else. Of a plan that was made without its text they mean nothing.
  public var edits: [TextEdit] { changes.map { $0.edit } }
}

/// What one term of a query says about an item.
public struct LeafVerdict: Hashable, Sendable {
  /// Whether a term holds.
  public enum Outcome: Hashable, Sendable {
    /// As it is written, asked for or excluded, it holds.
    case holds
    /// As it is written it does not hold.
    case fails
    /// The list cannot answer it, so it counts for nothing. The reason is a sentence without a full stop.
    case unanswered(String)
  }

  /// Its place among ``FilterPlan/leaves``.
  public var leaf: Int
  /// Whether it is asked for or excluded by itself.
  public var polarity: Polarity
  /// The bytes of the text it stands at, its prefix included.
  public var range: SourceRange
  /// The term as it is written; empty where the plan was made without the text.
  public var text: String
  /// Whether it holds.
  public var outcome: Outcome
  /// What the item has in the fields that the term asks about: none for a term that asks about none or is not answered, two
  /// where two fields are compared.
  public var found: [FoundContent]
}

/// A term to turn: from asked for to excluded, or back.
public struct LeafChange: Hashable, Sendable {
  /// Its place among ``FilterPlan/leaves``.
  public var leaf: Int
  /// The edit that writes or takes away its `-`. Ranges of a verdict's changes do not overlap and are in order.
  public var edit: TextEdit
}
