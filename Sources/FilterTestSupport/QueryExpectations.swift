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
/// A failure shows which are missing and which are too many, and how each term judges the first of them. A term that
/// the list cannot answer is one, with its reason.
public func expectFinds<Item, Value: Equatable>(
  _ query: String, _ expected: [Value], by property: (Item) -> Value, in list: FilterableList<Item>,
  items: some Sequence<Item>, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let items = Array(items)
  let found = list.filter(query, in: items).map(property)
  var reason = QueryFailure.refused(query, list)
  if reason == nil, let difference = QueryFailure.difference(query, found, from: expected) {
    // The verdict on the first item that is wrong.
    let filter = CompiledFilter(list.plan(query), for: list)
    let wrong = items.first { filter.why($0).isFound != expected.contains(property($0)) }
    reason = difference + (wrong.map { "\n  \(property($0)):" + filter.why($0).listedTerms } ?? "")
  }
  TestPlace(fileID, file, line, column).expectNone(reason)
}

/// Expects that a query finds an item of a list.
///
/// ```swift
/// expectMatches("votes>=10 -dark", ticket, in: tickets)
/// ```
///
/// A failure shows how each term judges the item.
public func expectMatches<Item>(
  _ query: String, _ item: Item, in list: FilterableList<Item>, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let verdict = CompiledFilter(list.plan(query), for: list).why(item)
  let reason = verdict.isFound ? nil : "`\(query)` does not find the item" + verdict.listedTerms
  TestPlace(fileID, file, line, column).expectNone(QueryFailure.refused(query, list) ?? reason)
}

extension FilterVerdict {
  /// How each term judges the item, one in a line, with a line break before it.
  var listedTerms: String {
    leaves.map { leaf in
      let texts = leaf.found.map { $0.isNothing ? "nothing" : $0.text }
      let found = texts.isEmpty ? "" : "  (\(texts.joined(separator: ", ")))"
      return switch leaf.outcome {
      case .holds: "\n    holds  \(leaf.text)\(found)"
      case .fails: "\n    fails  \(leaf.text)\(found)"
      case .unanswered(let reason): "\n    \(leaf.text): \(reason)"
      }
    }.joined()
  }
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
enum QueryFailure {
  static func invalid(_ text: String, _ vocabulary: Vocabulary) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let diagnostics = query.diagnostics.filter { $0.severity == .error || $0.severity == .warning }
    if diagnostics.isEmpty { return nil }
    let lines = diagnostics.flatMap { $0.underlined(in: query.source) }.map { "  " + $0 }
    return "`\(text)` is not valid\n" + lines.joined(separator: "\n")
  }

  static func refused<Item>(_ text: String, _ list: FilterableList<Item>) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
    return unanswered(text, FilterPlan(whole: query, for: list).reading)
  }

  /// The failure of a query that is not answered as it is written: a term is ignored, or all of it is refused.
  static func unanswered(_ text: String, _ reading: QueryReading) -> String? {
    let reason = reading.ignored.first.map { "'\($0.text)': \($0.reason)" } ?? reading.refusal?.message
    return reason.map { unanswered(text, because: $0) }
  }

  static func unanswered(_ text: String, because reason: String) -> String { "`\(text)` is not answered: \(reason)" }

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
