import FilterAnalysis
public import FilterCompletion
public import FilterEvaluation
import FilterSemantics
import FilterText
public import FilterVocabulary

/// Expects that a query has no error and no warning under a vocabulary. For tests of Swift Testing and of XCTest:
///
/// ```swift
/// expectValid("t:elf -c:g", in: .scryfall)
/// ```
///
/// A failure shows each diagnostic under the text.
public func expectValid(
  _ query: String, in vocabulary: Vocabulary, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  TestPlace(fileID, file, line, column).expectNone(QueryFailure.invalid(query, vocabulary))
}

/// Expects that a query has no error and no warning under the vocabulary of a list, and that the list can answer all of
/// its terms.
public func expectValid<Item>(
  _ query: String, in list: FilterableList<Item>, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let reason = QueryFailure.invalid(query, list.vocabulary) ?? QueryFailure.refused(query, list)
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Expects that a query finds some of the items of a list, or exactly `count`.
///
/// ```swift
/// expectFinds("state:open", count: 2, in: tickets, items: samples)
/// ```
///
/// A term that the list cannot answer is a failure, with its reason.
public func expectFinds<Item>(
  _ query: String, count: Int? = nil, in list: FilterableList<Item>, items: some Sequence<Item>,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let found = list.filter(query, in: items).count
  var reason = QueryFailure.refused(query, list)
  if reason == nil, count.map({ $0 != found }) ?? (found == 0) {
    reason = "`\(query)` finds \(found) items instead of \(count.map { "\($0)" } ?? "some")"
  }
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Expects that a query finds certain items of a list, in the order of the items, each by a property of it.
///
/// ```swift
/// expectFinds("crash or hang", ["App hangs"], by: \.title, in: tickets, items: samples)
/// ```
///
/// A failure shows which are missing and which are too many. A term that the list cannot answer is one, with its reason.
public func expectFinds<Item, Value: Equatable>(
  _ query: String, _ expected: [Value], by property: (Item) -> Value, in list: FilterableList<Item>,
  items: some Sequence<Item>, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let found = list.filter(query, in: items).map(property)
  let reason = QueryFailure.refused(query, list) ?? QueryFailure.difference(query, found, from: expected)
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Expects the first completions at a caret, by their labels and in their order. The last `|` of the text is the caret.
///
/// ```swift
/// expectCompletes("t:gob|", first: "goblin", in: .scryfall)
/// ```
///
/// A failure shows what is offered instead.
public func expectCompletes(
  _ text: String, first labels: String..., in vocabulary: Vocabulary,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let reason = QueryFailure.completion(text, labels, CompletionEngine(vocabulary: vocabulary))
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Expects the first completions of an engine, which may have catalogs, a history, and the values of items. The last `|`
/// of the text is the caret.
public func expectCompletes(
  _ text: String, first labels: String..., with engine: CompletionEngine,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  TestPlace(fileID, file, line, column).expectNone(QueryFailure.completion(text, labels, engine))
}

/// The texts of failures; nil where there is none.
private enum QueryFailure {
  static func invalid(_ text: String, _ vocabulary: Vocabulary) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let diagnostics = query.diagnostics.filter { $0.severity == .error || $0.severity == .warning }
    if diagnostics.isEmpty { return nil }
    let lines = diagnostics.flatMap { $0.underlined(in: query.source) }.map { "  " + $0 }
    return "`\(text)` is not valid\n" + lines.joined(separator: "\n")
  }

  static func refused<Item>(_ text: String, _ list: FilterableList<Item>) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
    let reading = FilterPlan(whole: query, for: list).reading
    let reason = reading.ignored.first.map { "'\($0.text)': \($0.reason)" } ?? reading.refusal?.message
    return reason.map { "`\(text)` is not answered: \($0)" }
  }

  static func difference<Value: Equatable>(_ text: String, _ found: [Value], from expected: [Value]) -> String? {
    if found == expected { return nil }
    let missing = expected.filter { !found.contains($0) }.map { "\($0)" }
    let surplus = found.filter { !expected.contains($0) }.map { "\($0)" }
    var lines = ["`\(text)` finds other items"]
    if !missing.isEmpty { lines.append("  missing: " + missing.joined(separator: ", ")) }
    if !surplus.isEmpty { lines.append("  too many: " + surplus.joined(separator: ", ")) }
    if missing.isEmpty, surplus.isEmpty { lines.append("  in this order: \(found)") }
    return lines.joined(separator: "\n")
  }

  static func completion(_ text: String, _ labels: [String], _ engine: CompletionEngine) -> String? {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "|")) else { return "`\(text)` has no caret `|`" }
    let typed = String(text[..<mark]) + text[text.utf8.index(after: mark)...]
    let caret = text.utf8.distance(from: text.startIndex, to: mark)
    let offered = engine.complete(typed, at: caret).items.map { $0.label }
    if offered.starts(with: labels) { return nil }
    let shown = offered.prefix(max(5, labels.count)).joined(separator: ", ")
    return "`\(text)` offers \(shown.isEmpty ? "nothing" : shown)\n  instead of \(labels.joined(separator: ", "))"
  }
}
