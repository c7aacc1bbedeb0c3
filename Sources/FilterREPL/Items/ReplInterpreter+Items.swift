import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ItemFiles
import TerminalUI

extension ReplInterpreter {
  /// Shows the result of a query over items.
  mutating func result(of query: AnalyzedQuery, in items: ItemCollection, _ columns: Int) -> ReplAnswer {
    let nouns = items.vocabulary.itemNamePlural
    let clock = ContinuousClock()
    let start = clock.now
    let plan = plan(of: query, in: items)
    let notes = SearchNotes(plan, text: query.source.description, of: nouns)
    if let refusal = notes.refusal { return .refused(refusal, query) }
    var answer = ReplAnswer()
    for line in notes.ignored(besides: query.diagnostics) { answer.add(line, TextStyle(.yellow)) }
    if let line = notes.showsEverything { answer.add(line, TextStyle(.yellow)) }
    let found = items.answer(plan)
    let shown = found.items(limit: rowLimit)
    let duration = clock.now - start
    if let line = SearchNotes.cutShort(found.result, of: nouns) { answer.add(line, TextStyle(.yellow)) }
    answer.lines += rows(of: items, columns, marking: plan).lines(shown, numberedFrom: 1)
    if found.count == 0, !query.diagnostics.contains(where: { !$0.fixes.isEmpty }) {
      let hints = ValueHints(query).lines
      for line in hints.isEmpty ? notes.blame(in: items.store) : hints { answer.add("  \(line)", .faint) }
    }
    shownRows = shown.count
    var parts = [ReplInterpreter.total(found, of: items)] + rest(of: found)
    if options.showsTime { parts.append(Stopwatch.text(duration)) }
    if options.explains { parts.append(explanation(of: query, besides: plan)) }
    answer.add(parts.joined(separator: " · "), .faint)
    return answer
  }

  /// Shows the next rows of the result of the last query.
  mutating func moreRows(of items: ItemCollection, _ columns: Int) -> ReplAnswer {
    let found = lastAnswer(in: items)
    let shown = found.items(limit: rowLimit, offset: shownRows)
    if shown.isEmpty { return .line("no more rows", .faint) }
    let first = shownRows + 1
    shownRows += shown.count
    var answer = ReplAnswer(lines: rows(of: items, columns, marking: found.plan).lines(shown, numberedFrom: first))
    let range = "rows \(Counted.grouped(first)) to \(Counted.grouped(shownRows))"
    answer.add(([range, ReplInterpreter.total(found, of: items)] + rest(of: found)).joined(separator: " · "), .faint)
    return answer
  }

  /// The displayed rows of items, with the matches of a plan marked.
  func rows(of items: ItemCollection, _ columns: Int, marking plan: FilterPlan? = nil) -> ItemRows {
    ItemRows(of: items, columns: chosenColumns, width: hasNoWidth ? nil : columns, marking: plan)
  }

  /// The items that the last query finds; all of them before the first query.
  func lastAnswer(in items: ItemCollection) -> ItemAnswer { items.answer(plan(of: lastQuery, in: items)) }

  /// The plan of a query that was entered. One with an error is refused.
  func plan(of query: AnalyzedQuery, in items: ItemCollection) -> FilterPlan {
    items.plan(query).refused(byErrorsOf: query)
  }

  /// `237 of 5,000 items`
  private static func total(_ found: ItemAnswer, of items: ItemCollection) -> String {
    let (noun, nouns) = (items.vocabulary.itemName, items.vocabulary.itemNamePlural)
    return "\(Counted.grouped(found.count)) of \(Counted.of(items.count, noun, nouns))"
  }

  /// The number of rows that follow those that were shown.
  private func rest(of found: ItemAnswer) -> [String] {
    let left = found.count - shownRows
    return left > 0 ? ["… and \(Counted.grouped(left)) more"] : []
  }

  /// Shows the items that another query adds to the result of the last one, and those that it removes.
  func difference(to query: AnalyzedQuery, in items: ItemCollection, _ columns: Int) -> ReplAnswer {
    let (before, after) = (lastAnswer(in: items), items.answer(plan(of: query, in: items)))
    for (name, found) in [("The last query", before), ("This query", after)] {
      if let refusal = found.plan.reading.refusal { return .error("\(name) is refused: \(refusal.message)") }
    }
    let (old, new) = (Set(before.items), Set(after.items))
    let added = after.items.filter { !old.contains($0) }
    let removed = before.items.filter { !new.contains($0) }
    var answer = ReplAnswer()
    answer.add(
      "\(Counted.grouped(before.count)) → "
        + Counted.of(after.count, items.vocabulary.itemName, items.vocabulary.itemNamePlural)
        + ": \(Counted.grouped(added.count)) added, \(Counted.grouped(removed.count)) removed", .faint)
    let limit = isPlain ? options.rows : 10
    let sides = [("+", TextStyle(.green), added), ("-", TextStyle(.red), removed)]
    // One table, so that the columns of both sides align.
    let shown = sides.flatMap { $0.2.prefix(limit) }
    var lines = rows(of: items, columns).lines(shown, lead: 2).dropFirst()
    for (mark, style, all) in sides {
      for _ in all.prefix(limit) {
        guard let line = lines.popFirst() else { break }
        var marked = ScreenLine(mark + " ", style)
        marked.append(line)
        answer.lines.append(marked)
      }
      if all.count > limit { answer.add("\(mark) … and \(Counted.grouped(all.count - limit)) more", .faint) }
    }
    return answer
  }
}
