import FilterAnalysis
import FilterEngines
import FilterEvaluation
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import TerminalUI

extension ReplAnswer {
  /// The answer to an input that a list did not answer.
  static func error(_ error: ListFailure) -> ReplAnswer {
    var answer = ReplAnswer.error(CharacterWidth.visible(error.message))
    if error.kind == .timedOut { answer.add("--engine-timeout SECONDS waits longer", .faint) }
    return answer
  }

  /// The answer to an input that an engine did not answer.
  static func error(_ error: EngineError) -> ReplAnswer { .error(ListFailure(error)) }
}

extension ReplInterpreter {
  /// The answer to a command that needs the list in memory.
  static func withoutMemory(_ command: String) -> ReplAnswer {
    .error(
      ":\(command) does not work with a list in a database",
      hints: "'filterq search --engine' prints all results of a query")
  }

  /// Shows the result of a query over a list in a database.
  mutating func result(of query: AnalyzedQuery, in database: EngineAnswers, _ columns: Int) -> ReplAnswer {
    let clock = ContinuousClock()
    let start = clock.now
    let plan = database.plan(query, isStrict: options.isStrict)
    let notes = SearchNotes(plan, text: query.source.description, of: database.nouns.many)
    if let refusal = notes.refusal { return .refused(refusal, query) }
    var answer = ReplAnswer()
    for line in notes.ignored(besides: query.diagnostics) { answer.add(line, TextStyle(.yellow)) }
    if let line = notes.showsEverything { answer.add(line, TextStyle(.yellow)) }
    do throws(EngineError) {
      let page = try database.page(of: plan, limit: rowLimit, includesExtras: options.includesExtras)
      let total = try EngineTotal(after: page, end: page.count, limit: rowLimit, plan, in: database, options)
      let duration = clock.now - start
      if page.wasCutShort {
        answer.add(
          "a pattern hit its step limit on some texts; \(database.nouns.many) may be missing", TextStyle(.yellow))
      }
      if page.isUnsorted {
        answer.add("there are too many rows to sort, which this engine cannot do", TextStyle(.yellow))
      }
      answer.lines += lines(of: page, of: database, columns, marking: plan, numberedFrom: 1)
      if total.count == 0, !database.isOfItems, !options.includesExtras {
        let withExtras = try database.count(of: plan, includesExtras: true)
        if withExtras > 0 { answer.add("\(Counted.grouped(withExtras)) more with :set extras on", .faint) }
      }
      shownRows = page.count
      var parts = [total.text] + total.rest(after: shownRows)
      if options.showsTime { parts.append(Stopwatch.text(duration)) }
      if options.explains { parts.append(explanation(of: query, besides: plan)) }
      answer.add(parts.joined(separator: " · "), .faint)
      return answer
    } catch {
      answer.lines += ReplAnswer.error(error).lines
      answer.isError = true
      return answer
    }
  }

  /// Shows the next rows of the result of the last query.
  mutating func moreRows(of database: EngineAnswers, _ columns: Int) -> ReplAnswer {
    let plan = database.plan(lastQuery, isStrict: options.isStrict)
    if plan.isRefused { return .line("no more rows", .faint) }
    do throws(EngineError) {
      let page = try database.page(
        of: plan, limit: rowLimit, offset: shownRows, includesExtras: options.includesExtras)
      if page.count == 0 { return .line("no more rows", .faint) }
      let first = shownRows + 1
      let end = shownRows + page.count
      let total = try EngineTotal(after: page, end: end, limit: rowLimit, plan, in: database, options)
      shownRows = end
      var answer = ReplAnswer(
        lines: lines(of: page, of: database, columns, marking: plan, numberedFrom: first))
      let range = "rows \(Counted.grouped(first)) to \(Counted.grouped(end))"
      answer.add(([range, total.text] + total.rest(after: end)).joined(separator: " · "), .faint)
      return answer
    } catch {
      return .error(error)
    }
  }

  /// Rows as a table, with the matches of a plan marked.
  func lines(
    of page: EnginePage, of database: EngineAnswers, _ columns: Int, marking plan: FilterPlan? = nil,
    numberedFrom first: Int? = nil
  ) -> [ScreenLine] {
    switch page.rows {
    case .cards(let rows):
      let table = CardTable(rows.map { $0.row }, width: tableWidth(columns))
      guard let plan else { return table.lines }
      var marking = CardMarking(plan, in: database.vocabulary)
      return (rows.isEmpty ? [] : [table.head])
        + rows.enumerated().map { index, row in
          table.line(index, marks: index < CardMarking.maximumRows ? marking.marks(of: row.row, row.hit) : CardMarks())
        }
    case .items(let rows):
      let table = ItemRows(
        in: database.vocabulary, columns: chosenColumns, width: hasNoWidth ? nil : columns, marking: plan)
      var reader = EngineRecords(database.vocabulary, columns: table.names)
      let values = rows.map { reader.values(of: $0.record) }
      return first.map { table.lines(of: values, numberedFrom: $0) } ?? table.lines(of: values)
    }
  }

  /// Shows a row of the last result with all its data in the database.
  func show(row number: Int, in database: EngineAnswers) -> ReplAnswer {
    let plan = database.plan(lastQuery, isStrict: options.isStrict)
    do throws(EngineError) {
      let page = try database.page(of: plan, limit: 1, offset: number - 1, includesExtras: options.includesExtras)
      switch page.rows {
      case .items(let rows):
        if let row = rows.first { return ReplAnswer(lines: JSONPicture(Array(row.record.utf8)).lines) }
      case .cards(let rows):
        if let row = rows.first?.row { return ReplAnswer(lines: ReplInterpreter.lines(of: row)) }
      }
      let count = try database.count(of: plan, includesExtras: options.includesExtras)
      return .error(ReplInterpreter.noRow(number, of: count))
    } catch {
      return .error(error)
    }
  }

  private static func lines(of row: CardRow) -> [ScreenLine] {
    let values = [
      ("name", row.name), ("cost", row.cost), ("type", row.type), ("stats", row.stats), ("set", row.set),
      ("number", row.number), ("rarity", row.rarity), ("released", row.day), ("language", row.language),
    ]
    return values.filter { !$0.1.isEmpty }.map { name, value in
      var line = ScreenLine(name.filled(to: 10), TextStyle(.cyan))
      line.append(value)
      return line
    }
  }
}

/// The number of rows that a query finds in a database.
private struct EngineTotal {
  let count: Int
  let text: String

  /// Counts the rows, unless the last page shows how many there are.
  init(
    after page: EnginePage, end: Int, limit: Int, _ plan: FilterPlan, in database: EngineAnswers,
    _ options: ReplOptions
  ) throws(EngineError) {
    count = page.count < limit ? end : try database.count(of: plan, includesExtras: options.includesExtras)
    let rows = EngineRowCount(count, of: plan, in: database)
    if rows.unit != nil {
      let cards = try database.items(of: plan, includesExtras: options.includesExtras).count
      text = "\(rows.text) of \(Counted.cards(cards))"
    } else {
      text = "\(Counted.grouped(count)) of \(Counted.of(database.count, database.nouns.one, database.nouns.many))"
    }
  }

  /// The number of rows that follow those that were shown.
  func rest(after shown: Int) -> [String] { count > shown ? ["… and \(Counted.grouped(count - shown)) more"] : [] }
}
