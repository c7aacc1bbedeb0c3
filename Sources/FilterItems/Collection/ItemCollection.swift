import DataStreams
import FilterAST
public import FilterEvaluation
package import FilterSemantics
import FilterText
public import FilterVocabulary

/// The items of files in memory, in columns for queries and as they are in their files.
///
/// ```swift
/// // With the module ListFiles:
/// let items = try ItemCollection(ItemSource(path: "access.log.jsonl"))
/// items.items(matching: "status>=500 -path:/health").map { items.record($0) }
/// ```
public final class ItemCollection: Sendable {
  /// A name for the items: `access.log.jsonl`, `orders.csv and 2 more`.
  public let name: String
  /// The vocabulary. The frequencies of its values are the numbers of items that have them, and open lists have the
  /// values of the items.
  public let vocabulary: Vocabulary
  /// The fields bound to rows of records.
  package let reading: ItemList
  /// The fields in columns, for counts and completion.
  public let store: ColumnStore
  /// The names of the fields that a table of items shows, the name field first.
  package let usualColumns: [String]
  /// The first records that could not be read, at most ``maximumDamage``.
  package let damage: [ItemDamage]
  /// The number of records that could not be read.
  public let damagedCount: Int
  package let records: ItemRecords

  /// The maximum number of damaged records that are kept.
  package static let maximumDamage = 100

  /// The number of items.
  public var count: Int { records.count }

  package var list: FilterableList<ItemRow> { reading.list }

  /// The phases of reading.
  package enum Phase: String, Sendable {
    case reading
    case indexing
  }

  /// Makes a collection of records that were read into a store.
  package init(
    name: String, vocabulary: Vocabulary, store: ColumnStore, records: ItemRecords, damage: [ItemDamage],
    damagedCount: Int
  ) {
    self.name = name
    let vocabulary = vocabulary.notingOthers(in: store)
    self.vocabulary = vocabulary
    // A query names values by their place in its vocabulary.
    let reading = ItemList(vocabulary)
    self.reading = reading
    usualColumns = vocabulary.usualColumns
    var store = store
    if !vocabulary.objectLists.isEmpty {
      store.rowsHavingElement = { test in reading.records(records, havingElement: test) }
    }
    store.rowsWritten = { test in reading.records(records, written: test) }
    self.store = store
    self.records = records
    (self.damage, self.damagedCount) = (damage, damagedCount)
  }

  /// The plan of a query. A term that cannot be read or answered refuses it, unless it is to be ignored.
  package func plan(_ query: AnalyzedQuery, isTolerant: Bool = false) -> FilterPlan {
    isTolerant ? FilterPlan(query, for: list) : FilterPlan(whole: query, for: list)
  }

  /// Runs a plan.
  package func answer(_ plan: FilterPlan, _ result: FilterResult? = nil) -> ItemAnswer {
    ItemAnswer(plan, result ?? store.run(plan), of: store, vocabulary) { items, column in
      self.values(of: items, columns: [column]).map { $0.first ?? .nothing }
    }
  }

  /// The bytes of an item as in its file, without a line break.
  package func bytes(of item: Int) -> [UInt8] { Array(records.bytes(of: item)) }

  /// Whether an item is a JSON object, not a line of columns.
  package func isJSON(_ item: Int) -> Bool {
    if case .json = records.form(of: item) { return true }
    return false
  }

  /// The paths of the files that the items were read from.
  package var paths: [String] { records.fileNames }

  /// The file of an item, and its line there, from 1.
  package func place(of item: Int) -> (file: String, line: Int) { records.place(of: item) }

  /// The values of some columns of some items.
  package func values(of items: some Sequence<Int>, columns: [String]) -> [[ItemValue]] {
    let reading = ItemList(vocabulary, fields: [], columns: columns)
    let row = reading.row(checks: .wanted)
    return items.map { records.read($0, into: row) { reading.columns(of: $0) } }
  }

  /// Reads an item into a row and passes the row to `body` while its values are valid.
  package func read<Result>(_ item: Int, into row: ItemRow, _ body: (ItemRow) -> Result) -> Result {
    records.read(item, into: row, body)
  }

  /// The text that names an item: the value of the name field, or of the first column.
  package func title(of item: Int) -> String { titles(of: [item])[0] }

  /// The text that names each of some items.
  package func titles(of items: some Sequence<Int>) -> [String] {
    values(of: items, columns: vocabulary.titleColumn(among: usualColumns)).map { $0.first?.display ?? "" }
  }
}

extension ItemCollection {
  /// The items that a query finds, by their numbers from 0, in the order of the file or of `order:`. For search fields:
  /// the part of a broken query that can be used is searched for, and terms that cannot be read are ignored.
  public func items(matching query: String, limit: Int = .max) -> [Int] {
    answer(list.plan(query)).items(limit: limit)
  }

  /// The record of an item as it is in the file, without a line break; empty for an item that does not exist.
  public func record(_ item: Int) -> String {
    item >= 0 && item < count ? String(decoding: bytes(of: item), as: UTF8.self) : ""
  }

  /// The values of a field of an item; empty for an item that does not exist, and without a value. `name` may also be a
  /// column or a path of keys that is not a field.
  public func values(of name: String, item: Int) -> [String] {
    item >= 0 && item < count ? values(of: [item], columns: [name])[0].flatMap { $0.scalarTexts } : []
  }
}

extension Vocabulary {
  /// The number of values that the kind of a field cannot read which completion offers.
  private static let maximumOfferedOthers = 8

  /// This vocabulary with what the items have of values that the kinds of fields cannot read; the most frequent ones are
  /// examples of their fields.
  fileprivate func notingOthers(in store: ColumnStore) -> Vocabulary {
    let noted = noting { index, _ in store.otherCount(in: index) > 0 ? .possible : .absent }
    var changed = noted.fields
    for index in changed.indices where changed[index].others == .possible {
      var values: [(text: String, count: Int)] = []
      store.forEachOther(in: index) { _, spelling, rows in values.append((spelling, rows.count)) }
      values.sort { ($1.count, $0.text) < ($0.count, $1.text) }
      for (text, _) in values.prefix(Self.maximumOfferedOthers) where text.utf8.count <= 40 && !text.isEmpty {
        let example = "\(changed[index].name):\(FilterValue(text, in: .lists))"
        if !changed[index].examples.contains(example) { changed[index].examples.append(example) }
      }
    }
    return changed == noted.fields ? noted : noted.replacing(fields: changed)
  }

  /// The names of the fields that a table of items shows, in their order, which is that of the data.
  package var usualColumns: [String] {
    fields.filter { !$0.isDirective && !$0.isOfPlace && $0.kind.traits.family != .property }.map { $0.name }
  }

  /// The one of some columns whose value names an item: the name field, or else the first; none without columns.
  package func titleColumn(among columns: [String]) -> [String] {
    columns.contains(nameField) ? [nameField] : Array(columns.prefix(1))
  }
}
