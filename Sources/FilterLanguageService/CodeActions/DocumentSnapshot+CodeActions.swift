public import FilterText

extension DocumentSnapshot {
  /// What can be done about a selection, or a caret where the range is empty, in byte offsets of the document.
  ///
  /// ```swift
  /// let document = DocumentSnapshot("t:elf -(c:g or c:w)", vocabulary: .scryfall)
  /// document.codeActions(in: SourceRange(at: 7)).map(\.title)
  /// // ["Remove the negation of '(c:g or c:w)'", "Move the negation inwards: -c:g -c:w", …]
  /// ```
  ///
  /// First come the fixes of the findings that touch the range, then what can be written differently, what changes most first,
  /// then what is about the whole document. What only spells the whole query differently is offered where more than one term is
  /// selected or the caret stands between terms. Rewritings are offered for a valid query that the whole range lies in; each was
  /// applied and read back before it is offered. Only the queries the range touches are analysed, unless `kinds` asks for
  /// actions about the document. A range outside the document, or in a comment, gets those alone.
  public func codeActions(
    in range: SourceRange, kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases)
  ) -> [CodeAction] {
    let touched = queries(touching: range)
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) {
      for query in touched { actions += QuickFixes(query, vocabulary).actions(touching: range) }
    }
    let refactorings: Set<CodeActionKind> = [.refactorRewrite, .refactorExtract, .refactorInline]
    if !kinds.isDisjoint(with: refactorings), touched.count == 1, let query = touched.first {
      // The actions so far are fixes of this query.
      let fixed = actions.compactMap { query.source(applying: $0.edits) }
      actions += Refactorings(query, range, lineBreak: lineBreak)?.actions(of: kinds, besides: Set(fixed)) ?? []
    }
    if kinds.contains(.sourceFixAll) { actions += fixAllAction.map { [$0] } ?? [] }
    if kinds.contains(.sourceOrganizeTerms) { actions += organizeTermsAction.map { [$0] } ?? [] }
    return actions
  }

  /// The line break the document uses: that of its first line.
  private var lineBreak: String {
    let end = lines.content(ofLine: 0).end
    let full = lines.range(ofLine: 0).end
    let ending = source[SourceRange(start: end, end: full)]
    return ending.isEmpty ? "\n" : ending
  }
}
