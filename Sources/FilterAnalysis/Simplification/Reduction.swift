import FilterAST
import FilterSemantics

/// The remainder of a query under some facts.
enum Reduction {
  typealias Query = FilterQuery<FilterTerm>

  case unchanged
  case changed(Query)
  /// The facts imply the query.
  case always
  /// The facts exclude the query.
  case never

  /// Within "all of" each group may assume the terms beside it; within "any of" their negations, since otherwise the
  /// whole holds anyway.
  init(of query: Query, under facts: Facts) {
    let view = QueryView(query)
    let isAll: Bool
    switch view.kind {
    case .literal(let term):
      switch facts.verdict(on: term) {
      case true?: self = .always
      case false?: self = .never
      case nil: self = .unchanged
      }
      return
    case .all: isAll = true
    case .any: isAll = false
    }
    var inner = facts
    var kept: [Query] = []
    for operand in view.operands {
      if case .term(let term) = operand { inner.add(isAll ? term : term.negated) }
    }
    if !inner.isConsistent, facts.isConsistent {
      self = isAll ? .never : .always
      return
    }
    var hasChanged = false
    for operand in view.operands {
      var context = inner
      if case .term = operand { context = facts }
      switch Reduction(of: operand, under: context) {
      case .unchanged: kept.append(operand)
      case .changed(let smaller):
        kept.append(smaller)
        hasChanged = true
      case .always:
        if !isAll {
          self = .always
          return
        }
        hasChanged = true
      case .never:
        if isAll {
          self = .never
          return
        }
        hasChanged = true
      }
    }
    if !hasChanged {
      self = .unchanged
    } else if kept.isEmpty {
      self = isAll ? .always : .never
    } else {
      self = .changed(view.rebuilt(kept))
    }
  }
}
