import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards

/// Cards in memory.
final class WebCards {
  let collection: CardCollection
  private var counter: CardCounter
  /// The cards that were read again from their records.
  private var entries: [Int: CardEntry] = [:]
  private let vocabulary: Vocabulary

  /// The names of the columns of a row.
  static let columns = ["name", "cost", "type", "stats", "set", "number", "rarity", "released", "text"]

  init(_ collection: CardCollection, _ vocabulary: Vocabulary) {
    self.collection = collection
    self.vocabulary = vocabulary
    counter = CardCounter(collection.library)
  }

  private var library: CardLibrary { collection.library }

  func name(of card: Int) -> String { library.name(of: card) }

  /// The JSON of the first printing of a card.
  func record(of card: Int) -> String {
    let records = records(of: Array(library.store.variants(of: card).prefix(1)))
    return String(decoding: records.first.flatMap { $0 } ?? [], as: UTF8.self)
  }

  private func records(of printings: [Int]) -> [[UInt8]?] {
    do throws(CardFileError) { return try collection.records(ofPrintings: printings) } catch { return [] }
  }

  private func entry(of card: Int) -> CardEntry? {
    if let entry = entries[card] { return entry }
    do throws(CardFileError) {
      guard let read = try collection.card(card) else { return nil }
      let entry = CardEntry(read)
      entries[card] = entry
      return entry
    } catch {
      return nil
    }
  }

  /// Writes the number of cards that a query finds, and a page of them.
  func write(_ query: AnalyzedQuery, _ page: WebPage, to json: inout JSONWriter) {
    guard let answer = counter.answer(CardSearch(query)) else { return }
    json.pair("count", answer.count)
    let highlighters = ["name", "type", "oracle"].map { field in
      TextHighlighter(answer.plan, field: vocabulary.fieldID(spelled: field)?.index ?? -1)
    }
    var (names, types, texts) = (highlighters[0], highlighters[1], highlighters[2])
    let end = page.limit.addingReportingOverflow(page.offset)
    json.key("rows")
    json.array(library.hits(answer, limit: end.overflow ? .max : end.partialValue).dropFirst(page.offset)) {
      json, hit in
      let cells = library.row(hit).columns + [rulesText(of: hit.card)]
      page.writeRow(
        hit.card, cells,
        { column in
          switch column {
          case 0: names.ranges(in: cells[0], separator: " // ")
          case 2: types.ranges(in: cells[2], separator: " // ")
          case 8: texts.ranges(in: cells[8], separator: " // ")
          default: []
          }
        }, to: &json)
    }
  }

  /// The rules texts of the faces of a card.
  private func rulesText(of card: Int) -> String {
    guard let card = entry(of: card)?.card else { return "" }
    var text = card.oracleText ?? ""
    for face in card.faces {
      guard let more = face.oracleText else { continue }
      text += (text.isEmpty ? "" : " // ") + more
    }
    return text
  }

  func counts(of queries: [AnalyzedQuery]) -> [Int?] { counter.counts(of: queries.map { CardSearch($0) }) }

  func why(_ query: AnalyzedQuery, _ card: Int) throws(WebError) -> (FilterPlan, FilterVerdict) {
    guard let entry = entry(of: card) else { throw WebError("the record of card \(card) cannot be read") }
    let plan = library.plan(CardSearch(query))
    return (plan, CompiledFilter(plan, for: library.list).why(entry))
  }

  /// Adds the contents of the cards that a query finds in a field: of a printing's field, those of the printings that
  /// the query finds, each once.
  func add(to counts: inout ContentCounts, _ query: AnalyzedQuery, _ field: Int) {
    guard let answer = counter.answer(CardSearch(query)), let binding = library.list.bindings[field] else { return }
    for card in answer.result.rows() {
      guard let entry = entry(of: card) else { continue }
      let found = library.store.variants(of: card).enumerated().filter { _, printing in
        answer.result.variants?.contains(printing) ?? true
      }
      counts.add(binding.isOfVariant ? found.map { binding.content(entry, $0.offset) } : [binding.content(entry, 0)])
    }
  }
}
