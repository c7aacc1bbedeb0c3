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
    var storage = Storage(
      count: { list.count },
      counted: { (plan) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.counted(plan, includesExtras: includesExtras) }
      },
      rows: { (plan, request, take) throws(ListFailure) in
        try asking { () throws(EngineError) in try content.rows(plan, request, take) }
      },
      sorts: content.sorts,
      verdict: { (item, plan) throws(ListFailure) in
        try asking { () throws(EngineError) in try answers.verdict(on: item, plan) }
      })
    storage.found = { (plan) throws(ListFailure) in
      try asking { () throws(EngineError) in try list.items(of: plan, conditions: conditions(plan)) }
    }
    storage.items = { (plan, limit) throws(ListFailure) in
      try asking { () throws(EngineError) in try answers.named(of: plan, limit: limit) }
    }
    storage.shown = { (items, plan) throws(ListFailure) in
      try asking { () throws(EngineError) in
        var shown: [Int] = []
        for item in items where try list.finds(item, plan, conditions: conditions(plan)) { shown.append(item) }
        return shown
      }
    }
    storage.title = { (item) throws(ListFailure) in
      try asking { () throws(EngineError) in try answers.title(of: item) }
    }
    storage.record = { (item) throws(ListFailure) in
      try asking { () throws(EngineError) in try answers.record(of: item) }
    }
    let statements = StatementList(answers, includesExtras: includesExtras)
    var engine = Storage.Engine(
      planLines: { (plan, limit, countsOnly) throws(ListFailure) in
        var request = statements.request(for: plan)
        (request.limit, request.countsOnly) = (limit, countsOnly)
        return try asking { () throws(EngineError) in try answers.planLines(of: plan, request) }
      }, checkedNote: { answers.checkedNote(of: $0) })
    engine.isSlowAfterCancelling = answers.isOfClient
    storage.engine = engine
    storage.cancel = { answers.connection.cancel() }
    storage.close = { answers.connection.close() }
    storage.content = {
      "\(Counted.of(list.count, answers.nouns.one, answers.nouns.many)) in \(answers.connection.dialect.title)"
    }
    storage.historyKey = answers.historyKey
    if !answers.files.isEmpty { storage.files = Storage.Files(answers.files) }
    switch answers.content {
    case .cards(let cards):
      storage.variants = .ofCards(
        hidden: { (plan) throws(ListFailure) in
          if includesExtras { return 0 }
          return try asking { () throws(EngineError) in
            try answers.count(of: plan, includesExtras: true) - answers.count(of: plan)
          }
        },
        reading: { SearchableList(answers, reading: $0) })
      self.init(
        named: answers.name, cards: cards.cards, columns: content.columns, reading: reading,
        plan: { cards.plan(CardSearch($0, reading: reading.rule, isTolerant: reading.tolerates($1))) },
        storage: storage)
    case .items(let items):
      self.init(
        named: answers.name, dialect: Dialect(items.vocabulary, reading: reading.rule), columns: content.columns,
        plans: Plans(of: items.items.list), storage: storage)
    }
  }
}

/// Sends requests to an engine.
func asking<Result>(_ body: () throws(EngineError) -> Result) throws(ListFailure) -> Result {
  do throws(EngineError) { return try body() } catch { throw ListFailure(error) }
}

/// The functions that differ between the contents of databases.
private struct EngineContent {
  let columns: ListColumns
  let rows: @Sendable (FilterPlan, RowRequest, (ListRow) -> Bool) throws(EngineError) -> RowsEnd
  let sorts: @Sendable (FilterPlan) -> Bool

  static func items(_ items: EngineItems, at address: EngineAddress) -> EngineContent {
    let vocabulary = items.vocabulary
    let columns = ListColumns(of: vocabulary)
    return EngineContent(
      columns: columns,
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
      sorts: { items.sorts($0) })
  }

  static func cards(_ cards: EngineCards, _ reading: ListReading) -> EngineContent {
    let columns = ListColumns.ofCards
    return EngineContent(
      columns: columns,
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
      sorts: { CardOrder.isKnown($0, columns) })
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
