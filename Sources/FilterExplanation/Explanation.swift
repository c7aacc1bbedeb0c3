public import FilterAST
public import FilterSemantics
public import FilterText

/// What a query asks for, independent of any human language. ``EnglishExplanation`` is made from it, and a renderer for another
/// language starts with it.
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
  /// How to show what is found, in the order of the text. A directive that a later one overrides is among ``omissions``.
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
  public var leaf: Int

  /// Makes a statement from its parts.
  package init(_ polarity: Polarity, _ condition: Condition, written: String, range: SourceRange, leaf: Int) {
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
    case mistake(TermMistake)
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
  package init(_ reason: Reason, _ text: String, range: SourceRange) {
    self.reason = reason
    self.text = text
    self.range = range
  }
}

/// The statements of a query and how they are joined. The four groups are those of a query: `and` and `or`, each positive or
/// negated. A group of a parsed query has at least two members.
public indirect enum ExplainedCondition: Hashable, Sendable {
  /// A single statement, which carries its own polarity.
  case statement(Statement)
  /// All members hold: `a b`.
  case all([ExplainedCondition])
  /// Some member holds: `a or b`.
  case any([ExplainedCondition])
  /// Some member does not hold: `-(a b)`.
  case notAll([ExplainedCondition])
  /// No member holds: `-(a or b)`.
  case none([ExplainedCondition])

  /// The statements in the order of the text. Linear in the tree.
  public var statements: [Statement] {
    var statements: [Statement] = []
    forEachStatement { statements.append($0) }
    return statements
  }

  private func forEachStatement(_ body: (Statement) -> Void) {
    switch self {
    case .statement(let statement): body(statement)
    case .all(let members), .any(let members), .notAll(let members), .none(let members):
      for member in members { member.forEachStatement(body) }
    }
  }

  /// The part of the query that the statements cover; empty without statements. Linear in the tree.
  var range: SourceRange {
    var range: SourceRange?
    forEachStatement { range = range?.union($0.range) ?? $0.range }
    return range ?? SourceRange(at: 0)
  }

  /// The condition that holds exactly where this one does not.
  var negated: ExplainedCondition {
    switch self {
    case .statement(var statement):
      statement.polarity = statement.polarity.negated
      return .statement(statement)
    case .all(let members): return .notAll(members)
    case .any(let members): return .none(members)
    case .notAll(let members): return .all(members)
    case .none(let members): return .any(members)
    }
  }

  /// The same condition with negations at the statements only, and no `all` directly in an `all` nor `any` in an `any`:
  /// `-(a -(b or c))` is `-a or b or c`. It has no ``notAll(_:)`` and no ``none(_:)``.
  var normalized: ExplainedCondition {
    switch self {
    case .statement: return self
    case .all(let members): return .all(members.flatMap { $0.normalized.conjuncts })
    case .any(let members): return .any(members.flatMap { $0.normalized.alternatives })
    case .notAll(let members): return ExplainedCondition.any(members.map { $0.negated }).normalized
    case .none(let members): return ExplainedCondition.all(members.map { $0.negated }).normalized
    }
  }

  /// The members of an `all`; other conditions are their own only member.
  var conjuncts: [ExplainedCondition] {
    if case .all(let members) = self { return members }
    return [self]
  }

  /// The members of an `any`; other conditions are their own only member.
  var alternatives: [ExplainedCondition] {
    if case .any(let members) = self { return members }
    return [self]
  }

  /// The first statements, at most `limit` of them, in their groups; nil where none is left. Lowers `limit` by the number of
  /// statements that stay.
  func prefix(_ limit: inout Int) -> ExplainedCondition? {
    func kept(_ members: [ExplainedCondition]) -> [ExplainedCondition] {
      var kept: [ExplainedCondition] = []
      for member in members {
        if let member = member.prefix(&limit) { kept.append(member) }
      }
      return kept
    }
    if limit == 0 { return nil }
    switch self {
    case .statement:
      limit -= 1
      return self
    case .all(let members):
      let rest = kept(members)
      return rest.count > 1 ? .all(rest) : rest.first
    case .any(let members):
      let rest = kept(members)
      return rest.count > 1 ? .any(rest) : rest.first
    case .notAll(let members): return ExplainedCondition.all(members).prefix(&limit)?.negated
    case .none(let members): return ExplainedCondition.any(members).prefix(&limit)?.negated
    }
  }
}
