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

extension ReplAnswerer {
  /// What a query finds: findings, what counts for nothing, the table, a line below it.
  mutating func result(of source: SourceText, _ columns: Int) -> ReplAnswer {
    shownRows = 0
    let query = analyzed(source)
    let diagnostics = query.diagnostics
    var answer = ReplAnswer()
    answer.add(sequences: findings(of: query, columns))
    guard let cards = world.cards else {
      answer.add(query.parsed.query?.canonicalText ?? "")
      if options.explains { answer.add(query.englishExplanation.description, .faint) }
      return answer
    }
    let clock = ContinuousClock()
    let start = clock.now
    let search = search(source)
    let plan = cards.library.plan(search)
    let remarks = SearchNotes(plan, text: search.text)
    for line in remarks.ignored { answer.add(line, TextStyle(.yellow)) }
    if let refusal = remarks.refusal {
      answer.add(refusal, TextStyle(.red))
      return answer
    }
    if let line = remarks.showsEverything { answer.add(line, TextStyle(.yellow)) }
    let found = cards.library.store.run(plan)
    let cardAnswer = cards.library.answer(plan, found, includesExtras: search.includesExtras)
    let result = QueryResult(cardAnswer, in: cards, from: 0, limit: rowLimit)
    let duration = clock.now - start
    if let line = SearchNotes.cutShort(found) { answer.add(line, TextStyle(.yellow)) }
    answer.lines += result.lines(columns)
    if result.count == 0 {
      let withExtras = found.isEmpty ? 0 : cards.library.answer(plan, found, includesExtras: true).count
      if withExtras > 0 {
        answer.add("\(Counted.grouped(withExtras)) would be found with :set extras on", .faint)
      } else if !diagnostics.contains(where: { !$0.fixes.isEmpty }) {
        for line in remarks.blame(in: cards.library) { answer.add("  \(line)", .faint) }
      }
    }
    shownRows = result.shown.upperBound
    var parts = [result.total]
    if let rest = result.rest { parts.append(rest) }
    if options.showsTime { parts.append(Stopwatch.text(duration)) }
    if options.explains { parts.append(query.englishExplanation.description) }
    answer.add(parts.joined(separator: " · "), .faint)
    return answer
  }

  /// The next rows of the result of the last query.
  mutating func moreRows(_ columns: Int) -> ReplAnswer {
    guard let cards = world.cards else { return ReplAnswerer.withoutCards }
    let found = cards.library.search(search(lastQuery))
    let result = QueryResult(found, in: cards, from: shownRows, limit: rowLimit)
    if found.refusal != nil || result.shown.isEmpty { return .line("There are no more rows", .faint) }
    shownRows = result.shown.upperBound
    var answer = ReplAnswer(lines: result.lines(columns))
    let rows = "rows \(Counted.grouped(result.shown.lowerBound + 1)) to \(Counted.grouped(result.shown.upperBound))"
    answer.add(([rows, result.total] + [result.rest].compactMap { $0 }).joined(separator: " · "), .faint)
    return answer
  }
}
