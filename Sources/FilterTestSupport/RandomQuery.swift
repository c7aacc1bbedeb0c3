public import FilterAST

/// Random queries with values that are difficult to print.
public struct RandomQuery: Sendable {
  private static let fields: [FieldName] = [
    "t", "c", "o", "pow", "kw", "order", "f_1", "set-type", "user.login", "a.0.-b", "or", "and", "_",
  ]

  /// A tree of up to `leaves` terms with any connective and polarity; groups may be empty or have one operand.
  public static func query(leaves: Int, using random: inout SeededGenerator) -> FilterQuery<FilterTerm> {
    query(leaves: leaves, depth: 0, using: &random)
  }

  private static func query(
    leaves: Int, depth: Int, using random: inout SeededGenerator
  ) -> FilterQuery<FilterTerm> {
    if leaves <= 1, depth > 0, !random.chance(15) { return .term(term(using: &random)) }
    if depth > 6 { return .term(term(using: &random)) }
    var operands: [FilterQuery<FilterTerm>] = []
    var left = leaves
    while left > 0, !random.chance(8) {
      let share = 1 + random.below(left)
      operands.append(query(leaves: share, depth: depth + 1, using: &random))
      left -= share
    }
    let polarity: Polarity = random.chance(30) ? .negative : .positive
    return random.chance(50) ? .and(polarity, operands) : .or(polarity, operands)
  }

  /// A text of a query with redundant parentheses, connectives in any case, and any white space.
  package static func looseText(of query: FilterQuery<FilterTerm>, using random: inout SeededGenerator) -> String {
    let operands: [FilterQuery<FilterTerm>]
    let words: [String]
    switch query {
    case .term(let term):
      return random.chance(20) ? "(\(space(&random))\(term)\(space(&random)))" : term.description
    case .and(_, let children): (operands, words) = (children, [" ", "  ", " and ", " AND\t", "\n"])
    case .or(_, let children): (operands, words) = (children, [" or ", " OR  ", "\tOr "])
    }
    var text = query.polarity.description + "(" + space(&random)
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += words[random.below(words.count)] }
      text += looseText(of: operand, using: &random)
    }
    return text + space(&random) + ")"
  }

  private static func space(_ random: inout SeededGenerator) -> String {
    random.chance(80) ? "" : [" ", "  ", "\t", "\n"][random.below(4)]
  }

  /// A term of any kind.
  package static func term(using random: inout SeededGenerator) -> FilterTerm {
    let polarity: Polarity = random.chance(30) ? .negative : .positive
    let text = value(using: &random)
    let field = fields[random.below(fields.count)]
    let comparison = Comparison.ofCards[random.below(Comparison.ofCards.count)]
    switch random.below(6) {
    case 0: return .name(polarity, exact: false, FilterName(text))
    case 1: return .name(polarity, exact: random.chance(50), FilterName(quoted: text))
    case 2: return .name(polarity, exact: true, FilterName(text))
    case 3: return .filter(polarity, field: field, comparison, FilterValue(text))
    case 4: return .filter(polarity, field: field, comparison, FilterValue(quoted: text))
    default: return .regex(polarity, field: field, comparison, FilterPattern(text))
    }
  }

  /// A text that is difficult to print: empty, or with words of the language, quotes, slashes, backslashes, any scalar.
  package static func value(using random: inout SeededGenerator) -> String {
    if random.chance(25) { return RandomText.fragments[random.below(RandomText.fragments.count)] }
    var text = ""
    for _ in 0..<random.below(5) {
      if random.chance(85) {
        text += RandomText.fragments[random.below(RandomText.fragments.count)]
      } else if let scalar = Unicode.Scalar(UInt32(random.below(0x11_0000))) {
        text.unicodeScalars.append(scalar)
      }
      if random.chance(15) { text += " " }
    }
    return text
  }

  /// Smaller queries for shrinking: single operands, groups without one operand, simpler terms.
  public static func shrinks(of query: FilterQuery<FilterTerm>) -> [FilterQuery<FilterTerm>] {
    switch query {
    case .term(let term): shrinks(of: term).map { .term($0) }
    case .and(let polarity, let operands): shrinks(of: operands) { .and(polarity, $0) }
    case .or(let polarity, let operands): shrinks(of: operands) { .or(polarity, $0) }
    }
  }

  private static func shrinks(
    of operands: [FilterQuery<FilterTerm>], _ make: ([FilterQuery<FilterTerm>]) -> FilterQuery<FilterTerm>
  ) -> [FilterQuery<FilterTerm>] {
    var result = operands
    for index in operands.indices {
      result.append(make(Array(operands[..<index] + operands[(index + 1)...])))
      for smaller in shrinks(of: operands[index]) {
        var changed = operands
        changed[index] = smaller
        result.append(make(changed))
      }
    }
    return result
  }

  private static func shrinks(of term: FilterTerm) -> [FilterTerm] {
    var result: [FilterTerm] = term.polarity == .negative ? [term.negated] : []
    switch term {
    case .name(let polarity, let exact, let name):
      for text in RandomText.shrinks(of: name.text) {
        result.append(.name(polarity, exact: exact, name.form == .quoted ? FilterName(quoted: text) : FilterName(text)))
      }
    case .filter(let polarity, let field, let comparison, let value):
      for text in RandomText.shrinks(of: value.text) {
        let smaller = value.form == .quoted ? FilterValue(quoted: text) : FilterValue(text)
        result.append(.filter(polarity, field: field, comparison, smaller))
      }
    case .regex(let polarity, let field, let comparison, let pattern):
      for text in RandomText.shrinks(of: pattern.text) {
        result.append(.regex(polarity, field: field, comparison, FilterPattern(text)))
      }
    case .range(let polarity, let field, let relation, let range):
      if let lower = range.lower, range.upper != nil {
        result.append(.range(polarity, field: field, relation, FilterRange(from: lower)))
      }
      if let upper = range.upper, range.lower != nil {
        result.append(.range(polarity, field: field, relation, FilterRange(to: upper)))
      }
    }
    return result
  }
}
