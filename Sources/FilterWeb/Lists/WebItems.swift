import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterText
import FilterVocabulary

/// Items of a file in memory.
final class WebItems {
  let collection: ItemCollection
  private var counter: ItemCounter

  init(_ collection: ItemCollection) {
    self.collection = collection
    counter = ItemCounter(collection)
  }

  /// The maximum size of a text that is unpacked, in bytes.
  private static let maximumBytes = 1 << 29

  /// Reads the bytes of a request; the vocabulary is inferred unless it has one.
  static func read(_ request: WebRequest) throws(WebError) -> ItemCollection {
    let delimiter = try request.optionalText("delimiter")
    if let delimiter, delimiter.utf8.count != 1 {
      throw WebError("the delimiter '\(delimiter)' is not one character of ASCII")
    }
    let vocabulary = try WebToolkit.vocabulary(of: request)
    let (name, hasHeader) = (try request.optionalText("name"), try request.optionalBool("header"))
    do throws(ItemFileError) {
      return try ItemCollection(
        bytes: request.payload, named: name ?? "items", hasHeader: hasHeader ?? true,
        delimiter: delimiter?.utf8.first, vocabulary: vocabulary,
        maximumBytes: WebItems.maximumBytes)
    } catch {
      throw WebError(error.message)
    }
  }

  /// The members that tell about the records that cannot be read.
  func describeDamage(to json: inout JSONWriter) {
    json.pair("count", collection.damagedCount)
    json.key("first")
    json.array(collection.damage) { json, damage in
      json.object { json in
        json.pair("line", damage.line)
        json.key("column")
        if let column = damage.column { json.number(column) } else { json.null() }
        json.pair("message", damage.message)
      }
    }
  }

  /// Writes the number of items that a query finds, and a page of them.
  func write(_ query: AnalyzedQuery, _ page: WebPage, to json: inout JSONWriter) {
    guard let answer = counter.answer(query) else { return }
    json.pair("count", answer.count)
    let columns = collection.usualColumns
    var highlighters = columns.map { name in
      TextHighlighter(answer.plan, field: collection.vocabulary.fieldID(spelled: name)?.index ?? -1)
    }
    let items = answer.items(limit: page.limit, offset: page.offset)
    let rows = collection.values(of: items, columns: columns)
    json.key("rows")
    json.array(items.indices) { json, row in
      let cells = rows[row].map { $0.display }
      page.writeRow(items[row], cells, { highlighters[$0].ranges(in: cells[$0], separator: ", ") }, to: &json)
    }
  }

  func counts(of queries: [AnalyzedQuery]) -> [Int?] { counter.counts(of: queries) }

  func why(_ query: AnalyzedQuery, _ item: Int) -> (FilterPlan, FilterVerdict) {
    let plan = collection.plan(query)
    let reading = ItemList(collection.vocabulary)
    return (plan, collection.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) })
  }

  /// Adds the contents of the items that a query finds in a field.
  func add(to counts: inout ContentCounts, _ query: AnalyzedQuery, _ name: String, _ field: Int) {
    guard let answer = counter.answer(query) else { return }
    let reading = ItemList(collection.vocabulary, fields: [field])
    guard let binding = reading.list.bindings[field] else { return }
    let row = reading.row()
    for item in answer.result.rows() {
      counts.add([collection.read(item, into: row) { binding.content($0, 0) }])
    }
  }
}
