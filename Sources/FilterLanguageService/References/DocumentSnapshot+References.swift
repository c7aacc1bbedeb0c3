import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// All places of the document that name what is under a caret, the one there included, in the order of the text.
  ///
  /// - In a field, or a column on the right: the uses of that field, under whatever name. Of a name that is no field, all that are
  ///   spelled so.
  /// - Elsewhere in a term: that term by its meaning, without the minus before it. `t:elf`, `type:ELF` and `-t=elf` are one.
  ///
  /// Empty where the caret touches no term, or one that is not complete. A term makes it analyse all queries, a field makes it
  /// read their tokens; both are linear in the text.
  public func references(at offset: Int) -> [SourceRange] {
    guard let subject = CaretSubject(at: offset, in: self) else { return [] }
    if let field = subject.field {
      var found: [SourceRange] = []
      for query in queries {
        for range in field.ranges(in: query.source, vocabulary) { found.append(query.documentRange(range)) }
      }
      return found
    }
    guard let leaf = subject.leaf else { return [] }
    let meaning = TermMeaning(leaf, vocabulary)
    var found: [SourceRange] = []
    for query in queries {
      for range in ranges(of: meaning, in: query) { found.append(range) }
    }
    return found
  }

  /// Where the term under a caret first stands in the document, by its meaning and without the minus before it; nil where it is
  /// that one already, and where the caret touches no complete term. Analyses the queries up to that place.
  public func definition(at offset: Int) -> SourceRange? {
    guard let subject = CaretSubject(at: offset, in: self), let leaf = subject.leaf else { return nil }
    let meaning = TermMeaning(leaf, vocabulary)
    let own = subject.query.documentRange(subject.query.analysis.parsed.tree.rangeBehindMinuses(of: leaf.node))
    for query in queries.prefix(subject.query.index + 1) {
      if let first = ranges(of: meaning, in: query).first { return first == own ? nil : first }
    }
    return nil
  }

  /// The terms of a meaning in a query, in bytes of the document.
  private func ranges(of meaning: TermMeaning, in query: DocumentQuery) -> [SourceRange] {
    let analysis = query.analysis
    var found: [SourceRange] = []
    for leaf in analysis.leaves where meaning.mayBe(that: leaf) && TermMeaning(leaf, vocabulary).key == meaning.key {
      found.append(query.documentRange(analysis.parsed.tree.rangeBehindMinuses(of: leaf.node)))
    }
    return found
  }
}
