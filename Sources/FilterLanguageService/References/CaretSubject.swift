import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// What a caret in a document names. Ranges are those of the query.
struct CaretSubject {
  let query: DocumentQuery
  /// The token under the caret.
  let token: Token
  /// The field, where the token is one or stands for a column on the right.
  let field: FieldUse?
  /// The term, where it is complete.
  let leaf: AnalyzedLeaf?

  /// Finds what a caret names; nil where it touches no part of a term.
  init?(at offset: Int, in document: DocumentSnapshot) {
    guard document.source.range.touches(offset), let query = document.query(at: offset) else { return nil }
    let analysis = query.analysis
    let tree = analysis.parsed.tree
    let caret = query.offset(inQuery: offset)
    guard let index = tree.token(atCaret: caret), tree.tokens[index].range.touches(caret) else { return nil }
    let token = tree.tokens[index]
    guard let node = tree.path(toToken: index).last, tree.kind(of: node).isTerm else { return nil }
    let leaf = analysis.leaves.first { $0.node == node }
    self.query = query
    self.token = token
    self.leaf = leaf
    if token.kind == .field {
      field = FieldUse(name: tree.source[token.range], document.vocabulary)
    } else {
      field = token.kind == .value ? leaf?.column(document.vocabulary) : nil
    }
  }
}

extension AnalyzedLeaf {
  /// The column on the right, as `FieldUse` finds it: whether it can be compared with the field is another matter (`mv>mv`).
  func column(_ vocabulary: Vocabulary) -> FieldUse? {
    guard case .filter(_, field: let name, _, let value) = term, value.form == .bare,
      let id = vocabulary.fieldID(named: name), vocabulary[id].comparesColumns,
      let column = vocabulary.fieldID(spelled: value.text.lowercased()), vocabulary[column].isColumn
    else { return nil }
    return .field(column)
  }
}
