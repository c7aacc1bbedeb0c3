import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary
import FuzzyMatching

/// Law 9: accepting any item gives text that parses without a new syntax error, and the list has a total, reproducible
/// order.
enum LawOfCompletion {
  /// The first violation of the law by the completions at a caret; nil if there is none.
  static func check(_ engine: CompletionEngine, _ text: String, at caret: Int, limit: Int = 20) -> String? {
    let list = engine.complete(text, at: caret, limit: limit)
    let source = SourceText(text)
    if list != engine.complete(text, at: caret, limit: limit) { return "asked twice, answered differently" }
    if list.items.count > limit { return "more than \(limit) items" }
    if !source.range.encloses(list.replace) { return "replaces \(list.replace), outside the text" }
    if list.missingCatalogs != list.missingCatalogs.sorted() { return "missing catalogs are not sorted" }
    if let selected = list.selected, selected != 0 || list.items.isEmpty { return "selects item \(selected)" }
    return order(of: list.items) ?? acceptance(of: list, source, syntax: engine.vocabulary.syntax)
  }

  /// Each item sorts strictly before the next one, by score, kind, label and edit, so there are no duplicates.
  private static func order(of items: [CompletionItem]) -> String? {
    if Set(items.map(\.edit)).count != items.count { return "two items with one edit" }
    for (left, right) in zip(items, items.dropFirst()) where !precedes(left, right) {
      return "`\(left.label)` does not come before `\(right.label)`"
    }
    return nil
  }

  private static func precedes(_ left: CompletionItem, _ right: CompletionItem) -> Bool {
    if left.score.total != right.score.total { return left.score.total > right.score.total }
    let kinds = CompletionKind.allCases
    let places = [left, right].map { kinds.firstIndex(of: $0.kind) ?? 0 }
    if places[0] != places[1] { return places[0] < places[1] }
    if left.label != right.label { return left.label < right.label }
    if left.edit.replacement != right.edit.replacement { return left.edit.replacement < right.edit.replacement }
    return left.edit.range < right.edit.range
  }

  private static func acceptance(of list: CompletionList, _ source: SourceText, syntax: SyntaxOptions) -> String? {
    let items = list.items
    if items.isEmpty { return nil }
    let before = errors(of: ParsedQuery(parsing: source, syntax: syntax))
    var results: Set<SourceText> = []
    for item in items {
      if !source.range.encloses(item.edit.range) {
        return "`\(item.label)` replaces \(item.edit.range), outside the text"
      }
      guard let edited = source.applying([item.edit]) else { return "`\(item.label)` cannot be applied" }
      // Only a finished word stays, and only as the selected item.
      if edited == source, item != items[0] || list.selected != 0 { return "`\(item.label)` changes nothing" }
      if !results.insert(edited).inserted { return "`\(item.label)` gives what another item gives: `\(edited)`" }
      if item.label.isEmpty { return "an item without a label" }
      if !edited.range.touches(item.caret) { return "`\(item.label)` puts the caret outside" }
      if let reason = score(of: item) { return "`\(item.label)`: \(reason)" }
      var after = errors(of: ParsedQuery(parsing: edited, syntax: syntax))
      // An incomplete item leaves a partial term or an `or` without an operand at the caret.
      if item.asksAgain {
        let unfinished: [SyntaxDiagnosticKind] = [.missingValue, .missingOperand, .spaceAfterOperator]
        for kind in unfinished where after[kind.id, default: 0] > before[kind.id, default: 0] {
          after[kind.id, default: 0] -= 1
          break
        }
      }
      for (id, count) in after where count > before[id, default: 0] {
        if !SyntaxDamage(edited).isGreater(than: SyntaxDamage(source), leadingOn: item.asksAgain) { continue }
        return "`\(item.label)` gives `\(edited)` with \(count) \(id), where there were \(before[id, default: 0])"
      }
    }
    return nil
  }

  private static func score(of item: CompletionItem) -> String? {
    let sum = item.score.parts.reduce(0) { $0 + $1.value }
    if !(0...1).contains(item.score.total) { return "a score of \(item.score.total)" }
    if item.score.total != min(1, max(0, sum)) { return "the parts do not add up to the score" }
    if item.score.parts.first?.name != "match" { return "`match` is not the first part" }
    for highlight in item.highlights where highlight.utf8Range(in: item.label) == nil {
      return "a highlight outside the label"
    }
    return nil
  }

  private static func errors(of parsed: ParsedQuery) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
