import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Findings about single terms.
struct TermDiagnostics {
  let query: AnalyzedQuery
  /// Hints are for what people type, not for texts of many pages.
  let offersHints: Bool
  private(set) var found: [Diagnostic] = []
  private let budget: FixBudget

  static func of(_ query: AnalyzedQuery, _ budget: FixBudget) -> [Diagnostic] {
    var pass = TermDiagnostics(
      query: query, offersHints: query.source.length <= FixTrial.longestText, budget: budget)
    for index in query.leaves.indices { pass.visit(index) }
    return pass.found
  }

  private mutating func visit(_ index: Int) {
    let leaf = query.leaves[index]
    switch leaf.reading {
    case .failure(let mistake):
      if reportGlued(leaf) { return }
      reportMistake(mistake, index)
    case .success(let condition):
      switch condition {
      case .number, .columns, .date, .parity: _ = reportNegation(leaf, condition)
      case .cost: reportSlash(index)
      case .name(exact: true, _): _ = reportSlashInText(leaf)
      case .text, .unlisted, .namedDay:
        if case .namedDay = condition, reportNegation(leaf, condition) { return }
        if reportStrayOperator(index) || reportSlashInText(leaf) || reportGlued(leaf)
          || reportPunctuation(leaf, condition)
        {
          return
        }
        reportSwappedRole(index)
      default: break
      }
    }
  }

  mutating func report(
    _ problem: SemanticProblem, _ range: SourceRange, _ message: String, related: [RelatedPlace] = [],
    fixes: [Fix] = []
  ) {
    found.append(
      Diagnostic(
        id: problem.id, severity: problem.severity, range: range, message: message, related: related, fixes: fixes))
  }

  /// The text of a piece of the query, in quotes, cut where it is long.
  func quoted(_ range: SourceRange) -> String { Excerpts.quoted(range, of: query.source) }

  /// A fix that puts a text in the place of a piece.
  func replacing(_ range: SourceRange, with text: String) -> Fix {
    Fix(title: "Change to '\(Excerpts.cut(text))'", edits: [TextEdit(range: range, replacement: text)])
  }

  /// A fix that takes a term out.
  func removing(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard budget.spend() else { return [] }
    let edits = query.parsed.edits(removing: leaf.node)
    return edits.isEmpty ? [] : [Fix(title: "Remove \(quoted(leaf.range))", edits: edits)]
  }

  /// `-mv>3`: some sources take it for no condition at all.
  private mutating func reportNegation(_ leaf: AnalyzedLeaf, _ condition: Condition) -> Bool {
    guard query.vocabulary.quirks.contains(.negatedNumbers), !leaf.minus.isEmpty, leaf.term.polarity == .negative,
      let comparison = leaf.comparison
    else { return false }
    let inner = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    let text = query.source[inner]
    var fixes: [Fix] = []
    if case .parity(_, isEven: let isEven) = condition {
      fixes.append(replacing(leaf.range, with: text.dropLast(leaf.value.length) + (isEven ? "odd" : "even")))
    } else if let written = Comparison(rawValue: query.source[comparison]) {
      let field = query.source[SourceRange(start: leaf.minus.end, end: comparison.start)]
      fixes.append(replacing(leaf.range, with: field + written.complement.rawValue + query.source[leaf.value]))
    }
    let group = "-(" + text + ")"
    fixes.append(
      Fix(title: "Write as a group: '\(Excerpts.cut(group))'", edits: [TextEdit(range: leaf.range, replacement: group)])
    )
    report(
      .negatedNumber, leaf.range,
      "The source does not read \(quoted(leaf.range)) as the opposite of '\(Excerpts.cut(text))'", fixes: fixes)
    return true
  }

  /// `t=:elf`, `o::"draw"`: the marks are taken for a part of the text.
  private mutating func reportStrayOperator(_ index: Int) -> Bool {
    let leaf = query.leaves[index]
    guard leaf.value.length > 1, ":;!=".utf8.contains(query.source.bytes[leaf.value.start]) else { return false }
    let suggestions = query.operatorSuggestions(forLeaf: index)
    if suggestions.isEmpty { return false }
    report(
      .strayOperator, SourceRange(start: leaf.value.start, end: leaf.value.start + 1),
      "The value begins with a mark of an operator: \(quoted(leaf.value))",
      fixes: suggestions.map { $0.fix })
    return true
  }

  /// `e:"urza's saga"`: values of lists are compared with their punctuation, and titles of sets have none there.
  private mutating func reportPunctuation(_ leaf: AnalyzedLeaf, _ condition: Condition) -> Bool {
    guard case .unlisted(let id, _, _) = condition, case .filter(_, _, _, let value) = leaf.term,
      value.text.utf8.count <= 200
    else { return false }
    let plain = TitleSpelling.withoutPunctuation(value.text)
    guard plain != value.text, let known = query.vocabulary.valueID(plain, of: id) else { return false }
    let meant = query.vocabulary[known].text
    report(
      .unknownValue, leaf.value,
      "unknown value \(quoted(leaf.value)) for '\(query.vocabulary[id].name)'; this term silently matches nothing",
      fixes: [replacing(leaf.value, with: FilterValue(meant).description)])
    return true
  }

  /// What the term may have been meant to be.
  func suggestions(_ index: Int) -> [Fix] {
    guard budget.spend() else { return [] }
    return query.suggestions(forLeaf: index).map { $0.fix }
  }

  private mutating func reportSwappedRole(_ index: Int) {
    guard offersHints else { return }
    let suggestions = query.swappedRoleSuggestions(forLeaf: index)
    guard !suggestions.isEmpty else { return }
    let leaf = query.leaves[index]
    report(
      .swappedRole, leaf.value, "\(quoted(leaf.value)) is a value of another field",
      fixes: suggestions.map { $0.fix })
  }
}

/// Pieces of a query in messages.
enum Excerpts {
  static func quoted(_ range: SourceRange, of source: SourceText) -> String {
    "'" + cut(source[SourceRange(start: range.start, end: min(range.end, range.start + 200))]) + "'"
  }

  /// At most forty characters.
  static func cut(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension TermSuggestion {
  /// The suggestion as a fix.
  var fix: Fix { Fix(title: "Change to '\(Excerpts.cut(text))'", edits: edits) }
}
