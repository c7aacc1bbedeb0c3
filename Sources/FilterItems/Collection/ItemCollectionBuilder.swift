import DataStreams
import FilterEvaluation
package import FilterVocabulary

/// Makes a collection record by record.
package struct ItemCollectionBuilder {
  fileprivate let vocabulary: Vocabulary
  private let list: ItemList
  fileprivate var columns: ColumnStoreBuilder<ItemRow>
  fileprivate var records: ItemRecords
  fileprivate var damage: [ItemDamage] = []
  fileprivate var damagedCount = 0
  private var row: ItemRow
  /// The columns of the current text, if it is delimited.
  private var columnNames: [String] = []

  /// Makes a builder whose records are copied, or left out.
  package init(_ vocabulary: Vocabulary, keepsRecords: Bool = true) {
    self.init(vocabulary, ItemRecords(keepsBytes: keepsRecords))
  }

  /// The memory of the items in bytes: their records, columns and indexes. Linear in the fields.
  package var footprint: Int { columns.footprint + records.footprint }

  /// Makes a builder of records within a text, which are not copied. Their offsets count from its beginning.
  init(_ vocabulary: Vocabulary, recordsIn text: [UInt8]) { self.init(vocabulary, ItemRecords(in: text)) }

  private init(_ vocabulary: Vocabulary, _ records: ItemRecords) {
    // Columns of ordered words have ranks alone.
    let vocabulary = vocabulary.knowingRanksOnly
    self.vocabulary = vocabulary
    self.records = records
    list = ItemList(vocabulary)
    columns = ColumnStoreBuilder(list.list)
    row = list.row()
  }

  /// Begins another text.
  package mutating func beginText() {
    row = list.row()
    columnNames = []
  }

  /// Adds a record of a text, or counts it as damaged.
  package mutating func append(_ raw: RawItem, of text: ItemText) {
    switch row.read(raw, of: text) {
    case .damage(let one):
      damagedCount += 1
      if damage.count < ItemCollection.maximumDamage { damage.append(one) }
    case .record(let record):
      columns.append(row)
      if case .delimited(let cells) = raw, cells.number == 0 { columnNames = cells.columnNames }
      records.append(record, of: text.name, form: Self.form(of: raw, columns: columnNames))
    }
  }

  private static func form(of raw: RawItem, columns: [String]) -> ItemRecords.Form {
    switch raw {
    case .json: .json
    case .delimited(let record): .delimited(record.marks, columns: columns)
    case .text(let record): .text(record.form)
    }
  }
}

extension ItemCollection {
  /// Makes a collection of the added records. Linear.
  package convenience init(_ builder: consuming ItemCollectionBuilder, named name: String) {
    var columns = builder.columns
    let store = columns.finish()
    self.init(
      name: name, vocabulary: builder.vocabulary.counting(in: store), store: store, records: builder.records,
      damage: builder.damage, damagedCount: builder.damagedCount)
  }
}
