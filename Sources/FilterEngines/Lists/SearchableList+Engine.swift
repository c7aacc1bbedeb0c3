import FilterEvaluation
import FilterItems
package import FilterLists
import FilterSQL
import FilterSemantics
import FilterVocabulary
import ScryfallCards

extension SearchableList {
  /// A list in a database.
  ///
  /// - Parameter reading: The reading of queries of cards.
  package init(_ answers: EngineAnswers, reading: ListReading = ListReading()) {
    let includesExtras = reading.includesExtras
    let list = answers.list
    let conditions = { @Sendable (plan: FilterPlan) in answers.conditions(of: plan, includesExtras: includesExtras) }
    let content: EngineContent =
      switch answers.content {
      case .cards(let cards): .cards(cards, reading)
      case .items(let items): .items(items, at: answers.address)
      }
    var functions = Functions(
      plan: content.plan, plansOfName: { answers.plans(ofName: $0) }, everything: answers.everything,
      counted: { (plan, _) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.counted(plan, includesExtras: includesExtras) }
      },
      rows: { (plan, _, request, _, take) throws(ListFailure) in
        try asking { () throws(EngineError) in try content.rows(plan, request, take) }
      },
      sorts: content.sorts, order: content.order,
      found: { (plan, _) throws(ListFailure) in
        try asking { () throws(EngineError) in try list.items(of: plan, conditions: conditions(plan)) }
      },
      items: { (plan, limit) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.named(of: plan, limit: limit) }
      },
      verdict: { (item, plan) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.verdict(on: item, plan) }
      },
      shown: { (items, plan) throws(ListFailure) in
        try asking { () throws(EngineError) in
          var shown: [Int] = []
          for item in items where try list.finds(item, plan, conditions: conditions(plan)) { shown.append(item) }
          return shown
        }
      },
      title: { (item) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.title(of: item) }
      })
    if !answers.isOfItems {
      functions.hidden = { (plan) throws(ListFailure) in
        if includesExtras { return 0 }
        return try asking { () throws(EngineError) in
          try answers.count(of: plan, includesExtras: true) - answers.count(of: plan)
        }
      }
      functions.rowNoun = { CardOrder.rowNoun(of: $0) }
      functions.reading = { SearchableList(answers, reading: $0) }
      functions.portrait = CardPortrait.lines
      functions.isSorted = true
      functions.hasVariants = true
    }
    functions.record = { (item) throws(ListFailure) in
      try asking { () throws(EngineError) in try answers.record(of: item) }
    }
    let statements = StatementList(answers, includesExtras: includesExtras)
    functions.planLines = { (plan, limit, countsOnly) throws(ListFailure) in
      var request = statements.request(for: plan)
      (request.limit, request.countsOnly) = (limit, countsOnly)
      return try asking { () throws(EngineError) in try answers.planLines(of: plan, request) }
    }
    functions.checkedNote = { answers.checkedNote(of: $0) }
    functions.cancel = { answers.connection.cancel() }
    functions.isSlowAfterCancelling = answers.isOfClient
    functions.content = {
      "\(Counted.of(list.count, answers.nouns.one, answers.nouns.many)) in \(answers.connection.dialect.title)"
    }
    functions.files = answers.files
    functions.historyKey = answers.historyKey
    functions.close = { answers.connection.close() }
    self.init(
      name: answers.name, nouns: answers.nouns, count: list.count,
      dialect: Dialect(answers.vocabulary, reading: reading.rule),
      columns: content.columns, table: content.table, functions: functions)
  }
}

/// Sends requests to an engine.
func asking<Result>(_ body: () throws(EngineError) -> Result) throws(ListFailure) -> Result {
  do throws(EngineError) { return try body() } catch { throw ListFailure(error) }
}

/// The functions that differ between the contents of databases.
private struct EngineContent {
  let columns: ListColumns
  let table: [TableColumn]
  let plan: @Sendable (AnalyzedQuery, QueryUse) -> FilterPlan
  let rows: @Sendable (FilterPlan, RowRequest, (ListRow) -> Bool) throws(EngineError) -> RowsEnd
  let sorts: @Sendable (FilterPlan) -> Bool
  let order: @Sendable (String) -> String

  static func items(_ items: EngineItems, at address: EngineAddress) -> EngineContent {
    let vocabulary = items.vocabulary
    let columns = ListColumns(of: vocabulary)
    return EngineContent(
      columns: columns, table: [], plan: { items.items.plan($0, $1) },
      rows: { (plan, request, take) throws(EngineError) in
        let title = request.readsTitles ? columns.ofTitle : []
        let names = request.columns + title
        let values = RecordValues(columns, names)
        var selection = RowSelection(request)
        var isDamaged = false
        let wasCutShort = try items.forEachRecord(of: plan, limit: request.storageLimit) {
          item, record in
          if !selection.selects(item) { return true }
          var row = ListRow(item: item)
          var record = record
          let found = record.withUTF8 { values.values(of: $0) }
          guard let found else {
            isDamaged = true
            return false
          }
          row.values = found
          if !title.isEmpty { row.title = row.values.removeLast().display }
          if request.readsRecords { row.record = Array(record.utf8) }
          return take(row)
        }
        if isDamaged { throw EngineError(.unusable, "\(address): the list in the database has a damaged record") }
        return RowsEnd(wasCutShort: wasCutShort)
      },
      sorts: { items.sorts($0) }, order: { vocabulary.order(ofColumn: $0) })
  }

  static func cards(_ cards: EngineCards, _ reading: ListReading) -> EngineContent {
    let columns = ListColumns.ofCards
    return EngineContent(
      columns: columns, table: CardTable.columns,
      plan: { cards.plan(CardSearch($0, reading: reading.rule, isTolerant: reading.tolerates($1))) },
      rows: { (plan, request, take) throws(EngineError) in
        let values = CardValues(request.columns, of: columns)
        var marking = CardMarking(plan, in: cards.cards.vocabulary)
        var selection = RowSelection(request)
        var number = 0
        let wasCutShort = try cards.forEachRow(
          of: plan, limit: request.storageLimit, includesExtras: reading.includesExtras,
          verdicts: request.readsCells ? marking.leaves : [],
          readsRecords: request.readsRecords || values.needsRecords
        ) { found in
          if !selection.selects(found.found.item) { return true }
          var row = ListRow(item: found.found.item, variant: found.found.variant)
          if request.readsTitles { row.title = found.shown.name }
          if request.readsCells {
            let isMarked = number < CardMarking.maximumRows
            let marks = isMarked ? marking.marks(of: found.shown, found.found.verdicts) : CardMarks()
            row.cells = marks.cells(of: found.shown)
          }
          number += 1
          row.values = values.values(of: found.shown, found.record.utf8)
          if request.readsRecords { row.record = Array(found.record.utf8) }
          return take(row)
        }
        return RowsEnd(wasCutShort: wasCutShort)
      },
      sorts: { CardOrder.isKnown($0, columns) }, order: { CardOrder(column: $0)?.rawValue ?? $0 })
  }
}

extension ListFailure {
  /// The failure of an engine.
  package init(_ error: EngineError) {
    let kind: Kind =
      switch error.kind {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .refused: .refused
      default: .other
      }
    self.init(error.message, kind)
  }
}
