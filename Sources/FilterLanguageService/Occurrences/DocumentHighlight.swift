import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

/// How a highlighted range relates to the one at the caret.
public enum DocumentHighlightKind: CaseIterable, Hashable, Sendable {
  /// The same term or field, the matching delimiter, or a connective of the same level.
  case same
  /// The same term with opposite polarity: `-t:elf` if the caret is in `t:elf`.
  case negated
}

extension DocumentHighlightKind: CustomStringConvertible {
  /// The name of the case.
  public var description: String { self == .same ? "same" : "negated" }
}

/// A range that belongs with the one at the caret.
public struct DocumentHighlight: Hashable, Sendable {
  /// The range in offsets of the document; a term without its minus.
  public let range: SourceRange
  /// How the range relates to the one at the caret.
  public let kind: DocumentHighlightKind
}

extension DocumentSnapshot {
  /// The ranges of the document that belong with the one at a caret, in the order of the text.
  ///
  /// - In a value, operator or name: the same term in any spelling and polarity (`t:elf`, `type:elf`, `-t:ELF`).
  /// - In a field, or a column on the right: all uses of the field. Unknown fields are compared by spelling.
  /// - At a parenthesis or the minus before one, a quote or a slash: both delimiters.
  /// - At a connective: the connectives of the same kind between the same operands.
  ///
  /// Empty for an incomplete term or pair, between tokens, and outside the text. A term needs the analysis of all
  /// queries, a field their tokens; both are linear in the text.
  public func highlights(at offset: Int) -> [DocumentHighlight] {
    if let sign = sign(at: offset) {
      return occurrences(of: sign.subject).map { DocumentHighlight(range: $0, kind: .same) }
    }
    guard source.range.touches(offset), let query = query(at: offset) else { return [] }
    let analysis = query.analysis
    let tree = analysis.parsed.tree
    let caret = query.offset(inQuery: offset)
    guard let index = tree.token(atCaret: caret), tree.tokens[index].range.touches(caret) else { return [] }
    let token = tree.tokens[index]
    guard let node = tree.path(toToken: index).last else { return [] }
    switch token.kind {
    case .whitespace, .comma, .slash: return []
    case .leftParenthesis, .rightParenthesis, .valueOpening, .valueClosing:
      return same(tree.pair(ofGroup: node), in: query)
    case .or, .and, .valueSeparator: return same(tree.connectives(of: node, like: index), in: query)
    case .field: return uses(of: FieldUse(name: analysis.source[token.range], vocabulary))
    case .minus where tree.kind(of: node).isGroup: return same(tree.pair(ofGroup: node), in: query)
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
    return occurrences(of: leaf, in: query)
  }

  private func same(_ ranges: [SourceRange], in query: DocumentQuery) -> [DocumentHighlight] {
    ranges.map { DocumentHighlight(range: query.documentRange($0), kind: .same) }
  }

  private func uses(of field: FieldUse) -> [DocumentHighlight] {
    var found: [DocumentHighlight] = []
    for query in queries { found += same(field.ranges(in: query.parsed.tree, vocabulary), in: query) }
    return found
  }

  private func occurrences(of leaf: AnalyzedLeaf, in home: DocumentQuery) -> [DocumentHighlight] {
    let meaning = TermMeaning(leaf, vocabulary: vocabulary)
    let isExclusion = meaning.isExclusion(leaf, negated: home.analysis.parsed.tree.negatedTerms())
    var found: [DocumentHighlight] = []
    for query in queries {
      let analysis = query.analysis
      let tree = analysis.parsed.tree
      var negated: Set<SyntaxNodeID>?
      for other in analysis.leaves where meaning.mayEqual(other) {
        let meant = TermMeaning(other, vocabulary: vocabulary)
        if meant.key != meaning.key { continue }
        let terms = negated ?? tree.negatedTerms()
        negated = terms
        let isSame = meant.isExclusion(other, negated: terms) == isExclusion
        let range = query.documentRange(tree.rangeAfterMinuses(of: other.node))
        found.append(DocumentHighlight(range: range, kind: isSame ? .same : .negated))
      }
    }
    return found
  }
}
