public import FilterText

extension DocumentSnapshot {
  /// The pieces of the document in the order of the text, in offsets of the document: none is empty, none crosses a line break,
  /// no two overlap.
  ///
  /// With a range, those that share a byte with it; only the queries it touches are analysed. A range outside the text has none.
  public func semanticTokens(in range: SourceRange? = nil) -> [SemanticToken] {
    let wanted = (range ?? source.range).clamped(to: source.range)
    var tokens: [SemanticToken] = []
    var upcoming = queries(touching: wanted)
    // Queries and comments stand in lines of their own, so the two lists only have to be merged.
    for line in lines.line(of: wanted.start)...lines.line(of: wanted.end) {
      guard let comment = comment(ofLine: line) else { continue }
      while let query = upcoming.first, query.range.start < comment.range.start {
        append(query, within: wanted, to: &tokens)
        upcoming = upcoming.dropFirst()
      }
      if comment.range.overlaps(wanted) {
        let modifiers: SemanticTokenModifiers = comment.isHeading ? .documentation : []
        tokens.append(SemanticToken(range: comment.range, kind: .comment, modifiers: modifiers))
      }
    }
    for query in upcoming { append(query, within: wanted, to: &tokens) }
    return tokens
  }

  /// The pieces of a query of a document, in offsets of the query: what stays the same when the query is only moved. Linear in
  /// the query.
  public func semanticTokens(of query: DocumentQuery) -> [SemanticToken] {
    query.analysis.semanticTokens
  }

  private func append(_ query: DocumentQuery, within wanted: SourceRange, to tokens: inout [SemanticToken]) {
    for token in semanticTokens(of: query) {
      let range = query.documentRange(token.range)
      if !range.overlaps(wanted) { continue }
      tokens.append(SemanticToken(range: range, kind: token.kind, modifiers: token.modifiers))
    }
  }
}
