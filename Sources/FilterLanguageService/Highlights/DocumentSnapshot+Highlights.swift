import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// The places of the document that have to do with what is under a caret, in the order of the text.
  ///
  /// - In a value, operator or name: the same term wherever it stands, however it is spelled and whether it is negated or not
  ///   (`t:elf`, `type:elf`, `-t:ELF`).
  /// - In a field, or a column on the right: all uses of that field. Of a name that is no field, all that are spelled so.
  /// - At a parenthesis or the minus before one, a quote or a slash: both of the pair.
  /// - At a connective: those like it that join the same things.
  ///
  /// Empty where the caret touches nothing of a query, or a term or pair that is not complete, and for an offset outside the
  /// text. Only a term makes it analyse other queries; a field makes it read their tokens; both are linear in the text.
  public func highlights(at offset: Int) -> [DocumentHighlight] {
    guard source.range.touches(offset), let query = query(at: offset) else { return [] }
    let analysis = query.analysis
    let tree = analysis.parsed.tree
    let caret = query.offset(inQuery: offset)
    guard let index = tree.token(atCaret: caret), tree.tokens[index].range.touches(caret) else { return [] }
    let token = tree.tokens[index]
    guard let node = tree.path(toToken: index).last else { return [] }
    switch token.kind {
    case .whitespace, .comma, .slash: return []
    case .leftParenthesis, .rightParenthesis: return same(tree.pair(ofGroup: node), in: query)
    case .or, .and: return same(tree.connectives(of: node, like: index), in: query)
    case .field: return uses(of: FieldUse(name: analysis.source[token.range], vocabulary))
    case .minus where tree.kind(of: node) == .group: return same(tree.pair(ofGroup: node), in: query)
    default: break
    }
    if let text = QuotedToken(token, in: tree.source), let closing = text.closing,
      text.opening.touches(caret) || closing.touches(caret)
    {
      return same([text.opening, closing], in: query)
    }
    guard let leaf = analysis.leaves.first(where: { $0.node == node }) else { return [] }
    if token.kind == .value, case .columns(_, _, let column)? = leaf.condition {
      return uses(of: .field(column))
    }
    return places(of: leaf, in: query)
  }

  private func same(_ ranges: [SourceRange], in query: DocumentQuery) -> [DocumentHighlight] {
    ranges.map { DocumentHighlight(range: query.documentRange($0), kind: .same) }
  }

  private func uses(of field: FieldUse) -> [DocumentHighlight] {
    var found: [DocumentHighlight] = []
    for query in queries { found += same(field.ranges(in: query.source, vocabulary), in: query) }
    return found
  }

  private func places(of leaf: AnalyzedLeaf, in home: DocumentQuery) -> [DocumentHighlight] {
    let meaning = TermMeaning(leaf, vocabulary)
    let isExclusion = meaning.isExclusion(leaf, home.analysis.parsed.tree.negatedTerms())
    var found: [DocumentHighlight] = []
    for query in queries {
      let analysis = query.analysis
      let tree = analysis.parsed.tree
      var negated: Set<SyntaxNodeID>?
      for other in analysis.leaves where meaning.mayBe(that: other) {
        let meant = TermMeaning(other, vocabulary)
        if meant.key != meaning.key { continue }
        let terms = negated ?? tree.negatedTerms()
        negated = terms
        let isSame = meant.isExclusion(other, terms) == isExclusion
        let range = query.documentRange(tree.rangeBehindMinuses(of: other.node))
        found.append(DocumentHighlight(range: range, kind: isSame ? .same : .negated))
      }
    }
    return found
  }
}
