public import FilterAST
public import FilterSemantics
public import FilterText

/// What a query asks for, independent of any human language. ``EnglishExplanation`` is made from it, and a renderer for
/// another language starts with it.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:elf or c:g order:cmc foo:bar", vocabulary: .scryfall)
/// query.explanation.condition     // .any([.statement(…), .statement(…)])
/// query.explanation.directives    // one statement: the order
/// query.explanation.omissions     // one omission: foo:bar
/// ```
public struct Explanation: Hashable, Sendable {
  /// What must hold; nil for a query without conditions, which finds everything.
  public var condition: ExplainedCondition?
  /// How to show what is found, in the order of the text. A directive that a later one overrides is among
  /// ``omissions``.
  public var directives: [Statement]
  /// The terms that have no effect, in the order of the text.
  public var omissions: [Omission]

  /// Makes an explanation from its parts.
  package init(condition: ExplainedCondition?, directives: [Statement] = [], omissions: [Omission] = []) {
    self.condition = condition
    self.directives = directives
    self.omissions = omissions
  }
}

/// One understood term: the leaf of an ``Explanation``.
public struct Statement: Hashable, Sendable {
  /// Whether the condition must hold or must not. Groups around the statement have negations of their own.
  public var polarity: Polarity
  /// The condition that the part states.
  public var condition: Condition
  /// The value as written, without quotes: `esper`, where the condition has a set of three colors.
  public var written: String
  /// The bytes of the term.
  public var range: SourceRange
  /// The index of the term among the leaves of the query.
  package var leaf: Int

  /// Makes a statement from its parts.
  package init(_ polarity: Polarity, condition: Condition, written: String, range: SourceRange, leaf: Int) {
    self.polarity = polarity
    self.condition = condition
    self.written = written
    self.range = range
    self.leaf = leaf
  }
}

/// A term that has no effect, and why.
public struct Omission: Hashable, Sendable {
  /// Why a term has no effect.
  public enum Reason: Hashable, Sendable {
    /// The vocabulary cannot read it: `foo:bar`.
    case error(TermError)
    /// It is not finished: `t:`.
    case unfinished
    /// It repeats its neighbor: the second of `t:elf t:elf`.
    case repeated
    /// A later directive overrides it: the first of `order:cmc order:name`.
    case overridden
  }

  /// Why the term has no effect.
  public var reason: Reason
  /// The term as written.
  public var text: String
  /// The bytes of the term.
  public var range: SourceRange

  /// Makes an omission.
  package init(_ reason: Reason, text: String, range: SourceRange) {
    self.reason = reason
    self.text = text
    self.range = range
  }
}
