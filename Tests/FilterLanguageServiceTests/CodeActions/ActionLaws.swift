import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The laws of all actions. Each function returns nil if the law holds, otherwise a reason.
enum ActionLaws {
  /// Checks all laws for all actions at a range.
  static func check(
    _ document: DocumentSnapshot, _ range: SourceRange, kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases)
  ) -> String? {
    for action in document.codeActions(in: range, kinds: kinds) {
      if let reason = check(action, document, range) { return "'\(action)' at \(range): \(reason)" }
    }
    return nil
  }

  private static func check(_ action: CodeAction, _ document: DocumentSnapshot, _ range: SourceRange) -> String? {
    if let reason = edits(action, document) { return reason }
    guard let text = document.source.applying(action.edits) else { return "the edits cannot be applied" }
    let after = DocumentSnapshot(text, vocabulary: document.vocabulary)
    let touched = document.queries.filter { query in action.edits.contains { query.range.encloses($0.range) } }
    if let reason = others(document, after, touched.map { $0.index }) { return reason }
    if !action.kind.isAboutDocument, touched.count != 1 { return "\(touched.count) queries are changed" }
    // A query that a fix took out altogether has no counterpart.
    guard after.queries.count == document.queries.count else {
      return action.kind == .quickFix || action.kind == .sourceFixAll ? nil : "a query is gone"
    }
    if action.kind == .quickFix || action.kind == .sourceFixAll { return nil }
    for query in touched {
      if let reason = meaning(action, query.analysis, after.queries[query.index].analysis) { return reason }
    }
    return again(action, after, touched)
  }

  /// The edits are sorted, apart from each other, inside queries, and change something at both of their ends.
  private static func edits(_ action: CodeAction, _ document: DocumentSnapshot) -> String? {
    if action.edits.isEmpty { return "no edits" }
    var end = -1
    for edit in action.edits {
      if edit.range.start < end { return "\(edit) overlaps" }
      end = edit.range.end
      let old = Array(document.source.bytes[edit.range.start..<edit.range.end])
      let new = Array(edit.replacement.utf8)
      if old == new { return "\(edit) changes nothing" }
      if !document.queries.contains(where: { $0.range.encloses(edit.range) }) { return "\(edit) leaves the queries" }
    }
    return nil
  }

  /// The queries that are not touched are there as before, byte for byte, and so is everything between queries.
  private static func others(_ before: DocumentSnapshot, _ after: DocumentSnapshot, _ touched: [Int]) -> String? {
    let kept = before.queries.filter { !touched.contains($0.index) }.map { $0.source }
    if after.queries.count == before.queries.count {
      let same = after.queries.filter { !touched.contains($0.index) }.map { $0.source }
      return kept == same ? nil : "other queries changed"
    }
    let rest = after.queries.map { $0.source }
    return before.queries.count - after.queries.count <= touched.count && kept.allSatisfy { rest.contains($0) }
      ? nil : "the document has \(after.queries.count) queries and had \(before.queries.count)"
  }

  private static func meaning(_ action: CodeAction, _ before: AnalyzedQuery, _ after: AnalyzedQuery) -> String? {
    if after.parsed.outcome != .valid { return "`\(after.source)` is \(after.parsed.outcome)" }
    guard let old = before.parsed.query, let new = after.parsed.query else { return "nothing is left" }
    let vocabulary = before.vocabulary
    if SearchRequest(old, in: vocabulary).directives != SearchRequest(new, in: vocabulary).directives {
      return "other directives in `\(after.source)`"
    }
    // Negations are tested against the trees they must give.
    if action.title.hasPrefix("Negate") || action.title.hasPrefix("Remove the negation") {
      return old == new ? "the negation changes nothing" : nil
    }
    if layout.contains(where: { action.title.hasPrefix($0) }) {
      return old == new ? nil : "`\(after.source)` reads as \(new)"
    }
    if rules.contains(where: { action.title.hasPrefix($0) }) {
      if case .no(let witness) = old.isEquivalent(to: new, in: vocabulary) {
        return "`\(after.source)` is told apart by \(witness)"
      }
      return nil
    }
    if action.title.hasPrefix("Write") || action.title.hasPrefix("Shorten") {
      if old.mapTerms({ _ in Blank() }) != new.mapTerms({ _ in Blank() }) {
        return "`\(after.source)` has another form"
      }
      return vocabulary.key(of: old) == vocabulary.key(of: new) ? nil : "`\(after.source)` asks something else"
    }
    return truthTable(old, new).map { "`\(after.source)`: \($0)" }
  }

  /// Actions that change white space, parentheses and connectives only.
  private static let layout = [
    "Add clarifying", "Put parentheses", "Remove the parentheses", "Remove all redundant", "Write 'and'",
    "Remove 'and'",
    "Join", "Split",
  ]
  /// Actions that rely on what terms mean.
  private static let rules = ["Simplify", "Merge", "Remove implied", "Remove duplicate"]
  /// Actions about the whole query that leave nothing of their kind to do.
  private static let final = [
    "Simplify", "Write all names", "Shorten all names", "Add clarifying", "Write 'and'", "Remove 'and'", "Join",
    "Split",
    "Remove all redundant",
  ]

  /// All assignments of up to eight different terms; two hundred and fifty-six of more.
  private static func truthTable(_ old: FilterQuery<FilterTerm>, _ new: FilterQuery<FilterTerm>) -> String? {
    let names = Array(Set(old.leaves.map { $0.with(polarity: .positive) }))
    if Set(new.leaves.map { $0.with(polarity: .positive) }) != Set(names) { return "other terms" }
    for assignment in 0..<(names.count > 8 ? 256 : 1 << names.count) {
      let holds: (FilterTerm) -> Bool = { term in
        names.firstIndex(of: term).map { (assignment &* 0x9E37_79B1 ^ assignment) >> ($0 % 8) & 1 == 1 } ?? false
      }
      if old.isTrue(where: holds) != new.isTrue(where: holds) { return "assignment \(assignment) tells it apart" }
    }
    return nil
  }

  /// An applied action is not offered again.
  private static func again(_ action: CodeAction, _ after: DocumentSnapshot, _ touched: [DocumentQuery]) -> String? {
    if action.kind == .sourceOrganizeTerms {
      return after.organizeTermsAction == nil ? nil : "offered again"
    }
    guard let title = final.first(where: { action.title.hasPrefix($0) }), let index = touched.first?.index else {
      return nil
    }
    let actions = after.codeActions(
      in: SourceRange(at: after.queries[index].range.start), kinds: [.refactorRewrite, .refactorInline])
    return actions.contains { $0.title.hasPrefix(title) } ? "offered again in `\(after.queries[index].source)`" : nil
  }

  private struct Blank: FilterQueryTerm {
    var polarity: Polarity { .positive }
    func with(polarity: Polarity) -> Blank { self }
    var description: String { "_" }
  }
}
