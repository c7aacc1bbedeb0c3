import FilterAnalysis
import FilterEvaluation
package import FilterItems
import FilterJSON
import FilterParser
import FilterSemantics
package import FilterText
import FilterVocabulary
import ItemFiles
package import ScryfallCards

/// Answers queries over one list, each with a line of JSON.
package struct QueryAnswers {
  /// The list that the queries search.
  package enum List {
    case cards(CardCollection, isStrict: Bool, includesExtras: Bool)
    /// Items, and the columns of their rows; none for the records as they are.
    case items(ItemCollection, columns: [String])
  }

  private let list: List
  /// The maximum number of rows of an answer; nil for answers without rows.
  private let limit: Int?
  /// Whether queries with errors are run.
  private let isTolerant: Bool
  /// The worst status so far.
  package private(set) var status = ExitStatus.clean

  package init(_ list: List, limit: Int?, isTolerant: Bool) {
    self.list = list
    self.limit = limit
    self.isTolerant = isTolerant
  }

  private var vocabulary: Vocabulary {
    switch list {
    case .cards(let cards, _, _): cards.library.list.vocabulary
    case .items(let items, _): items.vocabulary
    }
  }

  /// Answers a query.
  package mutating func answer(_ source: SourceText, on console: inout Console) throws(CommandFailure) {
    let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
    if !isTolerant, query.diagnostics.contains(where: { $0.severity == .error }) {
      status = .failure
      return console.writeJSONLine {
        QueryJSON.writeAnswer(to: query, count: nil, refusal: nil, ignored: [], rows: nil, to: &$0)
      }
    }
    switch list {
    case .cards(let cards, let isStrict, let includesExtras):
      try answer(CardSearch(query, isStrict: isStrict, includesExtras: includesExtras), in: cards, on: &console)
    case .items(let items, let columns): answer(query, in: items, columns: columns, on: &console)
    }
  }

  private mutating func note(count: Int?) {
    if count == nil { status = .failure } else if count == 0, status == .clean { status = .negative }
  }

  private mutating func answer(
    _ search: CardSearch, in cards: CardCollection, on console: inout Console
  ) throws(CommandFailure) {
    let answer = cards.library.search(search)
    let count = answer.refusal == nil ? answer.count : nil
    note(count: count)
    var rows: [[UInt8]] = []
    if let limit, count != nil {
      let printings = cards.library.hits(answer, limit: limit).map { $0.printing }
      do throws(CardFileError) { rows = try cards.records(ofPrintings: printings).compactMap { $0 } } catch {
        throw CommandFailure(message: error.message)
      }
    }
    console.writeJSONLine {
      QueryJSON.writeAnswer(
        to: search.query, count: count, refusal: answer.refusal?.message, ignored: answer.ignored,
        rows: limit.map { _ in { $0.array(rows) { $0.json(JSONWriter.singleLine($1)) } } }, to: &$0)
    }
  }

  private mutating func answer(
    _ query: AnalyzedQuery, in items: ItemCollection, columns: [String], on console: inout Console
  ) {
    let answer = items.answer(items.plan(query, isTolerant: isTolerant))
    let refusal = answer.plan.reading.refusal
    let count = refusal == nil ? answer.count : nil
    note(count: count)
    let found = answer.items(limit: count == nil ? 0 : limit ?? 0)
    console.writeJSONLine {
      QueryJSON.writeAnswer(
        to: query, count: count, refusal: refusal?.message, ignored: answer.plan.reading.ignored,
        rows: limit.map { _ in
          { json in
            json.array(found) { json, item in ItemRecordJSON(items, columns: columns).write(item, to: &json) }
          }
        }, to: &$0)
    }
  }
}

/// Writes items as JSON: the record as it is, or the values of some columns.
package struct ItemRecordJSON {
  private let items: ItemCollection
  private let columns: [String]

  /// Without columns, those of the vocabulary are written for items of delimited text.
  package init(_ items: ItemCollection, columns: [String] = []) {
    self.items = items
    self.columns = columns
  }

  /// Writes an item.
  package func write(_ item: Int, to json: inout JSONWriter) {
    if columns.isEmpty, items.isJSON(item) { return json.json(JSONWriter.singleLine(items.bytes(of: item))) }
    let names = columns.isEmpty ? items.usualColumns : columns
    let values = items.values(of: [item], columns: names).first ?? []
    json.object { json in
      for (name, value) in zip(names, values) {
        let column = ItemColumn(name, in: items.vocabulary)
        json.key(column.name)
        column.write(value, to: &json)
      }
    }
  }
}
