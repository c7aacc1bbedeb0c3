import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Makes the hover cards of one query, with ranges in the query.
struct HoverWriter {
  let analysis: AnalyzedQuery

  /// The maximum length of an explanation in characters.
  static let sentenceLength = 400

  init(_ analysis: AnalyzedQuery) {
    self.analysis = analysis
  }

  var vocabulary: Vocabulary { analysis.vocabulary }
  var source: SourceText { analysis.source }
  private var tree: SyntaxTree { analysis.parsed.tree }

  /// The card for a token.
  func card(for target: CaretTarget, at offset: Int) -> HoverCard? {
    var node = target.node
    if tree.kind(of: node) == .valueGroup, target.kind == .field || target.kind == .comparison {
      // The field of several values is that of the first one.
      node = analysis.leaves.first { tree.valueGroup(of: $0.node) == target.node }?.node ?? node
    } else if !tree.kind(of: node).isTerm || target.kind == .rangeOperator {
      return groupCard(target)
    }
    let outline = TermOutline(node, in: tree)
    let term = HoveredTerm(outline: outline, leafIndex: analysis.leaves.firstIndex { $0.node == node }, in: analysis)
    guard var card = termCard(term, target: target, at: offset) else { return nil }
    if tree.terms.count > 1 { card.query = analysis.sentence(limit: HoverWriter.sentenceLength) }
    return card
  }

  private func termCard(_ term: HoveredTerm, target: CaretTarget, at offset: Int) -> HoverCard? {
    switch target.kind {
    case .minus:
      // A minus alone negates nothing.
      if term.outline.unprefixed.isEmpty { return nil }
      return negation(of: target.node, minus: term.outline.minus, count: term.outline.minusCount)
    case .shorthand: return shorthand(term)
    default: break
    }
    switch tree.kind(of: target.node) {
    case .nameTerm where term.field == nil, .exactNameTerm: return name(term)
    default: break
    }
    guard let field = term.field else { return termWithoutField(term) ?? unknownField(term) }
    switch target.kind {
    case .field: return fieldCard(term, field: field)
    case .comparison, .halfComparison: return comparison(term, field: field)
    case .regex, .unclosedRegex: return pattern(term, field: field, at: offset)
    default: return value(term, field: field, at: offset)
    }
  }

  /// The explanation of a part of the query; may be empty.
  func sentence(_ node: SyntaxNodeID) -> [StyledText] { sentence(analysis.part(of: node)) }

  /// The explanation of a query; may be empty.
  func sentence(_ query: AnalyzedQuery) -> [StyledText] {
    let sentence = query.sentence(limit: HoverWriter.sentenceLength)
    return sentence.isEmpty ? [] : [.words(sentence)]
  }

  /// The explanation of a term; empty for an ignored term, which has a diagnostic.
  func sentence(_ term: HoveredTerm) -> [StyledText] {
    guard let condition = term.leaf?.condition else { return [] }
    if case .directive = condition {
      return [.words("Results: " + vocabulary.explanation(of: condition))]
    }
    return sentence(term.outline.node)
  }

  /// A part of the query, shortened for a title.
  func excerpt(_ text: String) -> String { Phrase.shortened(text, to: 60) }
}

/// The hovered term.
struct HoveredTerm {
  let outline: TermOutline
  /// The index of its leaf; `nil` for an incomplete term.
  let leafIndex: Int?
  /// The leaf; `nil` for an incomplete term.
  let leaf: AnalyzedLeaf?
  /// The field; `nil` if it is unknown or missing.
  let field: Field?

  init(outline: TermOutline, leafIndex: Int?, in analysis: AnalyzedQuery) {
    self.outline = outline
    self.leafIndex = leafIndex
    self.leaf = leafIndex.map { analysis.leaves[$0] }
    let name = outline.fieldName(in: analysis.source)
    self.field = name.flatMap { analysis.vocabulary.field(named: $0) }
  }
}
