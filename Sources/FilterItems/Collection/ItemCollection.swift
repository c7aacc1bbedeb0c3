import DataStreams
public import FilterEvaluation
package import FilterSemantics
public import FilterVocabulary

/// The items of files in memory, in columns for queries and as they are in their files.
///
/// ```swift
/// let items = try ItemCollection(ItemSource(path: "access.log.jsonl"))
/// items.items(matching: "status>=500 -path:/health").map { items.record($0) }
/// ```
public final class ItemCollection: Sendable {
  /// A name for the items: `access.log.jsonl`, `orders.csv and 2 more`.
  public let name: String
  /// The vocabulary. The frequencies of its values are the numbers of items that have them, and open lists have the
  /// values of the items.
  public let vocabulary: Vocabulary
  package let list: FilterableList<ItemRow>
  /// The fields in columns, for counts and completion.
  public let store: ColumnStore
  /// The names of the fields that a table of items shows, the name field first.
  package let usualColumns: [String]
  /// The first records that could not be read, at most ``maximumDamage``.
  package let damage: [ItemDamage]
  /// The number of records that could not be read.
  public let damagedCount: Int
  let records: ItemRecords

  /// The maximum number of damaged records that are kept.
  package static let maximumDamage = 100

  /// The number of items.
  public var count: Int { records.count }

  /// What takes time.
  package enum Phase: String, Sendable {
    case reading
    case indexing
  }

  private init(
    name: String, vocabulary: Vocabulary, store: ColumnStore, records: ItemRecords, damage: [ItemDamage],
    damagedCount: Int
  ) {
    self.name = name
    self.vocabulary = vocabulary
    // A query names values by their place in its vocabulary.
    list = ItemList(vocabulary).list
    usualColumns = vocabulary.usualColumns
    self.store = store
    self.records = records
    (self.damage, self.damagedCount) = (damage, damagedCount)
  }

  /// Reads files, or opens one that ``prepare(to:_:)`` wrote, which has a vocabulary of its own.
  ///
  /// - Parameters:
  ///   - name: A name for the items; by default that of the files.
  ///   - maximumBytes: The maximum size of the unpacked text of each file.
  ///   - progress: Gets the phase and, where it is known, the part of it that is done, from 0 to 1.
  /// - Throws: If a file is missing, cannot be read, holds no items or is too large. Damaged records are left out and
  ///   counted.
  package convenience init(
    reading files: [ItemFile], vocabulary: Vocabulary, named name: String? = nil, maximumBytes: Int = .max,
    progress: (_ phase: Phase, _ fraction: Double?) -> Void = { _, _ in }
  ) throws(ItemFileError) {
    let files = files.map { $0.recognized() }
    if files.count == 1, case .prepared(let file) = files[0].form {
      if files[0].limit != nil {
        throw ItemFileError(message: "'\(files[0].name)' is prepared, which only the command line may name")
      }
      let prepared = try file.open()
      self.init(
        name: name ?? prepared.name, vocabulary: prepared.vocabulary, store: prepared.store, records: prepared.records,
        damage: [], damagedCount: prepared.damagedCount)
      return
    }
    let items = ItemList(vocabulary)
    var builder = ColumnStoreBuilder(items.list)
    var records = ItemRecords()
    var damage: [ItemDamage] = []
    var damagedCount = 0
    for (index, file) in files.enumerated() {
      let row = items.row()
      func report(_ read: FileProgress) {
        progress(.reading, read.fraction.map { (Double(index) + $0) / Double(files.count) })
      }
      var columns: [String] = []
      try file.readRaw(maximumBytes: maximumBytes, progress: report) { raw in
        switch row.read(raw, of: file) {
        case .damage(let one):
          damagedCount += 1
          if damage.count < Self.maximumDamage { damage.append(one) }
        case .record(let record):
          builder.append(row)
          if case .delimited(let cells) = raw, cells.number == 0 { columns = cells.columnNames }
          records.append(record, of: file, form: ItemCollection.form(of: raw, columns: columns))
        }
        return true
      }
    }
    progress(.indexing, nil)
    let store = builder.finish()
    self.init(
      name: name ?? ItemCollection.name(of: files), vocabulary: vocabulary.counting(in: store), store: store,
      records: records, damage: damage, damagedCount: damagedCount)
  }

  private static func form(of raw: RawItem, columns: [String]) -> ItemRecords.Form {
    guard case .delimited(let record) = raw else { return .json }
    return .delimited(delimiter: record.delimiter ?? UInt8(ascii: ","), columns: columns)
  }

  private static func name(of files: [ItemFile]) -> String {
    let first = files.first.map { String($0.path.split(separator: "/").last ?? "items") } ?? "no file"
    return files.count < 2 ? first : "\(first) and \(files.count - 1) more"
  }

  /// The plan of a query under ``vocabulary``.
  package func plan(_ query: AnalyzedQuery) -> FilterPlan { FilterPlan(query, for: list) }

  /// Runs a plan.
  package func answer(_ plan: FilterPlan) -> ItemAnswer { ItemAnswer(plan, store.run(plan), of: self) }

  /// The bytes of an item as in its file, without a line break.
  package func bytes(of item: Int) -> [UInt8] { Array(records.bytes(of: item)) }

  /// Whether an item is an object of JSON, and not a line of columns.
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

  /// Reads an item into a row and passes the row to `body` while its values are there.
  package func read<Result>(_ item: Int, into row: ItemRow, _ body: (ItemRow) -> Result) -> Result {
    records.read(item, into: row, body)
  }

  /// The text that names an item: the value of the name field, or of the first column.
  package func title(of item: Int) -> String {
    values(of: [item], columns: Array(usualColumns.prefix(1))).first?.first?.display ?? ""
  }
}

extension Vocabulary {
  /// The names of the fields that a table of items shows: the name field first, then the others in their order.
  package var usualColumns: [String] {
    let names = fields.filter { !$0.isDirective && $0.kind != .flag && $0.kind != .absentFlag }.map { $0.name }
    return names.filter { $0 == nameField } + names.filter { $0 != nameField }
  }
}
