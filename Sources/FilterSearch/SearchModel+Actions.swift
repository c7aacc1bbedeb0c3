public import FilterQueryKit

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension SearchModel {
  /// Accepts a suggestion. False if it is not among those for the present text, which stays unchanged.
  @discardableResult
  public func accept(_ suggestion: CompletionItem) -> Bool {
    guard let accepted = try? session.accept(suggestion), accepted.original == text else { return false }
    (suggestions, selectedSuggestion) = ([], nil)
    edit(accepted.text, caret: accepted.caret)
    return true
  }

  /// Accepts the selected suggestion, or the first one without a selection, as a press of Tab does. False, and no change,
  /// if there is none for the present text.
  ///
  /// ```swift
  /// .onKeyPress(.tab) { model.acceptSelected() ? .handled : .ignored }
  /// ```
  @discardableResult
  public func acceptSelected() -> Bool { (selectedSuggestion ?? suggestions.first).map { accept($0) } ?? false }

  /// Applies a fix of a diagnostic that is shown. False if the diagnostics are of another text, which stays unchanged.
  @discardableResult
  public func apply(_ fix: Fix) -> Bool {
    guard diagnosedText == text, diagnostics.contains(where: { $0.fixes.contains(fix) }),
      let fixed = fix.applied(to: SourceText(text))
    else { return false }
    var caret = caret
    for edit in fix.edits.reversed() where edit.range.start <= caret {
      let inserted = edit.replacement.utf8.count
      // A caret in replaced text moves to its end.
      caret = edit.range.end <= caret ? caret + inserted - edit.range.length : edit.range.start + inserted
    }
    edit(fixed.description, caret: caret)
    return true
  }

  /// Records the query as used, when a person submits it, and shows the diagnostics at the caret at once. A query that
  /// finds nothing or has an error is not remembered.
  public func submit() {
    if !showsFormerResults, !results.isEmpty {
      changeHistory { $0.recording(use: text, at: options.now(), vocabulary: vocabulary) }
    }
    moveCaret(to: text.utf8.count)
  }

  /// Pins the query after the others. A text without a complete term changes nothing.
  public func pin() { changeHistory { $0.pinning(text, vocabulary: vocabulary) } }

  /// Unpins a query, however it is spelled.
  public func unpin(_ query: String) { changeHistory { $0.unpinning(query, vocabulary: vocabulary) } }

  /// Forgets the uses of a query, however it is spelled.
  public func forget(_ query: String) { changeHistory { $0.forgetting(query, vocabulary: vocabulary) } }

  private func changeHistory(_ change: (CompletionHistory) -> CompletionHistory) {
    history = change(history)
    session.update(history: history)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension SearchModel {
  /// The conditions that a field shows as tokens. Setting them, as a field does that removes one, keeps the text beside
  /// them.
  public var tokens: [QueryToken] {
    get { content.tokens }
    set {
      var content = content
      content.tokens = newValue
      replaceContent(content, caret: content.query.utf8.count)
    }
  }

  /// The text beside the tokens. Setting it makes tokens of the conditions that are finished in it: those that the
  /// caret, at the end of the change, does not touch.
  public var fieldText: String {
    get { content.text }
    set {
      let place = SearchEdit.caret(after: newValue, from: content.text)
      var content = content
      let typed = content.type(newValue, caret: place)
      replaceContent(content, caret: content.queryOffset(ofText: typed))
    }
  }

  /// Removes a token from the query.
  public func remove(_ token: QueryToken) { tokens.removeAll { $0.id == token.id } }

  /// Turns a token into text at the beginning of ``fieldText``, with the caret after it.
  public func edit(_ token: QueryToken) {
    var content = content
    guard let length = content.edit(token) else { return }
    replaceContent(content, caret: content.queryOffset(ofText: length))
  }

  /// Joins two tokens to one that either may meet: `status is open or status is new`.
  public func join(_ token: QueryToken, with other: QueryToken) {
    var content = content
    content.join(token, with: other)
    replaceContent(content, caret: content.query.utf8.count)
  }

  /// Parts a joined token into its alternatives, each a token of its own, which all must be met.
  public func separate(_ token: QueryToken) {
    var content = content
    content.separate(token)
    replaceContent(content, caret: content.query.utf8.count)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension SearchModel {
  /// The query with its meaning, for colors (`AttributedString.init(_:coloring:marking:)`) and explanations. Made at each
  /// call, in time linear in the text.
  public var analyzed: AnalyzedQuery { AnalyzedQuery(parsing: text, vocabulary: vocabulary) }
}
