import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// What a rename at a caret would change; nil where nothing there has a name: in operators, patterns, connectives, comments, and
  /// values that are not complete. Analyses one query.
  public func prepareRename(at offset: Int) -> RenameTarget? {
    guard let subject = CaretSubject(at: offset, in: self) else { return nil }
    let query = subject.query
    if subject.field != nil {
      return RenameTarget(
        range: query.documentRange(subject.token.range), placeholder: query.source[subject.token.range], kind: .field)
    }
    guard let leaf = subject.leaf, let text = RenamedText(leaf, in: query.analysis.parsed.tree, vocabulary),
      subject.token.range == text.token.range
    else { return nil }
    return RenameTarget(
      range: query.documentRange(text.inside), placeholder: text.text, kind: text.kind(in: vocabulary))
  }

  /// The edits that give what is under a caret another name in the whole document: sorted, not overlapping, and nothing that does
  /// not change.
  ///
  /// - A value: wherever the same field, under any of its names, is asked for the same value, letter case aside. Fields, operators
  ///   and minuses stay, and quotes stay quotes; a bare value gets quotes where the new text needs them.
  /// - A field: all its uses, under whatever name, before an operator and as a column. The name may be one of another field, or of
  ///   none: that is for the person to know.
  /// - A name: wherever the same word or phrase stands, letter case aside. Whole names (`!bolt`) and words are told apart.
  ///
  /// Afterwards the document has as many terms as before, and all others read as they did. Analyses all queries.
  public func rename(at offset: Int, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    guard let subject = CaretSubject(at: offset, in: self) else { throw .nothingHere }
    if let field = subject.field { return try rename(field, to: newText) }
    guard let leaf = subject.leaf, let text = RenamedText(leaf, in: subject.query.analysis.parsed.tree, vocabulary),
      subject.token.range == text.token.range
    else { throw .nothingHere }
    if newText.utf8.allSatisfy({ Blank.isBlank($0) }) { throw .blankText }
    if newText.utf8.contains(where: { Blank.endsLine($0) }) { throw .lineBreak }
    var edits: [TextEdit] = []
    for query in queries {
      edits += query.documentEdits(try rename(text, to: newText, in: query))
    }
    return edits
  }

  private func rename(_ field: FieldUse, to newText: String) throws(RenameRefusal) -> [TextEdit] {
    if newText.utf8.allSatisfy({ Blank.isBlank($0) }) { throw .blankText }
    guard FieldName(exactly: newText) != nil else { throw .noFieldName(newText) }
    var edits: [TextEdit] = []
    for query in queries {
      let ranges = field.ranges(in: query.source, vocabulary).filter { query.source[$0] != newText }
      if ranges.isEmpty { continue }
      let own = ranges.map { TextEdit(range: $0, replacement: newText) }
      guard let after = query.source.applying(own) else { continue }
      let parsed = ParsedQuery(parsing: after)
      let before = query.analysis.parsed
      guard parsed.leafNodes.count == before.leafNodes.count, parsed.outcome == before.outcome else {
        throw .unwritable(newText)
      }
      edits += query.documentEdits(own)
    }
    return edits
  }

  /// The edits of one query, in its offsets.
  private func rename(
    _ text: RenamedText, to newText: String, in query: DocumentQuery
  ) throws(RenameRefusal) -> [TextEdit] {
    let analysis = query.analysis
    var edits: [TextEdit] = []
    var renamed: Set<Int> = []
    for (index, leaf) in analysis.leaves.enumerated() {
      guard let other = RenamedText(leaf, in: analysis.parsed.tree, vocabulary), other.isSame(as: text) else {
        continue
      }
      renamed.insert(index)
      if let edit = other.edit(to: newText, in: query.source) { edits.append(edit) }
    }
    guard !edits.isEmpty else { return [] }
    guard let after = query.source.applying(edits), let leaves = ParsedQuery(parsing: after).query?.leaves,
      leaves.count == analysis.leaves.count, after.bytes.first != UInt8(ascii: "#")
    else { throw .unwritable(newText) }
    let written = FilterValue(quoted: newText).text
    for (index, leaf) in leaves.enumerated() {
      let isRight =
        renamed.contains(index)
        ? leaf == analysis.leaves[index].term.renamed(leaf, written) : leaf == analysis.leaves[index].term
      if !isRight { throw .unwritable(newText) }
    }
    return edits
  }
}

extension FilterTerm {
  /// The term with another text; the quotes are those of `other`. Nil for a pattern.
  fileprivate func renamed(_ other: FilterTerm, _ text: String) -> FilterTerm? {
    switch (self, other) {
    case (.name(let polarity, exact: let exact, _), .name(_, exact: _, let name)) where name.text == text:
      .name(polarity, exact: exact, name)
    case (.filter(let polarity, field: let field, let comparison, _), .filter(_, field: _, _, let value))
    where value.text == text:
      .filter(polarity, field: field, comparison, value)
    default: nil
    }
  }
}
