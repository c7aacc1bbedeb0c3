import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// All references to the field or term at a caret, including the one there, in the order of the text.
  ///
  /// - In a field, or a column on the right: the uses of the field under any of its names. Unknown fields are compared
  ///   by spelling.
  /// - Elsewhere in a term: the terms with the same meaning, without their minuses. `t:elf`, `type:ELF` and `-t=elf`
  ///   are equal.
  ///
  /// Empty if the caret touches no complete term. A term needs the analysis of all queries, a field their tokens; both
  /// are linear in the text.
  ///
  /// - At a parameter or a name of a query: all its uses, and where it is given.
  public func references(at offset: Int) -> [SourceRange] {
    if let sign = sign(at: offset) { return occurrences(of: sign.subject) }
    guard let subject = CaretSubject(at: offset, in: self) else { return [] }
    if let field = subject.field {
      return queries.flatMap { query in
        field.ranges(in: query.parsed.tree, vocabulary).map { query.documentRange($0) }
      }
    }
    guard let leaf = subject.leaf else { return [] }
    let meaning = TermMeaning(leaf, vocabulary: vocabulary)
    return queries.flatMap { ranges(of: meaning, in: $0) }
  }

  /// The first occurrence of the term at a caret in the document, by meaning and without its minus; `nil` if the caret
  /// is in that one, or touches no complete term. Analyzes the queries up to there.
  ///
  /// Of a parameter or a reference, where its value or its name is given.
  public func definition(at offset: Int) -> SourceRange? {
    if let sign = sign(at: offset) {
      let place = place(of: sign.subject)
      return place == sign.range ? nil : place
    }
    guard let subject = CaretSubject(at: offset, in: self), let leaf = subject.leaf else { return nil }
    let meaning = TermMeaning(leaf, vocabulary: vocabulary)
    let own = subject.query.documentRange(subject.query.analysis.parsed.tree.rangeAfterMinuses(of: leaf.node))
    for query in queries.prefix(subject.query.index + 1) {
      if let first = ranges(of: meaning, in: query).first { return first == own ? nil : first }
    }
    return nil
  }

  /// The terms with a meaning in a query, in bytes of the document.
  private func ranges(of meaning: TermMeaning, in query: DocumentQuery) -> [SourceRange] {
    let analysis = query.analysis
    var found: [SourceRange] = []
    for leaf in analysis.leaves
    where meaning.mayEqual(leaf) && TermMeaning(leaf, vocabulary: vocabulary).key == meaning.key {
      found.append(query.documentRange(analysis.parsed.tree.rangeAfterMinuses(of: leaf.node)))
    }
    return found
  }
}

/// The field or term at a caret. Ranges are those of the query.
struct CaretSubject {
  let query: DocumentQuery
  /// The token at the caret.
  let token: Token
  /// The field, if the token is one or a column on the right.
  let field: FieldUse?
  /// The term, if it is complete.
  let leaf: AnalyzedLeaf?

  /// `nil` if the caret touches no part of a term.
  init?(at offset: Int, in document: DocumentSnapshot) {
    guard document.source.range.touches(offset), let query = document.query(at: offset) else { return nil }
    let analysis = query.analysis
    let tree = analysis.parsed.tree
    let caret = query.offset(inQuery: offset)
    guard let index = tree.token(atCaret: caret), tree.tokens[index].range.touches(caret) else { return nil }
    let token = tree.tokens[index]
    guard let node = tree.path(toToken: index).last,
      tree.kind(of: node).isTerm || tree.kind(of: node) == .valueGroup && token.kind == .field
    else { return nil }
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
  /// The column on the right, even if it cannot be compared with the field (`mv>mv`).
  func column(_ vocabulary: Vocabulary) -> FieldUse? {
    guard case .filter(_, field: let name, _, let value) = term, value.form == .bare,
      let id = vocabulary.fieldID(named: name), vocabulary[id].comparesColumns,
      let column = vocabulary.fieldID(spelled: value.text.lowercased()), vocabulary[column].isColumn
    else { return nil }
    return .field(column)
  }
}
