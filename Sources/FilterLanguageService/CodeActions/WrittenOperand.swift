import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A term or a whole group as somebody wrote it: the leaf of queries that are rewritten without touching how it is spelled.
struct WrittenOperand: FilterQueryTerm {
  /// Whether it is written without or with a prefix.
  let polarity: Polarity
  /// What it says without the prefix.
  let content: FilterQuery<FilterTerm>
  /// Its text where it is asked for, and where it is excluded.
  let asked: String
  let excluded: String

  func with(polarity: Polarity) -> WrittenOperand {
    WrittenOperand(polarity: polarity, content: content, asked: asked, excluded: excluded)
  }

  var description: String { polarity == .positive ? asked : excluded }

  /// What it says.
  var query: FilterQuery<FilterTerm> { polarity == .positive ? content : content.negated }

  /// Two that say the same in different spellings are equal.
  static func == (left: WrittenOperand, right: WrittenOperand) -> Bool {
    left.polarity == right.polarity && left.content == right.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(polarity)
    hasher.combine(content)
  }
}

typealias WrittenQuery = FilterQuery<WrittenOperand>

extension FilterQuery where Term == WrittenOperand {
  /// The query as the parser reads its text.
  var meaning: FilterQuery<FilterTerm> {
    switch self {
    case .term(let operand): operand.query
    case .and(let polarity, let operands): .and(polarity, operands.map { $0.meaning })
    case .or(let polarity, let operands): .or(polarity, operands.map { $0.meaning })
    }
  }

  /// The text in one line with the fewest parentheses around the operands, which stay as they are written.
  func text(besideOperand: Bool) -> String {
    guard let flat = flattened() else { return "" }
    var text = ""
    flat.write(to: &text, isTop: true, besideOperand: besideOperand)
    return text
  }

  private func write(to text: inout String, isTop: Bool, besideOperand: Bool) {
    let operands: [FilterQuery]
    let connective: String
    switch self {
    case .term(let operand):
      text += operand.description
      return
    case .and(_, let children): (operands, connective) = (children, " ")
    case .or(_, let children): (operands, connective) = (children, " or ")
    }
    let isOr = connective != " "
    let isGroup = polarity == .negative || (isOr && besideOperand)
    if isGroup { text += polarity.description + "(" }
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += connective }
      operand.write(to: &text, isTop: false, besideOperand: !isOr)
    }
    if isGroup { text += ")" }
  }
}

extension QueryReading {
  /// A node as it is written: groups are left whole.
  func written(_ node: SyntaxNodeID) -> WrittenQuery? {
    switch tree.kind(of: node) {
    case .query: content(of: node).flatMap { written($0) }
    case .conjunction: .and(.positive, tree.children(of: node).compactMap { written($0) })
    case .disjunction: .or(.positive, tree.children(of: node).compactMap { written($0) })
    default: operand(node).map { .term($0) }
    }
  }

  /// Neighbours as they are written.
  func written(_ nodes: [SyntaxNodeID]) -> WrittenQuery? {
    guard nodes.count > 1, let first = nodes.first, let parent = tree.parent(of: first) else {
      return nodes.first.flatMap { written($0) }
    }
    let operands = nodes.compactMap { written($0) }
    return tree.kind(of: parent) == .disjunction ? .or(.positive, operands) : .and(.positive, operands)
  }

  /// A term or group as it is written.
  func operand(_ node: SyntaxNodeID) -> WrittenOperand? {
    let polarity: Polarity = isNegated(node) ? .negative : .positive
    let text = source[rangeBehindPrefix(node)]
    guard tree.kind(of: node) == .group else {
      guard let leaf = leaf(node) else { return nil }
      let excluded = polarity == .positive && isMisreadWhereNegated(leaf) ? "-(" + text + ")" : "-" + text
      return WrittenOperand(
        polarity: polarity, content: .term(leaf.term.with(polarity: .positive)), asked: text, excluded: excluded)
    }
    guard let inner = content(of: node), let query = query(of: inner)?.flattened() else { return nil }
    // `-(mv>3)` has its parentheses for the prefix.
    let isOne = polarity == .negative && tree.kind(of: inner).isTerm
    return WrittenOperand(
      polarity: polarity, content: query, asked: isOne ? tree.text(of: inner) : text, excluded: "-" + text)
  }

  /// Whether the source does not take a prefix before the bare term for its opposite: then a group says it.
  func isMisreadWhereNegated(_ leaf: AnalyzedLeaf) -> Bool {
    guard vocabulary.quirks.contains(.negatedNumbers) else { return false }
    switch leaf.condition {
    case .number, .parity, .columns, .date, .namedDay: return true
    default: return false
    }
  }
}
