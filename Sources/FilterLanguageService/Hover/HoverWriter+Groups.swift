import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  private var tree: SyntaxTree { analysis.parsed.tree }

  /// The hover of a connective, a parenthesis or the prefix of a group: the whole group in words.
  func groupCard(_ target: CaretTarget) -> HoverCard? {
    let range = tree.range(of: target.node)
    switch target.kind {
    case .minus:
      let minus = prefix(of: target.node)
      if isBlank(target.node) {
        return HoverCard(range: minus.range, subject: .negation, title: "not", body: [HoverWriter.emptyGroup])
      }
      return negation(of: target.node, minus: minus.range, count: minus.count)
    case .valueSeparator:
      return HoverCard(
        range: target.range, subject: .connective, title: "any of the values", body: sentence(target.node))
    case .rangeOperator:
      return HoverCard(range: range, subject: .group, title: "range", body: sentence(target.node))
    case .or:
      return HoverCard(
        range: target.range, subject: .connective, title: "or: at least one must match",
        body: sentence(target.node) + precedence(target.node))
    case .and:
      return HoverCard(
        range: target.range, subject: .connective, title: "and: all must match",
        body: sentence(target.node) + ["Between two terms " + .code("and") + " may be left out"])
    case .leftParenthesis, .rightParenthesis, .valueOpening, .valueClosing:
      return HoverCard(
        range: range, subject: .group, title: tree.kind(of: target.node) == .valueGroup ? "values" : "group",
        body: isBlank(target.node) ? [HoverWriter.emptyGroup] : sentence(target.node))
    default: return nil
    }
  }

  private static var emptyGroup: StyledText { "An empty group has no effect" }

  /// Whether a group has neither complete nor partial terms.
  private func isBlank(_ node: SyntaxNodeID) -> Bool {
    !tree.tokens(of: node).contains { index in
      switch tree.tokens[index].kind {
      case .leftParenthesis, .rightParenthesis, .valueOpening, .valueClosing, .minus, .field, .comparison: false
      default: !tree.tokens[index].kind.isTrivia
      }
    }
  }

  /// A note that `or` binds loosest, if one of its sides has several terms.
  private func precedence(_ node: SyntaxNodeID) -> [StyledText] {
    let branches = tree.children(of: node).filter { tree.kind(of: $0) == .conjunction }
    return branches.isEmpty ? [] : [.code("or") + " binds loosest: each side is one group"]
  }

  /// The prefixes of a group.
  private func prefix(of node: SyntaxNodeID) -> (range: SourceRange, count: Int) {
    let start = tree.range(of: node).start
    var range = SourceRange(at: start)
    var count = 0
    for index in tree.tokens(of: node) {
      let token = tree.tokens[index]
      if token.kind == .leftParenthesis { break }
      if token.kind == .minus {
        range = SourceRange(start: start, end: token.range.end)
        count += 1
      }
    }
    return (range, count)
  }

  /// A description of what the prefixes of a term or group exclude.
  func negation(of node: SyntaxNodeID, minus: SourceRange, count: Int) -> HoverCard {
    let query = analysis.part(of: node, dropsPrefixes: true)
    if count % 2 == 0 {
      return HoverCard(
        range: minus, subject: .negation, title: "not, \(count) times",
        body: ["An even number of minuses cancels out"] + sentence(query))
    }
    if query.leaves.count == 1, query.leaves[0].isDirective {
      return HoverCard(
        range: minus, subject: .negation, title: "not",
        body: ["'-' has no effect on a directive"])
    }
    var body: [StyledText] = []
    if query.isBeyondWords {
      body += sentence(query)
    } else if query.explanation.condition != nil {
      let limit = HoverWriter.sentenceLength
      body.append(.words(Phrase.shortened("Leaves out " + query.englishExplanation.description, to: limit)))
      body += sentence(node)
    }
    return HoverCard(range: minus, subject: .negation, title: "not", body: body)
  }

  /// The hover of `++` and `@@`: the filter they stand for.
  func shorthand(_ term: HoveredTerm) -> HoverCard? {
    guard let range = term.outline.value, let shorthand = Shorthand(rawValue: source[range]) else { return nil }
    let meaning: StyledText = "Short for " + .code(shorthand.term(.positive).description)
    return HoverCard(
      range: range, subject: .shorthand, title: "shorthand \(shorthand.rawValue)", body: [meaning] + sentence(term))
  }
}
