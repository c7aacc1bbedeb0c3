import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A diagnostic about the field or the operator of several values, each of which finds it.
private struct SharedDiagnostic: Hashable {
  let id: DiagnosticID
  let range: SourceRange
}

/// Diagnostics about single terms.
struct TermDiagnostics: DiagnosticPass {
  let query: AnalyzedQuery
  /// Hints are for typed queries, not for long texts.
  let offersHints: Bool
  /// The effect of terms that cannot be read.
  let effect: UnreadTermEffect
  var found: [Diagnostic] = []
  /// The diagnostics of the field or the operator that several values share.
  private var shared: Set<SharedDiagnostic> = []
  let budget: FixBudget

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = TermDiagnostics(
      query: query, offersHints: query.source.length <= FixTrial.maximumLength,
      effect: UnreadTermEffect(query.vocabulary), budget: budget)
    for index in query.leaves.indices {
      let first = pass.found.count
      pass.visit(index)
      if query.leaves[index].isOneValue { pass.separate(index, from: first) }
    }
    return pass.found
  }

  /// Keeps of the newest diagnostics, those of a value of a group, what was not said of the field before, without fixes
  /// that change other values.
  private mutating func separate(_ index: Int, from first: Int) {
    // A slice would keep the list, and each removal copy it.
    let new = Array(found[first...])
    found.removeSubrange(first...)
    for diagnostic in new {
      let isOfField = !query.leaves[index].range.encloses(diagnostic.range)
      if isOfField, !shared.insert(SharedDiagnostic(id: diagnostic.id, range: diagnostic.range)).inserted { continue }
      found.append(
        Diagnostic(
          id: diagnostic.id, severity: diagnostic.severity, range: diagnostic.range, message: diagnostic.message,
          related: diagnostic.related,
          fixes: diagnostic.fixes.filter { query.keepsOtherValues($0.edits, ofLeaf: index) }))
    }
  }

  private mutating func visit(_ index: Int) {
    let leaf = query.leaves[index]
    switch leaf.reading {
    case .failure(let error):
      let first = found.count
      if !reportGlued(index) { reportError(error, at: index) }
      if !query.vocabulary.ignoresUnreadTerms { refuse(leaf, error, from: first) }
    case .success(let condition):
      if reportWording(index) { return }
      switch condition {
      case .number, .columns, .date, .parity: _ = reportNegation(of: leaf, condition: condition)
      case .cost: reportSlash(index)
      case .colors: reportSlashInColors(leaf)
      case .name(let exact, let word) where hasNoNames(word, exact: exact): reportNoNames(leaf, exact: exact)
      case .name(exact: true, _): _ = reportSlashInText(leaf)
      case .text, .beginning, .unlisted, .namedDay:
        if case .namedDay = condition, reportNegation(of: leaf, condition: condition) { return }
        if reportStrayOperator(index) || reportSlashInText(leaf) || reportGlued(index)
          || reportPunctuation(of: leaf, condition: condition)
        {
          return
        }
        if !reportSwappedRole(index) { reportMisspelling(index) }
      case .whole(_, let value, isEqual: _) where !value.text.utf8.contains(UInt8(ascii: "*")): reportMisspelling(index)
      default: break
      }
    }
  }

  /// `-mv>3`: some services ignore it.
  private mutating func reportNegation(of leaf: AnalyzedLeaf, condition: Condition) -> Bool {
    guard query.vocabulary.quirks.contains(.negatedNumbers), !leaf.minus.isEmpty, leaf.term.polarity == .negative,
      let comparison = leaf.comparison
    else { return false }
    let inner = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    let text = query.source[inner]
    var fixes: [Fix] = []
    if case .parity(_, isEven: let isEven) = condition {
      fixes.append(replacing(leaf.range, with: text.dropLast(leaf.value.length) + (isEven ? "odd" : "even")))
    } else if let written = PartialComparison(written: query.source[comparison])?.comparison {
      let field = query.source[SourceRange(start: leaf.minus.end, end: comparison.start)]
      fixes.append(replacing(leaf.range, with: field + written.complement.rawValue + query.source[leaf.value]))
    }
    let group = "-(" + text + ")"
    fixes.append(replacing(leaf.range, with: group))
    report(
      .negatedNumber, at: leaf.range, "'-' does not negate the comparison '\(Diagnostic.quotation(of: text))'",
      fixes: fixes
    )
    return true
  }

  /// `o:"enters the battlefield"`: cards have other words now.
  private mutating func reportWording(_ index: Int) -> Bool {
    guard let found = query.wording(ofLeaf: index) else { return false }
    let words = query.quoted(found.range)
    let text = Diagnostic.quotation(of: found.wording.replacement)
    let message =
      switch found.wording.extent {
      case .part where found.wording.replacement.isEmpty: "\(words) is left out of texts now"
      case .part: "texts have '\(text)' now, not \(words)"
      case .value: "\(words) is written '\(text)' here"
      case .term: "\(words) is no value of '\(query.source[query.leaves[index].field ?? found.range])'; write \(text)"
      }
    var fix = replacing(found.edit.range, with: found.edit.replacement)
    if found.edit.replacement.isEmpty { fix = Fix(title: "Remove \(words)", edits: fix.edits) }
    report(.otherWording, at: found.range, message, fixes: [fix])
    return true
  }

  /// `t=:elf`, `o::"draw"`: the characters become part of the text.
  private mutating func reportStrayOperator(_ index: Int) -> Bool {
    let leaf = query.leaves[index]
    guard leaf.value.length > 1 || query.endOfPattern(at: leaf.value.end) != nil,
      ":;!=".utf8.contains(query.source.bytes[leaf.value.start])
    else { return false }
    let suggestions = query.operatorSuggestions(forLeaf: index)
    if suggestions.isEmpty { return false }
    report(
      .strayOperator, at: SourceRange(start: leaf.value.start, end: leaf.value.start + 1),
      "value starts with an operator: \(query.quoted(leaf.value))",
      fixes: suggestions.map { $0.fix })
    return true
  }

  /// `e:"urza's saga"`: listed values keep their punctuation, but titles of sets are listed without.
  private mutating func reportPunctuation(of leaf: AnalyzedLeaf, condition: Condition) -> Bool {
    guard case .unlisted(let id, _, _) = condition, case .filter(_, _, _, let value) = leaf.term,
      value.text.utf8.count <= 200
    else { return false }
    let plain = TitleSpelling.withoutPunctuation(value.text)
    guard plain != value.text, let known = query.vocabulary.valueID(plain, of: id) else { return false }
    let meant = query.vocabulary[known].text
    report(
      .unknownValue, at: leaf.value,
      "unknown value \(query.quoted(leaf.value)) for '\(query.vocabulary[id].name)'; \(UnreadTermEffect.ofUnlisted)",
      fixes: [replacing(leaf.value, with: FilterValue(meant, in: query.vocabulary.syntax).description)])
    return true
  }

  /// Suggested replacements of a term.
  func suggestions(_ index: Int) -> [Fix] {
    guard budget.spend() else { return [] }
    return query.suggestions(forLeaf: index).map { $0.fix }
  }

  /// `t:creture`, `kw:flyng`: an open list without the value, but with a similar one.
  private mutating func reportMisspelling(_ index: Int) {
    guard offersHints, let field = query.leaves[index].condition?.field else { return }
    let suggestions = query.misspellingSuggestions(forLeaf: index)
    guard !suggestions.isEmpty else { return }
    let leaf = query.leaves[index]
    report(
      .unknownValue, at: leaf.value,
      "unknown value \(query.quoted(leaf.value)) for '\(query.vocabulary[field].name)'; \(UnreadTermEffect.ofUnlisted)",
      fixes: suggestions.map { $0.fix })
  }

  private mutating func reportSwappedRole(_ index: Int) -> Bool {
    guard offersHints else { return false }
    let suggestions = query.swappedRoleSuggestions(forLeaf: index)
    guard !suggestions.isEmpty else { return false }
    let leaf = query.leaves[index]
    report(
      .swappedRole, at: leaf.value, "\(query.quoted(leaf.value)) is a value of another field",
      fixes: suggestions.map { $0.fix })
    return true
  }
}

extension AnalyzedQuery {
  /// A fix that removes a node; none if nothing can be removed.
  func removal(of node: SyntaxNodeID, quoting range: SourceRange) -> [Fix] {
    let edits = parsed.edits(removing: node)
    return edits.isEmpty ? [] : [Fix(title: "Remove \(quoted(range))", edits: edits)]
  }

  /// A piece of the query in quotes, for messages.
  func quoted(_ range: SourceRange) -> String {
    "'" + Diagnostic.quotation(of: source[SourceRange(start: range.start, end: min(range.end, range.start + 200))])
      + "'"
  }
}

extension TermSuggestion {
  var fix: Fix { Fix(title: "Change to '\(Diagnostic.quotation(of: text))'", edits: edits) }
}
