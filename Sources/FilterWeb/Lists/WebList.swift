import FilterEvaluation
import FilterItems
import FilterLists
import FilterSQL
import FilterSemantics
import FilterText
import FilterVocabulary

/// A list that JavaScript searches, and what is kept for the next key.
final class WebList {
  private let list: SearchableList
  private var counter: ListCounter
  /// The columns of a row.
  private let columns: [String]
  private let shown: [ItemColumn]
  /// The records that cannot be read, the first of them with their places.
  private let damage: (count: Int, first: [ItemDamage])
  /// The cells of rows that were shown, by variant.
  private var cells: [Int: [String]] = [:]
  private let contents: SearchableList.Storage.Memory.ContentReader?
  private let makeStatements: () -> StatementList
  /// Made at the first statement: what is known of the content is read from it.
  private lazy var statements = makeStatements()

  /// A list in memory.
  ///
  /// - Parameter statements: Makes the statements over the tables of the list.
  init(
    _ list: SearchableList, statements: @escaping () -> StatementList,
    damage: (count: Int, first: [ItemDamage]) = (0, [])
  ) throws(WebError) {
    guard let counter = ListCounter(list) else { throw WebError("'\(list.name)' is not in memory") }
    self.list = list
    self.counter = counter
    self.damage = damage
    makeStatements = statements
    contents = list.contentReader
    columns = list.columns.detailed
    shown = columns.map { ItemColumn($0, in: list.columns.fields) }
  }

  private var vocabulary: Vocabulary { list.vocabulary }

  /// The members that tell about the list.
  func describe(to json: inout JSONWriter) {
    json.pair("name", list.name)
    json.pair("count", list.count)
    json.pair("columns", shown.map { $0.name })
    json.key("damage")
    json.object { json in
      json.pair("count", damage.count)
      json.key("first")
      json.array(damage.first) { json, damage in
        json.object { json in
          json.pair("line", damage.line)
          json.key("column")
          if let column = damage.column { json.number(column) } else { json.null() }
          json.pair("message", damage.message)
        }
      }
    }
    json.pair("histogramFields", ContentCounts.fields(of: vocabulary))
    json.pair("numberFields", WebGroups.numberFields(of: list))
  }

  /// Answers a call.
  func write(_ call: WebLists.Call, _ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    switch call {
    case .sampleCards, .readList, .releaseList: break
    case .listVocabulary: json.string(list.countedVocabulary.json)
    case .search: try search(request, to: &json)
    case .counts: try writeCounts(of: request.texts("texts"), to: &json)
    case .item:
      let item = try item(request)
      json.string(String(decoding: try reading { () throws(ListFailure) in try list.record(of: item) }, as: UTF8.self))
    case .why: try why(request, to: &json)
    case .histogram: try histogram(request, to: &json)
    case .groups: try WebGroups(request, of: list).write(list.plan(analyzed(request.text("text")), .typed), to: &json)
    case .sql: try statement(request, to: &json)
    }
  }

  /// The index of the item of a request.
  private func item(_ request: WebRequest) throws(WebError) -> Int {
    let item = try request.number("item")
    guard item >= 0, item < list.count else { throw WebError("there is no item \(item); the list has \(list.count)") }
    return item
  }

  private func analyzed(_ text: String) throws(WebError) -> AnalyzedQuery {
    guard text.utf8.count <= WebList.maximumLength else {
      throw WebError("a query of more than \(WebList.maximumLength) bytes is not searched for")
    }
    return AnalyzedQuery(parsing: text, vocabulary: vocabulary)
  }

  /// The maximum number of bytes of a query.
  static let maximumLength = 1 << 17

  private func search(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let page = WebPage(
      limit: max(0, try request.optionalNumber("limit") ?? 50),
      offset: max(0, try request.optionalNumber("offset") ?? 0),
      hasHighlights: try request.optionalBool("highlights") ?? true)
    let plan = list.plan(query, .typed)
    json.offsets = UTF16Offsets(query.source)
    json.begin(UInt8(ascii: "{"))
    let refusal = plan.reading.refusal?.message
    json.pair("total", list.count)
    json.pair("refusal", refusal)
    json.key("ignored")
    json.array(plan.reading.ignored) { json, term in
      json.object { json in
        json.pair("text", term.text)
        json.key("range")
        json.range(term.range)
        json.pair("reason", term.reason)
      }
    }
    json.key("count")
    if let answer = counter.answer(plan) {
      let (count, rows) = try reading { () throws(ListFailure) in
        (try answer.count(), try answer.page(RowRequest(limit: page.limit, offset: page.offset)).rows)
      }
      try readCells(of: rows)
      json.number(count)
      json.key("rows")
      var highlighters = shown.map { $0.highlighter(of: plan, in: vocabulary) }
      json.array(rows) { json, row in
        let cells = cells[row.variant] ?? []
        page.writeRow(
          row.item, cells, { highlighters[$0].ranges(in: cells[$0], separator: list.columns.separator) }, to: &json)
      }
    } else {
      json.null()
      json.key("rows")
      json.array([Int]()) { $0.number($1) }
    }
    json.end(UInt8(ascii: "}"))
  }

  /// Reads the cells of rows that are not known yet.
  private func readCells(of rows: [ListRow]) throws(WebError) {
    if cells.count > WebList.maximumCells { cells = [:] }
    let unknown = rows.filter { cells[$0.variant] == nil }
    if unknown.isEmpty { return }
    let values = try reading { () throws(ListFailure) in try list.values(of: unknown, columns: columns) }
    for (row, values) in zip(unknown, values) { cells[row.variant] = values.map { $0.display } }
  }

  /// The maximum number of rows whose cells are kept.
  private static let maximumCells = 10_000

  private func writeCounts(of texts: [String], to json: inout JSONWriter) throws(WebError) {
    var queries: [AnalyzedQuery] = []
    for text in texts { queries.append(try analyzed(text)) }
    json.array(counter.counts(of: queries)) { json, count in
      if let count { json.number(count) } else { json.null() }
    }
  }

  private func why(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let item = try item(request)
    json.offsets = UTF16Offsets(query.source)
    let plan = list.plan(query, .typed)
    let (title, verdict) = try reading { () throws(ListFailure) in
      (try list.title(of: item), try list.verdict(on: item, of: plan))
    }
    WebVerdict(name: title, query, plan, verdict).write(to: &json)
  }

  private func histogram(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let name = try request.text("field")
    guard let id = vocabulary.fieldID(spelled: name), ContentCounts.isCountable(vocabulary[id]) else {
      throw WebError("the values of '\(name)' cannot be counted")
    }
    var counts = ContentCounts(vocabulary[id], in: vocabulary)
    let plan = list.plan(query, .typed)
    if !plan.isRefused { contents?(plan, id.index) { counts.add($0) } }
    counts.write(maximum: max(1, try request.optionalNumber("maximum") ?? 24), to: &json)
  }

  private func statement(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let name = try request.text("dialect")
    guard let dialect = SQLDialect.all.first(where: { $0.name == name }) else {
      throw WebError("there is no dialect '\(name)'")
    }
    try WebStatement(list.plan(query, .typed), statements, dialect.withLiterals).write(to: &json)
  }
}

/// Reads a list.
func reading<Result>(_ body: () throws(ListFailure) -> Result) throws(WebError) -> Result {
  do throws(ListFailure) { return try body() } catch { throw WebError(error.message) }
}

/// The rows of an answer that are asked for.
struct WebPage {
  let limit: Int
  let offset: Int
  let hasHighlights: Bool

  /// Writes a row: the item and its cells with what the query found in them.
  func writeRow(_ item: Int, _ cells: [String], _ marks: (Int) -> [SourceRange], to json: inout JSONWriter) {
    let units = json.offsets
    json.object { json in
      json.pair("item", item)
      json.key("cells")
      json.array(cells.indices) { json, index in
        json.object { json in
          json.pair("text", cells[index])
          json.offsets = UTF16Offsets(SourceText(cells[index]))
          json.key("highlights")
          json.array(hasHighlights ? marks(index) : []) { $0.range($1) }
          json.offsets = units
        }
      }
    }
  }
}
