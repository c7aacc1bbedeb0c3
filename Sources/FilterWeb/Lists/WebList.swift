import FilterEvaluation
import FilterItems
import FilterSQL
import FilterSemantics
import FilterStatements
import FilterText
import FilterVocabulary
import ScryfallCards

/// A list of cards or of other items, and what is kept for the next key.
final class WebList {
  private let name: String
  private let content: Content
  let vocabulary: Vocabulary
  /// Made at the first statement: what is known of the content is read from it.
  private var statements: StatementList?

  private enum Content {
    case cards(WebCards)
    case items(WebItems)
  }

  init(cards collection: CardCollection, named name: String) {
    self.name = name
    vocabulary = collection.library.list.vocabulary
    content = .cards(WebCards(collection, vocabulary))
  }

  init(items collection: ItemCollection) {
    name = collection.name
    vocabulary = collection.vocabulary
    content = .items(WebItems(collection))
  }

  /// The number of items.
  private var count: Int {
    switch content {
    case .cards(let cards): cards.collection.library.count
    case .items(let items): items.collection.count
    }
  }

  /// The members that tell about the list.
  func describe(to json: inout JSONWriter) {
    json.pair("name", name)
    json.pair("count", count)
    switch content {
    case .cards: json.pair("columns", WebCards.columns)
    case .items(let items): json.pair("columns", items.collection.usualColumns)
    }
    json.key("damage")
    json.object { json in
      guard case .items(let items) = content else {
        json.pair("count", 0)
        json.key("first")
        return json.array([Int]()) { $0.number($1) }
      }
      items.describeDamage(to: &json)
    }
    json.pair("histogramFields", ContentCounts.fields(of: vocabulary))
  }

  /// Answers a call.
  func write(_ call: WebLists.Call, _ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    switch call {
    case .sampleCards, .readList, .releaseList: break
    case .listVocabulary: json.string(countingVocabulary.json)
    case .search: try search(request, to: &json)
    case .counts: try writeCounts(of: request.texts("texts"), to: &json)
    case .item: json.string(try record(of: item(request)))
    case .why: try why(request, to: &json)
    case .histogram: try histogram(request, to: &json)
    case .sql: try statement(request, to: &json)
    }
  }

  /// The vocabulary with the number of items that have each value. For cards this takes a search for each value.
  private var countingVocabulary: Vocabulary {
    switch content {
    case .cards(let cards): cards.collection.library.counting(vocabulary)
    case .items: vocabulary
    }
  }

  /// The index of the item of a request.
  private func item(_ request: WebRequest) throws(WebError) -> Int {
    let item = try request.number("item")
    guard item >= 0, item < count else { throw WebError("there is no item \(item); the list has \(count)") }
    return item
  }

  /// The JSON of an item, or its line in a file of columns.
  private func record(of item: Int) -> String {
    switch content {
    case .cards(let cards): cards.record(of: item)
    case .items(let items): String(decoding: items.collection.bytes(of: item), as: UTF8.self)
    }
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
    let text = try request.text("text")
    let query = try analyzed(text)
    let page = WebPage(
      limit: max(0, try request.optionalNumber("limit") ?? 50),
      offset: max(0, try request.optionalNumber("offset") ?? 0),
      hasHighlights: try request.optionalBool("highlights") ?? true)
    let plan: FilterPlan
    switch content {
    case .cards(let cards): plan = cards.collection.library.plan(CardSearch(query))
    case .items(let items): plan = items.collection.plan(query)
    }
    json.offsets = UTF16Offsets(query.source)
    json.begin(UInt8(ascii: "{"))
    let refusal = plan.reading.refusal?.message
    json.pair("total", count)
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
    if refusal != nil {
      json.key("count")
      json.null()
      json.key("rows")
      json.array([Int]()) { $0.number($1) }
    } else {
      switch content {
      case .cards(let cards): cards.write(query, page, to: &json)
      case .items(let items): items.write(query, page, to: &json)
      }
    }
    json.end(UInt8(ascii: "}"))
  }

  private func writeCounts(of texts: [String], to json: inout JSONWriter) throws(WebError) {
    var queries: [AnalyzedQuery] = []
    for text in texts { queries.append(try analyzed(text)) }
    let counts: [Int?]
    switch content {
    case .cards(let cards): counts = cards.counts(of: queries)
    case .items(let items): counts = items.counts(of: queries)
    }
    json.array(counts) { json, count in
      if let count { json.number(count) } else { json.null() }
    }
  }

  private func why(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let item = try item(request)
    json.offsets = UTF16Offsets(query.source)
    switch content {
    case .cards(let cards):
      let (plan, verdict) = try cards.why(query, item)
      WebVerdict(name: cards.name(of: item), query, plan, verdict).write(to: &json)
    case .items(let items):
      let (plan, verdict) = items.why(query, item)
      WebVerdict(name: items.collection.title(of: item), query, plan, verdict).write(to: &json)
    }
  }

  private func histogram(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let name = try request.text("field")
    guard let id = vocabulary.fieldID(spelled: name), ContentCounts.isCountable(vocabulary[id]) else {
      throw WebError("the values of '\(name)' cannot be counted")
    }
    var counts = ContentCounts(vocabulary[id], in: vocabulary)
    switch content {
    case .cards(let cards): cards.add(to: &counts, query, id.index)
    case .items(let items): items.add(to: &counts, query, vocabulary[id].name, id.index)
    }
    counts.write(maximum: max(1, try request.optionalNumber("maximum") ?? 24), to: &json)
  }

  private func statement(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let query = try analyzed(request.text("text"))
    let name = try request.text("dialect")
    guard let dialect = SQLDialect.all.first(where: { $0.name == name }) else {
      throw WebError("there is no dialect '\(name)'")
    }
    let list = statements ?? makeStatements()
    statements = list
    try WebStatement(query, list, dialect.withLiterals).write(to: &json)
  }

  private func makeStatements() -> StatementList {
    switch content {
    case .cards(let cards): StatementList(cards.collection.library, isSample: true)
    case .items(let items): StatementList(items.collection)
    }
  }
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
