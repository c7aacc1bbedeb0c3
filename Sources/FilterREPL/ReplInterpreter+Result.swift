import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

extension ReplInterpreter {
  /// Shows the result of a query: diagnostics, ignored terms, the table and a summary.
  mutating func result(of query: AnalyzedQuery, _ columns: Int) -> ReplAnswer {
    shownRows = 0
    let diagnostics = query.diagnostics
    var answer = ReplAnswer()
    answer.add(sequences: diagnosticLines(of: query, columns))
    if let items = environment.items {
      let found = result(of: query, in: items, columns)
      answer.lines += found.lines
      answer.isError = found.isError
      return answer
    }
    if let database = environment.database {
      let found = result(of: query, in: database, columns)
      answer.lines += found.lines
      answer.isError = found.isError
      return answer
    }
    guard let cards = environment.cards else {
      answer.add(query.query?.canonicalText ?? "")
      if options.explains { answer.add(query.englishExplanation.description, .faint) }
      return answer
    }
    let clock = ContinuousClock()
    let start = clock.now
    let search = search(query)
    let plan = cards.library.plan(search)
    let notes = SearchNotes(plan, text: search.text)
    for line in notes.ignored(besides: diagnostics) { answer.add(line, TextStyle(.yellow)) }
    if let refusal = notes.refusal {
      answer.add(refusal, TextStyle(.red))
      return answer
    }
    if let line = notes.showsEverything { answer.add(line, TextStyle(.yellow)) }
    let found = cards.library.store.run(plan)
    let cardAnswer = cards.library.answer(plan, result: found, includesExtras: search.includesExtras)
    let result = QueryResult(cardAnswer, in: cards, from: 0, limit: rowLimit)
    let duration = clock.now - start
    if let line = SearchNotes.cutShort(found) { answer.add(line, TextStyle(.yellow)) }
    answer.lines += result.lines(tableWidth(columns))
    if result.count == 0 {
      let withExtras = found.isEmpty ? 0 : cards.library.answer(plan, result: found, includesExtras: true).count
      if withExtras > 0 {
        answer.add("\(Counted.grouped(withExtras)) more with :set extras on", .faint)
      } else if !diagnostics.contains(where: { !$0.fixes.isEmpty }) {
        for line in notes.blame(in: cards.library) { answer.add("  \(line)", .faint) }
      }
    }
    shownRows = result.shown.upperBound
    var parts = [result.total]
    if let rest = result.rest { parts.append(rest) }
    if options.showsTime { parts.append(Stopwatch.text(duration)) }
    if options.explains { parts.append(explanation(of: query, besides: plan)) }
    answer.add(parts.joined(separator: " · "), .faint)
    return answer
  }

  /// The query in English, without the terms that were reported as ignored.
  func explanation(of query: AnalyzedQuery, besides plan: FilterPlan) -> String {
    let ignored = plan.reading.ignored
    var explanation = query.explanation
    explanation.omissions.removeAll { omission in
      ignored.contains { $0.range == omission.range }
        || query.diagnostics.contains {
          $0.severity != .hint && $0.range.start <= omission.range.end && omission.range.start <= $0.range.end
        }
    }
    return EnglishExplanation(explanation, vocabulary: environment.vocabulary).description
  }

  /// Shows the next rows of the result of the last query.
  mutating func moreRows(_ columns: Int) -> ReplAnswer {
    if let items = environment.items { return moreRows(of: items, columns) }
    if let database = environment.database { return moreRows(of: database, columns) }
    guard let cards = environment.cards else { return ReplInterpreter.withoutCards }
    let found = cards.library.search(search(lastQuery))
    let result = QueryResult(found, in: cards, from: shownRows, limit: rowLimit)
    if found.refusal != nil || result.shown.isEmpty { return .line("no more rows", .faint) }
    shownRows = result.shown.upperBound
    var answer = ReplAnswer(lines: result.lines(tableWidth(columns)))
    let rows = "rows \(Counted.grouped(result.shown.lowerBound + 1)) to \(Counted.grouped(result.shown.upperBound))"
    answer.add(([rows, result.total] + [result.rest].compactMap { $0 }).joined(separator: " · "), .faint)
    return answer
  }
}

/// The result of a query as lines: the table, with excerpts below its rows.
struct QueryResult {
  private let collection: CardCollection
  private let answer: CardAnswer
  /// The total number of rows, and the range of those shown.
  let count: Int
  let shown: Range<Int>
  private let hits: [CardHit]

  /// The rows of an answer from index `first`, at most `limit`.
  init(_ answer: CardAnswer, in collection: CardCollection, from first: Int, limit: Int) {
    self.collection = collection
    self.answer = answer
    count = answer.count
    let start = min(max(0, first), count)
    let end = min(count, start + max(0, limit))
    shown = start..<end
    hits = Array(collection.library.hits(answer, limit: end).dropFirst(start))
  }

  /// The table for a terminal of `columns`.
  func lines(_ columns: Int) -> [ScreenLine] {
    if hits.isEmpty { return [] }
    let rows = hits.map { collection.library.row($0) }
    let table = CardTable(rows, width: columns)
    var marking = CardMarking(answer.plan, in: collection.library)
    let excerpts = RulesExcerpts(answer.plan, hits: hits, in: collection)
    var lines = [table.head]
    for (index, hit) in hits.enumerated() {
      let isMarked = index < CardMarking.maximumRows && !marking.isEmpty
      lines.append(table.line(index, marks: isMarked ? marking.marks(of: rows[index], hit) : CardMarks()))
      lines += excerpts.lines(below: index, columns)
    }
    return lines
  }

  /// The summary, such as `12 of 237 cards` or `34 printings of 12 cards`.
  var total: String {
    let library = collection.library
    let things: String
    switch answer.plan.reading[directive: "unique"] {
    case "prints": things = "printing"
    case "art": things = "picture"
    default: return "\(Counted.grouped(count)) of \(Counted.cards(library.count))"
    }
    return "\(Counted.of(count, things)) of \(Counted.cards(answer.result.count))"
  }

  /// The number of rows that follow, such as `… and 29,563 more`; nil if the last row is shown.
  var rest: String? {
    let left = count - shown.upperBound
    return left > 0 ? "… and \(Counted.grouped(left)) more" : nil
  }
}
