import FilterAST
import FilterSemantics
import FilterText

/// The condition of an explanation with all negations at its statements: "not all of A, B" is "not A or not B". Each
/// group knows the part of the query it stands for.
indirect enum EnglishStatements {
  case statement(Statement)
  case all([EnglishStatements], SourceRange)
  case any([EnglishStatements], SourceRange)

  /// The same condition, or the one that holds exactly where it does not. Groups of one kind within one another become
  /// one.
  init(_ condition: ExplainedCondition, negated: Bool = false) {
    switch condition {
    case .statement(var statement):
      if negated { statement.polarity = statement.polarity.negated }
      self = .statement(statement)
    case .all(let members): self.init(members, membersNegated: negated, isAll: !negated)
    case .any(let members): self.init(members, membersNegated: negated, isAll: negated)
    case .notAll(let members): self.init(members, membersNegated: !negated, isAll: negated)
    case .none(let members): self.init(members, membersNegated: !negated, isAll: !negated)
    }
  }

  private init(_ members: [ExplainedCondition], membersNegated: Bool, isAll: Bool) {
    var flat: [EnglishStatements] = []
    var range: SourceRange?
    for member in members {
      let inner = EnglishStatements(member, negated: membersNegated)
      range = range.map { $0.union(inner.range) } ?? inner.range
      switch inner {
      case .all(let deeper, _) where isAll: flat += deeper
      case .any(let deeper, _) where !isAll: flat += deeper
      default: flat.append(inner)
      }
    }
    let whole = range ?? SourceRange(at: 0)
    self = isAll ? .all(flat, whole) : .any(flat, whole)
  }

  /// The part of the query the statements were made from.
  var range: SourceRange {
    switch self {
    case .statement(let statement): statement.range
    case .all(_, let range), .any(_, let range): range
    }
  }
}
