import FilterSemantics

/// What a query asks for, in a form that knows no human language: what ``EnglishExplanation`` is made from, and what a
/// renderer for another language starts with.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:elf or c:g order:cmc foo:bar", vocabulary: .scryfall)
/// query.explanation.condition     // .any([.statement(…), .statement(…)])
/// query.explanation.directives    // one statement: the order
/// query.explanation.omissions     // one omission: foo:bar
/// ```
public struct Explanation: Hashable, Sendable {
  /// What must hold; nil where nothing is asked, so that everything is found.
  public var condition: ExplainedCondition?
  /// How to show what is found, in the order of the text. An instruction that a later one overrides is among
  /// ``omissions``.
  public var directives: [Statement]
  /// The terms that have no effect, in the order of the text.
  public var omissions: [Omission]

  /// Makes an explanation of its parts.
  public init(condition: ExplainedCondition?, directives: [Statement] = [], omissions: [Omission] = []) {
    self.condition = condition
    self.directives = directives
    self.omissions = omissions
  }
}
