import FilterAST

/// The number of groups around the innermost term.
func depth(of query: FilterQuery<FilterTerm>) -> Int {
  switch query {
  case .term: 0
  case .and(_, let operands), .or(_, let operands): 1 + (operands.map { depth(of: $0) }.max() ?? 0)
  }
}

/// The query without what is closed, and the query for all that it does not find.
func narrowedAndOthers(_ query: FilterQuery<FilterTerm>) -> [FilterQuery<FilterTerm>] {
  let narrowed = FilterQuery.and(.positive, [query, .term(.filter(.negative, field: "status", .colon, "closed"))])
  return [narrowed, query.negated]
}
