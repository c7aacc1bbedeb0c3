public import FilterCompletion
import FilterText

extension DocumentSnapshot {
  /// What could come right behind a caret, the best first; hardly ever more than five texts, none twice.
  ///
  /// First come queries of the history that begin with all that is typed of the query, the most frecent first; then the rest of the
  /// best completion, where that is clearly ahead of the others; then what closes all that is open. Each is offered only where the
  /// query has no new syntax errors with it, and only at the end of a query or before the closing parentheses there. Where nothing
  /// is typed yet, in a comment, and outside the text, there is nothing.
  ///
  /// - Parameters:
  ///   - engine: Its vocabulary counts, not that of the document.
  ///   - now: Seconds since 1970, which decide how much a use of the history counts.
  public func inlineCompletions(at offset: Int, engine: CompletionEngine, now: Double) -> [InlineCompletion] {
    guard let subject = CompletedText(at: offset, in: self), let rest = RestOfQuery(subject) else { return [] }
    var found: [InlineCompletion] = []
    func add(_ text: String, _ kind: InlineCompletion.Kind) {
      if found.contains(where: { $0.insertText == text }) || !rest.isSound(with: text) { return }
      found.append(InlineCompletion(insertText: text, range: SourceRange(at: subject.caret), kind: kind))
    }
    if rest.closing.isEmpty {
      for text in engine.history.endings(of: rest.typed, at: now) { add(text, .history) }
    }
    if let text = rest.bestEnding(engine) { add(text, .completion) }
    if let text = rest.delimiters(engine.vocabulary) { add(text, .structure) }
    return found
  }
}
