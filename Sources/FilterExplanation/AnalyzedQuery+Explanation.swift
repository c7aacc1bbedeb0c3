import FilterAST
import FilterParser
public import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// What the query asks for. Computed by each call, in time linear in the text.
  public var explanation: Explanation {
    var walk = ExplanationWalk(query: self)
    let condition = query.flatMap { walk.condition($0) }
    walk.dropOverriddenDirectives()
    walk.addUnfinishedTerms()
    return Explanation(
      condition: condition, directives: walk.directives, omissions: walk.omissions.sorted { $0.range < $1.range })
  }

  /// The explanation in English: `creatures that are red and green`. Computed by each call, in time linear in the text.
  public var englishExplanation: EnglishExplanation {
    EnglishExplanation(explanation, vocabulary: vocabulary)
  }
}

/// A walk over the query that sorts its terms into conditions, directives and terms without effect.
private struct ExplanationWalk {
  let query: AnalyzedQuery
  var directives: [Statement] = []
  var omissions: [Omission] = []
  private var nextLeaf = 0

  init(query: AnalyzedQuery) {
    self.query = query
  }

  /// What remains of a query without directives and terms without effect; nil where nothing does. An alternative of an
  /// `or` that has nothing else disappears.
  mutating func condition(_ query: FilterQuery<FilterTerm>) -> ExplainedCondition? {
    switch query {
    case .term(let term): return statement(term)
    case .and(let polarity, let operands):
      return group(operands, polarity: polarity, isAny: false)
    case .or(let polarity, let operands):
      return group(operands, polarity: polarity, isAny: true)
    }
  }

  private mutating func group(
    _ operands: [FilterQuery<FilterTerm>], polarity: Polarity, isAny: Bool
  ) -> ExplainedCondition? {
    var members: [ExplainedCondition] = []
    var said: [Condition: Set<Polarity>] = [:]
    for operand in operands {
      guard let member = condition(operand) else { continue }
      if case .statement(let statement) = member,
        !said[statement.condition, default: []].insert(statement.polarity).inserted
      {
        omissions.append(Omission(.repeated, text: query.source[statement.range], range: statement.range))
      } else {
        members.append(member)
      }
    }
    if members.count < 2 { return polarity == .positive ? members.first : members.first?.negated }
    switch (polarity, isAny) {
    case (.positive, false): return .all(members)
    case (.positive, true): return .any(members)
    case (.negative, false): return .notAll(members)
    case (.negative, true): return .none(members)
    }
  }

  private mutating func statement(_ term: FilterTerm) -> ExplainedCondition? {
    let index = nextLeaf
    nextLeaf += 1
    let leaf = query.leaves[index]
    switch leaf.reading {
    case .failure(let error):
      omissions.append(Omission(.error(error), text: query.source[leaf.range], range: leaf.range))
      return nil
    case .success(let condition):
      let statement = Statement(
        term.polarity, condition: condition, written: ExplanationWalk.valueText(of: term), range: leaf.range,
        leaf: index)
      if case .directive = condition {
        directives.append(statement)
        return nil
      }
      return .statement(statement)
    }
  }

  /// Drops directives that a later one of their field overrides, unless the field takes several.
  mutating func dropOverriddenDirectives() {
    var fields: Set<FieldID> = []
    var conditions: Set<Condition> = []
    var kept: [Statement] = []
    for directive in directives.reversed() {
      guard let field = directive.condition.field else { continue }
      let isNew =
        query.vocabulary[field].multiplicity == .many
        ? conditions.insert(directive.condition).inserted : fields.insert(field).inserted
      if isNew {
        kept.append(directive)
      } else {
        omissions.append(Omission(.overridden, text: query.source[directive.range], range: directive.range))
      }
    }
    directives = kept.reversed()
  }

  mutating func addUnfinishedTerms() {
    let tree = query.parsed.tree
    var complete = query.leaves.makeIterator()
    var next = complete.next()
    for node in query.parsed.partialLeafNodes {
      if let leaf = next, leaf.node == node || tree.valueGroup(of: leaf.node) == node {
        repeat { next = complete.next() } while next.map { tree.valueGroup(of: $0.node) == node } ?? false
      } else {
        let range = tree.range(of: node)
        omissions.append(Omission(.unfinished, text: query.source[range], range: range))
      }
    }
  }

  private static func valueText(of term: FilterTerm) -> String {
    switch term {
    case .name(_, exact: _, let name): name.text
    case .filter(_, field: _, _, let value): value.text
    case .regex(_, field: _, _, let pattern): pattern.text
    case .range(_, field: _, _, let range): (range.lower ?? range.upper)?.value.text ?? ""
    }
  }
}
