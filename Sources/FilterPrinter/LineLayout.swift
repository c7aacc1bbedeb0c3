import FilterAST

/// Lays a query out over lines: what fits stays in one line, what does not is divided at its operands.
struct LineLayout {
  let width: Int
  private(set) var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// Adds a query with `prefix` before its first and `suffix` behind its last character. Each level of groups is tried in
  /// one line once, so the work is at most the size of the text times the depth of its groups.
  mutating func add(
    _ query: FilterQuery<FilterTerm>, prefix: String, suffix: String, indent: Int, context: PrintingContext
  ) {
    var line = String(repeating: " ", count: indent) + prefix
    query.write(to: &line, in: context)
    line += suffix
    let operands: [FilterQuery<FilterTerm>]
    let connective: String
    switch query {
    case .and(_, let children) where line.unicodeScalars.count > width: (operands, connective) = (children, "")
    case .or(_, let children) where line.unicodeScalars.count > width: (operands, connective) = (children, "or ")
    default:
      lines.append(line)
      return
    }
    let parentheses = context.needsParentheses(query)
    let opening = parentheses ? query.polarity.description + "(" : ""
    let closing = parentheses ? ")" : ""
    let inner: PrintingContext = connective.isEmpty ? .operand : .branch
    for (index, operand) in operands.enumerated() {
      add(
        operand, prefix: index == 0 ? prefix + opening : connective,
        suffix: index == operands.count - 1 ? closing + suffix : "", indent: index == 0 ? indent : indent + 2,
        context: inner)
    }
  }
}
