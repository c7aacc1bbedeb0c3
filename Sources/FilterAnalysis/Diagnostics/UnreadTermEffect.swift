import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// The effect of a term that cannot be read, as the last clause of a message. It is true wherever the query is run.
struct UnreadTermEffect {
  /// The effect of most terms: "this term is ignored".
  let ofUnread: String
  /// The effect of a comparison: the service ignores it or finds nothing with it, as strictly as it is read.
  let ofComparison: String
  /// The effect of a directive.
  let ofDirective: String

  private static let refusal = "the query is refused"
  /// A value that an open list does not have. It may occur in an item all the same.
  static let ofUnlisted = "no known value matches"
  /// All clauses that may end a message.
  static let all = [
    refusal, "this term is ignored", "this term is ignored or matches nothing", "this directive is ignored", ofUnlisted,
  ]

  init(_ vocabulary: Vocabulary) {
    let isRefused = !vocabulary.ignoresUnreadTerms
    ofUnread = isRefused ? Self.refusal : "this term is ignored"
    ofComparison = isRefused ? Self.refusal : "this term is ignored or matches nothing"
    ofDirective = isRefused ? Self.refusal : "this directive is ignored"
  }
}

extension TermDiagnostics {
  /// Makes the diagnostics of a term that cannot be read errors, since they refuse the query; there is at least one.
  mutating func refuse(_ leaf: AnalyzedLeaf, _ error: TermError, from first: Int) {
    if first == found.count {
      let reason = error.reason(for: query.source[leaf.value], in: query.vocabulary)
      report(.unreadTerm, at: leaf.range, "\(query.quoted(leaf.range)): \(reason); \(effect.ofUnread)")
    }
    for index in first..<found.count { found[index] = found[index].asError }
  }

  /// Whether the list has no names, or no texts that a bare word searches and no values that it may be, and does not
  /// ignore the word.
  func hasNoNames(_ word: FilterValue, exact: Bool) -> Bool {
    let vocabulary = query.vocabulary
    if vocabulary.ignoresUnreadTerms { return false }
    if !exact, vocabulary.isOfLists {
      return vocabulary.wordFields.isEmpty && !vocabulary.wordValueFields.contains { vocabulary.mayHaveOthers($0) }
        && vocabulary.valueConditions(of: word.text, in: vocabulary.wordValueFields).isEmpty
    }
    return vocabulary.fieldID(spelled: vocabulary.nameField) == nil
  }

  /// `bolt` in a list without names.
  mutating func reportNoNames(_ leaf: AnalyzedLeaf, exact: Bool) {
    if leaf.isForeignConnective { return }
    let noun = exact || !query.vocabulary.isOfLists ? "names" : "texts"
    report(
      .unreadTerm, at: leaf.range,
      "\(query.quoted(leaf.range)) has no field, and this list has no \(noun) to search; \(effect.ofUnread)")
    found[found.count - 1] = found[found.count - 1].asError
  }
}

extension Diagnostic {
  /// The same diagnostic as an error.
  var asError: Diagnostic {
    Diagnostic(id: id, severity: .error, range: range, message: message, related: related, fixes: fixes)
  }
}
