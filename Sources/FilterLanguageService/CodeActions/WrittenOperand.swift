import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A term or group with its original text: the leaf of queries that are rewritten without changing spellings.
struct WrittenOperand: FilterQueryTerm {
  let polarity: Polarity
  /// The meaning without the minus.
  let content: FilterQuery<FilterTerm>
  /// The text without the minus.
  let positiveText: String
  /// The text with the minus.
  let negativeText: String

  func with(polarity: Polarity) -> WrittenOperand {
    WrittenOperand(polarity: polarity, content: content, positiveText: positiveText, negativeText: negativeText)
  }

  var description: String { polarity == .positive ? positiveText : negativeText }

  /// The meaning.
  var query: FilterQuery<FilterTerm> { polarity == .positive ? content : content.negated }

  /// Operands with the same meaning are equal, whatever their spelling.
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
  /// The meaning of the text.
  var meaning: FilterQuery<FilterTerm> {
    switch self {
    case .term(let operand): operand.query
    case .and(let polarity, let operands): .and(polarity, operands.map { $0.meaning })
    case .or(let polarity, let operands): .or(polarity, operands.map { $0.meaning })
    }
  }

  /// The text in one line, with minimal parentheses around the original operands.
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

extension QueryTreeReader {
  /// A node with its original spellings; groups stay whole.
  func written(_ node: SyntaxNodeID) -> WrittenQuery? {
    switch tree.kind(of: node) {
    case .query: content(of: node).flatMap { written($0) }
    case .conjunction: .and(.positive, tree.children(of: node).compactMap { written($0) })
    case .disjunction: .or(.positive, tree.children(of: node).compactMap { written($0) })
    default: operand(node).map { .term($0) }
    }
  }

  /// Adjacent operands with their original spellings.
  func written(_ nodes: [SyntaxNodeID]) -> WrittenQuery? {
    guard nodes.count > 1, let first = nodes.first, let parent = tree.parent(of: first) else {
      return nodes.first.flatMap { written($0) }
    }
    let operands = nodes.compactMap { written($0) }
    return tree.kind(of: parent) == .disjunction ? .or(.positive, operands) : .and(.positive, operands)
  }

  /// A term or group with its original spelling.
  func operand(_ node: SyntaxNodeID) -> WrittenOperand? {
    let polarity: Polarity = isNegated(node) ? .negative : .positive
    let text = source[rangeAfterPrefix(node)]
    if tree.kind(of: node) == .valueGroup {
      guard let query = parsed.part(of: node, dropsPrefixes: true).query else { return nil }
      return WrittenOperand(polarity: polarity, content: query, positiveText: text, negativeText: "-" + text)
    }
    guard tree.kind(of: node) == .group else {
      guard let leaf = leaf(node) else { return nil }
      let negativeText = polarity == .positive && isMisreadIfNegated(leaf) ? "-(" + text + ")" : "-" + text
      return WrittenOperand(
        polarity: polarity, content: .term(leaf.term.with(polarity: .positive)), positiveText: text,
        negativeText: negativeText)
    }
    guard let inner = content(of: node), let query = query(of: inner)?.flattened() else { return nil }
    // The parentheses of `-(mv>3)` belong to the minus.
    let isOne = polarity == .negative && tree.kind(of: inner).isTerm
    return WrittenOperand(
      polarity: polarity, content: query, positiveText: isOne ? tree.text(of: inner) : text, negativeText: "-" + text)
  }

  /// Whether the source does not negate the term at a minus, so that it needs parentheses: a quirk of some
  /// vocabularies.
  func isMisreadIfNegated(_ leaf: AnalyzedLeaf) -> Bool {
    guard vocabulary.quirks.contains(.negatedNumbers) else { return false }
    switch leaf.condition {
    case .number, .parity, .columns, .date, .namedDay: return true
    default: return false
    }
  }
}

/// The original spellings of the terms of a query.
struct TermSpellings {
  private let vocabulary: Vocabulary
  private var known: [FilterTerm: WrittenOperand] = [:]

  init(_ reader: QueryTreeReader) {
    vocabulary = reader.vocabulary
    for leaf in reader.analysis.leaves {
      let term = leaf.term.with(polarity: .positive)
      if known[term] == nil { known[term] = reader.operand(leaf.node) }
    }
  }

  /// A term in the spelling of its first occurrence, otherwise in canonical form.
  func operand(for term: FilterTerm) -> WrittenOperand {
    let positive = term.with(polarity: .positive)
    if let known = known[positive] { return known.with(polarity: term.polarity) }
    return WrittenOperand(
      polarity: term.polarity, content: .term(positive), positiveText: positive.description,
      negativeText: positive.negated.description)
  }
}
