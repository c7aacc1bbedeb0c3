import FilterQueryKit
import Foundation
import _FilterTestSupport

/// `filterq-benchmarks typing`: real queries typed a letter at a time, and whether the value that is meant comes first.
///
/// The values are the unquoted ones of the valid queries of the corpus that their vocabulary knows. There are no
/// catalogs and no history. `--misses` prints the places where the value is not first.
enum TypingCommand {
  static func run(isVerbose: Bool) throws {
    let queries = try SharedFolder.queries(marked: "valid")
    if queries.isEmpty { return print("skipped: the shared folder has no queries") }
    let engine = CompletionEngine(vocabulary: .scryfall)
    var report = TypingReport()
    for query in queries {
      for value in TypedValue.all(in: query, vocabulary: engine.vocabulary) {
        report.add(value, measuredBy: engine, isVerbose: isVerbose)
      }
    }
    report.printAll()
  }
}

/// A value in a query, and the ways to type it.
private struct TypedValue {
  /// The text up to the value.
  let before: Substring
  let value: Substring
  /// The text after the value.
  let after: Substring
  /// Whether a list of the vocabulary contains the value, or it names colors.
  let isKnown: Bool

  /// The unquoted values of a query without a diagnostic.
  static func all(in text: String, vocabulary: Vocabulary) -> [TypedValue] {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let diagnostics = query.diagnostics
    return query.leaves.compactMap { leaf in
      guard case .filter(_, field: let name, _, let value) = leaf.term, leaf.error == nil,
        let field = vocabulary.fieldID(named: name),
        !diagnostics.contains(where: { $0.range.overlaps(leaf.value) })
      else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: leaf.value.start)
      let end = text.utf8.index(text.startIndex, offsetBy: leaf.value.end)
      // A value in quotes is not equal to its text.
      guard text[start..<end] == value.text else { return nil }
      return TypedValue(
        before: text[..<start], value: text[start..<end], after: text[end...],
        isKnown: isKnown(value.text, of: field, vocabulary))
    }
  }

  private static func isKnown(_ text: String, of field: FieldID, _ vocabulary: Vocabulary) -> Bool {
    if vocabulary.valueID(text, of: field) != nil { return true }
    return vocabulary.palette(of: vocabulary[field])?.colors(named: text) != nil
  }
}

/// The counts of the measure.
private struct TypingReport {
  /// The number of times the value was first, among the first five, and in all.
  struct Hits {
    var first = 0
    var five = 0
    var all = 0
  }

  /// For each number of typed letters, up to one less than the length of the value.
  var unfinished: [Int: Hits] = [:]
  /// At the end of the value; what is first is the value or leaves the meaning as it is.
  var finished = Hits()
  var inside = Hits()

  mutating func add(_ typed: TypedValue, measuredBy engine: CompletionEngine, isVerbose: Bool) {
    let wanted = typed.before + typed.value
    let meaning = TypingReport.meaning(String(wanted), engine.vocabulary)
    for count in 1..<max(1, typed.value.count) where typed.isKnown {
      let text = String(typed.before + typed.value.prefix(count))
      let rank = rank(of: meaning, in: text, at: text.utf8.count, engine, isVerbose: isVerbose)
      TypingReport.count(rank, in: &unfinished[count, default: Hits()])
    }
    let text = String(wanted)
    let items = engine.complete(text, at: text.utf8.count, limit: 5).items
    let isKept =
      items.first.map { TypingReport.meaning(TypingReport.accepted($0, in: text), engine.vocabulary) == meaning }
      ?? true
    if !isKept, isVerbose { print("  ruined  \(text)| -> \(TypingReport.accepted(items[0], in: text))") }
    finished.all += 1
    if isKept { finished.first += 1 }
    guard typed.value.count > 1, typed.isKnown else { return }
    let whole = text + typed.after
    let caret = (typed.before + typed.value.prefix(typed.value.count / 2)).utf8.count
    let wholeMeaning = TypingReport.meaning(whole, engine.vocabulary)
    TypingReport.count(rank(of: wholeMeaning, in: whole, at: caret, engine, isVerbose: isVerbose), in: &inside)
  }

  /// The rank, from 0, of the first item of five whose acceptance gives the meaning; nil if there is none.
  private func rank(
    of meaning: String, in text: String, at caret: Int, _ engine: CompletionEngine, isVerbose: Bool
  ) -> Int? {
    let items = engine.complete(text, at: caret, limit: 5).items
    let rank = items.firstIndex {
      TypingReport.meaning(TypingReport.accepted($0, in: text), engine.vocabulary) == meaning
    }
    if isVerbose, rank != 0 {
      var shown = text
      shown.insert("|", at: shown.utf8.index(shown.startIndex, offsetBy: caret))
      print("  \(rank.map { String($0 + 1) } ?? "-")  \(shown)  wanted \(meaning): \(items.map(\.label))")
    }
    return rank
  }

  /// The text after accepting an item.
  private static func accepted(_ item: CompletionItem, in text: String) -> String {
    SourceText(text).applying([item.edit])?.description ?? text
  }

  /// The key of a query; the text itself if it has an error.
  private static func meaning(_ text: String, _ vocabulary: Vocabulary) -> String {
    let parsed = ParsedQuery(parsing: text)
    return parsed.query.map { vocabulary.key(of: $0).text } ?? parsed.source.description
  }

  private static func count(_ rank: Int?, in hits: inout Hits) {
    hits.all += 1
    if rank == 0 { hits.first += 1 }
    if rank != nil { hits.five += 1 }
  }

  func printAll() {
    print("letters typed        places    first  first five")
    for (count, hits) in unfinished.sorted(by: { $0.key < $1.key }) where count <= 8 {
      TypingReport.line("\(count)", hits)
    }
    var later = Hits()
    for (count, hits) in unfinished where count >= 2 {
      later.first += hits.first
      later.five += hits.five
      later.all += hits.all
    }
    TypingReport.line("two and more", later, bar: "  (bars 86 % and 94 %)")
    let ruined = 100 * Double(finished.all - finished.first) / Double(max(1, finished.all))
    print("finished values ruined by the first item: \(String(format: "%.1f", ruined)) % of \(finished.all)  (bar 0)")
    TypingReport.line("caret inside", inside, bar: "  (bar 95 % in the first five)")
  }

  private static func line(_ name: String, _ hits: Hits, bar: String = "") {
    let all = Double(max(1, hits.all))
    print(
      name.padding(toLength: 20, withPad: " ", startingAt: 0)
        + String(
          format: "%7d  %5.1f %%     %5.1f %%", hits.all, 100 * Double(hits.first) / all, 100 * Double(hits.five) / all)
        + bar)
  }
}
