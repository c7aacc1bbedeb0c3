import FilterAST
package import FilterEvaluation
import FilterItems
import FilterLists
import FilterSQL
package import FilterVocabulary
import Foundation
import ScryfallCards

/// Answers queries over a list in a database. Each statement may fail, and the next one works again if the engine does.
package struct EngineAnswers: Sendable {
  /// The content of the list.
  package typealias Content = OpenedEngine.Content

  package let content: Content
  package let connection: any EngineConnection
  package let address: EngineAddress
  /// The file of the database, or the name of the list.
  package let name: String

  /// The answers of a list that was opened.
  package init(_ opened: OpenedEngine) {
    (content, connection, address) = (opened.content, opened.connection, opened.address)
    name =
      switch opened.address {
      case .sqlite(let path): String(path.split(separator: "/").last ?? "list")
      case .postgresql, .command: opened.name
      }
  }

  /// The answers of a list on a new connection.
  package init(_ content: Content, _ connection: any EngineConnection, _ address: EngineAddress, name: String) {
    (self.content, self.connection, self.address, self.name) = (content, connection, address, name)
  }

  /// The list of cards or items.
  package var list: EngineList { content.list }

  package var vocabulary: Vocabulary { content.vocabulary }

  package var isOfItems: Bool {
    if case .items = content { true } else { false }
  }

  /// The number of items.
  package var count: Int { list.count }

  /// The noun for its items, singular and plural: `card`, `cards`.
  package var nouns: (one: String, many: String) {
    isOfItems ? (vocabulary.itemName, vocabulary.itemNamePlural) : ("card", "cards")
  }

  /// Whether a client program asks the engine.
  var isOfClient: Bool {
    if case .command = address { true } else { false }
  }

  /// The file of the database; none on a server.
  var files: [String] {
    if case .sqlite(let path) = address { [path] } else { [] }
  }

  /// A name for the list in the history; nil for cards, whose queries are the same wherever they are.
  var historyKey: String? {
    guard isOfItems else { return nil }
    var place = address.description
    if case .sqlite(let path) = address { place = URL(filePath: path).standardizedFileURL.path }
    return SQLAbout.checksum(of: [[.text(place), .text(name)]])
  }

  /// The number of rows of a plan: items, or printings or pictures if a query of cards lists them.
  package func count(of plan: FilterPlan, includesExtras: Bool = false) throws(EngineError) -> Int {
    try counted(plan, includesExtras: includesExtras).count
  }

  /// The number of rows of a plan, and whether a pattern hit its step limit on a text.
  package func counted(
    _ plan: FilterPlan, includesExtras: Bool = false
  ) throws(EngineError) -> (count: Int, wasCutShort: Bool) {
    switch content {
    case .cards(let cards): try cards.counted(plan, includesExtras: includesExtras)
    case .items(let items): try items.list.counted(plan)
    }
  }

  func conditions(of plan: FilterPlan, includesExtras: Bool) -> [SQLRequest.Condition] {
    guard case .cards(let cards) = content else { return [] }
    return cards.request(for: plan, includesExtras: includesExtras).conditions
  }
}

/// Names of items.
extension EngineAnswers {
  /// The plans that look up a name; see `FilterableList.plans(ofName:)`.
  package func plans(ofName name: String) -> [FilterPlan] {
    switch content {
    case .cards(let cards): cards.cards.plans(ofName: name)
    case .items(let items): items.items.list.plans(ofName: name)
    }
  }

  /// The plan that finds everything.
  var everything: FilterPlan {
    switch content {
    case .cards(let cards): cards.cards.planOfEverything
    case .items(let items): items.items.list.planOfEverything
    }
  }

  /// The first items that a plan finds, with their names, in the order of the list: one statement.
  func named(of plan: FilterPlan, limit: Int) throws(EngineError) -> [NamedItem] {
    switch content {
    case .cards(let cards):
      var request = SQLRequest()
      request.choice = .init(of: [.item], order: [.init(.variant)])
      request.order = [.init(.item)]
      request.texts = [CardSupplements.row]
      request.limit = limit
      return try cards.list.rows(of: plan, request).rows.map { row in
        NamedItem(item: row.item, title: EngineCards.shown(row.texts.first ?? nil).name)
      }
    case .items(let items):
      let title = titleReader
      return try items.records(of: plan, limit: limit, sorts: false).records.map { item, record in
        NamedItem(item: item, title: title(record))
      }
    }
  }

  /// The verdict of a plan on an item, with what each term found in its record.
  package func verdict(on item: Int, _ plan: FilterPlan) throws(EngineError) -> FilterVerdict {
    let verdict: FilterVerdict?
    switch content {
    case .cards(let cards):
      let records = try cards.records(ofCard: item)
      let card: Card?
      do throws(CardFileError) { card = try Card(records: records) } catch { card = nil }
      verdict = card.map { CompiledFilter(plan, for: cards.cards).why(CardEntry($0)) }
    case .items(let items): verdict = self.verdict(on: try items.record(ofItem: item), of: items.items, plan)
    }
    guard let verdict else { throw EngineError(.unusable, "the list in the database has a damaged record") }
    return verdict
  }

  private func verdict(on record: String?, of items: ItemList, _ plan: FilterPlan) -> FilterVerdict? {
    guard var record else { return nil }
    let row = items.row()
    return record.withUTF8 { bytes in
      guard (try? row.read(json: bytes)) != nil else { return nil }
      return CompiledFilter(plan, for: items.list).why(row)
    }
  }

  /// The record of an item, that of its first printing for a card; empty if there is no such item.
  func record(of item: Int) throws(EngineError) -> [UInt8] {
    switch content {
    case .cards(let cards): try cards.records(ofCard: item).first ?? []
    case .items(let items): try items.record(ofItem: item).map { Array($0.utf8) } ?? []
    }
  }

  /// The text that names an item: the name of a card, the value of the name field or of the first column.
  package func title(of item: Int) throws(EngineError) -> String {
    switch content {
    case .cards(let cards): return try cards.name(ofCard: item)
    case .items(let items):
      return try items.record(ofItem: item).map(titleReader) ?? ""
    }
  }

  /// Reads the text that names an item from its record; empty for a damaged record.
  private var titleReader: (_ record: String) -> String {
    let columns = ListColumns(of: vocabulary)
    let values = RecordValues(columns, columns.ofTitle)
    return { values.values(of: $0.utf8)?.first?.display ?? "" }
  }
}
